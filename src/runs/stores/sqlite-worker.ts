/**
 * Runs in a thread that writes to a SQLite file: each message is a transaction, durable when it is answered. It
 * imports only two small modules, so it starts at once and uses little memory.
 */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { getOrInsert } from "#logic/memoize";
import { answerMessages } from "../thread-program.ts";

/** The thread's task: the file, and the settings of its connection. */
export type SqliteTask = { readonly path: string; readonly settings: string; readonly timeoutMs: number };

/** The values of the store's columns. */
export type SqliteValue = string | number | null;

/** A statement with the values of each run. If it adds rows, each run must add one; otherwise nothing is written. */
export type SqliteStatement = {
  readonly sql: string;
  readonly runs: readonly (readonly SqliteValue[])[];
  readonly adds: boolean;
};

/** Everything is durable; or nothing was written, because added rows exist or because of an SQLite error. */
export type SqliteOutcome =
  | "written"
  | "there"
  | { readonly message: string; readonly code: unknown; readonly errcode: unknown };

/** Each message is a list of statements as JSON, or the request to close. */
answerMessages(async ({ path, settings, timeoutMs }: SqliteTask) => {
  const prepared = new Map<string, StatementSync>();
  let opened: DatabaseSync | undefined;

  const open = (): DatabaseSync => {
    const database = new DatabaseSync(path, { timeout: timeoutMs });
    database.exec(settings);
    return database;
  };

  const write = (statements: readonly SqliteStatement[]): SqliteOutcome => {
    try {
      const database = (opened ??= open());
      database.exec("BEGIN IMMEDIATE");
      for (const { sql, runs, adds } of statements) {
        const statement = getOrInsert(prepared, sql, () => database.prepare(sql));
        let changes = 0;
        for (const values of runs) changes += Number(statement.run(...values).changes);
        if (adds && changes < runs.length) {
          opened.exec("ROLLBACK");
          return "there";
        }
      }
      opened.exec("COMMIT");
      return "written";
    } catch (error) {
      // Some errors (a full disk) have already rolled back the transaction.
      if (opened?.isTransaction === true) opened.exec("ROLLBACK");
      const { message, code, errcode } = Object(error);
      return { message: String(message), code, errcode };
    }
  };

  return (message: string): SqliteOutcome => {
    if (message !== "close") return write(JSON.parse(message));
    opened?.close();
    return "written";
  };
});
