/** DivLogicEval §2.1: wordings from a language model, admitted only where their meaning is certain. */
import { ownGrammar } from "#language/connectives/grammar";
import { readProposition } from "#language/connectives/read";
import { sayProposition } from "#language/connectives/say";
import { knownFrames, understandWording } from "#language/connectives/understand";
import { extendGrammar } from "../../../src/language/connectives/understand.ts";
import { parse, print } from "#logic/notation";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { carelessGrammar } from "./careless.ts";
import { shortWords } from "./propositions.ts";

const frames = knownFrames();
const becameOf = (text: string): string => {
  const found = understandWording(text, frames);
  return "rejected" in found ? found.rejected : "admitted";
};

describe("a proposed wording", () => {
  test.each([
    "If {A}, then {C}.",
    "Provided that it is true that {A}, we can conclude that {C}.",
    "In the event that {A}, {C}.",
    "{C}, provided that it is the case that {A}",
    "Unless {C}, it cannot be the case that {A}.",
    "Only if {C} can it be true that {A}.",
    "Assuming that {A}, it necessarily follows that {C}.",
    "The statement that {A} guarantees that {C}.",
    "The proposition that {C} can be deduced from the premise that {A}.",
    "Its being true that {C} is a necessary condition for its being true that {A}.",
  ])("“%s” is admitted", (text) => {
    expect(becameOf(text)).toBe("admitted");
  });

  test.each([
    ["{A} if {C}.", "it reads back as C → A"],
    ["{C} only if {A}.", "it reads back as C → A"],
    ["Only if {A} is it true that {C}.", "it reads back as C → A"],
    ["Its being true that {C} is sufficient for its being true that {A}.", "it reads back as C → A"],
    ["Whenever {A}, {C}.", "no known phrase has “whenever”"],
    ["Since {A}, {C}.", "no known phrase has “since”"],
    ["{A}, therefore {C}.", "no known phrase has “therefore”"],
    ["{A} if and only if {C}.", "no known phrase has “and”"],
    ["If not {A}, then {C}.", "no known phrase has “not”"],
    ["The fact that {A} implies that {C}.", "known words, but in no order whose meaning is fixed"],
    ["{C} unless {A}.", "known words, but in no order whose meaning is fixed"],
    ["Assuming that {A}, {C}.", "known words, but in no order whose meaning is fixed"],
    ["If {A}, then {A}.", "it does not hold {A} and {C} once each"],
    ["If {A}, then {C} or {B}.", "it does not hold {A} and {C} once each"],
    ["If {A}, then {C}.}", "it does not hold {A} and {C} once each"],
    [`If ${"it is true that ".repeat(20)}{A}, then {C}.`, "longer than 200 characters"],
  ])("“%s” is rejected: %s", (text, reason) => {
    expect(becameOf(text)).toBe(reason);
  });

  test("every one of our own wordings but those with an opening of their own is understood as we mean it", () => {
    const reasons = ownGrammar().implications.map(({ template: { texts, holes } }) =>
      becameOf(texts.map((text, at) => `${text}${holes[at] === undefined ? "" : `{${holes[at]}}`}`).join("")),
    );
    expect(reasons.filter((reason) => reason.includes("C → A"))).toEqual([]);
    expect(reasons.filter((reason) => reason === "admitted").length).toBeGreaterThan(20);
  });

  const forward = [...frames.directions]
    .filter(([, directions]) => directions.has("A → C"))
    .map(([frame]) => frame);

  test("whatever is admitted reads back to the formula said, and a careless grammar finds no other meaning", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...forward),
        fc.constantFrom("A -> C", "~A -> C", "A -> ~C"),
        (frame, text) => {
          const found = understandWording(frame, frames);
          if ("rejected" in found) throw new Error(`${frame}: ${found.rejected}`);
          const only = extendGrammar({ ...ownGrammar(), implications: [] }, [found.admitted]);
          const extended = extendGrammar(ownGrammar(), [found.admitted]);
          const formula = parse(text);
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
    const found = understandWording(text, frames);
    if ("rejected" in found) throw new Error(found.rejected);
    return found.admitted;
  });
  expect(extendGrammar(ownGrammar(), [old!, fresh!, fresh!]).implications.length).toBe(
    ownGrammar().implications.length + 1,
  );
});
