// @long: many questions
/** Generated choice items: pure functions of their index, without a fault, fair in what could tell their keys. */
import { findDepartures } from "#items/choice/claims";
import { createChoiceGenerator } from "#items/choice/generate";
import { symbolicTwin, writePassage } from "#items/formats/choice";
import { findFaults } from "#items/verify";
import { decideRelation } from "#logic/decide";
import { parse } from "#logic/notation";
import { choiceTypes } from "#arguments/choice/types";
import { OrganonError } from "#logic/error";
import { describe, expect, test } from "vitest";
import { optionTexts } from "../../../src/items/formats/choice.ts";
import { drawPlace } from "../../../src/items/choice/generate.ts";
import { choices, planWith } from "./made.ts";

const items = choices(48, { seed: 7 });

const lettersIn = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Z]/g));

describe("a fair item", () => {
  test("has no fault: claims decided anew, certificates replayed, sentences read back", () => {
    for (const item of items) expect(findFaults(item), `item ${item.index}`).toEqual([]);
  });

  test("never departs from the fair recipe", () => {
    for (const item of items) {
      const { entailedImplications: _, ...departures } = findDepartures(item);
      expect(Object.values(departures).every((one) => one === false || one === 0)).toBe(true);
    }
  });

  test("needs at least two propositions to derive what is asked for (DivLogicEval §2.1)", () => {
    for (const { premises, conclusion: goal, optionFormulas, answer } of items.slice(0, 24)) {
      const given = [...premises, ...(goal === null ? [] : [optionFormulas[answer]!])].map((text) =>
        parse(text),
      );
      for (const conclusion of (goal === null ? optionFormulas : [goal]).map((text) => parse(text)))
        for (const premise of given)
          expect(decideRelation({ premises: [premise], conclusion })).not.toBe("entailment");
    }
  });

  test("speaks with each letter of another theme and another subject", () => {
    const { bank } = planWith();
    const families = new Map(bank.map((family) => [family.sentence.yes, family]));
    for (const item of items) {
      const firsts = Map.groupBy(item.lexicon, ({ letter }) => letter).values();
      const used = [...firsts].map(([first]) => families.get(first!.text));
      expect(used).not.toContain(undefined);
      expect(new Set(used.map((family) => family?.theme)).size).toBe(used.length);
      expect(new Set(used.map((family) => family?.subject)).size).toBe(used.length);
    }
  });

  test("has a symbolic twin without fault, with an id of its own", () => {
    for (const item of items.slice(0, 12)) {
      const twin = symbolicTwin(item);
      expect(optionTexts(twin)).toEqual(item.optionFormulas);
      expect(findFaults(twin)).toEqual([]);
      expect(twin.id).not.toBe(item.id);
      expect(writePassage(twin).split("\nConclusion: ")[0]).toBe(item.premises.join("; "));
      expect(symbolicTwin(twin)).toBe(twin);
    }
  });
});

describe("the items together", () => {
  test("go round the types, and the right option stands at each place equally often", () => {
    for (const [turn, type] of choiceTypes.entries()) {
      const own = items.filter((item) => item.task === type);
      expect(own.map(({ index }) => index % 3)).toEqual(own.map(() => turn));
      for (const place of [0, 1, 2, 3])
        expect(own.filter(({ answer }) => answer === place)).toHaveLength(own.length / 4);
    }
  });

  test("take every four places in another order", () => {
    const orders = Array.from({ length: 12 }, (_, block) =>
      [0, 1, 2, 3].map((i) => drawPlace("3c1e", 4 * block + i, 1)).join(""),
    );
    expect(new Set(orders).size).toBeGreaterThan(6);
  });

  test.each([
    ["letters", (sentence: string) => lettersIn(sentence).size],
    ["denials", (sentence: string) => sentence.split("¬").length],
  ])("have sentences around an option that have as many %s as those around each other one", (_, sizeOf) => {
    for (const { premises, optionFormulas } of items) {
      const sizes = optionFormulas.map((option) => {
        const around = premises.filter((one) => !lettersIn(one).isDisjointFrom(lettersIn(option)));
        return around.reduce((total, one) => total + sizeOf(one), 0);
      });
      expect(new Set(sizes).size).toBe(1);
    }
  });

  test("have shapes that say nothing of the key: each option of an item says a clause of the same signs", () => {
    for (const { optionFormulas } of items) {
      const shapes = optionFormulas.map((option) => {
        const shape = option.replaceAll(/[A-Z]/g, "A");
        return shape === "A → A" || shape === "¬A → ¬A" ? "one denied" : shape;
      });
      expect(new Set(shapes).size).toBe(1);
    }
  });
});

describe("parameters", () => {
  test.each([{ n: 1 }, { variables: 3 }, { facts: [2, 1] }, { facts: [0, 4] }, { steps: 1 }] as const)(
    "%o is refused",
    (over) => {
      expect(() => createChoiceGenerator(planWith(over))).toThrow(OrganonError);
    },
  );
});

describe("the paper's recipe", () => {
  const paper = choices(45, { recipe: "paper", facts: [1, 1], seed: 3 });

  test("lets vacuous implications, entailed options and telling forms through", () => {
    const found = paper.map(findDepartures);
    const vacuous = found.reduce((sum, one) => sum + one.vacuous, 0);
    const implications = found.reduce((sum, one) => sum + one.entailedImplications, 0);
    expect(vacuous / implications).toBeGreaterThan(0.8);
    expect(found.some(({ optionEntailsOption }) => optionEntailsOption)).toBe(true);
    expect(found.some(({ formTells }) => formTells)).toBe(true);
  });
});
