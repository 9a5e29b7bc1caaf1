/** What questions take: required premises, cases, and premises that say something beside the others. */
import { describe, expect, test } from "vitest";
import { createGenerator } from "#items/generate";
import type { ProblemLine } from "#items/problem-line";
import { everyday } from "#language/lexicons/everyday";
import { symbolic } from "#language/styles/symbolic";
import { decideRelation } from "#logic/decide";
import { parse } from "#logic/notation";

const makeQuestions = (profile: string, length: number, count: number): readonly ProblemLine<"rule">[] => {
  const { at } = createGenerator({ profile, length, seed: 56, style: symbolic, lexicon: everyday });
  return Array.from({ length: count }, (_, index) => at(index)).flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
};

/** How often a premise entails another one. */
const countEmptied = ({ premises }: ProblemLine<"rule">): number => {
  const formulas = premises.map((text) => parse(text));
  return formulas.flatMap((premise, i) =>
    formulas.filter(
      (conclusion, j) => i !== j && decideRelation({ premises: [premise], conclusion }) === "entailment",
    ),
  ).length;
};

describe.each([
  { length: 2, most: 4, required: 1 },
  { length: 3, most: 5, required: 3 },
  { length: 5, most: 8, required: 4 },
])("balanced questions of length $length", ({ length, most, required }) => {
  const questions = makeQuestions("balanced", length, 280);

  test(`hold at most ${most} premises, one more up to length 3 where a fallacy leads to the goal, and require ${required}`, () => {
    expect(questions.length).toBeGreaterThan(270);
    for (const { premises, category, depth } of questions) {
      expect(premises.length).toBeLessThanOrEqual(category === "fallacy" && length <= 3 ? most + 1 : most);
      expect(depth?.premises).toBeGreaterThanOrEqual(required);
    }
  });

  test("have no premise that another one entails, except those of a fallacy", () => {
    for (const question of questions)
      if (question.category !== "fallacy") expect(countEmptied(question)).toBe(0);
  });

  test.runIf(length >= 3)("take cases or a supposition in a third", () => {
    const open = questions.filter(({ depth }) => depth?.cases !== 0);
    expect(open.length / questions.length).toBeGreaterThan(0.33);
  });
});

test("paper questions of length 7 require four premises at the least and have proved lengths", () => {
  for (const { depth, shortest } of makeQuestions("paper", 7, 104)) {
    expect(depth?.premises).toBeGreaterThanOrEqual(4);
    expect(shortest).toBe("proved");
  }
});
