/**
 * What a verb is to the front door: its words for the help text, its flags, and what it does.
 */
import type { Command } from "commander";
import type { LoadedConfig } from "./config.ts";
import type { Terminal } from "./terminal.ts";

/** The flags that every verb has. */
export type CommonFlags = {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly store: string;
  readonly config?: string;
};

/** Where a store is unless a flag or the configuration names another. */
export const usualStore = "organon-runs/organon.sqlite";

export type Context = {
  readonly terminal: Terminal;
  readonly common: CommonFlags;
  /** organon.config.ts, or an empty one. */
  readonly config: LoadedConfig;
  readonly signal: AbortSignal;
  /** The options that the command line gave itself, by their long names; the others have their defaults. */
  readonly given: ReadonlySet<string>;
};

export type Verb = {
  readonly name: string;
  readonly summary: string;
  /** A whole command line that works. */
  readonly example: string;
  /** Set by the verbs that mend or write the configuration: a bad one must not keep them from their work. */
  readonly withoutConfig?: boolean;
  /** Set by the verbs that ask models: cut off, the same command goes on where it stopped. */
  readonly resumes?: boolean;
  /** Declares arguments and options. */
  readonly declare: (command: Command) => void;
  /**
   * Does it and gives the exit code. `args` are the positional arguments, `flags` the options by their long
   * names; both are still text and are parsed here, at the door.
   */
  readonly run: (
    args: readonly string[],
    flags: Readonly<Record<string, unknown>>,
    context: Context,
  ) => Promise<number>;
};

/** One line of a list of verbs: what the overview shows, and how the verb's file is loaded. */
export type VerbEntry = {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<Verb | VerbGroup>;
};

/** A verb that is only a name for others: `organon divlogic generate`. */
export type VerbGroup = {
  readonly name: string;
  readonly summary: string;
  readonly verbs: readonly VerbEntry[];
  /** Verbs of the contract that a later step builds. */
  readonly laterVerbs: readonly string[];
};
