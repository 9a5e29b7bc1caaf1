/**
 * One command line, run: reads it, opens a command, and turns what comes back into an exit code and, where something went
 * wrong, one message that says what, where, and what would be right. No stack traces but for our own bugs.
 */
import { type ErrorCode, misuse, OrganonError } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import { openOutputs } from "#workspace/files/outputs";
import type { Store } from "#runs/store";
import { requireStoreName } from "#runs/stores/store-address";
import { openServer as loadServer } from "#experiments/server-package";
import { dotenvIn } from "#workspace/settings/dotenv";
import { redactorOf } from "#workspace/settings/redact";
import { emptyConfig, type LoadedConfig } from "#workspace/settings/loaded-config";
import { findConfig } from "#workspace/settings/find-config";
import { commandNamed } from "./commands.ts";
import { type CommonFlags, type Context, type Command } from "./command.ts";
import { type CommandGroup } from "./entry.ts";
import { pageFlags, pathsAmong, readFlags } from "./flags.ts";
import { parseCommand } from "./parse-command.ts";
import { recordArgv } from "./record-argv.ts";
import { requireOneOutput, tell } from "./printing.ts";
import { safeText } from "./safe-text.ts";
import { Interruption, type Stream, type Surroundings, usualStore } from "./surroundings.ts";
import { overall, overview, plainAnswer } from "./overview.ts";
import { openTerminal } from "./terminal.ts";

export const runCommand = async (args: readonly string[], surroundings: Surroundings): Promise<number> => {
  const { stdout, signal, env } = surroundings;
  let command: Command | undefined;
  let redact = redactorOf(env, {}, args);
  try {
    const plain = plainAnswer(args);
    if (plain !== undefined) {
      stdout.write(plain.text);
      return plain.exitCode;
    }
    const chosen = await choose(args, overall, stdout);
    if (typeof chosen === "number") return chosen;
    command = chosen.command;
    const folder = dotenvIn(env);
    redact = redactorOf(env, folder, args);
    // In a prompt, what looks like a password behind a name may be a sentence: only variables and addresses count.
    const scrub = redactorOf(
      env,
      folder,
      args.filter((word) => word.includes("keyEnv=")),
    );
    const record = (store: Store): Store => recordArgv(store, { argv: args.map(redact), scrub });
    return await call(chosen.command, chosen.rest, { ...surroundings, redact, record });
  } catch (error) {
    const { message, exitCode } = explain(error, { signal, command });
    surroundings.stderr.write(`${safeText(redact(message))}\n`);
    return exitCode;
  }
};

/** Returns the command that the words name, in a group the command of the next word; the exit code if help was asked for. */
const choose = async (
  [name, ...rest]: readonly string[],
  group: CommandGroup,
  stdout: Stream,
): Promise<{ readonly command: Command; readonly rest: readonly string[] } | number> => {
  if (name === "help" && rest.length > 0) return choose([...rest, "--help"], group, stdout);
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    stdout.write(overview(group));
    return name === undefined ? 2 : 0;
  }
  const prefix = ["organon", group.name].filter((word) => word !== "").join(" ");
  if (name.startsWith("-")) throw misuse(`“${name}” is not a command`, `see ${prefix} --help`);
  const isPath = group.open !== undefined && /[./\\]/.test(name);
  const loaded = isPath ? await group.open?.(name) : await commandNamed(name, group.commands).load();
  if (loaded === undefined) throw new OrganonError("bug/no-command", name);
  return "commands" in loaded ? choose(rest, loaded, stdout) : { command: loaded, rest };
};

const call = async (
  command: Command,
  args: readonly string[],
  {
    stdout,
    stderr,
    env,
    signal,
    redact = (text) => text,
    record,
    confirm,
    saveFirst,
    openBanks = () => cannot("open the package organon-banks"),
    openServer = loadServer,
    serveView = () => cannot("serve a browser"),
  }: Surroundings & { readonly record: (store: Store) => Store },
): Promise<number> => {
  const parsed = await parseCommand(command, args, stdout);
  if (parsed === undefined) return 0;
  const { flags, words } = parsed;
  const named = typeof flags["config"] === "string" ? flags["config"] : undefined;
  const quiet = flags["quiet"] === true;
  const found = await configFor(command, args, named ?? (flags["config"] === false ? false : undefined), {
    env,
    confirm,
    notice: quiet ? () => {} : (text) => stderr.write(`${safeText(redact(text))}\n`),
  });
  const { prices, price, model } = flags;
  const textsIn = (value: unknown) =>
    Array.isArray(value) ? value.filter((one) => typeof one === "string") : undefined;
  const config =
    prices === undefined && price === undefined
      ? found
      : await (
          await import("#workspace/settings/given-prices")
        ).withGivenPrices(found, {
          prices: typeof prices === "string" ? prices : undefined,
          price: textsIn(price),
          models: textsIn(model),
        });
  const store = typeof flags["store"] === "string" ? flags["store"] : config.store;
  if (store?.trim() === "")
    throw misuse("the store has no name", "as in --store organon-runs/organon.sqlite");
  if (store !== undefined) requireStoreName(store);
  const common: CommonFlags = {
    json: flags["json"] === true,
    quiet,
    ascii: flags["ascii"] === true,
    store: store ?? usualStore,
    config: named,
  };
  const { read, written } = pathsAmong(command.options, flags);
  const outputs = openOutputs({
    // Of DATASET=FILE the file is read.
    inputs: [
      ...[...words, ...read].flatMap((path) => [path, path.slice(path.indexOf("=") + 1)]),
      ...(command.withoutConfig === true ? [] : [named, config.path]).filter((path) => path !== undefined),
      ".env",
    ],
    store: common.store,
    force: flags["force"] === true,
    onBegin: command.endsAtOnce === true ? saveFirst : undefined,
  });
  for (const path of written)
    if (path !== "-")
      outputs.check(path, {
        kind: path === flags["html"] ? "page" : path === flags["md"] ? "text" : undefined,
      });
  signal.throwIfAborted();
  // What ends at once saves nothing until it begins a file, which must then be removed.
  if (command.endsAtOnce !== true) saveFirst?.();
  const terminal = openTerminal(common, { stdout, stderr, env, redact });
  process.once("exit", outputs.discard);
  const stores = new Map<string | undefined, Store>();
  const open: Context["open"] = async (mode) => {
    const { openStore } = await import("#experiments/open-store");
    return getOrInsert(stores, mode, () => record(openStore(common.store, mode)));
  };
  const openIfThere: Context["openIfThere"] = async () => {
    const { hasStore } = await import("#experiments/open-store");
    return (await hasStore(common.store)) ? open("read") : undefined;
  };
  const openers = { open, openIfThere, openBanks, openServer, serveView };
  const context = { terminal, common, config, env, signal, confirm, redact, outputs, ...openers };
  try {
    const pages = command.hasPages ? readFlags(pageFlags(), flags, args) : {};
    requireOneOutput(pages, common);
    const result = await command.start(words, flags, context, args);
    terminal.endProgress();
    if (typeof result === "number") return result;
    await tell(result, pages, context);
    const { notice, warning } = result;
    if (notice !== undefined) terminal.notice(notice);
    if (warning !== undefined) terminal.say(warning);
    return result.exitCode ?? 0;
  } finally {
    terminal.endProgress();
    for (const opened of stores.values()) await opened.close();
    process.off("exit", outputs.discard);
    outputs.discard();
  }
};

const cannot = (what: string): never => {
  throw misuse(`this program cannot ${what}`);
};

/** Returns the configuration of a command: the named one, else the folder's if the command reads it. */
const configFor = async (
  { withoutConfig = false, folderConfig, resumes }: Command,
  args: readonly string[],
  named: string | false | undefined,
  surroundings: Pick<Parameters<typeof findConfig>[0], "env" | "confirm" | "notice">,
): Promise<LoadedConfig> =>
  withoutConfig ||
  (named === undefined &&
    (folderConfig === false || (folderConfig !== undefined && !args.includes(folderConfig))))
    ? emptyConfig
    : findConfig({ named, matters: resumes === true, ...surroundings });

const exitCodes: Readonly<Record<Exclude<ErrorCode, `bug/${string}`>, number>> = {
  finding: 1,
  misuse: 2,
  incomplete: 3,
  access: 4,
  budget: 5,
};

/** What went wrong, in words, and the exit code. Only a command with a signal can have been interrupted. */
export const explain = (
  error: unknown,
  {
    signal,
    command,
  }: { readonly signal?: AbortSignal; readonly command?: Pick<Command, "name" | "resumes"> } = {},
): { readonly message: string; readonly exitCode: number } => {
  if (signal?.aborted === true && error === signal.reason)
    return {
      message:
        command?.resumes === true
          ? "interrupted; everything answered is saved, and the same command continues"
          : "interrupted; the same command begins again",
      exitCode: error instanceof Interruption ? error.exitCode : 130,
    };
  if (error instanceof Error && "syscall" in error && error.syscall === "uv_cwd")
    return { message: "organon: the folder that you are in was removed\n  go to another one", exitCode: 2 };
  if (error instanceof OrganonError && !isBug(error.code)) {
    const {
      message,
      code,
      hint = code === "misuse" && command && `organon ${command.name} --help --all explains the options`,
    } = error;
    return { message: `organon: ${message}${hint ? `\n  ${hint}` : ""}`, exitCode: exitCodes[code] };
  }
  return {
    message: `organon: a bug in Organon, please report it\n${error instanceof Error ? error.stack : String(error)}`,
    exitCode: 70,
  };
};

const isBug = (code: ErrorCode): code is `bug/${string}` => code.startsWith("bug/");
