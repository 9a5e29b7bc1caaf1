/**
 * Builds the insert statements, for some hundred rows at a time, which is fast for both a local file and a remote
 * server. Building such a statement costs more than running it, so each is compiled once per number of rows. An
 * in-process database (SQLite) gets a statement for a single row, and the values of all rows.
 */
import type { Compilable, Insertable, Transaction } from "kysely";
import { getOrInsert } from "#logic/memoize";
import { loadKysely } from "./load-kysely.ts";
import type { Source } from "./reading.ts";
import type { Database } from "./schema.ts";

/** Adds rows, at least one, built by one function, so that their members are in one order. Returns the number added. */
type Insert<Table extends keyof Database> = (
  trx: Transaction<Database>,
  rows: readonly Insertable<Database[Table]>[],
) => Promise<number>;

export type Inserts = { readonly [Table in Name]: Insert<Table> };
type Name =
  | "call_hashes"
  | "tag_sets"
  | "questions"
  | "calls"
  | "prompts"
  | "responses"
  | "batch_calls"
  | "verdicts";

/** Existing rows stay, except verdicts, which replace earlier ones by the same answer parser. */
export const createInserts = ({ db, isRowByRow = false }: Pick<Source, "db" | "isRowByRow">): Inserts => {
  const compiled = createCompiled(isRowByRow);
  const added = <Table extends Exclude<Name, "batch_calls" | "verdicts">>(table: Table): Insert<Table> =>
    compiled((rows) =>
      db
        .insertInto(table)
        .values(rows)
        .onConflict((on) => on.doNothing()),
    );
  return {
    call_hashes: added("call_hashes"),
    tag_sets: added("tag_sets"),
    questions: added("questions"),
    calls: added("calls"),
    prompts: added("prompts"),
    responses: added("responses"),
    batch_calls: compiled((rows) => db.insertInto("batch_calls").values(rows)),
    verdicts: compiled((rows) =>
      db
        .insertInto("verdicts")
        .values(rows)
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
    ),
  };
};

/** `build`'s only parameters are the rows' values. Rows of other stores and of run files have another order of members. */
const createCompiled =
  (isRowByRow: boolean) =>
  <Row extends object>(
    build: (rows: readonly Row[]) => Compilable,
  ): ((trx: Transaction<Database>, rows: readonly Row[]) => Promise<number>) => {
    const texts = new Map<string, string>();
    return async (trx, rows) => {
      const size = isRowByRow ? 1 : rows.length;
      const form = `${size} ${Object.keys(rows[0] ?? {}).join(" ")}`;
      const text = getOrInsert(texts, form, () => build(rows.slice(0, size)).compile().sql);
      const values: unknown[] = isRowByRow ? rows.map(Object.values) : rows.flatMap(Object.values);
      const { numAffectedRows } = await trx.executeQuery(loadKysely().CompiledQuery.raw(text, values));
      return Number(numAffectedRows ?? 0);
    };
  };
