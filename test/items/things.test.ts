/** Items whose two-place predicates are of people and things: which are, and that whoever checks them agrees. */
import type { ProblemLine } from "#items/problem-line";
import { sayCertificate } from "#items/explanations/certificate";
import { createArgumentReader } from "#items/formats/read-argument";
import { createGenerator } from "#items/generate";
import { topics } from "#language/lexicons/topics";
import { natural } from "#language/styles/natural";
import { decideRelation } from "#logic/decide";
import { checkDerivation } from "#logic/derivation";
import { parse } from "#logic/notation";
import { findSecondSort } from "#logic/two-sorts";
import { readDerivation } from "#arguments/written-certificate";
import { sortedDerivation } from "../../src/items/explanations/derivation.ts";
import { describe, expect, test } from "vitest";

const rules = [
  "quantifier commutation",
  "quantifier transposition",
  "quantifier shift",
  "universal modus ponens",
  "disjunctive syllogism",
];

const itemsOf = (length: number, perSkill: number): readonly ProblemLine<"rule">[] => {
  const plan = { profile: "full", length, seed: 3, style: natural, lexicon: topics, skills: rules };
  const generator = createGenerator(plan);
  return Array.from({ length: generator.skills.length * perSkill }, (_, i) => generator.at(i)).flatMap(
    (one) => ("item" in one ? [one.item] : []),
  );
};

const formulasOf = ({ premises, conclusion, steps }: ProblemLine<"rule">) =>
  [...premises, conclusion, ...steps.flatMap(({ from, to }) => [...from, to])].map((text) => parse(text));
const speaksOfThings = ({ lexicon }: ProblemLine<"rule">): boolean =>
  lexicon.some(({ letter }) => letter === "y");

const atomic = itemsOf(1, 6);
const longer = itemsOf(3, 6);

describe("items of people and things", () => {
  test("are those whose formulas have two sorts, the chain's too, whatever the key", () => {
    for (const item of [...atomic, ...longer])
      expect(speaksOfThings(item), item.question).toBe(findSecondSort(formulasOf(item)) !== undefined);
    expect(longer.some(speaksOfThings)).toBe(true);
  });

  test("are read and decided by whoever knows nothing but the words of the lexicon", () => {
    const reader = createArgumentReader([natural], [topics]);
    for (const item of [...atomic, ...longer].filter(speaksOfThings)) {
      const sequent = reader.question(item.question);
      expect(sequent && decideRelation(sequent), item.question).toBe(item.relation);
    }
  });

  test("their derivations hold with two sorts, and no constant is a person and a thing", () => {
    for (const item of [...atomic, ...longer].filter(speaksOfThings)) {
      if (item.certificate.kind !== "derivation") continue;
      const { sorted } = sortedDerivation(readDerivation(item.certificate.steps));
      const premises = item.premises.map((text) => parse(text));
      const { formula } = sorted.steps.at(-1)!;
      expect(checkDerivation(sorted, premises, formula)).toBeUndefined();
      expect(findSecondSort(sorted.steps.map((step) => step.formula))).toBeDefined();
    }
  });

  test("their certificates are told of people and things", () => {
    const told = atomic.filter(speaksOfThings).map((item) => sayCertificate(item).join("\n"));
    for (const text of told) {
      expect(text).not.toMatch(/person 1|′|[PQ]\(/);
      if (text.startsWith("Imagine"))
        expect(text).toMatch(/^Imagine that there (?:is|are) only .*, and only /);
    }
  });
});
