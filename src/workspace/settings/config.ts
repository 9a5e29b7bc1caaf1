/**
 * organon.config.ts: what a user would otherwise repeat on every command line, checked by a schema whose messages
 * name the entry that is wrong. The flags of a command go before the file. Keys never stand in it: a provider names the
 * variable that holds its key.
 */
import { existsSync, realpathSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, extname, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { withPlace, misuse, OrganonError } from "#logic/error";
import { isRecord } from "#logic/is-record";
import { openModel, providers, type OpenProvider } from "#models/open-model";
import { parseModelSpec, withParameters } from "#models/spec";
import { smallFile } from "#workspace/files/whole-file";
import { vendors } from "#models/vendors";
import { promptStyles } from "#runs/plan";
import type { z } from "zod";
import { readCustomRules } from "#catalog/own-rules";
import type { TopicPage } from "#language/topics/topic";
import { orFileError } from "../files/file-error.ts";
import { readTopicFile, requireTopics } from "../files/topic-file.ts";
import { bySchema, getReason, unlessItThrows } from "../files/by-schema.ts";
import { loadedSchema, type Checked, type server } from "./config-schema.ts";
import type { LoadedConfig } from "./loaded-config.ts";

/** The longest that a configuration may take to load: what never settles would never be told. */
const loadingMs = 30_000;

export const loadConfig = async (path: string, { timeoutMs = loadingMs } = {}): Promise<LoadedConfig> => {
  if (!existsSync(path)) throw misuse(`there is no configuration at ${path}`, "organon init writes one");
  const text = orFileError(path, () => smallFile(path));
  const value = path.endsWith(".json")
    ? unlessItThrows(
        (): unknown => JSON.parse(text),
        (fault) => misuse(`${path}: not JSON: ${fault}`, "organon init --schema prints what may stand there"),
      )
    : await importDefault(resolve(path), path, { timeoutMs });
  if (value === undefined) throw misuse(`${path}: it exports nothing as default`, exportHint);
  return checkConfig(value, path);
};

export const checkConfig = async (value: unknown, path: string): Promise<LoadedConfig> => {
  const {
    providers: described = {},
    topics: named,
    ...config
  } = bySchema(loadedSchema, value, (fault) =>
    misuse(`${path}: ${fault}`, "organon init --schema prints what may stand there"),
  );
  requireCustom(config, path);
  const topics = named && readTopics(named, path);
  const own = new Map<string, OpenProvider>();
  for (const [name, provider] of Object.entries(described))
    if (typeof provider === "function") own.set(name, provider);
    else if ("url" in provider) own.set(name, serverProvider(provider));
    else own.set(name, await moduleProvider(provider.module, path));
  for (const name of own.keys())
    if (providers.includes(name))
      throw misuse(`${path}: providers.${name}: the provider “${name}” is built in`, "rename yours");
  withPlace(path, () => Object.keys(config.models ?? {}).forEach(parseModelSpec));
  const servers = Object.entries(described).flatMap(([name, provider]) =>
    "url" in provider ? [[name, provider.url] as const] : [],
  );
  return { ...config, ...(topics && { topics }), path, own, servers };
};

const requireCustom = (
  { rules = [], prompts = {} }: Omit<Checked, "providers" | "topics">,
  path: string,
): void => {
  withPlace(path, () => readCustomRules(rules));
  for (const name of promptStyles)
    if (Object.hasOwn(prompts, name))
      throw misuse(`${path}: prompts.${name}: the prompt “${name}” is built in`, "rename yours");
};

/** The pages of topics, of which files are relative to the configuration. */
const readTopics = (named: NonNullable<Checked["topics"]>, path: string): readonly TopicPage[] => {
  const pages = named.map((one, i) => {
    if (typeof one !== "string") return { page: one, name: `${path}: topics.${i}` };
    if (path.endsWith(".json")) requireInside(one, path);
    return { page: readTopicFile(resolve(dirname(path), one), one), name: one };
  });
  requireTopics(pages);
  return pages.map(({ page }) => page);
};

const exportHint = "it must be a module that exports its configuration as default; organon init writes one";

/**
 * Imports a file. "organon" in it means the program that reads it, wherever that is installed. TypeScript is a module also in
 * a package of CommonJS, as `npm init -y` makes it.
 */
export const importDefault = async (
  file: string,
  shown: string,
  { timeoutMs = loadingMs, hint = exportHint } = {},
): Promise<unknown> => {
  orFileError(shown, () => smallFile(file));
  const library = new URL(`../../index${extname(import.meta.url)}`, import.meta.url);
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "organon" ? { url: library.href, shortCircuit: true } : next(specifier, context),
    load: (url, { format, ...context }, next) =>
      next(url, { ...context, format: format === "commonjs-typescript" ? "module-typescript" : format }),
  });
  try {
    const loaded: unknown = await within(timeoutMs, import(pathToFileURL(file).href));
    return isRecord(loaded) ? loaded["default"] : undefined;
  } catch (cause) {
    throw misuse(`${shown}: ${getReason(cause)}`, hint, cause);
  } finally {
    hooks.deregister();
  }
};

const within = async <Value>(timeoutMs: number, work: Promise<Value>): Promise<Value> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`it has not finished loading after ${timeoutMs / 1000} s`)),
    timeoutMs,
  );
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

const isOpenProvider = (value: unknown): value is OpenProvider => typeof value === "function";

/** A configuration that is data names files of its own folder alone: no others, no packages, no text as a program. */
const requireInside = (module: string, path: string): void => {
  const outside = (): OrganonError =>
    misuse(
      `${path}: ${module} is not a file in the folder of ${path}`,
      "organon.config.ts, which is a program, may import what it likes",
    );
  if (!module.startsWith("./")) throw outside();
  const folder = realpathSync(dirname(resolve(path)));
  const file = resolve(folder, module);
  const real = existsSync(file) ? realpathSync(file) : file;
  if (!real.startsWith(`${folder}${sep}`)) throw outside();
};

const serverProvider =
  ({ url, keyEnv, organisation }: z.infer<typeof server>): OpenProvider =>
  (spec, env) => {
    const whose = spec.organisation ?? organisation;
    const filled = withParameters(`openai-compatible:${spec.model}`, {
      ...spec.parameters,
      url,
      ...(keyEnv === undefined ? {} : { keyEnv }),
      ...(whose === undefined ? {} : { organisation: whose }),
    });
    // A key for servers without a name of their own is not meant for this one.
    const general = vendors["openai-compatible"].keys;
    const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !general.includes(name)));
    // A keyEnv of the name itself has passed the check of its own origin: `openModel` calls this with what that left.
    const origin = keyEnv === undefined ? "command line" : "configuration";
    return { ...openModel(filled, { env: rest, origin }), id: spec.id, provider: spec.provider };
  };

const moduleProvider = async (module: string, path: string): Promise<OpenProvider> => {
  if (path.endsWith(".json")) requireInside(module, path);
  const file = module.startsWith(".") ? resolve(dirname(path), module) : module;
  const hint =
    "export default (spec, env) => ({ id: spec.id, provider: spec.provider, model: spec.model, …, ask }): docs/run-models.md";
  const createBrokenProvider =
    (message: string, cause?: unknown): OpenProvider =>
    () => {
      throw misuse(message, hint, cause);
    };
  try {
    const open = module.startsWith(".")
      ? await importDefault(file, module)
      : await import(file).then((loaded: Readonly<Record<string, unknown>>) => loaded["default"]);
    return isOpenProvider(open)
      ? open
      : createBrokenProvider(`${module}: its default export is no function that opens a model`);
  } catch (cause) {
    return createBrokenProvider(`${module} cannot be imported: ${getReason(cause)}`, cause);
  }
};
