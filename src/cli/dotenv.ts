/**
 * The environment with what `.env` adds to it. What the environment says itself stands.
 */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** `env` and below it the variables of `.env` in the current folder, where there is one. */
export const config = (env: NodeJS.ProcessEnv, path = ".env"): NodeJS.ProcessEnv =>
  existsSync(path) ? { ...parseEnv(readFileSync(path, "utf8")), ...env } : env;
