/** Queries the calls of a run that are still to be made, and the ranges that have some. Calls in open batches are excluded. */
import type { PendingCall, Store } from "../store.ts";
import { plannedFields } from "../store.ts";
import { loadKysely } from "./load-kysely.ts";
import { findRunNumber, type Source } from "./reading.ts";

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
