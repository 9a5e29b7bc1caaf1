/**
 * Queries the calls that are still to be made, and stores batches of them, which no other process makes. A batch is stored before the vendor is asked to
 * create it and updated with the vendor's id, so that an interrupted creation can be found again.
 */
import { OrganonError } from "#logic/error";
import { type Store, type PendingCall, plannedFields } from "../store.ts";
import { addRows, inSlices, numberCalls, requireRow } from "./inserts.ts";
import { decoded, parseBatch } from "./rows.ts";
import { findRunNumber, type Source } from "./reading.ts";
import { loadKysely } from "./load-kysely.ts";

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
      return decoded(location, () => rows.map(({ run_id, ...row }) => parseBatch(row, run_id)));
    },
  } satisfies Partial<Store>;
};

export const createPending = (source: Source, select: Store["select"]) => {
  const { db } = source;
  const { sql } = loadKysely();
  return {
    pending: async function* (run, subject, stretch) {
      const calls = select(run, {
        fields: [...plannedFields, "call", "status"],
        subject,
        from: stretch?.from,
        where: [
          ["batch", "=", null],
          ...(stretch === undefined ? [] : ([["ordinal", "<", stretch.to]] as const)),
        ],
        any: [
          [["status", "=", null]],
          [
            ["status", "=", "failed"],
            ...(stretch === undefined ? [] : ([["time", "<", stretch.failedBefore]] as const)),
          ],
        ],
      });
      // Rows that share a call are asked once.
      const seen = new Set<number>();
      for await (const { status, call, ...planned } of calls) {
        if (seen.has(call)) continue;
        seen.add(call);
        yield { ...planned, failedBefore: status === "failed" } satisfies PendingCall;
      }
    },
    gaps: async (run, size, failedBefore) => {
      // Integer division of integers is an integer.
      const slice = sql<number>`c.ordinal / ${sql.lit(size)}`;
      const rows = await db
        .selectFrom("calls as c")
        .leftJoin("responses as r", "r.call", "c.call")
        .leftJoin("batch_calls as b", "b.call", "c.call")
        .where("c.run", "=", await findRunNumber(source, run.id))
        .where("b.call", "is", null)
        .where((eb) =>
          eb.or([
            eb("r.call", "is", null),
            eb.and([eb("r.status", "=", "failed"), eb("r.time", "<", failedBefore)]),
          ]),
        )
        .groupBy(["c.subject", slice])
        .orderBy(slice)
        .orderBy("c.subject")
        .select(["c.subject", slice.as("slice")])
        .execute();
      return rows.map(({ subject, slice }) => ({ subject, from: slice * size, to: (slice + 1) * size }));
    },
  } satisfies Partial<Store>;
};
