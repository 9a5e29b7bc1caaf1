/**
 * Opens the store in one SQLite file, with a write-ahead log. A write resolves only when it is durable. One process
 * writes, and any number read.
 */
import { accessSync, constants, existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OrganonError, misuse } from "#logic/error";
import type { Store } from "../store.ts";
import { loadKysely } from "./load-kysely.ts";
import { createSqlStore } from "./sql-store.ts";
import { kyselyOver } from "./sqlite-dialect.ts";
import { damagedStore } from "./rows.ts";
import { storeError } from "./sqlite-error.ts";
import { createFolder, openPrivately, privately, realPath, watchPresence } from "./sqlite-file.ts";
import { createWordIndex } from "./sqlite-words.ts";
import { applicationId, requireSchemaVersion, schema } from "./sqlite-schema.ts";

type SqliteOptions = {
  /**
   * `read` opens an existing store next to a writer; `write` creates a missing file. `control` reads and writes
   * notes, next to a writer if needed: a note is one short transaction that nothing else depends on.
   */
  readonly mode: "read" | "control" | "write";
};

/**
 * A log of 32 MB between checkpoints: pages that change often are written back once. The cache is small, as the system has one of its
 * own: with 64 MB, 40,000 answers take as long and 90 MB more.
 */
const settings = "PRAGMA synchronous = FULL; PRAGMA cache_size = -8192; PRAGMA wal_autocheckpoint = 8000";
/** Maximum wait of one connection for another, in milliseconds. */
const timeoutMs = 5000;

/** Opens the store at a path, or one in memory (`:memory:`). Throws as described for `Store`. */
export const openSqliteStore = (path: string, { mode }: SqliteOptions): Store => {
  if (mode !== "write") requireStore(path);
  const { database, close } = openFile(path, mode);
  const explain = (error: unknown): OrganonError => storeError(path, error);
  const requireThere = mode === "write" ? watchPresence(path) : () => {};
  const isFile = mode === "write" && path !== ":memory:";
  const db = kyselyOver(database, explain, { immediate: isFile });
  return createSqlStore(
    {
      db,
      location: path,
      words: createWordIndex(database),
      again: async (work) => {
        const value = await work();
        requireThere();
        return value;
      },
    },
    {
      // It changes when another connection writes.
      pulse: async () => String(pragma(database, "data_version")),
      check: async () => {
        const { rows } = await loadKysely().sql<{ quick_check: string }>`PRAGMA quick_check`.execute(db);
        const lines = rows.map((row) => row.quick_check);
        return lines.join("") === "ok" ? [] : lines;
      },
      close,
    },
  );
};

/** Throws misuse if there is no store. */
export const requireStore = (path: string): void => {
  if (path !== ":memory:" && !existsSync(path))
    throw misuse(`there is no store at ${path}`, "make one with organon run, or name another with --store");
};

type Opened = { readonly database: DatabaseSync; readonly close: () => void };

const openFile = (given: string, mode: SqliteOptions["mode"]): Opened => {
  const path = given === ":memory:" ? given : realPath(given);
  const isFile = path !== ":memory:" && mode === "write";
  if (isFile) makeDirectory(path);
  let lock: WriterLock | undefined;
  try {
    if (isFile) lock = takeWriterLock(path);
    const database = openDatabase(path, mode);
    const close = (): void => {
      if (database.isOpen) database.close();
      lock?.release();
    };
    return { database, close };
  } catch (error) {
    lock?.release();
    throw storeError(path, error);
  }
};

const makeDirectory = (path: string): void => {
  try {
    createFolder(dirname(path), privately);
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw misuse(
      `no store can be made at ${path}: ${why}`,
      "name a file in a directory that may be written with --store",
    );
  }
};

const openDatabase = (path: string, mode: SqliteOptions["mode"]): DatabaseSync => {
  const database = openPrivately(path, { timeout: timeoutMs, isRead: mode === "read" });
  try {
    const version = pragma(database, "user_version");
    const isNew = version === 0 && database.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
    if (!isNew && pragma(database, "application_id") !== applicationId)
      throw misuse(`${path} is a database of another program`, "name another file with --store");
    if (!isNew && version < 1) throw damagedStore(path, `its version is ${version}`);
    if (!isNew) requireSchemaVersion(version, path);
    // A trigger could delete what is stored, and a view need never end.
    const foreign = database
      .prepare("SELECT type || ', ' || name AS what FROM sqlite_schema WHERE type IN ('trigger', 'view')")
      .get();
    if (foreign !== undefined)
      throw damagedStore(path, `it has a ${String(foreign["what"])}, and no store has one`);
    database.exec(settings);
    if (mode !== "write") {
      if (mode === "read") database.exec("PRAGMA query_only = TRUE");
      if (isNew) throw misuse(`the store ${path} is empty`, "fill it with organon run");
      return database;
    }
    database.exec("PRAGMA journal_mode = WAL");
    if (isNew) database.exec(`BEGIN; ${schema} COMMIT`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

const pragma = (database: DatabaseSync, name: string): number =>
  Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);

/*
 * Allows one writer per file. The lock is an open exclusive transaction on an empty database next to the store. The
 * system releases it whenever the process ends, so no stale lock survives a crash. The store's own file stays
 * available to readers.
 */
type WriterLock = { readonly release: () => void };

const takeWriterLock = (path: string): WriterLock => {
  const database = openPrivately(`${path}.lock`, { timeout: 0 });
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
