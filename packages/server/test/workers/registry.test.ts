// @long: needs PostgreSQL
/** The registry: no more money is taken than there is, starts keep their distance, and a run is withdrawn by its own planner alone. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Dispatch, Registry } from "../../src/workers/registry.ts";
import { openPostgresStore } from "../../src/postgres/postgres-store.ts";
import { describeOnServer, dropStore, newAddress } from "../postgres/postgres-server.ts";

const address = newAddress();
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

  it("however many withdraw money at once, no more is withdrawn than there is", async () => {
    await registry.dispatch(run, 0.4, false);
    const taken = await Promise.all(Array.from({ length: 40 }, () => registry.take("r", 0.0625)));
    expect(taken.filter(Boolean)).toHaveLength(9);
    await registry.settle("r", 0.0625, 0);
    expect([await registry.take("r", 0.0625), await registry.take("r", 0.0625)]).toEqual([true, false]);
    expect(await registry.take("nowhere", 0.01)).toBe(false);
    expect(await registry.withdraw(run)).toBe(true);
    expect(await registry.dispatched()).toEqual([]);
  });

  it("money that workers took meanwhile stays taken while they ask", async () => {
    await registry.dispatch(run, 0.25, false);
    expect(await registry.take("r", 0.5)).toBe(true);
    await registry.dispatch(run, 0.25, true);
    expect((await registry.dispatched()).map(({ taken }) => taken)).toEqual([0.75]);
    await registry.dispatch(run, 0.25, false);
    expect((await registry.dispatched()).map(({ taken }) => taken)).toEqual([0.25]);
    await registry.withdraw(run);
  });

  it("starts on an account keep their distance, whoever takes them", async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => registry.nextStart("a", 1000)));
    const sorted = waits.toSorted((a, b) => a - b);
    for (const [k, wait] of sorted.entries()) expect(Math.abs(wait - k * 1000)).toBeLessThan(900);
    expect(await registry.nextStart("a", -20_000)).toBeGreaterThan(0);
    expect(await registry.nextStart("a", 1000)).toBeLessThan(1000);
  });

  it("a run dispatched again is not withdrawn by the earlier planner", async () => {
    expect(await registry.dispatch(run, 0, false)).toBe(false);
    expect(await registry.dispatch({ ...run, since: "2026-01-02" }, 0, false)).toBe(true);
    expect(await registry.withdraw(run)).toBe(false);
    expect((await registry.dispatched()).map(({ settings }) => settings.since)).toEqual(["2026-01-02"]);
    expect(await registry.withdraw({ run: "r", since: "2026-01-02" })).toBe(true);
  });
});
