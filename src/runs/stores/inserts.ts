/**
 * Adds rows to the store's tables, and finds their numbers by names, some hundred at a time, which is fast for both a local file and a remote server. Each
 * statement is compiled once for every number of rows that is a power of two: compiling takes longer than running it.
 */
import type { CompiledQuery, Insertable, InsertQueryBuilder, InsertResult, Transaction } from "kysely";
import { getOrInsert } from "#logic/memoize";
import type { Database } from "./schema.ts";
import { OrganonError } from "#logic/error";
import type { Source } from "./reading.ts";

const compiled = new WeakMap<object, Map<string, CompiledQuery>>();

/** Adds rows, at least one; existing rows stay. Returns the number added. */
export const addRows = <Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<number> =>
  insert(trx, table, rows, (some) =>
    trx
      .insertInto<keyof Database>(table)
      .values(some)
      .onConflict((on) => on.doNothing()),
  );

/** Adds verdicts, at least one, in place of earlier ones by the same answer parser. */
export const replaceVerdicts = (
  trx: Transaction<Database>,
  rows: readonly Insertable<Database["verdicts"]>[],
): Promise<number> =>
  insert(trx, "verdicts", rows, (some) =>
    trx
      .insertInto("verdicts")
      .values(some)
      .onConflict((on) =>
        on
          .columns(["call", "reader"])
          .doUpdateSet((eb) => ({
            outcome: eb.ref("excluded.outcome"),
            answer: eb.ref("excluded.answer"),
            span_start: eb.ref("excluded.span_start"),
            span_end: eb.ref("excluded.span_end"),
          })),
      ),
  );

const insert = async <Row extends object>(
  trx: Transaction<Database>,
  table: string,
  rows: readonly Row[],
  build: (rows: readonly Row[]) => Pick<InsertQueryBuilder<Database, never, InsertResult>, "compile">,
): Promise<number> => {
  const columns = Object.keys(rows[0] ?? {});
  const statements = getOrInsert(compiled, trx.getExecutor().adapter, () => new Map());
  let added = 0;
  for (let from = 0; from < rows.length;) {
    const some = rows.slice(from, from + 2 ** Math.floor(Math.log2(rows.length - from)));
    const name = `${table} ${columns.join(" ")} ${some.length}`;
    const statement = getOrInsert(statements, name, () => build(some).compile());
    const parameters = some.flatMap((row) =>
      columns.map((column): unknown => Reflect.get(row, column) ?? null),
    );
    const { numAffectedRows } = await trx.executeQuery({ ...statement, parameters });
    added += Number(numAffectedRows ?? 0);
    from += some.length;
  }
  return added;
};

/** A row's name and number. */
export type Numbered = { readonly name: string; readonly number: number };

/** Returns rows by their names, after adding the missing ones. */
export const present = async <Row extends { readonly name: string }>(
  names: Iterable<string>,
  find: (names: readonly string[]) => Promise<readonly Row[]>,
  add: (names: readonly string[]) => Promise<unknown>,
): Promise<ReadonlyMap<string, Row>> => {
  const rows = new Map<string, Row>();
  const look = async (wanted: readonly string[]): Promise<void> => {
    for (const row of await find(wanted)) rows.set(row.name, row);
  };
  const distinct = [...new Set(names)];
  await look(distinct);
  const missing = distinct.filter((name) => !rows.has(name));
  if (missing.length > 0) {
    await add(missing);
    await look(missing);
  }
  return rows;
};

export const requireRow = <Row>(rows: ReadonlyMap<string, Row>, name: string): Row => {
  const row = rows.get(name);
  if (row === undefined) throw new OrganonError("bug/store", `“${name}” was stored and is not there`);
  return row;
};

/** Returns the numbers of calls by their hashes. */
export const numberCalls = (
  trx: Transaction<Database>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Numbered>> =>
  present(
    hashes,
    (names) =>
      trx.selectFrom("call_hashes").select(["hash as name", "number"]).where("hash", "in", names).execute(),
    (names) =>
      addRows(
        trx,
        "call_hashes",
        names.map((hash) => ({ hash })),
      ),
  );

/** Rows per statement. Databases limit the values of a statement, at 32,766 or more; the widest row has 19. */
const maxRows = 512;

/** Writes entries in one transaction, all of them or none, `maxRows` at a time. */
export const inSlices = <Entry>(
  { db, again }: Source,
  entries: readonly Entry[],
  write: (trx: Transaction<Database>, slice: readonly Entry[]) => Promise<void>,
): Promise<void> =>
  again(() =>
    db.transaction().execute(async (trx) => {
      for (let from = 0; from < entries.length; from += maxRows)
        await write(trx, entries.slice(from, from + maxRows));
    }),
  );
