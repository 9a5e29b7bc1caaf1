/** Suites of several lengths by weight. */
import type { ProblemLine } from "#items/problem-line";
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";
import { describe, expect, test } from "vitest";
import type { LengthMix } from "../../src/items/generation.ts";

const plan = { profile: "paper", seed: 3, style: paper, lexicon: everyday };
const skills = ["modus ponens", "modus tollens", "transitivity", "disjunctive syllogism"];
const thrice: LengthMix = [
  { length: 1, weight: 3 },
  { length: 3, weight: 1 },
];

const itemsOf = (over: Partial<GenerationPlan>, count: number): readonly ProblemLine<"rule">[] => {
  const { at } = createGenerator({ ...plan, length: 1, skills, ...over });
  return Array.from({ length: count }, (_, index) => at(index)).flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
};

const sharesOf = (items: readonly ProblemLine<"rule">[]): Readonly<Record<number, number>> => {
  const shares: Record<number, number> = {};
  for (const { length } of items) shares[length] = (shares[length] ?? 0) + 1 / items.length;
  return shares;
};

describe("a mix of lengths", () => {
  const items = itemsOf({ length: thrice }, 240);

  test("has each length as often as its weight says, to one skill in every round", () => {
    const shares = sharesOf(items);
    expect(Object.keys(shares)).toEqual(["1", "3"]);
    expect(shares[1]).toBeCloseTo(0.75, 1);
    for (let round = 0; round < 20; round++) {
      const ones = items.slice(12 * round, 12 * round + 12).filter(({ length }) => length === 1);
      expect(Math.abs(ones.length - 9), `round ${round}`).toBeLessThanOrEqual(1);
    }
  });
});
