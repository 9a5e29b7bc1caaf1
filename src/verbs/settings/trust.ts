/**
 * Which configurations may be read without being named: a configuration is a program, or names programs and servers, and a
 * folder may be anybody's. What was confirmed once is remembered by its place and its content, so a change is confirmed
 * anew. One line each, "sha-256 path", in the user's own configuration folder. Nothing outside the folder is looked at:
 * a module that a configuration imports is its own affair.
 */
import { createHash } from "node:crypto";
import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import type { Environment } from "./dotenv.ts";
import { createFolder, privately } from "#runs/stores/sqlite-file";

/** Whether the file at a path was confirmed as it is now. */
export const isTrusted = (path: string, env: Environment): boolean => {
  const line = lineFor(path);
  return line !== undefined && linesOf(listFor(env)).includes(line);
};

/** Remembers the file at a path as it is now; false where there is no place to remember it, as without a home. */
export const trust = (path: string, env: Environment): boolean => {
  const [list, line] = [listFor(env), lineFor(path)];
  if (list === undefined || line === undefined) return false;
  const place = line.slice(line.indexOf(" "));
  const others = linesOf(list).filter((one) => !one.endsWith(place));
  try {
    createFolder(dirname(list), privately);
    writeFileSync(list, `${[...others, line].join("\n")}\n`, { mode: 0o600 });
    return true;
  } catch {
    return false;
  }
};

const lineFor = (path: string): string | undefined => {
  try {
    const place = realpathSync(path);
    return `${createHash("sha256").update(readFileSync(place)).digest("hex")} ${place}`;
  } catch {
    return undefined;
  }
};

const linesOf = (list: string | undefined): readonly string[] => {
  if (list === undefined) return [];
  try {
    return readFileSync(list, "utf8")
      .split("\n")
      .filter((line) => line !== "");
  } catch {
    return [];
  }
};

/** The list of what is trusted; undefined where nobody's home is known. */
const listFor = (env: Environment): string | undefined => {
  const settings = env["XDG_CONFIG_HOME"];
  if (settings !== undefined && isAbsolute(settings)) return join(settings, "organon", "trusted");
  const home = env["HOME"] ?? usersHome();
  return home !== undefined && isAbsolute(home) ? join(home, ".config", "organon", "trusted") : undefined;
};

/** On Windows a home has another variable, and `homedir` knows it; elsewhere an unset HOME means that there is none. */
const usersHome = (): string | undefined => {
  if (process.platform !== "win32") return undefined;
  try {
    return homedir();
  } catch {
    return undefined;
  }
};
