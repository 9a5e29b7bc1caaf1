/**
 * Pace: how many at once, how many a minute, and what a refusal does, in virtual time.
 */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Pace } from "#models/pace";
import { sleep } from "../../src/models/clock.ts";
import { type PaceOptions, type Turn } from "../../src/models/pace.ts";
import { createVirtualClock, type VirtualClock } from "./virtual-clock.ts";

const begin = (options: Omit<PaceOptions, "clock">): { clock: VirtualClock; pace: Pace } => {
  const clock = createVirtualClock();
  return { clock, pace: new Pace({ clock, ...options }) };
};

/** Takes turns until no more is given at once. */
const takeAll = async (pace: Pace, clock: VirtualClock, most = 1000): Promise<Turn[]> => {
  const turns: Turn[] = [];
  const controller = new AbortController();
  for (let i = 0; i < most; i++)
    void pace.take(controller.signal).then(
      (turn) => turns.push(turn),
      () => undefined,
    );
  await clock.pass(0);
  controller.abort();
  return turns;
};

/** So many calls are refused, one after the other. */
const refuseAll = async (pace: Pace, calls: number, waitMs?: number): Promise<void> => {
  for (let call = 0; call < calls; call++) (await pace.take()).end("refused", { waitMs });
};

describe("the limit of calls at once", () => {
  it("grows with every call until one is refused, and then by one a round at most", async () => {
    const { clock, pace } = begin({ concurrency: 1000, start: 10 });
    const serve = async (calls: number): Promise<number> => {
      const before = pace.state().limit;
      const work = async (): Promise<void> => {
        const turn = await pace.take();
        await sleep(clock, 10);
        turn.end("served");
      };
      await clock.until(Promise.all(Array.from({ length: calls }, work)));
      return pace.state().limit - before;
    };
    // The last calls of a burst find nobody waiting behind them and say nothing about the limit.
    expect(await serve(40)).toBeGreaterThanOrEqual(15);
    await refuseAll(pace, 7);
    const grown = await serve(60);
    expect(grown).toBeGreaterThanOrEqual(0);
    expect(grown).toBeLessThanOrEqual(5);
  });

  it("halves once for a round that was refused, however many refusals it brought", async () => {
    const { clock, pace } = begin({ concurrency: 16, start: 16 });
    const turns = await takeAll(pace, clock);
    expect(turns).toHaveLength(16);
    turns.forEach((turn) => turn.end("refused"));
    expect(pace.state().limit).toBe(8);
  });

  it("is never passed, whatever happens", async () => {
    const end = fc.constantFrom("served", "refused", "broken");
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.array(end, { maxLength: 60 }),
        async (concurrency, ends) => {
          const { clock, pace } = begin({ concurrency });
          const work = ends.map(async (how, place) => {
            const turn = await pace.take();
            expect(pace.state().inFlight).toBeLessThanOrEqual(concurrency);
            await sleep(clock, 1 + (place % 5));
            turn.end(how);
            turn.end("served");
          });
          if (work.length > 0) await clock.until(Promise.all(work));
          expect(pace.state().inFlight).toBe(0);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("calls a minute", () => {
  it("are spread evenly: 600 a minute is one every tenth of a second", async () => {
    const { clock, pace } = begin({ concurrency: 1000, start: 1000, requestsPerMinute: 600 });
    const starts: number[] = [];
    await clock.until(
      Promise.all(
        Array.from({ length: 50 }, async () => {
          await pace.take();
          starts.push(clock.elapsed());
        }),
      ),
    );
    expect(starts[0]).toBe(0);
    for (const [i, start] of starts.entries()) expect(Math.abs(start - i * 100)).toBeLessThanOrEqual(51);
  });

  it("an idle minute is not saved up for a burst", async () => {
    const { clock, pace } = begin({ concurrency: 1000, start: 1000, requestsPerMinute: 60 });
    await clock.pass(60_000);
    expect(await takeAll(pace, clock)).toHaveLength(1);
  });
});

describe("a wait that the server asks for", () => {
  it.each([2000, 3 * 60 * 60 * 1000])(
    "holds back every call for %d ms, and at most a second more, where calls in a row are refused",
    async (wait) => {
      const { clock, pace } = begin({ concurrency: 32 });
      await refuseAll(pace, 6, wait);
      await clock.until(pace.take());
      expect(clock.elapsed()).toBeGreaterThanOrEqual(wait);
      expect(clock.elapsed()).toBeLessThanOrEqual(wait + 1000);
    },
  );

  it("is its own call's where the calls after it are served", async () => {
    const { pace } = begin({ concurrency: 32 });
    for (let call = 0; call < 60; call++)
      (await pace.take()).end(call % 10 === 0 ? "refused" : "served", { waitMs: 10_000 });
    expect(pace.state()).toMatchObject({ waitMs: 0, perMinute: undefined });
  });

  it("can be given up", async () => {
    const { pace } = begin({ concurrency: 32 });
    await refuseAll(pace, 6, 1e9);
    const reason = new Error("enough");
    const controller = new AbortController();
    const waiting = pace.take(controller.signal);
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });
});
