/**
 * `node scripts/commands.ts` writes docs/commands.md: every command with its summary, an example and its options, out of the one
 * list of commands. Run it where one of them has changed.
 */
import { writeFileSync } from "node:fs";
import type { Command } from "../src/commands/command.ts";
import type { CommandEntry, LoadPackage } from "../src/commands/entry.ts";
import { commands } from "../src/commands/commands.ts";
import { getName, namedFlags } from "../src/commands/flags.ts";
import { commonOptions } from "../src/commands/overview.ts";

/** A command as it is typed, "generate --task four-option", and its declaration. */
export type ListedCommand = { readonly words: string; readonly command: Command };

const loadPackage: LoadPackage = (name) => import(`../packages/${name.replace("organon-", "")}/src/index.ts`);

/** Every command of a list, those of groups in the place of their group. */
export const listedCommands = async (
  entries: readonly CommandEntry[] = commands,
  before = "",
): Promise<readonly ListedCommand[]> => {
  const listed: ListedCommand[] = [];
  for (const { name, load } of entries) {
    const words = `${before}${name}`;
    const command = await load(loadPackage);
    if ("commands" in command) listed.push(...(await listedCommands(command.commands, `${words} `)));
    else listed.push({ words, command });
  }
  return listed;
};

/** docs/commands.md. */
export const commandsPage = async (): Promise<string> => {
  const listed = await listedCommands();
  const rows = listed.map(
    ({ words, command: { summary, example } }) =>
      `| \`${words}\` | ${cell(summary)} | \`${cell(example)}\` |`,
  );
  return [
    "# Commands",
    "",
    "Find a command, an example of it and its options. `npx organon COMMAND --help` prints them, too. `node scripts/commands.ts` writes this page.",
    "",
    "| command | does | example |",
    "| --- | --- | --- |",
    ...rows,
    "",
    "## Options of every command",
    "",
    ...table(commonOptions),
    ...listed.flatMap(optionsOf),
  ].join("\n");
};

/** A command's options as a table, and a line for those that another command explains. */
const optionsOf = ({ words, command: { name, options } }: ListedCommand): readonly string[] => {
  const named = namedFlags(name, options);
  const elsewhere = new Set([...named.values()].flat());
  const own = Object.values(options).filter(({ declaration }) => !elsewhere.has(getName(declaration)));
  const others = [...named].map(
    ([other, flags]) => `As for \`${other}\`: ${flags.map((flag) => `\`${flag}\``).join(", ")}.\n`,
  );
  return [
    `## \`${words}\``,
    "",
    ...table(own.map(({ declaration, description }) => [declaration, description])),
    ...others,
  ];
};

const table = (rows: readonly (readonly [option: string, about: string])[]): readonly string[] => [
  "| option | value |",
  "| --- | --- |",
  ...rows.map(([option, about]) => `| \`${cell(option)}\` | ${cell(about)} |`),
  "",
];

const cell = (text: string): string => text.replaceAll("|", "\\|");

if (import.meta.main) {
  await import("./sources.ts");
  writeFileSync(new URL("../docs/commands.md", import.meta.url), await commandsPage());
}
