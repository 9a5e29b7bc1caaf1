/**
 * The files of a store: questions, answers and what people noted, which nobody else on the machine need read. New ones are the
 * owner's alone (0600, in folders that are 0700); what is there keeps the rights that it was given.
 */
import { closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";
import { OrganonError, misuse } from "#logic/error";

/**
 * Makes a folder and those above it, where they are not there; throws what the file system says. Step by step: Node's own way tries
 * without end where nothing can be made, as under /proc.
 */
export const createFolder = (folder: string, mode: number): void => {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) return;
  const above = dirname(folder);
  if (found === undefined && above !== folder) createFolder(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (cause) {
    // Somebody else may have made it meanwhile.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw cause;
  }
};

/** The rights of folders that are the owner's alone. */
export const privately = 0o700;

/** Opens a database; the file of a new one is the owner's alone, and so are the files that SQLite puts beside it. */
export const openPrivately = (path: string, options: DatabaseSyncOptions = {}): DatabaseSync => {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
    throw misuse(`${path} is a folder`, "name a file in it");
  if (path !== ":memory:" && options.readOnly !== true && !existsSync(path))
    closeSync(openSync(path, "a", 0o600));
  return new DatabaseSync(path, options);
};

/**
 * Sees that a file is still the one that was opened: what is written to a removed one is gone with the process. Gives what
 * throws `incomplete` where it is not.
 */
export const watchPresence = (path: string): (() => void) => {
  if (path === ":memory:") return () => {};
  const { ino, dev } = statSync(path);
  return () => {
    const now = statSync(path, { throwIfNoEntry: false });
    if (now === undefined || now.ino !== ino || now.dev !== dev)
      throw new OrganonError(
        "incomplete",
        `the store ${path} was removed or replaced while it was written to`,
        {
          hint: "what was answered since then is lost; the same command begins where the store at that place ends",
        },
      );
  };
};

/** The path of the file itself, whatever links lead to it: one store has one lock. */
export const realPath = (path: string): string => {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(path);
  return existsSync(folder) ? join(realpathSync(folder), basename(path)) : path;
};
