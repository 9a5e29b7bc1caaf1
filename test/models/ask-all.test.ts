/**
 * Many calls to one model: bounded, in a stream, stopped when it is no use.
 */
import { describe, expect, it } from "vitest";
import { askAll, type Stop } from "#models/ask-all";
import type { CallErrorClass, LanguageModel, Response } from "#models/language-model";
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
): Promise<{
  stop: Stop | undefined;
  taken: [number, Response["status"]][];
  most: number;
  maxTaken: number;
}> => {
  const taken: [number, Response["status"]][] = [];
  let [under, most, taking, maxTaken] = [0, 0, 0, 0];
  const stop = await askAll(model, Array.from({ length: count }).keys(), {
    ask: async (_, { messages }) => {
      under += 1;
      most = Math.max(most, under);
      await pause();
      under -= 1;
      return respond(Number(messages[0]?.content));
    },
    concurrency: 4,
    promptOf: (call) => ({ messages: [{ role: "user", content: String(call) }] }),
    take: async (call, { status }) => {
      taking += 1;
      maxTaken = Math.max(maxTaken, taking);
      await pause();
      taken.push([call, status]);
      taking -= 1;
    },
    ...options,
  });
  return { stop, taken, most, maxTaken };
};

describe("many calls", () => {
  it("are all asked once, no more at once than allowed, and no more taken at once", async () => {
    const { stop, taken, most, maxTaken } = await run(50, () => answered);
    expect(stop).toBeUndefined();
    expect(taken.map(([call]) => call).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 50 }).keys(),
    ]);
    expect([most, maxTaken]).toEqual([4, 4]);
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

  it("end with what the taking threw, after cancelling what is under way, its own place's next call too", async () => {
    const full = new Error("disk full");
    const disk = Promise.withResolvers<void>();
    const cancelled: string[] = [];
    const work = askAll(model, [0, 1, 2, 3], {
      ask: (_, { messages }, { signal }) => {
        const name = String(messages[0]?.content);
        if (name === "0") return Promise.resolve(answered);
        if (name === "2") disk.reject(full);
        return new Promise((_resolve, reject) =>
          signal?.addEventListener("abort", () => {
            cancelled.push(name);
            reject(signal.reason);
          }),
        );
      },
      concurrency: 2,
      promptOf: (call) => ({ messages: [{ role: "user", content: String(call) }] }),
      take: () => disk.promise,
    });
    await expect(work).rejects.toBe(full);
    expect(cancelled.toSorted()).toEqual(["1", "2"]);
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
