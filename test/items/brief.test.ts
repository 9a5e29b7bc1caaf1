/**
 * The reasons of answers in few words: read back, what a "yes" tells proves the conclusion, and each "So …" follows from what stands before
 * it; what a "no" tells refutes the conclusion whatever is left open.
 */
import { createGenerator } from "#items/generate";
import { splitSentences, withNames } from "#items/formats/discourse";
import { buildWords } from "#items/item-words";
import type { ProblemLine } from "#items/problem-line";
import { readJudgement } from "#arguments/written-certificate";
import { capitalize } from "#language/capitals";
import { defaultLexicon, defaultStyle } from "#language/lists";
import { createVocabulary } from "#language/words";
import type { Interpretation } from "#logic/certificate";
import { decideRelation } from "#logic/decide";
import type { Formula } from "#logic/formula";
import { evaluate } from "#logic/interpretation";
import { parse } from "#logic/notation";
import { describe, expect, test } from "vitest";
import { sayBriefly } from "../../src/items/explanations/brief.ts";
import { findDecidingFacts, type Fact } from "../../src/items/explanations/situation.ts";

const itemsOf = (profile: string, length: number): readonly ProblemLine<"rule">[] => {
  const plan = { profile, length, seed: 8, style: defaultStyle, lexicon: defaultLexicon };
  const generator = createGenerator(plan);
  return Array.from({ length: 40 }, (_, i) => generator.at(i)).flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
};

const formulasOf = ({ premises, conclusion }: ProblemLine<"rule">): readonly Formula[] =>
  [...premises, conclusion].map((text) => parse(text));

describe.each([
  ["balanced", 1],
  ["balanced", 3],
  ["balanced", 5],
  ["full", 3],
] as const)("profile %s, length %i", (profile, length) => {
  const items = itemsOf(profile, length);

  test("what a yes tells proves the conclusion, step by step", () => {
    const affirmed = items.filter(({ relation }) => relation === "entailment");
    expect(affirmed.length).toBeGreaterThan(5);
    for (const item of affirmed) {
      const chain = item.steps.flatMap(({ from, to }) => [...from, to]).map((text) => parse(text));
      const vocabulary = createVocabulary(buildWords(item.lexicon, [...formulasOf(item), ...chain]));
      const told = splitSentences(sayBriefly(item));
      const plain = told.map((text) => capitalize(text.replace(/^So /, "")));
      const read = withNames(plain).map((text) => defaultStyle.read(text, vocabulary));
      for (const [i, text] of told.entries())
        if (text.startsWith("So "))
          expect(decideRelation({ premises: read.slice(0, i), conclusion: read[i]! }), text).toBe(
            "entailment",
          );
      const conclusion = parse(item.conclusion);
      expect(decideRelation({ premises: read, conclusion }), told.join(" ")).toBe("entailment");
    }
  });

  test("what a no tells refutes the conclusion, whatever else is so", () => {
    const denied = items.filter(({ relation }) => relation === "neutral");
    expect(denied.length).toBeGreaterThan(5);
    for (const item of denied) {
      const judgement = readJudgement("neutral", item.certificate);
      if (judgement?.relation !== "neutral") throw new Error("no countermodel");
      const { refuting } = judgement.certificate;
      const formulas = formulasOf(item);
      const [premises, conclusion] = [formulas.slice(0, -1), formulas.at(-1)!];
      const facts = findDecidingFacts(refuting, { holding: premises, failing: [conclusion] });
      for (const isTrue of [true, false]) {
        const world = complete(refuting, facts, isTrue);
        expect(premises.every((premise) => evaluate(premise, world))).toBe(true);
        expect(evaluate(conclusion, world)).toBe(false);
      }
    }
  });

  test("nothing is told in letters, as a list, or as what is not true; and hardly more than three denials in a row", () => {
    for (const item of items) {
      const text = sayBriefly(item);
      expect(text).not.toMatch(/[¬∧∨→↔∀∃⊥]|undefined|\(a\)|the following|Because|We can/);
      const [situation = ""] = text.split(". Then ");
      if (item.relation === "neutral")
        expect(situation.match(/\bnot\b/g)?.length ?? 0).toBeLessThanOrEqual(3);
    }
  });
});

/** The interpretation with these facts, and all others true or false. */
const complete = (
  { domain, constants, predicates, propositions }: Interpretation,
  facts: readonly Fact[],
  isTrue: boolean,
): Interpretation => {
  const known = new Map(facts.map((fact) => [[fact.name, ...fact.members].join(), fact.isTrue]));
  const holds = (name: string, ...members: readonly string[]): boolean =>
    known.get([name, ...members].join()) ?? isTrue;
  return {
    domain,
    constants,
    predicates: Object.fromEntries(
      Object.keys(predicates).map((name) => [
        name,
        domain.filter((member) => holds(name, member)).map((one) => [one]),
      ]),
    ),
    propositions: Object.fromEntries(Object.keys(propositions).map((name) => [name, holds(name)])),
  };
};
