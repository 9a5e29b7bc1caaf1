/**
 * The configuration that a command goes by: the one that was named, or the folder's where somebody has said yes to it. The
 * first time in a folder a person is asked; where nobody can be asked, a command line says it: --config or --no-config.
 */
import { existsSync, realpathSync, writeFileSync } from "node:fs";
import { misuse } from "#logic/error";
import { configNames, emptyConfig, type LoadedConfig } from "./loaded-config.ts";
import type { Environment } from "./dotenv.ts";
import { hash } from "node:crypto";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { smallFile } from "#workspace/files/whole-file";
import { createFolder, privately } from "#runs/stores/sqlite-file";
import { orElse } from "../files/or-else.ts";

type ConfigWanted = {
  /** The file that was named, or false where none is wanted. */
  readonly named?: string | false;
  readonly env: Environment;
  /** True if the command cannot do its work without knowing; others go on without one that nobody has said yes to. */
  readonly matters: boolean;
  /** Asks the person at the terminal; absent where there is none. */
  readonly confirm?: (question: string) => Promise<boolean>;
  readonly notice?: (text: string) => void;
};

/** Finds it and reads it. Throws misuse where the folder has one that nobody has said yes to, and none can be asked. */
export const findConfig = async ({ named, env, matters, confirm, notice }: ConfigWanted) => {
  if (named === false) return emptyConfig;
  if (named !== undefined) return load(named);
  const found = configNames.find((name) => existsSync(name));
  if (found === undefined) return emptyConfig;
  if (isTrusted(found, env)) return load(found);
  if (!matters) {
    notice?.(`${found} is ignored until it is approved (--config ${found} reads it)`);
    return emptyConfig;
  }
  if (confirm === undefined)
    throw misuse(
      `${found} of this folder is new here, or changed, and was not named`,
      `--config ${found} reads it, which may run programs and name servers; --no-config goes on without it`,
    );
  const what = found.endsWith(".json") ? "may name programs and servers" : "runs as a program";
  if (!(await confirm(`${found} of this folder ${what}, and is new here or changed. Read it?`)))
    return emptyConfig;
  if (!trust(found, env)) notice?.("there is no place to remember that: no home folder is known");
  return load(found);
};

const load = async (path: string): Promise<LoadedConfig> => (await import("./config.ts")).loadConfig(path);

const isTrusted = (path: string, env: Environment): boolean => {
  const line = buildTrustLine(path);
  return line !== undefined && listLines(findTrustList(env)).includes(line);
};

/** Remembers the file at a path as it is now; false where there is no place to remember it, as without a home. */
export const trust = (path: string, env: Environment): boolean => {
  const [list, line] = [findTrustList(env), buildTrustLine(path)];
  if (list === undefined || line === undefined) return false;
  const place = line.slice(line.indexOf(" "));
  const others = listLines(list).filter((one) => !one.endsWith(place));
  return orElse(() => {
    createFolder(dirname(list), privately);
    writeFileSync(list, `${[...others, line].join("\n")}\n`, { mode: 0o600 });
    return true;
  }, false);
};

const buildTrustLine = (path: string): string | undefined =>
  orElse(() => {
    const place = realpathSync(path);
    return `${hash("sha256", smallFile(place))} ${place}`;
  }, undefined);

const listLines = (list = ""): readonly string[] =>
  orElse(() => smallFile(list), "")
    .split("\n")
    .filter((line) => line !== "");

const findTrustList = (env: Environment): string | undefined => {
  const settings = env["XDG_CONFIG_HOME"];
  if (settings !== undefined && isAbsolute(settings)) return join(settings, "organon", "trusted");
  const home = env["HOME"] ?? usersHome();
  return home !== undefined && isAbsolute(home) ? join(home, ".config", "organon", "trusted") : undefined;
};

const usersHome = (): string | undefined =>
  process.platform === "win32" ? orElse(homedir, undefined) : undefined;
