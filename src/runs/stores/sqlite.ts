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
import { damagedStore } from "./rows.ts";
import { createFolder, openPrivately, privately, realPath, watchPresence, outOfRoom } from "./sqlite-file.ts";
import { applicationId, requireSchemaVersion, schema } from "./sqlite-schema.ts";
import { once, memoize } from "#logic/memoize";
import type { WordIndex } from "./reading.ts";
import type { Kysely, SqliteStatement } from "kysely";
import type { Database } from "./schema.ts";

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

/**
 * The index of words (FTS5) is a private database next to the store's tables, which SQLite removes when the store is closed: a store
 * that is only read can be searched. Numbers are those of questions and calls; `_docsize` is FTS5's own table of them.
 */
const wordTables = ["asked", "replied"]
  .map((name) => `CREATE VIRTUAL TABLE words.${name} USING fts5(x, content='', detail=none);`)
  .join(" ");

const calls = "FROM main.calls c WHERE c.run = ? AND c.subject = ? AND c.ordinal >= ? AND c.ordinal < ?";

const additions = [
  `INSERT INTO words.asked (rowid, x) SELECT number, json ->> '$.question' FROM main.questions
   WHERE number IN (SELECT c.question ${calls}) AND number NOT IN (SELECT id FROM words.asked_docsize)`,
  `INSERT INTO words.replied (rowid, x) SELECT call, text FROM main.responses
   WHERE call IN (SELECT c.call ${calls}) AND call NOT IN (SELECT id FROM words.replied_docsize)
   AND status <> 'failed'`,
] as const;

const createWordIndex = (database: DatabaseSync): WordIndex => {
  const open = once(() => database.exec(`ATTACH '' AS words; ${wordTables}`));
  const write = (work: () => void): void => {
    const isReadOnly = database.prepare("PRAGMA query_only").get()?.["query_only"] === 1;
    if (isReadOnly) database.exec("PRAGMA query_only = FALSE");
    try {
      work();
    } finally {
      if (isReadOnly) database.exec("PRAGMA query_only = TRUE");
    }
  };
  return {
    contains: (words) => {
      write(() => open());
      const { sql } = loadKysely();
      const query = words.map((word, i) => `"${word}"${i === words.length - 1 ? "*" : ""}`).join(" AND ");
      return sql`(c.question in (select rowid from words.asked where asked match ${query})
        or c.call in (select rowid from words.replied where replied match ${query}))`;
    },
    add: async (run, { subject, from, to }) =>
      write(() => {
        open();
        for (const text of additions) database.prepare(text).run(run, subject, from, to);
      }),
  };
};

const again = "give the same command again";

/** Returns the error for the store at `path` by SQLite's result code (sqlite.org/rescode.html). Errors of other origin, and those caused by Organon, remain bugs. */
export const storeError = (path: string, error: unknown): OrganonError => {
  if (error instanceof OrganonError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const incomplete = (what: string, hint: string): OrganonError =>
    new OrganonError("incomplete", what, { hint });
  const room = `what was stored is kept; make room and ${again}`;
  if (outOfRoom.includes(code)) return incomplete(`the store ${path} cannot grow: ${message}`, room);
  if (/^E[A-Z]+$/.test(code)) return unopened(path, message);
  // A number above any count in the store.
  if (code === "ERR_OUT_OF_RANGE") return damagedStore(path, message);
  switch (primaryCode(error)) {
    case 5: // BUSY
    case 6: // LOCKED
      return incomplete(`the store ${path} is busy with another program`, `wait for it to end and ${again}`);
    case 10: // IOERR
      return incomplete(
        `the store ${path} cannot be read or written: ${message}`,
        `what was stored is kept; ${again} when the disk is well`,
      );
    case 13: // FULL
      return incomplete(`the disk that holds the store ${path} is full`, room);
    case 1: // ERROR: tables and columns that are not as they should be, sums beyond any number
      if (!/no such (?:table|column)|has no column|duplicate column|integer overflow|malformed/.test(message))
        break;
      return damagedStore(path, message);
    case 11: // CORRUPT
    case 19: // CONSTRAINT: rows without those that they belong to
    case 20: // MISMATCH
    case 26: // NOTADB
      return damagedStore(path, message);
    case 8: // READONLY
    case 14: // CANTOPEN
      return unopened(path, message);
  }
  return new OrganonError("bug/store", `the store ${path} failed: ${message}`, { cause: error });
};

const unopened = (path: string, message: string): OrganonError =>
  misuse(
    `the store ${path} cannot be opened: ${message}`,
    "name a file in a folder that may be written with --store",
  );

const primaryCode = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : undefined;

/** Maximum cached statements: above the number of the store's queries times the usual sizes of their lists of rows. */
const maxStatements = 100;

/**
 * Returns queries over an open database: Kysely's dialect expects better-sqlite3's interface, made here of `node:sqlite`. There is one
 * connection, for one query, transaction or stream at a time; so long lists are read in pages. `explain` converts SQLite's errors. If another connection also writes,
 * transactions start `immediate`ly, so that values read in a transaction hold until its end.
 */
export const kyselyOver = (
  database: DatabaseSync,
  explain: (error: unknown) => Error,
  { immediate = false }: { readonly immediate?: boolean } = {},
): Kysely<Database> => {
  const guard = <Value>(work: () => Value): Value => {
    try {
      return work();
    } catch (error) {
      throw explain(error);
    }
  };
  const prepare = (sql: string): SqliteStatement =>
    guard(() => {
      const statement = database.prepare(sql === "begin" && immediate ? "begin immediate" : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => guard(() => statement.all(...parameters.map(toSqliteValue))),
        run: (parameters) => {
          // Some errors (a full disk) have already rolled back the transaction.
          if (sql === "rollback" && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 };
          const { changes } = guard(() => statement.run(...parameters.map(toSqliteValue)));
          return { changes, lastInsertRowid: 0 };
        },
        iterate: (parameters) => guard(() => statement.iterate(...parameters.map(toSqliteValue))),
      };
    });
  const { Kysely, SqliteDialect } = loadKysely();
  const kept = { prepare: memoize(prepare, { limit: maxStatements }), close: () => database.close() };
  return new Kysely({ dialect: new SqliteDialect({ database: kept }) });
};

type SqliteValue = string | number | null;

const isValue = (value: unknown): value is SqliteValue =>
  value === null || typeof value === "string" || typeof value === "number";

const toSqliteValue = (value: unknown): SqliteValue => {
  if (isValue(value)) return value;
  throw new TypeError(`a value of type ${typeof value} cannot be stored`);
};
