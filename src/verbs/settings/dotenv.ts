/**
 * The environment with what `.env` adds to it. What the environment says itself stands.
 */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** `env` and below it the variables of `.env` in the current folder, where there is one. */
export const withDotenv = (env: Environment, path = ".env"): Environment =>
  existsSync(path) ? { ...parseEnv(readFileSync(path, "utf8")), ...env } : env;
