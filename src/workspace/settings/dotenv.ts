/**
 * The environment with what `.env` adds to it. What the environment says itself stands. A folder may be anybody's, so what
 * its `.env` says is kept apart from what the shell says: where keys go, and which of them a configuration may name.
 */
import { existsSync } from "node:fs";
import { parseEnv } from "node:util";
import { misuse } from "#logic/error";
import { smallFile } from "#workspace/files/whole-file";
import { keyList, vendorRows } from "#models/vendors";
import { orFileError } from "../files/file-error.ts";
import { withoutCredentials } from "./redact.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** `env` and below it the variables of `.env` in the current folder, where there is one; those are listed, being the folder's. */
export const withDotenv = (env: Environment, path = ".env"): Environment => {
  const own = readDotenv(env, path);
  if (own === undefined) return env;
  const listed = [env[keyList] ?? "", ...Object.keys(own)].filter((name) => name !== "");
  return { ...own, ...env, [keyList]: listed.join(",") };
};

/** Reads the variables of `.env`; undefined without such a file. Throws misuse if the file can't be read. */
export const readDotenv = (env: Environment, path = ".env"): Environment | undefined => {
  if (!existsSync(path)) return undefined;
  const text = orFileError(path, () => smallFile(path));
  const variables = Object.entries(parseEnv(text.replace(/^\uFEFF/, "")));
  // What may be sent where is for the user to say, not for a folder.
  return Object.fromEntries(variables.filter(([name]) => env[name] === undefined && name !== keyList));
};

/**
 * The addresses that `.env` gives to some providers, told. Misuse where a key of the shell's would go to one of them: a folder
 * that came from elsewhere would have it.
 */
export const requireOwnAddresses = (
  providers: Iterable<string>,
  env: Environment,
  tell: (text: string) => void,
): void => {
  const own = readDotenv(env) ?? {};
  for (const provider of new Set(providers)) {
    const { address: { variable: address = "" } = {}, keys = [] } = vendorRows.get(provider) ?? {};
    const value = own[address];
    if (value === undefined) continue;
    const key = keys.find((name) => env[name] !== undefined);
    if (key !== undefined)
      throw misuse(
        `${address} of .env would be sent the shell's ${key}`,
        `export ${address} in the shell to say yes to it, or put a key for that server into .env`,
      );
    tell(
      `${address} of .env: ${provider} is asked at ${withoutCredentials(/:\/\//.test(value) ? value : `http://${value}`)}`,
    );
  }
};
