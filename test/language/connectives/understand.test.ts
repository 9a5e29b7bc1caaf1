/** DivLogicEval §2.1: wordings from a language model, admitted only where their meaning is certain. */
import { getBuiltInGrammar } from "#language/connectives/grammar";
import { readProposition } from "#language/connectives/read";
import { sayProposition } from "#language/connectives/say";
import { understandWording } from "#language/connectives/understand";
import { extendGrammar } from "../../../src/language/connectives/understand.ts";
import { parse, print } from "#logic/notation";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { carelessGrammar } from "./careless.ts";
import { ordinary, wrong } from "./proposed-wordings.ts";
import { shortWords } from "./propositions.ts";

const becameOf = (text: string): string => {
  const found = understandWording(text);
  return "rejected" in found ? found.rejected : "admitted";
};

describe("a proposed wording", () => {
  test.each(ordinary)("“%s” is admitted", (text) => {
    expect(becameOf(text)).toBe("admitted");
  });

  test.each(wrong)("“%s” is rejected: %s", (text, reason) => {
    expect(becameOf(text)).toBe(reason);
  });

  test.each([
    ["If {A}, then {A}.", "it does not hold {A} and {C} once each"],
    ["If {A}, then {C} or {B}.", "it does not hold {A} and {C} once each"],
    ["If {A}, then {C}.}", "it does not hold {A} and {C} once each"],
    [`If ${"it is true that ".repeat(20)}{A}, then {C}.`, "longer than 200 characters"],
    ["It is not true that {A}, or {C}, or both.", "it means ¬(A ∨ C)"],
    ["Either it is not the case that {A}, or {C}, or both.", "it does not read back to A → C alone"],
    ["{A} implies that {C}.", "a clause can't be the subject: write “that {A}” or “the claim that {A}”"],
  ])("“%s” is rejected: %s", (text, reason) => {
    expect(becameOf(text)).toBe(reason);
  });

  test("every one of our own wordings but those with an opening of their own is understood as we mean it", () => {
    const reasons = getBuiltInGrammar().implications.map(({ template: { texts, holes } }) =>
      becameOf(texts.map((text, at) => `${text}${holes[at] === undefined ? "" : `{${holes[at]}}`}`).join("")),
    );
    expect(reasons.filter((reason) => reason.includes("C → A"))).toEqual([]);
    expect(reasons.filter((reason) => reason === "admitted").length).toBeGreaterThan(20);
  });

  test("whatever is admitted reads back to the formula said, and a careless grammar finds no other meaning", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ordinary),
        fc.constantFrom("A -> C", "~A -> C", "A -> ~C"),
        (frame, text) => {
          const found = understandWording(frame);
          if ("rejected" in found) throw new Error(`${frame}: ${found.rejected}`);
          const only = extendGrammar({ ...getBuiltInGrammar(), implications: [] }, [found.admitted]);
          const extended = extendGrammar(getBuiltInGrammar(), [found.admitted]);
          const formula = parse(found.admitted.affirmative === true ? "A -> C" : text);
          const sentence = sayProposition(formula, shortWords, () => 0, only);
          expect(readProposition(sentence, shortWords, extended).map(print)).toEqual([print(formula)]);
          const meanings = new Set(carelessGrammar(shortWords, extended).parses(sentence).map(print));
          expect([...meanings], sentence).toEqual([print(formula)]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test("a larger grammar has each new wording once and none that was there", () => {
  const [old, fresh] = ["If {A}, then {C}.", "Provided {A}, {C}."].map((text) => {
    const found = understandWording(text);
    if ("rejected" in found) throw new Error(found.rejected);
    return found.admitted;
  });
  expect(extendGrammar(getBuiltInGrammar(), [old!, fresh!, fresh!]).implications.length).toBe(
    getBuiltInGrammar().implications.length + 1,
  );
});
