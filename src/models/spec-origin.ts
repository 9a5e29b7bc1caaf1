/**
 * Decides whether a model's name may choose the variable that is sent as its API key (`keyEnv`). The decision depends
 * on the origin of the name. The user chooses freely on the command line, and in a program that calls the library. A
 * configuration chooses among the variables that the user lists in ORGANON_KEYS. A stored run and a queue choose
 * none. Only `openModel` calls this module.
 */
import { misuse } from "#logic/error";
import type { Environment } from "./providers/secret.ts";
import type { ModelSpec } from "./spec.ts";
import { vendors } from "./vendors.ts";

/** Where a model's name comes from. */
export type SpecOrigin = "command line" | "configuration" | "store" | "queue";

/** The user's list of variables that a configuration may send to its own servers, separated by commas. */
export const keyList = "ORGANON_KEYS";

const sources = { store: "a stored run", queue: "the queue" } as const;

/**
 * The spec as its origin allows it: without `keyEnv` where the origin may not choose a variable, which `tell` reports. Throws
 * misuse where a configuration names a variable that the user did not list.
 */
export const allowedSpec = (
  spec: ModelSpec,
  {
    origin,
    env,
    tell,
  }: { readonly origin: SpecOrigin; readonly env: Environment; readonly tell: (message: string) => void },
): ModelSpec => {
  const { keyEnv, ...parameters } = spec.parameters;
  if (keyEnv === undefined || origin === "command line") return spec;
  if (origin === "configuration") {
    requireListed(keyEnv, env);
    return spec;
  }
  const source = sources[origin];
  tell(
    `keyEnv=${keyEnv} of ${spec.provider}:${spec.model} is ignored: the name comes from ${source}, which can't choose ` +
      `the variable that is sent. Set ${vendors["openai-compatible"].keys[0]} to that server's API key, or name the model with -m.`,
  );
  return { ...spec, parameters };
};

const requireListed = (variable: string, env: Environment): void => {
  const listed = (env[keyList] ?? "").split(",").map((name) => name.trim());
  if (env[variable] === undefined || listed.includes(variable)) return;
  throw misuse(
    `a configuration asks for ${variable}, which is not among ${keyList}`,
    `put ${variable} into .env, or set ${keyList}=${variable}: its value goes to the configuration's server`,
  );
};
