/**
 * The words of one command: parsed by its flags, or its help printed. Help shows the usual flags; with --all every flag.
 */
import { Command as Parser, CommanderError, Option } from "commander";
import { misuse } from "#logic/error";
import { wrap } from "#reports/render/terminal-text";
import type { Command } from "./command.ts";
import { declareFlags, namedFlags, writesPath } from "./flags.ts";
import { commonOptions } from "./overview.ts";
import type { Stream } from "./surroundings.ts";

/** Declares a command's arguments and flags; help shows the advanced ones with `all`. */
export const declareCommand = (
  parser: Parser,
  { name: command, arguments: positional = [], options }: Command,
  { all }: { readonly all: boolean },
): void => {
  for (const { name, about, usual } of positional) parser.argument(name, about, usual);
  declareFlags(parser, options, { command, all });
};

/** The flags and arguments that were given; undefined where help was asked for and is printed. Throws misuse. */
export const parseCommand = async (command: Command, args: readonly string[], stdout: Stream) => {
  const asksHelp = args.some((word) => word === "--help" || word === "-h");
  const all = asksHelp && args.includes("--all");
  const common = commonFlags(command);
  const parser = new Parser(`organon ${command.name}`)
    .description(command.summary)
    .addHelpOption(new Option("-h, --help").hideHelp())
    .exitOverride()
    .allowExcessArguments(false)
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: () => {},
      ...(stdout.isTTY === true && stdout.columns !== undefined
        ? { getOutHelpWidth: () => stdout.columns ?? 0 }
        : {}),
    })
    .addHelpText("after", helpEnd(command, common, all));
  declareCommand(parser, command, { all });
  for (const [declaration, about] of common)
    parser.addOption(parser.createOption(declaration, about).hideHelp());
  try {
    await parser.parseAsync(
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
      `as in ${command.example}; organon ${command.name} --help --all explains the options`,
    );
  }
  return { flags: parser.opts<Record<string, unknown>>(), words: parser.args };
};

type Line = (typeof commonOptions)[number];

const commonFlags = ({ writesFiles, options }: Command): readonly Line[] => {
  const writes = writesFiles === true || writesPath(options);
  return writes ? commonOptions : commonOptions.slice(1);
};

const helpEnd = ({ name, example, options }: Command, common: readonly Line[], all: boolean): string => {
  const rare = Object.values(options).filter(({ advanced }) => advanced === true);
  const title = `Common options${all ? ", as organon --help --all explains" : ""}`;
  const named = all ? [...namedFlags(name, options)] : [];
  const lines = [
    ...named.map(([other, some]) => `As organon ${other} --help --all explains: ${some.join(", ")}.`),
    `${title}: ${common.map(([one]) => one).join(", ")}.`,
  ].flatMap((line) => wrap(line, 80));
  const more = all || rare.length === 0 ? [] : [`${rare.length} more options: organon ${name} --help --all`];
  return `\n${[...lines, ...more].join("\n")}\n\nExample:\n  ${example}\n`;
};
