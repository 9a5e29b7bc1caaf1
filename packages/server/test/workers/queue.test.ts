// @long: needs PostgreSQL
/** The queue: one job a slice, slices that fail, lost and dead letters. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { nameDeadLetters, maxFailures, nameQueue, type Slice, SliceQueue } from "../../src/workers/queue.ts";
import { askServer, describeOnServer, dropStore, newAddress, schemaOf } from "../postgres/postgres-server.ts";

const address = newAddress();
const slice = (run: string, from: number): Slice => ({ run, subject: 0, from, to: from + 100 });

describeOnServer("the queue", () => {
  let queue: SliceQueue;
  const isEmpty = async (run: string): Promise<boolean> => (await queue.state(run, 1)).open === 0;
  beforeAll(async () => {
    queue = await SliceQueue.open(address, { creates: true });
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
    const serving = queue.serve(nameQueue({ run: "once", subject: 0 }), {
      atOnce: 2,
      signal: end.signal,
      work: async ({ from }) => {
        await queue.add([slice("once", from)]);
        worked.push(from);
      },
    });
    await queue.add([slice("once", 0), slice("once", 100), slice("once", 0)]);
    await queue.add([slice("once", 100)]);
    await vi.waitUntil(() => isEmpty("once"), { timeout: 60_000 });
    expect(worked.toSorted((a, b) => a - b)).toEqual([0, 100]);
    end.abort();
    await serving;
    await queue.remove("once", 1);
  });

  it("dispatches again what fails, until it is a dead letter", async () => {
    await queue.create("again", 1);
    await queue.add([slice("again", 0), slice("again", 100)]);
    const end = new AbortController();
    const times = { 0: 0, 100: 0 };
    const dead: number[] = [];
    const serving = [
      queue.serve(nameQueue({ run: "again", subject: 0 }), {
        atOnce: 1,
        signal: end.signal,
        work: async ({ from }) => {
          times[from === 0 ? 0 : 100] += 1;
          if (from > 0) throw new Error("the worker failed");
        },
      }),
      queue.serve(nameDeadLetters("again"), {
        atOnce: 1,
        signal: end.signal,
        work: async ({ from }) => {
          dead.push(from);
        },
      }),
    ];
    await vi.waitUntil(() => dead.length > 0 && times[0] > 0, { timeout: 60_000 });
    expect([times, dead]).toEqual([{ 0: 1, 100: maxFailures }, [100]]);
    expect((await queue.state("again", 1)).again).toBe(1);
    end.abort();
    await Promise.all(serving);
  });

  it("gives the slice of a worker without heartbeats to another, and tells the first one", async () => {
    await queue.create("lost", 1);
    await queue.add([slice("lost", 0)]);
    const end = new AbortController();
    const told = Promise.withResolvers<void>();
    let begun = 0;
    const serving = queue.serve(nameQueue({ run: "lost", subject: 0 }), {
      atOnce: 2,
      signal: end.signal,
      work: async (_slice, lost) => {
        begun += 1;
        if (begun > 1) return;
        lost.addEventListener("abort", () => told.resolve());
        const job = `${schemaOf(address)}_queue.job`;
        await askServer(`UPDATE ${job} SET heartbeat_seconds = 0 WHERE name = 'lost.0'`);
        await told.promise;
      },
    });
    await told.promise;
    await vi.waitUntil(() => isEmpty("lost"), { timeout: 60_000 });
    expect(begun).toBe(2);
    end.abort();
    await serving;
  });
});
