/**
 * Lines of the list of commands. Nothing of a command is loaded before it is called.
 */
import type { Command } from "./command.ts";

/** One line of a list of commands: what the overview shows, and how the command is loaded. */
export type CommandEntry = {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<Command | CommandGroup>;
};

/** A line of a list of commands; its file exports one command. */
export const entry = (
  name: string,
  summary: string,
  load: () => Promise<{ readonly command: Command | CommandGroup }>,
): CommandEntry => ({ name, summary, load: async () => (await load()).command });

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
