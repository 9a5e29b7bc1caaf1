/**
 * One writer a file. The lock is an exclusive transaction, held open, on an empty database beside the store:
 * the system itself takes it away when the process ends in whatever way, so no stale lock outlives a crash.
 * The store's own file stays free for readers.
 */
import { DatabaseSync } from "node:sqlite";
import { OrganonError } from "#logic";
import { storeError } from "./sqlite-error.ts";
import { openPrivately } from "./sqlite-file.ts";

export type WriterLock = { readonly release: () => void };

/** Takes the lock of the store at `path`, or throws `incomplete`: whoever waits can give the same command again. */
export const takeWriterLock = (path: string): WriterLock => {
  const database = openLock(path);
  try {
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    const told = storeError(path, error);
    if (told.code !== "incomplete") throw told;
    throw new OrganonError("incomplete", `another run is writing to the store ${path}`, {
      hint: "wait for it to end and give the same command again, or name another store with --store",
    });
  }
  return { release: () => database.close() };
};

const openLock = (path: string): DatabaseSync => {
  try {
    return openPrivately(`${path}.lock`, { timeout: 0 });
  } catch (error) {
    throw storeError(path, error);
  }
};
