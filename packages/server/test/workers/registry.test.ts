// @long: needs PostgreSQL
/** The registry: which workers live, and that no more money is withdrawn than there is. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Dispatch, Registry, type WorkerReport } from "../../src/workers/registry.ts";
import { openPostgresStore } from "../../src/postgres/postgres-store.ts";
import { askServer, describeOnServer, dropStore, newAddress, schemaOf } from "../postgres/postgres-server.ts";

const address = newAddress();
const report = (worker: string): WorkerReport => ({
  worker,
  version: "1",
  pid: 1,
  host: "h",
  stopped: [],
  accounts: {},
  holds: {},
});
const run: Dispatch = { run: "r", version: "1", since: "2026-01-01", maxCost: 1 };

describeOnServer("the registry", () => {
  let registry: Registry;
  beforeAll(async () => {
    const store = openPostgresStore(address, { mode: "write" });
    await store.runs();
    await store.close();
    registry = await Registry.open(address);
  });
  afterAll(async () => {
    await registry.close();
    await dropStore(address);
  });

  it("tells live workers from those that ended without leaving", async () => {
    await registry.beat(report("a"));
    expect((await registry.beat(report("b"))).map(({ worker }) => worker)).toEqual(["a", "b"]);
    await askServer(
      `UPDATE ${schemaOf(address)}.workers SET beat = beat - interval '1 minute' WHERE worker = 'a'`,
    );
    const namesSince = async (since: string): Promise<unknown> => {
      const { live, dead } = await registry.workers(since);
      return [live, dead].map((some) => some.map(({ worker }) => worker));
    };
    const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
    expect(await namesSince(ago(2))).toEqual([["b"], ["a"]]);
    expect(await namesSince(ago(0.5))).toEqual([["b"], []]);
    await registry.leave("b");
    expect((await registry.workers()).live).toEqual([]);
  });

  it("however many withdraw money at once, no more is withdrawn than there is", async () => {
    await registry.dispatch(run, 0.4);
    const taken = await Promise.all(Array.from({ length: 40 }, () => registry.take("r", 0.0625)));
    expect(taken.filter(Boolean)).toHaveLength(9);
    await registry.putBack("r", 0.0625);
    expect([await registry.take("r", 0.0625), await registry.take("r", 0.0625)]).toEqual([true, false]);
    expect(await registry.take("nowhere", 0.01)).toBe(false);
    expect(await registry.withdraw("r", run.since)).toBe(true);
    expect(await registry.dispatched()).toEqual([]);
  });

  it("a run dispatched again is not withdrawn by the earlier planner", async () => {
    expect(await registry.dispatch(run, 0)).toBe(false);
    expect(await registry.dispatch({ ...run, since: "2026-01-02" }, 0)).toBe(true);
    expect(await registry.withdraw("r", run.since)).toBe(false);
    expect((await registry.dispatched()).map(({ since }) => since)).toEqual(["2026-01-02"]);
    expect(await registry.withdraw("r", "2026-01-02")).toBe(true);
  });
});
