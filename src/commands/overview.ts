/**
 * The list of commands as `organon --help` shows it. It loads no command, so that help costs no more than the start of Node.
 */
import { version } from "#workspace/settings/version";
import { type CommandEntry, type CommandGroup } from "./entry.ts";
import { settings } from "#workspace/settings/settings";
import { commands, groups } from "./commands.ts";

export const overall: CommandGroup = {
  name: "",
  summary: "tests whether language models can reason",
  commands,
  sections: groups,
};

/** The options of every command; the first of those that write files. */
export const commonOptions = [
  ["--force", "replace files that Organon did not write"],
  ["--json", "one JSON document on stdout"],
  ["--store <path>", settings.store.about],
  ["--config <file>", "configuration (default: organon.config.ts of this folder)"],
  ["--no-config", "ignore the configuration of this folder"],
  ["--quiet", "no progress and no notices"],
] as const;

/** Returns the text of `--help`, `--version` and an empty command line, with the exit code; undefined for any other command line. */
export const plainAnswer = (args: readonly string[]) => {
  const [name, ...rest] = args;
  if (name === "--version" || name === "-V") return { text: `${version}\n`, exitCode: 0 };
  const isAlone = rest.every((word) => word === "--all");
  const isHelp = name === "--help" || name === "-h" || (name === "help" && isAlone);
  if (name !== undefined && !isHelp) return undefined;
  const common = commonOptions.map(([option, about]) => `  ${option.padEnd(15)}  ${about}\n`);
  const ending = rest.length === 0 ? "" : `\nCommon options\n${common.join("")}`;
  return { text: `${overview(overall)}${ending}`, exitCode: isHelp ? 0 : 2 };
};

/** The commands of a group, a line each, in sections where the group has them. */
export const overview = ({ name, summary, commands: entries, sections = {} }: CommandGroup): string => {
  const width = Math.max(...entries.map(({ name: one }) => one.length));
  const listed = (some: readonly CommandEntry[]): string[] =>
    some.map((one) => `  ${one.name.padEnd(width)}  ${one.summary}`);
  const words = ["organon", name].filter((word) => word !== "").join(" ");
  return [
    name === "" ? `organon ${version}: ${summary}` : `${words}: ${summary}`,
    "",
    `usage: ${words} COMMAND [options]`,
    "",
    ...(Object.keys(sections).length === 0
      ? [...listed(entries), ""]
      : Object.entries(sections).flatMap(([title, some]) => [title, ...listed(some), ""])),
    `${words} COMMAND --help shows a command's usual options,\n--help --all shows every option.`,
    "",
  ].join("\n");
};
