import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pairedDifference } from "#scores/paired-scores";

const counts = fc.record({
  both: fc.nat({ max: 60 }),
  lost: fc.nat({ max: 60 }),
  gained: fc.nat({ max: 60 }),
  neither: fc.nat({ max: 60 }),
});

describe("a paired difference", () => {
  test("of 9 gained and 1 lost among 40 is 0.2 with McNemar's p = 22/1024", () => {
    const result = pairedDifference({ both: 20, lost: 1, gained: 9, neither: 10 });
    expect(result).toMatchObject({ value: 0.2, n: 40 });
    expect(result.p).toBeCloseTo(22 / 1024, 14);
    expect(result.low).toBeGreaterThan(0);
  });

  test("of identical answers is 0 with p = 1 and an interval around 0", () => {
    const result = pairedDifference({ both: 30, lost: 0, gained: 0, neither: 10 });
    expect(result).toMatchObject({ value: 0, p: 1 });
    expect(result.low).toBeLessThanOrEqual(0);
    expect(result.high).toBeGreaterThanOrEqual(0);
  });

  test("of no pairs has no value and the whole interval", () => {
    const none = { both: 0, lost: 0, gained: 0, neither: 0 };
    expect(pairedDifference(none)).toEqual({ ...none, value: null, low: -1, high: 1, n: 0, p: 1 });
  });

  test("lies in its interval, the interval in [-1, 1]", () => {
    fc.assert(
      fc.property(counts, (pairs) => {
        const { value, low, high, p } = pairedDifference(pairs);
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(high).toBeLessThanOrEqual(1);
        expect(p > 0 && p <= 1).toBe(true);
        if (value !== null) expect(low <= value && value <= high).toBe(true);
      }),
    );
  });

  test("turns its sign when before and after change places", () => {
    fc.assert(
      fc.property(counts, (pairs) => {
        const there = pairedDifference(pairs);
        const back = pairedDifference({ ...pairs, lost: pairs.gained, gained: pairs.lost });
        expect(back.low).toBeCloseTo(-there.high, 12);
        expect(back.high).toBeCloseTo(-there.low, 12);
        expect(back.p).toBe(there.p);
      }),
    );
  });
});
