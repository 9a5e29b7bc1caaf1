/** Words counted, and the divergence of their frequencies. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { divergence, estimateDivergence } from "#scoring/diversity/divergence";
import { readReferences } from "#experiments/audit/diversity";
import { countWords } from "#scoring/diversity/words";

test.each(Object.entries(readReferences()))("the %s reference is a table of common words", (_, reference) => {
  const { counts, tokens } = reference;
  expect(counts.size).toBeGreaterThan(10_000);
  expect(tokens).toBe([...counts.values()].reduce((sum, count) => sum + count, 0));
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  expect(most?.[0]).toBe("the");
});

describe("the divergence", () => {
  const words = fc.array(fc.constantFrom("a", "b", "c", "d", "e"), { minLength: 1, maxLength: 30 });

  test("is nothing from oneself and never below nothing", () => {
    fc.assert(
      fc.property(words, words, fc.constantFrom(0.01, 0.5, 1), (one, other, smoothing) => {
        const [p, q] = [countWords(one), countWords(other)];
        expect(divergence(p, p, smoothing)).toBeCloseTo(0, 10);
        expect(divergence(p, q, smoothing)).toBeGreaterThanOrEqual(-1e-12);
      }),
    );
  });

  test("of two words each of which has the other's frequency is as reckoned by hand", () => {
    const value = divergence(countWords(["a a a b"]), countWords(["a b b b"]), 1);
    expect(value).toBeCloseTo((4 / 6) * Math.log(2) + (2 / 6) * Math.log(1 / 2), 12);
  });

  test("is drawn by the seed", () => {
    const set = countWords(["the cat sat on the mat and the dog barked at it for an hour"]);
    const reference = readReferences().simple;
    const options = { tokens: 2000, draws: 3, seed: 1 };
    const drawn = estimateDivergence(set, reference, { ...options, smoothing: 0.1 });
    expect(estimateDivergence(set, reference, { ...options, smoothing: 0.1 })).toEqual(drawn);
    expect(drawn.low).toBeLessThanOrEqual(drawn.value);
    expect(drawn.high).toBeGreaterThanOrEqual(drawn.value);
  });
});
