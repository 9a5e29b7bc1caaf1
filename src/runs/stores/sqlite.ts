/**
 * The store in one SQLite file: write-ahead log, every commit on the disk before anybody is told
 * (`wal-sync.ts`), one writing process and any number of readers.
 */
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OrganonError } from "#logic";
import type { Store } from "../store.ts";
import { createSqlStore } from "./sql-store.ts";
import { kyselyOver } from "./sqlite-dialect.ts";
import { openSqliteThread, type SqliteThread } from "./sqlite-thread.ts";
import { damagedStore } from "./rows.ts";
import { storeError } from "./sqlite-error.ts";
import { makePrivateFolder, openPrivately, realPath, watchPresence } from "./sqlite-file.ts";
import { migrate } from "./sqlite-migration.ts";
import { applicationId, schema, schemaVersion } from "./sqlite-schema.ts";
import { pulseOfSqlite } from "./viewing.ts";
import { createWalSync } from "./wal-sync.ts";
import { takeWriterLock } from "./writer-lock.ts";

export type SqliteOptions = {
  /**
   * `read` opens an existing store beside a writer; `write` makes the file when there is none. `annotate` reads and adds
   * notes, which may be done beside a writer: a note is one short transaction that nothing else depends on.
   */
  readonly mode: "read" | "annotate" | "write";
};

/** So many answers within a moment are worth a thread of their own. */
const manyAtOnce = 32;

/** A log of 32 MB between checkpoints: pages that change often are written back once. */
const settings = "PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 8000";
/** How long one connection waits for another. */
const timeoutMs = 5000;

/** Opens the store at a path, or one in memory (`:memory:`). Throws as `Store` says. */
export const openSqliteStore = (path: string, { mode }: SqliteOptions): Store => {
  if (mode !== "write") {
    requireStore(path);
    requireCurrent(path);
  }
  const { database, close } = open(path, mode);
  const explain = (error: unknown): OrganonError => storeError(path, error);
  const requireThere = mode === "write" ? watchPresence(path) : () => {};
  const isFile = mode === "write" && path !== ":memory:";
  const db = kyselyOver(database, explain, { immediate: isFile });
  const wal = isFile ? createWalSync(path) : undefined;
  if (wal !== undefined) database.exec("PRAGMA synchronous = NORMAL");
  let opened: SqliteThread | undefined;
  const thread = (answers: number): SqliteThread | undefined => {
    if (isFile && answers >= manyAtOnce) opened ??= openSqliteThread({ path, settings, timeoutMs }, explain);
    return opened;
  };
  return createSqlStore(
    {
      db,
      location: path,
      thread,
      isRowByRow: true,
      again: async (work) => {
        const value = await work();
        requireThere();
        return value;
      },
      settled: async () => {
        await wal?.sync().catch((error: unknown) => {
          throw explain(error);
        });
      },
    },
    {
      pulse: pulseOfSqlite(db),
      check: async () => {
        try {
          const lines = database
            .prepare("PRAGMA quick_check")
            .all()
            .map((row) => String(row["quick_check"]));
          return lines.length === 1 && lines[0] === "ok" ? [] : lines;
        } catch (error) {
          throw explain(error);
        }
      },
      close: async () => {
        await wal?.close();
        await opened?.close();
        close();
      },
    },
  );
};

/** Throws misuse where there is no store. */
export const requireStore = (path: string): void => {
  if (path !== ":memory:" && !existsSync(path))
    throw new OrganonError("misuse", `there is no store at ${path}`, {
      hint: "make one with organon run, or name another with --store",
    });
};

/** A store of an older version is rewritten once, by whoever meets it first, also one that only wants to read. */
const requireCurrent = (path: string): void => {
  let version: number;
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    version = pragma(database, "user_version");
    database.close();
  } catch {
    // The opening proper says what is wrong with it.
    return;
  }
  if (version > 0 && version < schemaVersion) open(path, "write").close();
};

type Opened = { readonly database: DatabaseSync; readonly close: () => void };

/** Opens the file and, to write, takes its lock. */
const open = (given: string, mode: SqliteOptions["mode"]): Opened => {
  const path = given === ":memory:" ? given : realPath(given);
  const isFile = path !== ":memory:" && mode === "write";
  if (isFile) makeDirectory(path);
  const lock = isFile ? takeWriterLock(path) : undefined;
  try {
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
    makePrivateFolder(dirname(path));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OrganonError("misuse", `no store can be made at ${path}: ${why}`, {
      hint: "name a file in a directory that may be written with --store",
    });
  }
};

const openDatabase = (path: string, mode: SqliteOptions["mode"]): DatabaseSync => {
  const database = openPrivately(path, { timeout: timeoutMs });
  try {
    const version = pragma(database, "user_version");
    const isNew = version === 0 && database.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
    if (!isNew && pragma(database, "application_id") !== applicationId)
      throw new OrganonError("misuse", `${path} is a database of another program`, {
        hint: "name another file with --store",
      });
    if (!isNew && version < 1) throw damagedStore(path, `its version is ${version}`);
    if (version > schemaVersion)
      throw new OrganonError("misuse", `the store ${path} was written by a newer organon`, {
        hint: "install that version to read it",
      });
    database.exec(settings);
    if (mode !== "write") {
      // Whoever only reads goes by once, or by single rows: the system's own cache holds the file.
      database.exec("PRAGMA cache_size = -8192");
      if (mode === "read") database.exec("PRAGMA query_only = TRUE");
      if (isNew)
        throw new OrganonError("misuse", `the store ${path} is empty`, { hint: "fill it with organon run" });
      return database;
    }
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("BEGIN");
    if (isNew) database.exec(schema);
    else bringUpToDate(path, database, version);
    database.exec("COMMIT");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

const bringUpToDate = (path: string, database: DatabaseSync, version: number): void => {
  try {
    migrate(database, version);
  } catch (error) {
    if (!(error instanceof OrganonError)) throw storeError(path, error);
    throw new OrganonError("misuse", `the store ${path} cannot be brought up to date: ${error.message}`, {
      hint: "nothing in it was changed: the version of organon that wrote it still reads it",
      cause: error,
    });
  }
};

const pragma = (database: DatabaseSync, name: string): number =>
  Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
