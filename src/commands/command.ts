/**
 * A command of the command line: its words for the help text, its flags as a table, and its function.
 */
import { dirname } from "node:path";
import type { Scrub } from "#models/providers/secret";
import type { Document } from "#reports/document";
import type { Store } from "#runs/store";
import type { Outputs } from "#workspace/files/outputs";
import type { openStore } from "#experiments/open-store";
import type { LoadedConfig } from "#workspace/settings/loaded-config";
import { usualStore } from "./surroundings.ts";
import { pageFlags, readFlags, type Shape, type Values } from "./flags.ts";
import type { Terminal } from "./terminal.ts";

export type CommonFlags = {
  readonly json: boolean;
  readonly quiet: boolean;
  readonly store: string;
  readonly config?: string;
};

/** The folder in which a command leaves files: that of the store, if the store is a file. */
export const getFolder = (store: string): string => dirname(store.includes("://") ? usualStore : store);

/** A command's input besides its options and arguments. */
export type Context = {
  readonly terminal: Terminal;
  readonly common: CommonFlags;
  readonly config: LoadedConfig;
  /** The environment; `.env` adds to it. */
  readonly env: Readonly<Record<string, string | undefined>>;
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
};

/** A command's result: printed as JSON with --json, else as its document or its lines. */
export type Result = {
  readonly json: unknown;
  readonly isOneLine?: boolean;
  /** True if a terminal shows the document's details, too. */
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
  readonly arguments?: readonly Argument[];
  /** Set by commands that mend or write the configuration: a bad one must not keep them from their work. */
  readonly withoutConfig?: boolean;
  /** False for commands that need no setting, or the flag with which one does: else the folder's configuration is not read. */
  readonly folderConfig?: false | `--${string}`;
  /** Set by commands that have nothing to save and may be deep in work: an interruption ends them where they are. */
  readonly endsAtOnce?: true;
  /** True if the flags ask for something that tasks of packages may be needed for; absent where they always are. */
  readonly needsTasks?: (flags: Readonly<Record<string, unknown>>) => boolean;
  /** Set by commands that write files which no flag names. */
  readonly writesFiles?: true;
  /** Set by commands that ask models: the same command continues after an interruption. */
  readonly resumes?: true;
};

/** The function of a command: the file `run.ts` of its folder. Returns the result, or the exit code if it has printed by itself. */
export type Run<Fields extends Shape> = (
  values: Values<Fields>,
  context: Context,
  args: readonly string[],
) => Promise<Result | number>;

type Start = (
  args: readonly string[],
  /** The values that commander gathered. */
  given: Readonly<Record<string, unknown>>,
  context: Context,
  /** The command line, so that a message names a flag as it was given. */
  words?: readonly string[],
) => Promise<Result | number>;

/** A command: what it takes, in the file `options.ts` of its folder, and its function, loaded when it runs. */
export type Command = About & {
  readonly options: Shape;
  /** True if its document is also written as a page or as Markdown, by --html and --md. */
  readonly hasPages: boolean;
  /** Reads the options that were given, and refuses what can't be combined: nothing else is loaded for it. */
  readonly check: (
    given: Readonly<Record<string, unknown>>,
    words: readonly string[],
    args: readonly string[],
  ) => void;
  readonly start: Start;
};

/** A command from its options. With `pages` its document is also written by --html and --md, under the help given. */
export const defineCommand = <Fields extends Shape>({
  options,
  pages: written,
  check = () => {},
  load,
  ...about
}: About & {
  readonly options: Fields;
  readonly pages?: true | Parameters<typeof pageFlags>;
  /** Refuses values that can't be combined, before anything else is loaded. */
  readonly check?: (values: Values<Fields>, args: readonly string[]) => void;
  /** Loads the command's function; what its options refuse needs none of it. */
  readonly load: () => Promise<{ readonly run: Run<Fields> }>;
}): Command => {
  const hasPages = written !== undefined;
  return {
    ...about,
    options: hasPages ? { ...options, ...pageFlags(...(written === true ? [] : written)) } : options,
    hasPages,
    check: (given, words, args) => check(readFlags(options, given, words), args),
    start: async (args, given, context, words) => {
      const values = readFlags(options, given, words);
      const { run } = await load();
      return run(values, context, args);
    },
  };
};
