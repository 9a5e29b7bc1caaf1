import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { breakdownOf, type Estimate, type Metrics, type Score } from "#scores";
import { leafNamed, scoreOf, type Mark } from "./scores-of.ts";

const leaves = [
  leafNamed("modus ponens", "valid"),
  leafNamed("modus ponens", "contradiction"),
  leafNamed("universal modus ponens", "unrelated", {
    logic: "predicate",
    base: "modus ponens",
    extension: "universal",
  }),
  leafNamed("affirming the consequent", "fallacy"),
  leafNamed("De Morgan", "valid", { category: "equivalence" }),
];

const anyScore: fc.Arbitrary<Score> = fc
  .record({
    leaf: fc.constantFrom(...leaves),
    mark: fc.constantFrom<Mark>("right", "wrong", "unreadable", "unanswered"),
    id: fc.nat({ max: 99 }),
    length: fc.constantFrom(1, 3, 10),
  })
  .map(({ leaf, mark, id, length }) => scoreOf(leaf, mark, `i${id}`, { length }));

describe("a breakdown", () => {
  const marks: readonly Mark[] = ["right", "right", "right", "wrong", "unreadable", "unanswered"];
  const breakdown = breakdownOf(marks.map((mark, i) => scoreOf(leaves[0]!, mark, `i${i}`)));

  test("takes accuracy over the readable, N_correct / N_satisfy (§3.3)", () => {
    expect(breakdown.accuracy).toMatchObject({ value: 3 / 4, n: 4 });
  });

  test("takes the response rate over the asked (§3.3)", () => {
    expect(breakdown.responseRate).toMatchObject({ value: 4 / 6, n: 6 });
  });

  test("shows what accuracy is of the asked, and how often yes was said", () => {
    expect(breakdown.accuracyOfAsked).toMatchObject({ value: 3 / 6, n: 6 });
    expect(breakdown.yesRate).toMatchObject({ value: 3 / 4, n: 4 });
  });

  test("names every outcome", () => {
    expect(breakdown.outcomes).toEqual({ correct: 3, incorrect: 1, unreadable: 1, unanswered: 1 });
  });

  test("of no scores has no value and the whole interval", () => {
    expect(breakdownOf([]).accuracy).toEqual({ value: null, low: 0, high: 1, n: 0 });
  });

  test("orders lengths as numbers and leaves by name", () => {
    const scores = [10, 3, 1].flatMap((length) =>
      leaves.map((leaf) => scoreOf(leaf, "right", `${length}`, { length })),
    );
    const { byLength, byLeaf } = breakdownOf(scores);
    expect(byLength.map(({ name }) => name)).toEqual(["1", "3", "10"]);
    expect(byLeaf.map(({ rule, kind }) => `${rule}/${kind}`)).toEqual([
      "De Morgan/valid",
      "affirming the consequent/fallacy",
      "modus ponens/contradiction",
      "modus ponens/valid",
      "universal modus ponens/unrelated",
    ]);
  });

  test("is the same in whatever order scores come", () => {
    fc.assert(
      fc.property(fc.array(anyScore, { maxLength: 60 }), fc.infiniteStream(fc.nat()), (scores, keys) => {
        const shuffled = scores
          .map((score) => ({ score, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ score }) => score);
        expect(breakdownOf(shuffled)).toEqual(breakdownOf(scores));
      }),
    );
  });

  test("keeps every share inside its interval and the interval inside [0, 1]", () => {
    const isSound = ({ value, low, high, n }: Estimate) => {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      if (n > 0) expect(low <= value! && value! <= high).toBe(true);
      else expect(value).toBeNull();
    };
    fc.assert(
      fc.property(fc.array(anyScore, { maxLength: 60 }), (scores) => {
        const all = breakdownOf(scores);
        const rows: readonly Metrics[] = [all, ...all.byLogic, ...all.byRule, ...all.byLeaf, ...all.byLength];
        for (const { accuracy, responseRate, accuracyOfAsked, yesRate } of rows)
          [accuracy, responseRate, accuracyOfAsked, yesRate].forEach(isSound);
      }),
    );
  });

  test("gives groups that add up to the whole", () => {
    fc.assert(
      fc.property(fc.array(anyScore, { maxLength: 60 }), (scores) => {
        const all = breakdownOf(scores);
        for (const rows of [all.byLogic, all.byCategory, all.byKind, all.byRule, all.byLength, all.byLeaf])
          expect(rows.reduce((sum, row) => sum + row.outcomes.correct, 0)).toBe(all.outcomes.correct);
      }),
    );
  });
});
