/** Questions of propositional rules about one individual, whose conditionals are stated for everyone. */
import { describe, expect, test } from "vitest";
import { createGenerator } from "#items/generate";
import type { ProblemLine } from "#items/problem-line";
import { createFaultFinder } from "#items/verify";
import { everyday } from "#language/lexicons/everyday";
import { topics } from "#language/lexicons/topics";
import { natural } from "#language/styles/natural";
import { symbolic } from "#language/styles/symbolic";
import { decideRelation } from "#logic/decide";
import { parse } from "#logic/notation";

const makeQuestions = (length: number, count: number, style = natural): readonly ProblemLine<"rule">[] => {
  const lexicon = style === natural ? topics : everyday;
  const { at } = createGenerator({ profile: "balanced", length, seed: 57, style, lexicon });
  return Array.from({ length: count }, (_, index) => at(index)).flatMap((outcome) =>
    "item" in outcome && outcome.item.logic === "propositional" ? [outcome.item] : [],
  );
};

const isUniversal = (premise: string): boolean => premise.startsWith("∀x ");

describe.each([2, 3, 5])("questions of length %i", (length) => {
  const questions = makeQuestions(length, 280);
  const lifted = questions.filter(({ premises }) => premises.some(isUniversal));

  test("state conditionals for everyone in half of them or more, in both questions of a pair", () => {
    expect(lifted.length / questions.length).toBeGreaterThan(0.5);
    const ids = new Set(lifted.map(({ id }) => id));
    for (const { twin } of lifted) expect(ids).toContain(twin);
  });

  test("keep their key without the quantifiers", () => {
    for (const { premises, conclusion, relation } of lifted) {
      const instances = premises.map((text) => parse(text.replace("∀x ", "").replaceAll("(x)", "(a)")));
      expect(decideRelation({ premises: instances, conclusion: parse(conclusion) })).toBe(relation);
    }
  });

  test("have no fault", () => {
    const find = createFaultFinder();
    for (const question of lifted) expect(find(question)).toEqual([]);
  });
});

test("questions of length 1 state none for everyone: a rule of propositions is asked as it is", () => {
  for (const { premises } of makeQuestions(1, 120)) expect(premises.some(isUniversal)).toBe(false);
});

test("formulas in style symbolic stay propositional", () => {
  for (const { premises } of makeQuestions(3, 120, symbolic)) expect(premises.some(isUniversal)).toBe(false);
});
