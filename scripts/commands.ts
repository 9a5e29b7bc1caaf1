/**
 * `node scripts/commands.ts` writes docs/commands.md: every command with its summary and an example, out of the one list of
 * commands. Run it where a command, its summary or its example has changed.
 */
import { writeFileSync } from "node:fs";
import type { Command } from "../src/commands/command.ts";
import type { CommandEntry } from "../src/commands/entry.ts";
import { commands } from "../src/commands/commands.ts";

/** A command as it is typed, "generate --task four-option", and its declaration. */
export type ListedCommand = { readonly words: string; readonly command: Command };

/** Every command of a list, those of groups in the place of their group. */
export const listedCommands = async (
  entries: readonly CommandEntry[] = commands,
  before = "",
): Promise<readonly ListedCommand[]> => {
  const listed: ListedCommand[] = [];
  for (const { name, load } of entries) {
    const words = `${before}${name}`;
    const command = await load();
    if ("commands" in command) listed.push(...(await listedCommands(command.commands, `${words} `)));
    else listed.push({ words, command });
  }
  return listed;
};

/** docs/commands.md. */
export const commandsPage = async (): Promise<string> => {
  const rows = (await listedCommands()).map(
    ({ words, command: { summary, example } }) =>
      `| \`${words}\` | ${cell(summary)} | \`${cell(example)}\` |`,
  );
  return [
    "# Commands",
    "",
    "Find a command and an example of it. `npx organon COMMAND --help` lists its flags. `node scripts/commands.ts` writes this page.",
    "",
    "| command | does | example |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
};

const cell = (text: string): string => text.replaceAll("|", "\\|");

if (import.meta.main) writeFileSync(new URL("../docs/commands.md", import.meta.url), await commandsPage());
