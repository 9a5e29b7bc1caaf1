import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactProportion } from "#scoring/binomial";
import { createRandom } from "#arguments/random";
import { clusteredShare, proportion } from "#scoring/estimate";

describe("the validity study (Table 5 of the ACL text)", () => {
  test("7 invalid cases of 208 are 3.37 %, with Wilson's interval from 1.6 to 6.8 %", () => {
    const { value, low, high } = proportion(7, 208);
    expect(value).toBeCloseTo(0.0337, 4);
    expect(low).toBeCloseTo(0.0164, 4);
    expect(high).toBeCloseTo(0.0678, 4);
  });

  test("201 valid cases of 208 put the exact one-sided 95 % bound at 0.94", () => {
    expect(exactProportion(201, 208, 0.9).low).toBeCloseTo(0.94, 2);
  });
});

describe("Wilson's interval", () => {
  test("of 8 in 10 goes from 0.490 to 0.943 (Wilson 1927)", () => {
    const { low, high } = proportion(8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });

  test("mirrors when successes and failures change places", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, share) => {
          const k = Math.round(share * n);
          expect(proportion(k, n).low).toBeCloseTo(1 - proportion(n - k, n).high, 12);
        },
      ),
    );
  });
});

test("a share over groups is as sure as its independent members: of one each it is Wilson's, of one group that of one", () => {
  const alone = [1, 0, 1, 1, 0].map((part) => [part, 1] as const);
  expect(clusteredShare(alone)).toEqual(proportion(3, 5));
  expect(clusteredShare([[5, 5]])).toEqual({ ...proportion(1, 1), n: 5 });
  expect(clusteredShare([])).toEqual(proportion(0, 0));
});

test("where members of a group go together, the interval of groups holds the truth and Wilson's does not", () => {
  const random = createRandom("groups");
  const [chance, groups, members, trials] = [0.7, 12, 4, 400];
  let [held, heldAlone] = [0, 0];
  for (let trial = 0; trial < trials; trial++) {
    const drawn = Array.from({ length: groups }, () => (random.next() < chance ? members : 0));
    const grouped = clusteredShare(drawn.map((part) => [part, members]));
    const alone = proportion(
      drawn.reduce((sum, part) => sum + part, 0),
      groups * members,
    );
    held += grouped.low <= chance && chance <= grouped.high ? 1 : 0;
    heldAlone += alone.low <= chance && chance <= alone.high ? 1 : 0;
  }
  expect(held / trials).toBeGreaterThan(0.92);
  expect(heldAlone / trials).toBeLessThan(0.8);
});
