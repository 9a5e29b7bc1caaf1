/** Adds rows to the store's tables, some hundred at a time, which is fast for both a local file and a remote server. */
import type { Insertable, Transaction } from "kysely";
import type { Database } from "./schema.ts";

type AddedTable =
  | "call_hashes"
  | "tag_sets"
  | "questions"
  | "calls"
  | "prompts"
  | "responses"
  | "run_aliases"
  | "batches"
  | "batch_calls";

/** Adds rows, at least one; existing rows stay. Returns the number added. */
export const addRows = async <Table extends AddedTable>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<number> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto<AddedTable>(table)
    .values(rows)
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
};

/** Adds verdicts, at least one, in place of earlier ones by the same answer parser. */
export const replaceVerdicts = async (
  trx: Transaction<Database>,
  rows: readonly Insertable<Database["verdicts"]>[],
): Promise<void> => {
  await trx
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
    )
    .execute();
};
