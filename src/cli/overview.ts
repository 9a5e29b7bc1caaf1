/**
 * The list of commands as `organon --help` shows it. It loads no command, so that help costs no more than the start of Node.
 */
import { version } from "#verbs/settings/version";
import type { VerbEntry, VerbGroup } from "./command.ts";
import { commands, groups, spellings } from "./commands.ts";

export const overall: VerbGroup = {
  name: "",
  summary: "tests whether language models can reason",
  verbs: commands,
  sections: groups,
  spellings,
};

/** What `--help`, `--version` and an empty command line print, with the exit code; undefined for any other command line. */
export const plainAnswer = (args: readonly string[]) => {
  const [name, ...rest] = args;
  if (name === "--version" || name === "-V") return { text: `${version}\n`, exitCode: 0 };
  const isAlone = rest.every((word) => word === "--all");
  const isHelp = name === "--help" || name === "-h" || (name === "help" && isAlone);
  return name === undefined || isHelp ? { text: overview(overall), exitCode: isHelp ? 0 : 2 } : undefined;
};

/** The commands of a group, a line each, in sections where the group has them. */
export const overview = ({ name, summary, verbs, sections = {}, spellings = {} }: VerbGroup): string => {
  const width = Math.max(...verbs.map((verb) => verb.name.length));
  const listed = (some: readonly VerbEntry[]): string[] =>
    some.map((verb) => `  ${verb.name.padEnd(width)}  ${verb.summary}`);
  const words = ["organon", name].filter((word) => word !== "").join(" ");
  const others = Object.entries(spellings).map(([old, now]) => `  ${old} is now organon ${now}`);
  return [
    name === "" ? `organon ${version}: ${summary}` : `${words}: ${summary}`,
    "",
    `usage: ${words} COMMAND [options]`,
    "",
    ...(Object.keys(sections).length === 0
      ? [...listed(verbs), ""]
      : Object.entries(sections).flatMap(([title, some]) => [title, ...listed(some), ""])),
    ...(others.length === 0 ? [] : ["Earlier names", ...others, ""]),
    `${words} COMMAND --help shows a command's usual options, --help --all shows every option.`,
    "",
  ].join("\n");
};
