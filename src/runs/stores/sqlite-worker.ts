/**
 * The program of a thread that writes to a SQLite file beside the thread that asks: each message is a transaction, on the disk
 * when it is answered. It loads nothing of ours, so it is there at once and costs little memory.
 */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { getOrInsert } from "#logic/memoize";
import { answerMessages } from "../thread-program.ts";

/** What the thread is opened with: the file, and what to say to its connection first. */
export type SqliteTask = { readonly path: string; readonly settings: string; readonly timeoutMs: number };

/** What the store's columns hold. */
export type SqliteValue = string | number | null;

/** A statement with the values of each of its runs; where it adds, each run must add a row or nothing at all is written. */
export type SqliteStatement = {
  readonly sql: string;
  readonly runs: readonly (readonly SqliteValue[])[];
  readonly adds: boolean;
};

/** All is on the disk; or nothing is written: rows to be added were there already, or what SQLite said. */
export type SqliteOutcome =
  | "written"
  | "there"
  | { readonly message: string; readonly code: unknown; readonly errcode: unknown };

/** A list of statements as JSON, or the end. */
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
      // Some errors (a full disk) have already undone the transaction.
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
