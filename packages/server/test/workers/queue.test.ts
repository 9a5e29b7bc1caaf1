// @long: needs PostgreSQL
/** The queue: what is a slice, one job a slice, slices put back, lost and dead letters. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isSlice, maxFailures, queueOf, type Slice, SliceQueue } from "../../src/workers/queue.ts";
import { askServer, describeOnServer, dropStore, newAddress, schemaOf } from "../postgres/postgres-server.ts";

const garbage: readonly unknown[] = [
  null,
  5,
  "x",
  [],
  {},
  { run: 1, subject: 0, from: 0, to: 1 },
  { run: "r", subject: -1, from: 0, to: 1 },
  { run: "r", subject: 0, from: 5, to: 1 },
  { run: "r", subject: 0, from: 0, to: 1e15 },
  { run: "r", subject: 0, from: "a", to: {} },
  { run: "r", subject: 0, from: false, to: 8 },
  { run: "r", subject: [0], from: "0", to: 8 },
];
describe("a slice", () => {
  it.each(garbage)("is not %j", (data) => expect(isSlice(data)).toBe(false));
});

const address = newAddress();
const slice = (run: string, from: number): Slice => ({ run, subject: 0, from, to: from + 100 });

describeOnServer("the queue", () => {
  let queue: SliceQueue;
  const troubles = new Set<string>();
  beforeAll(async () => {
    queue = await SliceQueue.open(address, { creates: true, onTrouble: (message) => troubles.add(message) });
  });
  afterAll(async () => {
    await queue.close();
    await dropStore(address);
  });

  it("holds a slice once, while it waits and while it is worked on, and is empty afterwards", async () => {
    await queue.create("once", 1);
    await queue.create("once", 1);
    const end = new AbortController();
    const worked: number[] = [];
    const serving = queue.serve(
      { run: "once", subject: 0 },
      {
        atOnce: 2,
        signal: end.signal,
        work: async ({ from }) => {
          await queue.add([slice("once", from)]);
          worked.push(from);
          return "done";
        },
      },
    );
    await queue.add([slice("once", 0), slice("once", 100), slice("once", 0)]);
    await queue.add([slice("once", 100)]);
    await vi.waitUntil(() => queue.isEmpty("once", 1), { timeout: 60_000 });
    expect(worked.toSorted((a, b) => a - b)).toEqual([0, 100]);
    end.abort();
    await serving;
    await queue.remove("once", 1);
  });

  it("passes over jobs that are no slices, and reports them", async () => {
    await queue.create("garbage", 1);
    const { PgBoss } = await import("pg-boss");
    const boss = new PgBoss({
      connectionString: address,
      schema: `${schemaOf(address)}_queue`,
      supervise: false,
    });
    await boss.start();
    await boss.send(queueOf({ run: "garbage", subject: 0 }), { run: "garbage", subject: "0" });
    await boss.stop();
    const end = new AbortController();
    const work = vi.fn(async () => "done" as const);
    const serving = queue.serve({ run: "garbage", subject: 0 }, { atOnce: 1, signal: end.signal, work });
    await vi.waitUntil(() => troubles.size > 0, { timeout: 60_000 });
    expect([...troubles]).toEqual(["holds a job that is no slice of a run: it is passed over"]);
    expect(work).not.toHaveBeenCalled();
    end.abort();
    await serving;
  });

  it("dispatches again what is put back, without end, and what fails, until it is a dead letter", async () => {
    await queue.create("again", 1);
    await queue.add([slice("again", 0), slice("again", 100)]);
    const end = new AbortController();
    const times = { 0: 0, 100: 0 };
    const dead: number[] = [];
    const serving = [
      queue.serve(
        { run: "again", subject: 0 },
        {
          atOnce: 1,
          signal: end.signal,
          work: async ({ from }) => {
            if (from === 0) return ++times[0] > 5 ? "done" : "again";
            times[100] += 1;
            throw new Error("the worker failed");
          },
        },
      ),
      queue.serveDeadLetters("again", {
        signal: end.signal,
        work: async ({ from }) => {
          dead.push(from);
          return "done";
        },
      }),
    ];
    await vi.waitUntil(() => dead.length > 0 && times[0] > 5, { timeout: 60_000 });
    expect([times, dead]).toEqual([{ 0: 6, 100: maxFailures }, [100]]);
    end.abort();
    await Promise.all(serving);
  });

  it("gives the slice of a worker without heartbeats to another, and tells the first one", async () => {
    await queue.create("lost", 1);
    await queue.add([slice("lost", 0)]);
    const end = new AbortController();
    const told = Promise.withResolvers<void>();
    let begun = 0;
    const serving = queue.serve(
      { run: "lost", subject: 0 },
      {
        atOnce: 2,
        signal: end.signal,
        work: async (_slice, lost) => {
          begun += 1;
          if (begun > 1) return "done";
          lost.addEventListener("abort", () => told.resolve());
          const job = `${schemaOf(address)}_queue.job`;
          await askServer(`UPDATE ${job} SET heartbeat_seconds = 0 WHERE name = 'lost.0'`);
          await told.promise;
          return "again";
        },
      },
    );
    await told.promise;
    await vi.waitUntil(() => queue.isEmpty("lost", 1), { timeout: 60_000 });
    expect(begun).toBe(2);
    end.abort();
    await serving;
  });
});
