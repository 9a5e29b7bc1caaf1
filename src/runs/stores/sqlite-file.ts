/**
 * Creates and checks the files of a store. They hold questions, answers and notes, so new files are private to the
 * owner (0600, in folders with 0700). Existing files keep their permissions.
 */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { OrganonError, misuse } from "#logic/error";

/**
 * Creates a folder and its missing parents; throws the file system's errors. Works step by step, because Node's
 * recursive version never ends where nothing can be created, such as under /proc.
 */
export const createFolder = (folder: string, mode: number): void => {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) return;
  const above = dirname(folder);
  if (found === undefined && above !== folder) createFolder(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (cause) {
    // Another process may have created it meanwhile.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw cause;
  }
};

/** The system's errors for a full disk, a used-up quota and a file at its limit. */
export const outOfRoom: readonly string[] = ["ENOSPC", "EDQUOT", "EFBIG"];

/** The permissions of private folders. */
export const privately = 0o700;

/** Opens a database. The file of a new one is private to the owner, and so are SQLite's files next to it. */
export const openPrivately = (
  path: string,
  { timeout, isRead = false }: { readonly timeout: number; readonly isRead?: boolean },
): DatabaseSync => {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
    throw misuse(`${path} is a folder`, "name a file in it");
  if (path !== ":memory:" && !existsSync(path)) closeSync(openSync(path, "a", 0o600));
  const database =
    isRead && isUnchanging(path)
      ? new DatabaseSync(asUnchanging(path), { timeout, readOnly: true })
      : new DatabaseSync(path, { timeout });
  // What a file's own schema calls runs nothing that reaches beyond the file.
  database.exec("PRAGMA trusted_schema = OFF");
  return database;
};

/** True if a store lies in a folder that can't be written and has no log: then nothing else writes to it, either. */
const isUnchanging = (path: string): boolean => {
  if (path === ":memory:" || existsSync(`${path}-wal`)) return false;
  try {
    accessSync(dirname(path), constants.W_OK);
    return false;
  } catch {
    return true;
  }
};

const asUnchanging = (path: string): URL => {
  const url = pathToFileURL(path);
  url.searchParams.set("immutable", "1");
  return url;
};

/**
 * Returns a function that throws `incomplete` if the file or the log beside it is no longer the one that was opened, or
 * if the log became shorter: data written to a removed file is lost when the process ends, and SQLite never cuts its log.
 */
export const watchPresence = (path: string): (() => void) => {
  if (path === ":memory:") return () => {};
  const { ino, dev } = statSync(path);
  const log = { path: `${path}-wal`, ino: 0, size: 0 };
  const isOurs = (): boolean => {
    const now = statSync(path, { throwIfNoEntry: false });
    const wal = statSync(log.path, { throwIfNoEntry: false }) ?? { ino: 0, size: 0 };
    const isCut = wal.size < log.size || (log.ino !== 0 && wal.ino !== log.ino);
    Object.assign(log, { ino: wal.ino, size: wal.size });
    return now?.ino === ino && now.dev === dev && !isCut;
  };
  return () => {
    if (!isOurs())
      throw new OrganonError(
        "incomplete",
        `the store ${path} was removed or replaced while it was written to`,
        {
          hint: "what was answered since then is lost; the same command begins where the store at that place ends",
        },
      );
  };
};

/** Returns the path of the file itself, after resolving links: one store has one lock. */
export const realPath = (path: string): string => {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(path);
  return existsSync(folder) ? join(realpathSync(folder), basename(path)) : path;
};
