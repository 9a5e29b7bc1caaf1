/** One test for each claim of the DivLogicEval paper that the program makes true, titled with the section. */
import type { ProblemLine } from "#items/problem-line";
import { findDepartures } from "#items/choice/claims";
import { optionTexts, writePassage, queries, writeQuery } from "../../../src/items/formats/choice.ts";
import { paperCounts, paperExtent } from "../../../src/items/choice/plan.ts";
import { symbolicTwin } from "#items/formats/choice";
import type { ChoiceType } from "#arguments/choice/types";
import { createRandom } from "#arguments/random";
import { decideRelation } from "#logic/decide";
import type { Formula } from "#logic/formula";
import { parse, print } from "#logic/notation";
import { describe, expect, test } from "vitest";
import {
  drawPropositions,
  optionVariables,
  buildProposition,
  computeWeights,
} from "../../../src/arguments/choice/propositions.ts";
import { choices } from "../../items/choice/made.ts";

const fair = choices(90, { seed: 13 });
const ofType = (type: ChoiceType): readonly ProblemLine<"options">[] =>
  fair.filter((item) => item.task === type);
const formulas = (texts: readonly string[]): readonly Formula[] => texts.map((text) => parse(text));
const entailedIn = ({ premises, optionFormulas }: ProblemLine<"options">): readonly boolean[] =>
  optionFormulas.map(
    (text) => decideRelation({ premises: formulas(premises), conclusion: parse(text) }) === "entailment",
  );

describe("DivLogicEval", () => {
  test("§2.1, equations (1a)–(1c): a sentence is the left side of one of the three rules, which are valid", () => {
    const sides = (["A → B", "¬(A ∧ B) → C", "(A ∨ B) → C"] as const).map((form) =>
      print(buildProposition(form, [0, 1, 2], 4).formula),
    );
    expect(sides).toEqual(["A → B", "¬(A ∧ B) → C", "(A ∨ B) → C"]);
    for (const rule of ["(A → B) → (¬B → ¬A)", "(¬(A ∧ B) → C) → (¬A → C)", "((A ∨ B) → C) → (A → C)"])
      expect(decideRelation({ premises: [], conclusion: parse(rule) })).toBe("entailment");
  });

  test("§2.1: 3c1e implies one of four options and fails to imply the others", () => {
    for (const item of ofType("3c1e"))
      expect(entailedIn(item)).toEqual(item.options.map((_, i) => i === item.answer));
  });

  test("§2.1: 3e1c implies three of four options and fails to imply the other", () => {
    for (const item of ofType("3e1c"))
      expect(entailedIn(item)).toEqual(item.options.map((_, i) => i !== item.answer));
  });

  test("§2.1: a missing premise is the necessary proposition; with it the passage leads to the conclusion, without it not", () => {
    for (const { premises, optionFormulas, conclusion: goal, answer } of ofType("missing-premise")) {
      const passage = formulas(premises);
      const conclusion = parse(goal ?? "");
      expect(decideRelation({ premises: passage, conclusion })).not.toBe("entailment");
      for (const [i, option] of formulas(optionFormulas).entries())
        expect(decideRelation({ premises: [...passage, option], conclusion }) === "entailment").toBe(
          i === answer,
        );
    }
  });

  test("§2.1: at least two propositions are needed to derive what is asked for", () => {
    for (const item of fair) {
      const right = item.optionFormulas[item.answer] ?? "";
      const premises = formulas([...item.premises, ...(item.conclusion === null ? [] : [right])]);
      for (const conclusion of formulas(item.conclusion === null ? item.optionFormulas : [item.conclusion]))
        for (const premise of premises)
          expect(decideRelation({ premises: [premise], conclusion })).not.toBe("entailment");
    }
  });

  test("§4.1: 12,589 items, 4,196 3c1e, 4,195 3e1c, 4,198 missing premise", () => {
    expect(paperCounts).toEqual({ "3c1e": 4196, "3e1c": 4195, "missing-premise": 4198 });
    expect(paperExtent.limit).toBe(12_589);
  });

  test("§4.2: every item has a symbolic twin, s-DivLogicEval", () => {
    for (const item of fair) {
      const symbolic = symbolicTwin(item);
      const [told, conclusion] = writePassage(symbolic).split("\nConclusion: ");
      expect(told?.split("; ")).toEqual(item.premises);
      expect(conclusion).toBe(item.conclusion ?? undefined);
      expect(optionTexts(symbolic)).toEqual(item.optionFormulas);
    }
  });

  test("Algorithm 1, line 1: between 2 and n propositions, read half-open", () => {
    const lengths = new Set(
      Array.from({ length: 400 }, (_, i) => drawPropositions(4, 8, createRandom(i)).propositions.length),
    );
    expect(lengths).toEqual(new Set([2, 3, 4]));
  });

  test("Algorithm 1, lines 6–12, and equation (3): weights fall with use, to 0.1 and to 0", () => {
    expect(computeWeights([1, 0, 0, 0, 0, 0, 0, 0], 5)[0]).toBeCloseTo(1 / 15);
    expect(computeWeights([1, 0, 0, 0, 0, 0, 0, 0], 5)[1]).toBeCloseTo(2 / 15);
    const [one = 0, other = 0] = computeWeights([4, 0], 5);
    expect(one / other).toBeCloseTo(0.1 / (5 / 6));
    expect(computeWeights([5, 0], 5)).toEqual([0, 1]);
  });

  test("Algorithm 1, lines 14–16: three variables drawn, two of them used by A → B, and what is used is counted", () => {
    const { propositions, uses } = drawPropositions(5, 8, createRandom("lines 14-16"));
    expect(uses.reduce((sum, used) => sum + used, 0)).toBe(
      propositions.reduce((sum, { form }) => sum + (form === "A → B" ? 2 : 3), 0),
    );
  });

  test("Appendix B: options speak of variables with 0 < o < n", () => {
    expect(optionVariables([0, 1, 2, 3, 4], 4)).toEqual([1, 2, 3]);
  });

  test("Appendix H: literal facts stand among the propositions, and the paper asks what is least likely", () => {
    const [, item] = choices(2, { recipe: "paper", facts: [3, 3], seed: 2 });
    expect(item?.premises.filter((text) => !text.includes("→"))).toHaveLength(3);
    expect(item && writeQuery(item)).toBe(
      "Given the information provided, which conclusion is least likely to be accurate?",
    );
    expect(queries.fair["3e1c"]).toMatch(/need not be true\?$/);
  });

  test("taken literally, with one fact, three of four entailed implications and more are vacuous; of ours none is", () => {
    const share = (items: readonly ProblemLine<"options">[]): number => {
      const found = items.map(findDepartures);
      const sum = (pick: (one: (typeof found)[number]) => number): number =>
        found.reduce((all, one) => all + pick(one), 0);
      return sum(({ vacuous }) => vacuous) / sum(({ entailedImplications }) => entailedImplications);
    };
    expect(share(choices(150, { recipe: "paper", facts: [1, 1] }))).toBeGreaterThan(0.75);
    expect(share(fair)).toBe(0);
  });

  test("an item as a person reads it: passage, question, four lettered options", () => {
    const [item] = fair;
    if (item === undefined) throw new Error("no item");
    expect(item.question.split("\n")).toEqual([
      writePassage(item),
      writeQuery(item),
      ...optionTexts(item).map((option, i) => `${"ABCD"[i] ?? ""}. ${option}`),
    ]);
  });
});
