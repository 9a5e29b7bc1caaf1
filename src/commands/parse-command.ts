/**
 * The words of one command: parsed by its flags, or its help printed. Help shows the usual flags; with --all every flag.
 */
import { Command, CommanderError, Option } from "commander";
import { misuse } from "#logic/error";
import { wrap } from "#report/render/terminal-text";
import type { Verb } from "./command.ts";
import { isElsewhere } from "./flags.ts";
import { commonOptions } from "./overview.ts";
import type { Stream } from "./surroundings.ts";

/** The flags and arguments that were given; undefined where help was asked for and is printed. Throws misuse. */
export const parseCommand = async (verb: Verb, args: readonly string[], stdout: Stream) => {
  const asksHelp = args.some((word) => word === "--help" || word === "-h");
  const all = asksHelp && args.includes("--all");
  const common = commonFlags(verb);
  const command = new Command(`organon ${verb.name}`)
    .description(verb.summary)
    .addHelpOption(new Option("-h, --help", "show the usual options; with --all every option").hideHelp(all))
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
    command.addOption(command.createOption(declaration, about).hideHelp());
  try {
    await command.parseAsync(
      args.filter((word) => !(all && word === "--all")),
      { from: "user" },
    );
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return undefined;
    throw misuse(
      error.message
        .replace(/^error: /, "")
        .replaceAll("'", "")
        .replace(/\n\(Did you mean (.*)\?\)/, "; did you mean $1?"),
      `as in ${verb.example}; organon ${verb.name} --help --all explains the options`,
    );
  }
  return { flags: command.opts<Record<string, unknown>>(), words: command.args };
};

type Line = (typeof commonOptions)[number];

/** The common options of a command: --force where it writes files. */
const commonFlags = ({ writesFiles, flags }: Verb): readonly Line[] => {
  const writes = writesFiles === true || Object.values(flags).some(({ kind }) => kind.path === "written");
  return writes ? commonOptions : commonOptions.slice(1);
};

/** What help ends with: the flags that it only names, and an example. */
const helpEnd = ({ name, example, flags }: Verb, common: readonly Line[], all: boolean): string => {
  const rare = Object.values(flags).filter((flag) => flag.advanced === true && flag.hidden !== true);
  const elsewhere = Map.groupBy(
    rare.filter((flag) => all && isElsewhere(flag, name)),
    ({ home = "" }) => `, as organon ${home} --help --all explains`,
  );
  const lists = [
    ...[...elsewhere].map(([where, some]) => [`Also${where}`, some.map((one) => one.declaration)] as const),
    [`Common options${all ? ", as organon --help --all explains" : ""}`, common.map(([one]) => one)] as const,
  ];
  const lines = lists.flatMap(([title, names]) => wrap(`${title}: ${names.join(", ")}.`, 80));
  const more = all || rare.length === 0 ? [] : [`${rare.length} more options: organon ${name} --help --all`];
  return `\n${[...lines, ...more].join("\n")}\n\nExample:\n  ${example}\n`;
};
