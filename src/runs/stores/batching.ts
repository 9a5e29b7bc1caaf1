/**
 * Stores batches, as queries for any database that kysely supports. A batch is stored before the vendor is asked to
 * create it and updated with the vendor's id, so that an interrupted creation can be found again.
 */
import { OrganonError } from "#logic/error";
import type { Store } from "../store.ts";
import { addRows } from "./inserts.ts";
import { inSlices, numberCalls, requireRow } from "./numbering.ts";
import { decoded, requireOneOf } from "./rows.ts";
import { findRunNumber, type Source } from "./reading.ts";

const statuses = ["intended", "waiting", "ended", "lost"] as const;

export const createBatching = (source: Source) => {
  const { db, location } = source;
  return {
    beginBatch: async ({ run, vendorId = null, setAside, why = null, ...batch }, callHashes) => {
      const number = await findRunNumber(source, run);
      const row = { ...batch, run: number, vendor_id: vendorId, set_aside: setAside, why };
      await inSlices(source, callHashes, async (trx, slice) => {
        await addRows(trx, "batches", [row]);
        const named = trx.selectFrom("batches").select("number").where("name", "=", batch.name);
        const { number: own } = await named.executeTakeFirstOrThrow();
        const calls = await numberCalls(trx, slice);
        await trx
          .insertInto("batch_calls")
          .values(slice.map((hash) => ({ call: requireRow(calls, hash).number, batch: own })))
          .execute();
      });
    },
    changeBatch: (name, { status, vendorId, why }) =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable("batches")
          .set({ status, vendor_id: vendorId, why })
          .where("name", "=", name)
          .returning("number")
          .executeTakeFirst();
        if (row === undefined) throw new OrganonError("bug/store", `the batch ${name} is not in ${location}`);
        if (status === "ended" || status === "lost")
          await trx.deleteFrom("batch_calls").where("batch", "=", row.number).execute();
      }),
    batches: async (run) => {
      const rows = await db
        .selectFrom("batches as b")
        .innerJoin("runs as r", "r.number", "b.run")
        .$if(run !== undefined, (query) => query.where("r.id", "=", run?.id ?? ""))
        .selectAll("b")
        .select("r.id as run_id")
        .orderBy("b.number")
        .execute();
      return rows.map(({ number: _number, run_id, vendor_id, set_aside: setAside, status, why, ...row }) => ({
        ...row,
        run: run_id,
        vendorId: vendor_id ?? undefined,
        setAside,
        status: decoded(location, () => requireOneOf("status", status, statuses)),
        why: why ?? undefined,
      }));
    },
  } satisfies Partial<Store>;
};
