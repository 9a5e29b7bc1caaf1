/**
 * Connects Kysely to Node's own SQLite: Kysely's dialect expects the module better-sqlite3, whose interface is
 * implemented here over `node:sqlite`. Prepared statements are cached. There is one connection, which kysely gives to
 * one query, transaction or stream at a time. Within a stream no other query can run, so long lists are read in pages
 * instead.
 */
import type { DatabaseSync } from "node:sqlite";
import type { Kysely, SqliteStatement } from "kysely";
import { memoize } from "#logic/memoize";
import { loadKysely } from "./load-kysely.ts";
import type { Database } from "./schema.ts";

/** Maximum cached statements: above the number of the store's queries times the usual sizes of their lists of rows. */
const maxStatements = 100;

/**
 * Returns queries over an open database. `explain` converts SQLite's errors. If another connection also writes,
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
