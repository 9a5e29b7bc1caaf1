/**
 * A command of the command line: its words for the help text, its flags as a table, and its function.
 */
import { dirname } from "node:path";
import type { Command } from "commander";
import { OrganonError } from "#logic/error";
import { isRecord } from "#logic/is-record";
import type { Scrub } from "#models/providers/secret";
import type { Document } from "#report/document";
import type { Store } from "#runs/store";
import type { Outputs } from "#workspace/files/outputs";
import type { openStore } from "#experiments/open-store";
import type { LoadedConfig } from "#workspace/settings/loaded-config";
import { declareFlags, pageFlags, readFlags, type FlagTable, type FlagValues } from "./flags.ts";
import type { Openers } from "./surroundings.ts";
import type { Terminal } from "./terminal.ts";

export type CommonFlags = {
  readonly json: boolean;
  readonly quiet: boolean;
  /** Documents are written in ASCII. */
  readonly ascii?: boolean;
  readonly store: string;
  readonly config?: string;
};

/** Where a store is unless a flag or the configuration names another. */
export const usualStore = "organon-runs/organon.sqlite";

/** The folder in which a verb leaves files: that of the store, where the store is a file. */
export const folderOf = (store: string): string => dirname(store.includes("://") ? usualStore : store);

/** What a verb is run with, beside its flags and arguments. */
export type Context = {
  readonly terminal: Terminal;
  readonly common: CommonFlags;
  readonly config: LoadedConfig;
  /** The environment; `.env` adds to it. */
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  readonly confirm?: (question: string) => Promise<boolean>;
  /** Opens the store that the flags name; it is closed when the command ends, whatever happens. */
  readonly open: (mode: Parameters<typeof openStore>[1]) => Promise<Store>;
  /** Opens it to read where there is one. */
  readonly openIfThere: () => Promise<Store | undefined>;
  /** Removes secrets from what is answered elsewhere than on the terminal, which does so itself. */
  readonly redact: Scrub;
  /** Writes the command's files; none replaces what the command reads. */
  readonly outputs: Outputs;
} & Openers;

/** What a command gives back: printed as JSON with --json, else as its document or its lines. */
export type Result = {
  readonly json: unknown;
  readonly isOneLine?: boolean;
  /** Whether a terminal shows the document's details, too. */
  readonly isFull?: boolean | undefined;
  /** Written to stderr behind the result: a notice unless --quiet, a warning always. */
  readonly notice?: string;
  readonly warning?: string;
  /** 0 where nothing is said. */
  readonly exitCode?: number;
} & (
  | {
      readonly document: Document;
      /** It is printed although pages are written, too. */
      readonly isAlwaysPrinted?: boolean;
    }
  | { readonly lines: readonly (string | Document)[] }
);

/** A positional argument: "[run]" may be left out, "<file>" may not. */
export type Argument = { readonly name: string; readonly about: string; readonly usual?: string };

export const runArgument: Argument = {
  name: "[run]",
  about: "run id, a unique prefix, a name, or latest",
  usual: "latest",
};

type About = {
  readonly name: string;
  readonly summary: string;
  readonly example: string;
  /** Set by the verbs that mend or write the configuration: a bad one must not keep them from their work. */
  readonly withoutConfig?: boolean;
  /** False for the verbs that need no setting: the folder's configuration is not looked at for them. */
  readonly folderConfig?: false;
  /** Set by the verbs that have nothing to save and may be deep in work: an interruption ends them where they are. */
  readonly endsAtOnce?: true;
  /** Set by the verbs that write files which no flag names. */
  readonly writesFiles?: true;
  /** Set by the verbs that ask models, or the flag with which one does: cut off, the same command goes on where it stopped. */
  readonly resumes?: true | `--${string}`;
};

export type Verb = About & {
  readonly flags: FlagTable;
  /** Those of its flags that write its document as a page or as Markdown. */
  readonly pages: Partial<ReturnType<typeof pageFlags>>;
  /** Declares arguments and flags; help shows every flag with --all. */
  readonly declare: (command: Command, help: { readonly all: boolean }) => void;
  /** Does it and gives the result, or the exit code where it has printed by itself. `given` is what commander gathered. */
  readonly run: (
    args: readonly string[],
    given: Readonly<Record<string, unknown>>,
    context: Context,
    /** The command line, so that a refusal names a flag as it was given. */
    words?: readonly string[],
  ) => Promise<Result | number>;
};

/**
 * A verb from its table of flags: `run` gets their values by field, and the positional arguments. With `pages` its document is
 * also written by --html and --md; the words are those of their help.
 */
export const defineVerb = <Table extends FlagTable>({
  arguments: positional = [],
  flags: own,
  pages: written,
  run,
  ...about
}: About & {
  readonly arguments?: readonly Argument[];
  readonly flags: Table;
  readonly pages?: true | Parameters<typeof pageFlags>;
  readonly run: (
    values: FlagValues<Table>,
    context: Context,
    args: readonly string[],
  ) => Promise<Result | number>;
}): Verb & { readonly flags: Table } => {
  const pages = written === undefined ? {} : pageFlags(...(written === true ? [] : written));
  const flags = { ...own, ...pages };
  return {
    ...about,
    flags,
    pages,
    declare: (command, help) => {
      for (const { name, about: what, usual } of positional) command.argument(name, what, usual);
      declareFlags(command, flags, help);
    },
    run: (args, given, context, words) => run(readFlags(own, given, words), context, args),
  };
};

/** One line of a list of verbs: what the overview shows, and how the verb's file is loaded. */
export type VerbEntry = {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<Verb | VerbGroup>;
};

/** A line of a list of verbs. Of a file's verbs that of the name is called, or its only one. */
export const entry = (name: string, summary: string, load: () => Promise<object>): VerbEntry => ({
  name,
  summary,
  load: async () => {
    const verbs = Object.values(await load()).filter(isVerb);
    const found = verbs.find((verb) => verb.name.endsWith(name)) ?? verbs[0];
    if (found === undefined) throw new OrganonError("bug/no-verb", `the file of ${name} exports no command`);
    return found;
  },
});

const isVerb = (value: unknown): value is Verb | VerbGroup =>
  isRecord(value) && ("declare" in value || "verbs" in value);

/** A verb that is only a name for others: `organon divlogic generate`. */
export type VerbGroup = {
  readonly name: string;
  readonly summary: string;
  readonly verbs: readonly VerbEntry[];
  /** The same commands by title, where they are many. */
  readonly sections?: Readonly<Record<string, readonly VerbEntry[]>>;
  /** The verb of a file of one's own, for a group that takes a path in the place of a name. */
  readonly open?: (path: string) => Promise<Verb>;
};
