/**
 * Maps names to row numbers: call hashes, questions, sets of tags. Existing rows keep their numbers; missing ones are
 * added, some hundred at a time.
 */
import type { Transaction } from "kysely";
import { OrganonError } from "#logic/error";
import { addRows } from "./inserts.ts";
import type { Source } from "./reading.ts";
import type { Database } from "./schema.ts";

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
