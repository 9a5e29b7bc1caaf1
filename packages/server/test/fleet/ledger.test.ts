// @long: needs PostgreSQL and Redis
/** The ledger: who lives, how rates are shared, whose slice is whose, and that money is never taken out twice. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPostgresSession } from "../../src/postgres/postgres-session.ts";
import type { HandedOut, Ledger, WorkerNews } from "../../src/fleet/fleet.ts";
import { openPostgresStore } from "../../src/postgres/postgres-store.ts";
import { openLedger } from "../../src/fleet/ledger.ts";
import { askServer, describeOnServer, dropStore, newAddress, schemaOf } from "../postgres/postgres-server.ts";

const address = newAddress();
const schema = schemaOf(address);
const news = (worker: string): WorkerNews => ({ worker, version: "1", lanes: [], stopped: [], holds: {} });
const run: HandedOut = { run: "r", version: "1", since: "2026-01-01", lanes: ["l"], maxCost: 1 };
/** As if a worker had not been heard of since a while. */
const silence = (worker: string): Promise<unknown> =>
  askServer(
    ["fleet_workers", "fleet_accounts"]
      .map(
        (table) => `UPDATE ${schema}.${table} SET beat = beat - interval '1 hour' WHERE worker = '${worker}'`,
      )
      .join(";"),
  );

describeOnServer("the ledger", () => {
  let ledger: Ledger;
  beforeAll(async () => {
    const store = openPostgresStore(address, { mode: "write" });
    await store.runs();
    await store.close();
    ledger = await openLedger(await openPostgresSession(address));
  });
  afterAll(async () => {
    await ledger.close();
    await dropStore(address);
  });

  it("a lone worker has the whole rate at once; a newcomer waits until the others know of it", async () => {
    expect((await ledger.beat(news("a"), ["x"])).get("x")).toEqual({ workers: 1, isSettled: true });
    expect((await ledger.beat(news("b"), ["x"])).get("x")).toEqual({ workers: 2, isSettled: false });
    await askServer(`UPDATE ${schema}.fleet_accounts SET joined = joined - interval '3 seconds'`);
    expect((await ledger.beat(news("b"), ["x"])).get("x")).toEqual({ workers: 2, isSettled: true });
    await silence("a");
    expect((await ledger.beat(news("b"), ["x"])).get("x")).toEqual({ workers: 1, isSettled: true });
    // Whoever was thought dead begins anew: its share was divided.
    expect((await ledger.beat(news("a"), ["x"])).get("x")).toEqual({ workers: 2, isSettled: false });
    await ledger.leave("a");
    await ledger.leave("b");
  });

  it("however many take money out at once, no more is taken than there is", async () => {
    await ledger.handOut(run, 0.4);
    const taken = await Promise.all(Array.from({ length: 40 }, () => ledger.take("r", 0.0625)));
    expect(taken.filter(Boolean)).toHaveLength(9);
    await ledger.putBack("r", 0.0625);
    expect([await ledger.take("r", 0.0625), await ledger.take("r", 0.0625)]).toEqual([true, false]);
    expect(await ledger.take("nowhere", 0.01)).toBe(false);
    await ledger.withdraw("r", run.since);
    expect(await ledger.handedOut()).toEqual([]);
  });

  it("a run handed out again is not withdrawn by whoever handed it out before", async () => {
    await ledger.handOut(run, 0);
    await ledger.handOut({ ...run, since: "2026-01-02" }, 0);
    await ledger.withdraw("r", run.since);
    expect((await ledger.handedOut()).map(({ since }) => since)).toEqual(["2026-01-02"]);
    await ledger.withdraw("r", "2026-01-02");
  });

  it("a slice is one living worker's; it goes to another with the count of those that died of it", async () => {
    const slice = { run: "r", subject: 0, from: 0, to: 100 };
    await ledger.beat(news("a"), []);
    await ledger.beat(news("b"), []);
    expect(await ledger.claim("a", slice)).toBe(0);
    expect(await ledger.claim("a", slice)).toBe(0);
    expect(await ledger.claim("b", slice)).toBeUndefined();
    await silence("a");
    expect(await ledger.claim("b", slice)).toBe(1);
    await ledger.release("a", slice);
    expect(await ledger.claim("c", slice)).toBeUndefined();
    await ledger.release("b", slice);
    expect(await ledger.claim("c", slice)).toBe(0);
    expect((await ledger.workers()).map(({ worker }) => worker)).toEqual(["b"]);
  });
});
