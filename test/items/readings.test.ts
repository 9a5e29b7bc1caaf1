/**
 * No reading changes a key: each key is recomputed with ∨ read exclusively, with existential import added to
 * universals, and with "every" taken for every other one. Where it would change, the wording rules that reading out:
 * "or both" is said; a universal is a conditional or speaks of every person, of whom there are some; and whoever does
 * something to every person does it "without exception".
 */
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import type { ProblemLine } from "#items/problem-line";
import { everyday } from "#language/lexicons/everyday";
import { natural } from "#language/styles/natural";
import { paper } from "#language/styles/paper";
import { decideRelation } from "#logic/decide";
import {
  and,
  exists,
  forall,
  iff,
  implies,
  not,
  predicate,
  variable,
  type Formula,
  type Term,
} from "#logic/formula";
import { mapParts } from "#logic/map-parts";
import { parse } from "#logic/notation";
import { describe, expect, test } from "vitest";

/** φ ∨ ψ read as one of the two but not both. */
const exclusively = (formula: Formula): Formula =>
  formula.kind === "or"
    ? not(iff(exclusively(formula.left), exclusively(formula.right)))
    : mapParts(formula, exclusively);

/** ∀x(P→Q) read as saying, too, that there is a P. */
const withImport = (formula: Formula): Formula =>
  formula.kind === "exists"
    ? formula
    : formula.kind !== "forall"
      ? mapParts(formula, withImport)
      : formula.body.kind === "implies"
        ? and(formula, exists(formula.variable, formula.body.left))
        : formula;

/** ∀x L(x, y) read as saying it of every x but y. */
const othersOnly = (formula: Formula): Formula => {
  const other = formula.kind === "forall" ? otherPlace(formula.body, formula.variable) : undefined;
  return formula.kind === "forall" && other !== undefined
    ? forall(
        formula.variable,
        implies(not(predicate("Same", variable(formula.variable), other)), formula.body),
      )
    : mapParts(formula, othersOnly);
};

const sameness = ["∀x Same(x, x)", "∀x ∀y (Same(x, y) → Same(y, x))"].map((text) => parse(text));

/** The other one of whom a two-place predicate is said, where the body is that and no more. */
const otherPlace = (body: Formula, name: string): Term | undefined =>
  body.kind === "atom" && body.terms.length === 2 ? body.terms.find((term) => term.name !== name) : undefined;

const items = (
  length: number,
  count: number,
  over: Partial<GenerationPlan> = {},
): readonly ProblemLine<"rule">[] => {
  const generator = createGenerator({
    profile: "paper",
    length,
    seed: 21,
    style: paper,
    lexicon: everyday,
    ...over,
  });
  return Array.from({ length: count }, (_, k) => generator.at(k)).flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
};

const keyUnder = (
  item: ProblemLine<"rule">,
  read: (formula: Formula) => Formula,
  axioms: readonly Formula[] = [],
): boolean =>
  decideRelation({
    premises: [...axioms, ...item.premises.map((text) => read(parse(text)))],
    conclusion: read(parse(item.conclusion)),
  }) === "entailment";

const sentencesWith = (item: ProblemLine<"rule">, sign: string): readonly string[] =>
  [...item.premises, item.conclusion].flatMap((formula, i) =>
    formula.includes(sign) ? [[...item.premisesText, item.conclusionText][i] ?? ""] : [],
  );

describe("no reading changes a key", () => {
  for (const length of [1, 3])
    test(`length ${length}: where an exclusive or would, each “or” says that it leaves room for both`, () => {
      const changed = items(length, 416, { style: natural }).filter(
        (item) => keyUnder(item, exclusively) !== (item.label === "yes"),
      );
      expect(changed.length).toBeGreaterThan(0);
      for (const item of changed)
        for (const sentence of sentencesWith(item, "∨"))
          if (
            !sentence.includes("say it twice") &&
            /\bor\b/.test(sentence.replace(/\b(?:no|none|neither|any)\b.*$/i, ""))
          )
            expect(sentence).toMatch(
              /, or both|at least one of|, or all (?:three|four)|, or more than one of these|, but not both/,
            );
    });

  for (const length of [1, 3])
    test(`length ${length}: where existential import would, each universal conditional is said with “if”`, () => {
      const changed = items(length, 416).filter(
        (item) => keyUnder(item, withImport) !== (item.label === "yes"),
      );
      expect(changed.length).toBeGreaterThan(0);
      for (const item of changed)
        for (const sentence of sentencesWith(item, "→")) expect(sentence).toMatch(/\bif\b/i);
    });

  test("where “every other” would, each universal of a relation is said “without exception”", () => {
    const skills = ["quantifier commutation", "quantifier transposition", "quantifier shift"];
    const changed = items(1, 70, { profile: "full", skills, style: natural }).filter(
      (item) => keyUnder(item, othersOnly, sameness) !== (item.label === "yes"),
    );
    expect(new Set(changed.map(({ rule, kind }) => `${rule}/${kind}`))).toEqual(
      new Set(["quantifier transposition/valid"]),
    );
    for (const { premisesText } of changed)
      expect(premisesText.join(" ")).toMatch(/\bevery(one| person) without exception\b/);
  });
});
