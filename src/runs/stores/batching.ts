/**
 * Stores batches, as queries for any database that kysely supports. A batch is stored before the vendor is asked to
 * create it and updated with the vendor's id, so that an interrupted creation can be found again.
 */
import { OrganonError } from "#logic/error";
import type { Batch, Store } from "../store.ts";
import { addRows } from "./inserts.ts";
import { inSlices, numbersOfCalls, rowIn } from "./numbering.ts";
import { decoded, oneOf } from "./rows.ts";
import { numberOfRun, type Source } from "./reading.ts";

const statuses = ["intended", "waiting", "ended", "lost"] as const;

export const createBatching = (source: Source) => {
  const { db, location } = source;
  return {
    beginBatch: async ({ name, run, subject, vendorId, status, setAside, created, why }, callHashes) => {
      const number = await numberOfRun(source, run);
      await inSlices(source, callHashes, async (trx, slice) => {
        await addRows(trx, "batches", [
          {
            name,
            run: number,
            subject,
            vendor_id: vendorId ?? null,
            status,
            calls: callHashes.length,
            set_aside: setAside,
            created,
            why: why ?? null,
          },
        ]);
        const batch = await trx
          .selectFrom("batches")
          .select("number")
          .where("name", "=", name)
          .executeTakeFirstOrThrow();
        const calls = await numbersOfCalls(trx, slice);
        await trx
          .insertInto("batch_calls")
          .values(slice.map((hash) => ({ call: rowIn(calls, hash).number, batch: batch.number })))
          .execute();
      });
    },
    changeBatch: (name, { status, vendorId, why }) =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom("batches")
          .select("number")
          .where("name", "=", name)
          .executeTakeFirst();
        if (row === undefined) throw new OrganonError("bug/store", `the batch ${name} is not in ${location}`);
        await trx
          .updateTable("batches")
          .set({ status })
          .$if(vendorId !== undefined, (query) => query.set({ vendor_id: vendorId ?? null }))
          .$if(why !== undefined, (query) => query.set({ why: why ?? null }))
          .where("number", "=", row.number)
          .execute();
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
      return rows.map((row): Batch => {
        const status = decoded(location, () => oneOf("status", row.status, statuses));
        return {
          name: row.name,
          run: row.run_id,
          subject: row.subject,
          vendorId: row.vendor_id ?? undefined,
          status,
          calls: row.calls,
          setAside: row.set_aside,
          created: row.created,
          why: row.why ?? undefined,
        };
      });
    },
  } satisfies Partial<Store>;
};
