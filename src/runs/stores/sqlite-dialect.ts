/**
 * Kysely over Node's own SQLite: its dialect is written for the module better-sqlite3, and this is that module's shape
 * over `node:sqlite`. Statements are kept, so that a query that comes again is not prepared again. There is one
 * connection, which kysely gives to one query, one transaction or one stream at a time: within a stream nothing else can
 * be asked, and long lists are read in pages instead. A statement whose values are lists of values runs once for each list.
 */
import type { DatabaseSync } from "node:sqlite";
import type { Kysely, SqliteStatement } from "kysely";
import { memoize } from "#logic/memoize";
import { loadKysely } from "./load-kysely.ts";
import type { Database } from "./schema.ts";
import type { SqliteValue } from "./sqlite-worker.ts";

/** Statements kept at once: more than the store has queries, times the usual sizes of their lists of rows. */
const maxStatements = 100;

/**
 * Queries over an open database. `explain` turns what SQLite throws into what whoever asked is given. Whoever shares the
 * writing with another connection begins `immediate`ly: what is read in a transaction holds until it ends.
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

  const prepared = (sql: string): SqliteStatement => {
    // Some errors (a full disk) have already undone the transaction.
    if (sql === "rollback" && !database.isTransaction) return nothing;
    const statement = database.prepare(sql === "begin" && immediate ? "begin immediate" : sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => guard(() => statement.all(...parameters.map(valueOf))),
      run: (parameters) =>
        guard(() => {
          let changes = 0;
          for (const values of runsOf(parameters)) changes += Number(statement.run(...values).changes);
          return { changes, lastInsertRowid: 0 };
        }),
      iterate: (parameters) => guard(() => statement.iterate(...parameters.map(valueOf))),
    };
  };

  const prepareAnew = (sql: string): SqliteStatement => guard(() => prepared(sql));
  const prepareOnce = memoize(prepareAnew, { limit: maxStatements });
  const prepare = (sql: string): SqliteStatement =>
    sql === "rollback" ? prepareAnew(sql) : prepareOnce(sql);

  const { Kysely, SqliteDialect } = loadKysely();
  return new Kysely({
    dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }),
  });
};

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/** The values of each run of a statement. */
const runsOf = (parameters: readonly unknown[]): readonly (readonly SqliteValue[])[] =>
  Array.isArray(parameters[0]) ? parameters.map(runOf) : [parameters.map(valueOf)];

/** The values of one run. */
export const runOf = (values: unknown): readonly SqliteValue[] =>
  isRun(values) ? values : [valueOf(values)];

const isRun = (values: unknown): values is readonly SqliteValue[] =>
  Array.isArray(values) && values.every(isValue);

const isValue = (value: unknown): value is SqliteValue =>
  value === null || typeof value === "string" || typeof value === "number";

const valueOf = (value: unknown): SqliteValue => {
  if (isValue(value)) return value;
  throw new TypeError(`a value of type ${typeof value} cannot be stored`);
};
