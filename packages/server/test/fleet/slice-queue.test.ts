// @long: needs PostgreSQL and Redis
/** Slices handed out: a worker may come before the queue is made. */
import { afterEach, expect, it } from "vitest";
import { openSliceQueue } from "../../src/fleet/slice-queue.ts";
import { describeOnServer, newAddress } from "../postgres/postgres-server.ts";
import { dropFleet } from "./servers.ts";

describeOnServer("a queue on PostgreSQL", () => {
  const store = newAddress();
  afterEach(() => dropFleet(store));

  it("is waited for by a worker that came before it was made", async () => {
    const early = await openSliceQueue(store, { makes: false });
    const ended = new AbortController();
    const troubles: string[] = [];
    const worked = Promise.withResolvers<number>();
    const serving = early
      .serve("a lane", {
        atOnce: 1,
        signal: ended.signal,
        work: async ({ from }) => worked.resolve(from),
        onTrouble: (message) => troubles.push(message),
      })
      .catch((error: unknown) => void troubles.push(String(error)));
    const maker = await openSliceQueue(store, { makes: true });
    await maker.add("a lane", [{ run: "r", subject: 0, from: 7, to: 9 }]);
    expect(await worked.promise).toBe(7);
    expect(troubles).toEqual([]);
    ended.abort();
    // A worker that is still closing holds locks on the tables that are dropped after the test.
    await serving;
    await Promise.all([early.close(), maker.close()]);
  });
});
