/**
 * The part of every store's exam that counts: counted scores, cost, and what is answered.
 */
import { countScores, readScores, sumUsage } from "#runs/answers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildBreakdown } from "#scoring/breakdown";
import { computeCallHash } from "#runs/plan";
import type { Run, Store } from "#runs/store";
import { collect, samplePlan, samplePrompt, sampleQuestion } from "./sample.ts";

const at = "2026-01-01T00:00:00.000Z";
const subject = { id: "a", provider: "test", model: "a", organisation: "Test", parameters: {} };

export const examineCounts = (name: string, open: () => Store): void => {
  describe(name, () => {
    let store: Store;
    let run: Run;
    beforeEach(async () => {
      store = open();
      run = await store.openRun(samplePlan(["a"], { epochs: 4 }), [subject], at);
    });
    afterEach(() => store.close());

    /** What reader r makes of a yes on the sample's items, whose key is no. */

    const hashOf = (item: number, epoch: number): string =>
      computeCallHash({
        question: `item-${item}`,
        model: "test:a",
        parameters: {},
        prompt: samplePrompt(sampleQuestion(item)),
        epoch,
      });

    /** Answers each item's epochs by a string of y, n, u (unreadable), t (cut off) and f (failed). */
    const answer = async (items: readonly string[], cost: number | "unknown" = 0.25): Promise<void> => {
      for (const [place, epochs] of items.entries()) {
        const question = sampleQuestion(place);
        for (const [epoch, letter] of epochs.split("").entries()) {
          const callHash = hashOf(place, epoch);
          await store.addCalls(run, [{ question, subject: 0, ordinal: place * 4 + epoch, epoch, callHash }]);
          const record = {
            callHash,
            question: question.id,
            model: "test:a",
            parameters: {},
            epoch,
            prompt: samplePrompt(question),
          };
          const attempts = [{ at, durationMs: 1 }];
          if (letter === "f") {
            await store.record(
              { ...record, response: { status: "failed", text: "", usage: {}, attempts, time: at } },
              { callHash, reader: "r", verdict: { outcome: "failed" } },
            );
            continue;
          }
          if (letter === "t") {
            const response = {
              status: "truncated",
              text: "So",
              usage: { tokensOut: 64 },
              attempts,
              time: at,
            } as const;
            await store.record(
              { ...record, response },
              { callHash, reader: "r", verdict: { outcome: "truncated" } },
            );
            continue;
          }
          const read = letter === "y" ? "yes" : "no";
          await store.record(
            {
              ...record,
              response: {
                status: "answered",
                text: letter,
                usage: { tokensIn: 10, tokensOut: 2 },
                attempts,
                time: at,
                cost: cost === "unknown" ? undefined : cost,
              },
            },
            {
              callHash,
              reader: "r",
              verdict:
                letter === "u"
                  ? { outcome: "unreadable" }
                  : {
                      outcome: read === question.key[0] ? "correct" : "incorrect",
                      answer: read,
                      span: [0, 1],
                    },
            },
          );
        }
      }
    };

    it("grouped scores make the same tables as single ones", async () => {
      await answer(["yyyy", "ynyn", "uuyf", "nnny", "ffff", "yyuu", "yyyy", "nyny", "yyuu"]);
      const { scores, replies } = await countScores(store, run, { reader: "r", subject: 0 });
      expect(buildBreakdown(scores)).toEqual(
        buildBreakdown(await collect(readScores(store, run, { reader: "r" }))),
      );
      expect(scores.map(({ questions }) => questions)).toContain(2);
      expect(scores.length).toBeLessThan(20);
      expect([...replies!.values()].slice(0, 3)).toMatchObject([
        { right: 0, readable: 4, asked: 4 },
        { right: 2, readable: 4, asked: 4 },
        { readable: 1, asked: 3 },
      ]);
    });

    it("a group stands under the first call that is in it", async () => {
      await answer(["yyyy", "nnyy"]);
      const { scores } = await countScores(store, run, { reader: "r", subject: 0 });
      const wrong = scores.find(({ verdict }) => verdict.outcome === "incorrect");
      expect(wrong?.questionId).toBe("item-0");
    });

    it("cached tokens are summed, and none where the provider counted none", async () => {
      await answer(["yy"]);
      expect(await sumUsage(store, run, "a")).toMatchObject({ tokensCached: 0 });
    });

    it("cost is the sum, and unknown as soon as one answer's is", async () => {
      await answer(["yyyf"]);
      expect(await sumUsage(store, run, "a")).toEqual({
        calls: 4,
        tokensIn: 30,
        tokensOut: 6,
        tokensCached: 0,
        uncounted: 0,
        usd: 0.75,
        known: 0.75,
        unknown: 0,
      });
      await answer(["yyyy", "y"], "unknown");
      expect(await sumUsage(store, run, "a")).toMatchObject({ usd: null, unknown: 2 });
    });

    it("a failed call is not answered", async () => {
      await answer(["yf"]);
      expect(await store.isAnswered(hashOf(0, 0))).toBe(true);
      expect(await store.isAnswered(hashOf(0, 1))).toBe(false);
      expect(await store.isAnswered("nowhere")).toBe(false);
    });

    it("a store that is well says so", async () => {
      await answer(["yyyy"]);
      expect(await store.check()).toEqual([]);
    });
  });
};
