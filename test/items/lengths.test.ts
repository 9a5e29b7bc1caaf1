/** Questions of several lengths on the same skills. */
import type { ProblemLine } from "#items/problem-line";
import { describe, expect, test } from "vitest";
import { findFaults } from "#items/verify";
import { lengthItems } from "../../src/items/lengths.ts";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";

const plan = { profile: "paper", length: 1, seed: 2, style: paper, lexicon: everyday };
const items = [...lengthItems({ plan, lengths: [7, 1, 3], perLength: 40 })];
const of = (length: number): readonly ProblemLine<"rule">[] => items.filter((item) => item.length === length);

test("there are as many of each length as were asked for, and each is sound", () => {
  expect([1, 3, 7].map((length) => of(length).length)).toEqual([40, 40, 40]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(120);
  for (const item of items) expect(findFaults(item)).toEqual([]);
});

describe("the mix of kinds", () => {
  const mixed = (mix: "paper" | "balanced", perLength: number) =>
    [1, 3].map((length) => {
      const made = [...lengthItems({ plan, lengths: [length], perLength, mix })];
      return Object.fromEntries(
        [...Map.groupBy(made, ({ kind }) => kind)].map(([kind, list]) => [kind, list.length] as const),
      );
    });

  test("of the papers is half yes, with three valid to one contradiction and one unrelated and 18 % fallacies", () => {
    const each = { valid: 50, contradiction: 16, unrelated: 16, fallacy: 18 };
    expect(mixed("paper", 100)).toEqual([each, each]);
    const logics = [...lengthItems({ plan, lengths: [3], perLength: 100, mix: "paper" })].filter(
      ({ logic }) => logic === "predicate",
    );
    expect(logics).toHaveLength(50);
  });

  test("when balanced is half yes at every length, whatever the number", () => {
    for (const { valid = 0, ...others } of mixed("balanced", 40)) {
      expect(valid).toBe(20);
      expect(Object.values(others).reduce((sum, n) => sum + n, 0)).toBe(20);
    }
  });
});

test("twins come in pairs of the very length that is asked for", () => {
  const twins = [...lengthItems({ plan: { ...plan, profile: "balanced" }, lengths: [2, 3], perLength: 20 })];
  for (const length of [2, 3]) {
    const own = twins.filter((item) => item.length === length);
    expect(own).toHaveLength(20);
    expect(own.filter(({ label }) => label === "yes")).toHaveLength(10);
    for (const item of own) expect(own.map(({ id }) => id)).toContain(item.twin);
  }
});
