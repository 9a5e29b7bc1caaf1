/**
 * Many calls to one model: bounded, in a stream, stopped when it is no use.
 */
import { describe, expect, it } from "vitest";
import { askAll, type CallErrorClass, type LanguageModel, type Response, type Stop } from "#models";
import { defaultPatience, type AskAllOptions } from "../../src/models/ask-all.ts";

const model: LanguageModel = {
  id: "test:model",
  provider: "test",
  model: "model",
  organisation: "Test",
  parameters: {},
  ask: () => Promise.reject(new Error("asked through `ask` only")),
};

const answered: Response = { status: "answered", text: "Yes.", usage: {}, attempts: [], time: "" };
const failed = (errorClass: CallErrorClass): Response => ({
  ...answered,
  status: "failed",
  attempts: [{ at: "", durationMs: 0, error: { class: errorClass, message: `a ${errorClass} error` } }],
});

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Asks `count` calls, of which the k-th gets the k-th response. */
const run = async (
  count: number,
  respond: (call: number) => Response | Promise<Response>,
  options: Partial<AskAllOptions<number>> = {},
): Promise<{ stop: Stop | undefined; taken: [number, Response["status"]][]; most: number }> => {
  const taken: [number, Response["status"]][] = [];
  let under = 0;
  let most = 0;
  const stop = await askAll(model, Array.from({ length: count }).keys(), {
    ask: async (_, { messages }) => {
      under += 1;
      most = Math.max(most, under);
      await pause();
      return respond(Number(messages[0]?.content));
    },
    concurrency: 4,
    promptOf: (call) => ({ messages: [{ role: "user", content: String(call) }] }),
    take: async (call, { status }) => {
      await pause();
      taken.push([call, status]);
      under -= 1;
    },
    ...options,
  });
  return { stop, taken, most };
};

describe("many calls", () => {
  it("are all asked once, no more at once than allowed, the taking included", async () => {
    const { stop, taken, most } = await run(50, () => answered);
    expect(stop).toBeUndefined();
    expect(taken.map(([call]) => call).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 50 }).keys(),
    ]);
    expect(most).toBe(4);
  });

  it("are drawn from the list only when they can be asked", async () => {
    let drawn = 0;
    let lead = 0;
    let taken = 0;
    const calls = function* (): Generator<number> {
      for (let call = 0; call < 40; call++) {
        drawn += 1;
        lead = Math.max(lead, drawn - taken);
        yield call;
      }
    };
    await askAll(model, calls(), {
      ask: async () => (await pause(), answered),
      concurrency: 3,
      promptOf: () => ({ messages: [] }),
      take: async () => {
        await pause();
        taken += 1;
      },
    });
    expect(taken).toBe(40);
    expect(lead).toBe(3);
  });

  it.each(["access", "quota", "request", "network"] as const)(
    "end after a few failures by %s in a row, with the reason",
    async (errorClass) => {
      const { stop, taken } = await run(100, () => failed(errorClass));
      expect(stop).toEqual({ class: errorClass, message: `a ${errorClass} error` });
      expect(taken.length).toBeGreaterThanOrEqual(defaultPatience[errorClass]);
      expect(taken.length).toBeLessThan(defaultPatience[errorClass] + 4);
    },
  );

  it("go on when failures are not in a row", async () => {
    const { stop, taken } = await run(60, (call) => (call % 3 === 0 ? answered : failed("request")), {
      concurrency: 1,
    });
    expect(stop).toBeUndefined();
    expect(taken).toHaveLength(60);
  });

  it("end with what the taking threw, after cancelling what is under way", async () => {
    const full = new Error("disk full");
    let cancelled = 0;
    const work = askAll(model, [0, 1, 2, 3], {
      ask: (_, { messages }, { signal }) =>
        messages[0]?.content === "0"
          ? Promise.resolve(answered)
          : new Promise((_, reject) =>
              signal?.addEventListener("abort", () => {
                cancelled += 1;
                reject(signal.reason);
              }),
            ),
      concurrency: 3,
      promptOf: (call) => ({ messages: [{ role: "user", content: String(call) }] }),
      take: () => Promise.reject(full),
    });
    await expect(work).rejects.toBe(full);
    expect(cancelled).toBe(2);
  });

  it("end early and quietly when drained, and keep what was answered", async () => {
    const drain = new AbortController();
    const { stop, taken } = await run(50, (call) => (call === 10 && drain.abort(), answered), {
      drain: drain.signal,
    });
    expect(stop).toBeUndefined();
    expect(taken.length).toBeGreaterThanOrEqual(11);
    expect(taken.length).toBeLessThanOrEqual(14);
  });
});
