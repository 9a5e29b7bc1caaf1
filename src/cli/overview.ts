/**
 * The list of verbs as `organon --help` shows it. It loads none of the verbs, so that asking for help costs no more than starting
 * Node.
 */
import { version } from "#verbs/settings/version";
import type { VerbGroup } from "./command.ts";
import { commands, spellings } from "./commands.ts";

/** All verbs as one group, without a name of its own. */
export const overall: VerbGroup = {
  name: "",
  summary: "tests whether language models can reason",
  verbs: commands,
  spellings,
};

/** What `--help`, `--version` and no words at all print, and the exit code; undefined for a command line that names a verb. */
export const plainAnswer = (
  args: readonly string[],
): { readonly text: string; readonly exitCode: number } | undefined => {
  const [name, ...rest] = args;
  if (name === "--version" || name === "-V") return { text: `${version}\n`, exitCode: 0 };
  const isHelp = name === "--help" || name === "-h" || (name === "help" && rest.length === 0);
  return name === undefined || isHelp ? { text: overview(overall), exitCode: isHelp ? 0 : 2 } : undefined;
};

/** The verbs of a group, a line each. */
export const overview = ({ name: own, summary: about, verbs, spellings: other = {} }: VerbGroup): string => {
  const width = Math.max(...verbs.map(({ name }) => name.length));
  const prefix = own === "" ? "" : `${own} `;
  return [
    own === "" ? `organon ${version}: ${about}` : `organon ${own}: ${about}`,
    "",
    `usage: organon ${prefix}VERB [options]`,
    "",
    ...verbs.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    "",
    ...Object.entries(other).map(([name, words]) => `  ${prefix}${name} is organon ${words}`),
    ...(Object.keys(other).length === 0 ? [] : [""]),
    `organon ${prefix}VERB --help says more. Every verb takes --json, --store, --config, --quiet.`,
    "",
  ].join("\n");
};
