/**
 * The words of one command: parsed by its flags, or its help printed. Help shows the usual flags; with --all every flag.
 */
import { Command, CommanderError } from "commander";
import { misuse } from "#logic/error";
import { usualStore, type Verb } from "./command.ts";
import type { Stream } from "./surroundings.ts";

/** The flags and arguments that were given; undefined where help was asked for and is printed. Throws misuse. */
export const parseCommand = async (verb: Verb, args: readonly string[], stdout: Stream) => {
  const asksHelp = args.some((word) => word === "--help" || word === "-h");
  const all = asksHelp && args.includes("--all");
  const common = commonFlags(verb);
  const command = new Command(`organon ${verb.name}`)
    .description(verb.summary)
    .helpOption("-h, --help", "show the usual options; with --all every option")
    .exitOverride()
    .allowExcessArguments(false)
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: () => {},
      ...(stdout.isTTY === true && stdout.columns !== undefined
        ? { getOutHelpWidth: () => stdout.columns ?? 0 }
        : {}),
    })
    .addHelpText("after", helpEnd(verb, common, all));
  verb.declare(command, { all });
  for (const [declaration, about] of common)
    command.addOption(command.createOption(declaration, about).hideHelp(!all));
  try {
    await command.parseAsync(
      args.filter((word) => !(all && word === "--all")),
      { from: "user" },
    );
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return undefined;
    const [, old = ""] = /unknown option '(--[a-z-]+)/.exec(error.message) ?? [];
    const now = renamed.get(old);
    throw misuse(
      error.message.replace(/^error: /, ""),
      now === undefined ? `see organon ${verb.name} --help --all` : `${old} is now ${now}`,
    );
  }
  return { flags: command.opts<Record<string, unknown>>(), words: command.args };
};

type Line = readonly [declaration: string, about: string];

const commonFlags = ({ writesFiles, flags }: Verb): readonly Line[] => {
  const writes = writesFiles === true || Object.values(flags).some(({ kind }) => kind.path === "written");
  return [
    ...(writes ? ([["--force", "replace files that Organon did not write"]] as const) : []),
    ["--json", "one JSON document on stdout"],
    ["--store <path>", `store: a file or postgres://… (default ${usualStore})`],
    ["--config <file>", "configuration (default: organon.config.ts of this folder)"],
    ["--no-config", "ignore the configuration of this folder"],
    ["--quiet", "no progress and no notices"],
    ["--ascii", "tables, bars and signs of logic in ASCII (default by locale)"],
  ];
};

/** What help ends with: the flags that it leaves out, and an example. */
const helpEnd = ({ name, example, flags }: Verb, common: readonly Line[], all: boolean): string => {
  const rare = Object.values(flags).filter((flag) => flag.advanced === true && flag.hidden !== true).length;
  const names = common.map(([declaration]) => declaration).join(", ");
  const more = rare === 0 ? "" : `\n${rare} more options: organon ${name} --help --all`;
  return `\n${all ? "" : `Common options: ${names}.${more}\n\n`}Example:\n  ${example}\n`;
};

/** Earlier names of options. */
const renamed: ReadonlyMap<string, string> = new Map([
  ["--first", "--limit"],
  ["--count", "--limit"],
]);
