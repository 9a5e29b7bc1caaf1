// @long: many questions
/**
 * Items with two-place predicates: quantifier commutation, transposition and shift, and whatever they are chained
 * with. What holds of all items is asked of them here, since profile `paper` has none.
 */
import type { ProblemLine } from "#items/problem-line";
import { listProfileRules } from "#catalog/profiles";
import { findFaults } from "#items/verify";
import { suiteOf } from "./suite-of.ts";
import type { Lexicon } from "#language/lexicon";
import { everyday } from "#language/lexicons/everyday";
import type { Style } from "#language/style";
import { paper } from "#language/styles/paper";
import { describe, expect, test } from "vitest";

const rules = listProfileRules("full").filter(({ relational }) => relational);
const skills = rules.map(({ name }) => name);
const others = [
  "modus ponens",
  "universal instantiation",
  "existential generalization",
  "universal modus ponens",
];

const itemsOf = (
  length: number,
  perSkill: number,
  over: { style?: Style; lexicon?: Lexicon; kinds?: readonly string[]; skills?: readonly string[] } = {},
): readonly ProblemLine<"rule">[] =>
  [
    ...suiteOf(
      { profile: "full", length, seed: 4, style: paper, lexicon: everyday, skills, ...over },
      { perSkill },
    ),
  ].flatMap((outcome) => ("item" in outcome ? [outcome.item] : []));

const isRelational = ({ premises, conclusion }: ProblemLine<"rule">): boolean =>
  [...premises, conclusion].some((formula) => /\(\w+, \w+\)/.test(formula));

describe("one-step items with two-place predicates", () => {
  const items = itemsOf(1, 12);

  test("fill their seven skills without a fault, and no question comes twice", () => {
    expect(items).toHaveLength(7 * 12);
    expect(items.flatMap(findFaults)).toEqual([]);
    expect(new Set(items.map(({ question }) => question)).size).toBe(items.length);
  });
});

describe("chains with two-place predicates", () => {
  for (const length of [2, 3, 5, 7])
    test(`of length ${length} have no fault and keep their rule at the base`, () => {
      const items = itemsOf(length, 3, { skills: [...skills, ...others] });
      const ours = items.filter(({ rule }) => skills.includes(rule));
      expect(ours).toHaveLength(7 * 3);
      expect(ours.every(isRelational)).toBe(true);
      for (const item of items) {
        expect(findFaults(item), item.question).toEqual([]);
        expect(item.steps).toHaveLength(length);
        expect(item.steps.at(-1)?.skill).toBe(item.rule);
        for (const sentence of item.premisesText) expect(sentence.split(" ").length).toBeLessThanOrEqual(45);
      }
    });
});
