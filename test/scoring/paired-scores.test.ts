import { describe, expect, test } from "vitest";
import { pairedDifference } from "#scoring/paired-scores";

describe("a paired difference", () => {
  test("of 9 gained and 1 lost among 40 is 0.2 with McNemar's p = 22/1024", () => {
    const result = pairedDifference({ both: 20, lost: 1, gained: 9, neither: 10 });
    expect(result).toMatchObject({ value: 0.2, n: 40 });
    expect(result.p).toBeCloseTo(22 / 1024, 14);
    expect(result.low).toBeGreaterThan(0);
  });
});
