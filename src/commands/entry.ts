/**
 * Lines of the list of commands. Nothing of a command is loaded before it is called.
 */
import { misuse, OrganonError } from "#logic/error";
import type { Command } from "./command.ts";

/** The exports of a package beside the core for the command line. */
export type CommandPackage = {
  /** Its commands by name. */
  readonly commands: Readonly<Record<string, () => Promise<Command | CommandGroup>>>;
};

/** Loads a package by its name. The core imports none: an entry point hands the loader in. */
export type LoadPackage = (name: string) => Promise<CommandPackage>;

/** One line of a list of commands: what the overview shows, and how the command is loaded. */
export type CommandEntry = {
  readonly name: string;
  readonly summary: string;
  readonly load: (loadPackage: LoadPackage) => Promise<Command | CommandGroup>;
};

/** A line of a list of commands; its file exports one command. */
export const entry = (
  name: string,
  summary: string,
  load: () => Promise<{ readonly command: Command | CommandGroup }>,
): CommandEntry => ({ name, summary, load: async () => (await load()).command });

/** A line for a command of a package beside the core; an error names the package where it is not installed. */
export const packageEntry = (name: string, summary: string, packageName: string): CommandEntry => ({
  name,
  summary,
  load: async (loadPackage) => {
    const { commands } = await loadPackage(packageName).catch((cause: unknown) => {
      throw missing(`organon ${name}`, packageName, cause);
    });
    const load = commands[name];
    if (load === undefined) throw new OrganonError("bug/no-command", `${packageName} has no ${name}`);
    return load();
  },
});

const missing = (what: string, packageName: string, cause: unknown): unknown => {
  const isMissing =
    cause instanceof Error &&
    "code" in cause &&
    cause.code === "ERR_MODULE_NOT_FOUND" &&
    cause.message.includes(packageName);
  return isMissing
    ? misuse(`${what} needs the package ${packageName}`, `npm install ${packageName}`, cause)
    : cause;
};

/** A command that is a name for others: `organon study logicasker`. */
export type CommandGroup = {
  readonly name: string;
  readonly summary: string;
  readonly commands: readonly CommandEntry[];
  /** The same commands by title, where they are many. */
  readonly sections?: Readonly<Record<string, readonly CommandEntry[]>>;
  /** The command of the user's own file, for a group that takes a path in the place of a name. */
  readonly open?: (path: string) => Promise<Command>;
};
