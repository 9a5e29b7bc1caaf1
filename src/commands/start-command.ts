/**
 * Starts a command whose options are read: finds its settings, opens what it needs, and prints its result.
 */
import { misuse } from "#logic/error";
import { getOrInsert } from "#logic/memoize";
import { extend } from "#experiments/extend";
import { openOutputs } from "#workspace/files/outputs";
import type { Store } from "#runs/store";
import { requireStoreName } from "#runs/stores/store-address";
import { readDotenv } from "#workspace/settings/dotenv";
import { createRedactor } from "#workspace/settings/redact";
import { emptyConfig, type LoadedConfig } from "#workspace/settings/loaded-config";
import { findConfig } from "#workspace/settings/find-config";
import type { CommonFlags, Context, Command } from "./command.ts";
import { pageFlags, pathsAmong, readFlags } from "./flags.ts";
import { recordArgv } from "./record-argv.ts";
import { loadPrinting, requireOneOutput, tell } from "./printing.ts";
import { safeText } from "#logic/safe-text";
import { type Surroundings, usualStore } from "./surroundings.ts";
import { openTerminal } from "./terminal.ts";

/** A command line, read. */
type CommandLine = {
  readonly command: Command;
  /** All words of it, and those behind the command's name. */
  readonly args: readonly string[];
  readonly rest: readonly string[];
  /** The options as commander gathered them, and the arguments. */
  readonly flags: Readonly<Record<string, unknown>>;
  readonly words: readonly string[];
};

/** Starts the command, prints its result, and returns the exit code. */
export const startCommand = async (line: CommandLine, surroundings: Surroundings): Promise<number> => {
  const { command, rest, flags, words } = line;
  const { signal, saveFirst, stdout, stderr, env } = surroundings;
  const redact = createRedactor(env, readDotenv(env), line.args);
  const config = await readSettings(line, { ...surroundings, redact });
  const common = buildCommonFlags(flags, config);
  const outputs = buildOutputs(line, common, config, surroundings);
  signal.throwIfAborted();
  // What ends at once saves nothing until it begins a file, which must then be removed.
  if (command.endsAtOnce !== true) saveFirst?.();
  const terminal = openTerminal(common, { stdout, stderr, env, redact });
  process.once("exit", outputs.discard);
  const stores = new Map<string | undefined, Store>();
  const tools = { terminal, common, config, env, signal, confirm: surroundings.confirm, redact, outputs };
  const context = { ...tools, ...storeOpeners(stores, line, tools) };
  try {
    const pages = command.hasPages ? readFlags(pageFlags(), flags, rest) : {};
    requireOneOutput(pages, common);
    const { loadExtension } = surroundings;
    if (loadExtension !== undefined && command.needsTasks?.(flags) !== false) extend(await loadExtension());
    if (command.resumes === true) await loadPrinting(flags);
    const result = await command.start(words, flags, context, rest);
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

/** Opens the store of the command line once for each mode, and records the command with the runs that it begins. */
const storeOpeners = (
  stores: Map<string | undefined, Store>,
  { args }: CommandLine,
  { common, env, redact }: Pick<Context, "common" | "env" | "redact">,
): Pick<Context, "open" | "openIfThere"> => {
  // In a prompt, what looks like a password behind a name may be a sentence: only variables and addresses count.
  const named = args.filter((word) => word.includes("keyEnv="));
  const scrub = createRedactor(env, readDotenv(env), named);
  const open: Context["open"] = async (mode) => {
    const { openStore } = await import("#experiments/open-store");
    return getOrInsert(stores, mode, () =>
      recordArgv(openStore(common.store, mode), { argv: args.map(redact), scrub }),
    );
  };
  const openIfThere: Context["openIfThere"] = async () => {
    const { hasStore } = await import("#experiments/open-store");
    return (await hasStore(common.store)) ? open("read") : undefined;
  };
  return { open, openIfThere };
};

const findText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const buildCommonFlags = (flags: CommandLine["flags"], config: LoadedConfig): CommonFlags => {
  const store = findText(flags["store"]) ?? config.store;
  if (store?.trim() === "")
    throw misuse("the store has no name", "as in --store organon-runs/organon.sqlite");
  if (store !== undefined) requireStoreName(store);
  return {
    json: flags["json"] === true,
    quiet: flags["quiet"] === true,
    store: store ?? usualStore,
    config: findText(flags["config"]),
  };
};

const buildOutputs = (
  { command, flags, words }: CommandLine,
  { store, config: named }: CommonFlags,
  config: LoadedConfig,
  { saveFirst }: Pick<Surroundings, "saveFirst">,
): ReturnType<typeof openOutputs> => {
  const { read, written } = pathsAmong(command.options, flags);
  const outputs = openOutputs({
    // Of DATASET=FILE the file is read.
    inputs: [
      ...[...words, ...read].flatMap((path) => [path, path.slice(path.indexOf("=") + 1)]),
      ...(command.withoutConfig === true ? [] : [named, config.path]).filter((path) => path !== undefined),
      ".env",
    ],
    store,
    force: flags["force"] === true,
    onBegin: command.endsAtOnce === true ? saveFirst : undefined,
  });
  for (const path of written)
    if (path !== "-")
      outputs.check(path, {
        kind: path === flags["html"] ? "page" : path === flags["md"] ? "text" : undefined,
      });
  return outputs;
};

/** Returns the configuration of a command, the named one, else the folder's if the command reads it, with prices of flags. */
const readSettings = async (
  { command, rest, flags }: CommandLine,
  {
    env,
    confirm,
    stderr,
    redact,
  }: Pick<Surroundings, "env" | "confirm" | "stderr"> & Pick<Context, "redact">,
): Promise<LoadedConfig> => {
  const named = flags["config"] === false ? false : findText(flags["config"]);
  const { withoutConfig = false, folderConfig, resumes } = command;
  const ignoresFolder =
    folderConfig === false || (folderConfig !== undefined && !rest.includes(folderConfig));
  const notice = (text: string): void => void stderr.write(`${safeText(redact(text))}\n`);
  const found =
    withoutConfig || (named === undefined && ignoresFolder)
      ? emptyConfig
      : await findConfig({
          named,
          matters: resumes === true,
          env,
          confirm,
          notice: flags["quiet"] === true ? () => {} : notice,
        });
  const { price, model } = flags;
  if (price === undefined) return found;
  const findTexts = (value: unknown) =>
    Array.isArray(value) ? value.filter((one) => typeof one === "string") : undefined;
  const { withGivenPrices } = await import("#workspace/settings/given-prices");
  return withGivenPrices(found, { price: findTexts(price), models: findTexts(model) });
};
