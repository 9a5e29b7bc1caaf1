/**
 * The front door: reads the command line, opens a verb, and turns what comes back into an exit code and, where
 * something went wrong, one message that says what, where, and what would be right. No stack traces but for our
 * own bugs.
 */
import { Command, CommanderError } from "commander";
import { OrganonError, type ErrorCode } from "#logic";
import { commandNamed, commands, laterVerbs } from "./commands.ts";
import { usualStore, type CommonFlags, type Verb, type VerbGroup } from "./command.ts";
import { loadConfig, type LoadedConfig } from "./config.ts";
import { fileError, lastWords, openTerminal } from "./terminal.ts";
import { version } from "./version.ts";

/** Runs one command line and sets the process's exit code. */
export const main = async (args: readonly string[]): Promise<void> => {
  process.stdout.on("error", leaveOnBrokenOutput);
  process.stderr.on("error", () => {});
  process.exitCode = await exitCodeOf(args);
};

/** A reader that has seen enough (`| head`) is no error; a disk that is full is told as anywhere. */
const leaveOnBrokenOutput = (error: Error): void => {
  if ("code" in error && error.code === "EPIPE") process.exit(0);
  process.exit(explain(fileError("standard output", error)));
};

const exitCodeOf = async (args: readonly string[]): Promise<number> => {
  const interruption = interruptible();
  let resumes = false;
  try {
    const [name] = args;
    if (name === "--version" || name === "-V") {
      process.stdout.write(`${version}\n`);
      return 0;
    }
    const chosen = await choose(args, overall);
    if (typeof chosen === "number") return chosen;
    resumes = chosen.verb.resumes === true;
    return await call(chosen.verb, chosen.rest, interruption.signal);
  } catch (error) {
    return explain(error, { signal: interruption.signal, resumes });
  } finally {
    interruption.release();
  }
};

/** All verbs as one group, without a name of its own. */
const overall: VerbGroup = {
  name: "",
  summary: "tests whether language models can reason",
  verbs: commands,
  laterVerbs,
};

/** The verb that the words name, a group's own verb where they go on into one; help that was asked for is an exit code. */
const choose = async (
  [name, ...rest]: readonly string[],
  group: VerbGroup,
): Promise<{ readonly verb: Verb; readonly rest: readonly string[] } | number> => {
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    process.stdout.write(overview(group));
    return name === undefined ? 2 : 0;
  }
  const prefix = ["organon", group.name].filter((word) => word !== "").join(" ");
  if (name.startsWith("-"))
    throw new OrganonError("misuse", `“${name}” stands where a verb should`, {
      hint: `see ${prefix} --help`,
    });
  const entry = commandNamed(name, group.verbs, group.laterVerbs);
  if (entry === undefined)
    throw new OrganonError("misuse", `“${prefix} ${name}” is not built yet`, {
      hint: `built: ${group.verbs.map((command) => command.name).join(", ")}`,
    });
  const loaded = await entry.load();
  return "verbs" in loaded ? choose(rest, loaded) : { verb: loaded, rest };
};

const call = async (verb: Verb, args: readonly string[], signal: AbortSignal): Promise<number> => {
  const command = new Command(`organon ${verb.name}`)
    .description(verb.summary)
    .exitOverride()
    .allowExcessArguments(false)
    .configureOutput({ writeErr: () => {} })
    .addHelpText("after", `\nExample:\n  ${verb.example}\n`);
  verb.declare(command);
  command
    .option("--json", "one JSON document on stdout", false)
    .option("--store <path>", "where responses are kept (organon-runs/organon.sqlite)")
    .option("--config <file>", "settings, instead of the folder's organon.config.ts")
    .option("--quiet", "no progress and no notices", false);
  try {
    await command.parseAsync([...args], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    throw new OrganonError("misuse", error.message.replace(/^error: /, ""), {
      hint: `see organon ${verb.name} --help`,
    });
  }
  const flags = command.opts<Record<string, unknown>>();
  const named = typeof flags["config"] === "string" ? flags["config"] : undefined;
  const config: LoadedConfig = verb.withoutConfig === true ? { own: new Map() } : await loadConfig(named);
  const store = typeof flags["store"] === "string" ? flags["store"] : config.store;
  const common: CommonFlags = {
    json: flags["json"] === true,
    quiet: flags["quiet"] === true,
    store: store ?? usualStore,
    ...(named === undefined ? {} : { config: named }),
  };
  if (/^postgres(ql)?:/.test(common.store))
    throw new OrganonError("misuse", "stores on PostgreSQL are not built yet", {
      hint: "--store takes a file",
    });
  const given = new Set(
    Object.keys(flags).filter((option) => command.getOptionValueSource(option) === "cli"),
  );
  return verb.run(command.args, flags, { terminal: openTerminal(common), common, config, signal, given });
};

const exitCodes: Readonly<Record<Exclude<ErrorCode, `bug/${string}`>, number>> = {
  finding: 1,
  misuse: 2,
  incomplete: 3,
  access: 4,
  budget: 5,
};

/** Says what went wrong and gives the exit code. Only a verb with a signal can have been interrupted. */
const explain = (
  error: unknown,
  { signal, resumes }: { readonly signal?: AbortSignal; readonly resumes?: boolean } = {},
): number => {
  if (signal?.aborted === true && error === signal.reason) {
    lastWords(
      resumes === true
        ? "interrupted; everything answered is saved, and the same command continues"
        : "interrupted; the same command begins again",
    );
    return signal.reason instanceof Interruption ? signal.reason.exitCode : 130;
  }
  if (error instanceof OrganonError && !isBug(error.code)) {
    lastWords(`organon: ${error.message}${error.hint === undefined ? "" : `\n  ${error.hint}`}`);
    return exitCodes[error.code];
  }
  lastWords(
    `organon: a bug of ours, please report it\n${error instanceof Error ? error.stack : String(error)}`,
  );
  return 70;
};

const isBug = (code: ErrorCode): code is `bug/${string}` => code.startsWith("bug/");

/** Why a command was stopped from outside. */
class Interruption extends Error {
  readonly exitCode: number;
  constructor(exitCode: number) {
    super("interrupted");
    this.exitCode = exitCode;
  }
}

/** Ctrl-C once asks to stop, so that what is under way is saved; twice leaves at once. */
const interruptible = (): { readonly signal: AbortSignal; readonly release: () => void } => {
  const controller = new AbortController();
  const stop = (exitCode: number) => (): void => {
    if (controller.signal.aborted) process.exit(exitCode);
    controller.abort(new Interruption(exitCode));
  };
  const [interrupt, terminate] = [stop(130), stop(143)];
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", terminate);
  return {
    signal: controller.signal,
    release: () => {
      process.off("SIGINT", interrupt);
      process.off("SIGTERM", terminate);
    },
  };
};

const overview = ({ name: own, summary: about, verbs, laterVerbs: later }: VerbGroup): string => {
  const width = Math.max(...verbs.map(({ name }) => name.length));
  const prefix = own === "" ? "" : `${own} `;
  return [
    own === "" ? `organon ${version}: ${about}` : `organon ${own}: ${about}`,
    "",
    `usage: organon ${prefix}VERB [options]`,
    "",
    ...verbs.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    "",
    ...(later.length > 0 ? [`  not built yet: ${later.join(", ")}`, ""] : []),
    `organon ${prefix}VERB --help says more. Every verb takes --json, --store, --config, --quiet.`,
    "",
  ].join("\n");
};
