/** The decision with its certificates, on paper examples and random sequents. Published sets: test/acceptance/imported-sets.test.ts. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Relation, Sequent } from "../src/certificate.ts";
import { decide, judgementFault, decideRelation } from "../src/decide.ts";
import type { Formula } from "../src/formula.ts";
import { mapParts } from "../src/map-parts.ts";
import { parseSequent } from "../src/notation.ts";
import { binaryLogic, monadic, propositional, sequents } from "./formulas.ts";
import { pelletier } from "./pelletier.ts";

const relations: readonly (readonly [sequent: string, relation: Relation])[] = [
  ["p -> q; p |- q", "entailment"],
  ["p -> q; q |- p", "neutral"],
  ["p -> q; ~p |- ~q", "neutral"],
  ["p & ~q |- q", "contradiction"],
  ["p; ~p |- q", "inconsistent"],
  ["|- p | ~p", "entailment"],
  ["|- p & ~p", "contradiction"],
  ["|- p", "neutral"],
  ["|- ⊤", "entailment"],
  ["⊥ |- ⊤", "inconsistent"],
  ["∀x P(x) |- ∃x P(x)", "entailment"],
  ["∀x (P(x) → Q(x)) |- ∃x (P(x) ∧ Q(x))", "neutral"],
  ["∀x (P(x) → Q(x)); ¬Q(a) |- P(a)", "contradiction"],
  ["∃x P(x); ∃x Q(x) |- ∃x (P(x) ∧ Q(x))", "neutral"],
  ["∀x (P(x) → ∃y (Q(y) ∧ R(x))); P(a) |- ∃y Q(y)", "entailment"],
  ["∃x ∀y R(x, y) |- ∀y ∃x R(x, y)", "entailment"],
  ["∀y ∃x R(x, y) |- ∃x ∀y R(x, y)", "neutral"],
  ["∀x ∀y (R(x, y) → R(y, x)); R(a, b) |- ¬R(b, a)", "contradiction"],
  ["∀x ∃y R(x, y); ∀x ¬R(x, x) |- ∃x ∃y (R(x, y) ∧ ¬R(y, x))", "neutral"],
  ["∃x ∀y (R(x, y) ↔ ¬R(y, y)) |- p", "inconsistent"],
  // Names that JavaScript's objects know as something else.
  ["__proto__ |- constructor", "neutral"],
  ["__proto__(toString) |- ∃x __proto__(x)", "entailment"],
  ["∃x ∀y __proto__(x, y) |- ∃y ∀x __proto__(x, y)", "neutral"],
];

describe("the relation", () => {
  test.for(relations)("of %s is %s", ([text, relation]) => {
    const sequent = parseSequent(text);
    const judgement = decide(sequent);
    expect(judgement.relation).toBe(relation);
    expect(decideRelation(sequent)).toBe(relation);
    expect(judgementFault(judgement, sequent)).toBeUndefined();
  });

  test("modus ponens is proved in three lines, with a witness of the premises", () => {
    const judgement = decide(parseSequent("p -> q; p |- q"));
    expect(judgement).toMatchObject({
      relation: "entailment",
      certificate: { steps: [{ rule: "premise" }, { rule: "premise" }, { n: 3, rule: "→E", from: [1, 2] }] },
      witness: { propositions: { p: true, q: true } },
    });
  });

  test("what only infinite domains can tell is undecided, with the effort spent", () => {
    const order = "∀x ¬R(x, x); ∀x ∀y ∀z (R(x, y) ∧ R(y, z) → R(x, z)); ∀x ∃y R(x, y)";
    const judgement = decide(parseSequent(`${order} |- p`), {
      maxMembers: 4,
      maxInstances: 200,
      maxConflicts: 2_000,
    });
    expect(judgement.relation).toBe("undecided");
    if (judgement.relation === "undecided")
      expect(judgement.reason).toMatch(/up to 4 members .* 200 instances/);
  });
});

describe("judgements", () => {
  for (const [name, words, runs] of [
    ["propositional", propositional, 400],
    ["monadic", monadic, 400],
    ["two-place", binaryLogic, 150],
  ] as const)
    test(`${name}: the certificate replays, and says what the quick answer says`, () => {
      fc.assert(
        fc.property(sequents(words, name === "two-place" ? 2 : 3), (sequent) => {
          const judgement = decide(sequent);
          fc.pre(judgement.relation !== "undecided");
          expect(judgementFault(judgement, sequent)).toBeUndefined();
          expect(decideRelation(sequent)).toBe(judgement.relation);
        }),
        { numRuns: runs },
      );
    });

  test("renaming and the order of premises change nothing", () => {
    const names: Readonly<Record<string, string>> = { P: "Q", Q: "R", R: "P", p: "r1", a: "b", b: "a" };
    fc.assert(
      fc.property(sequents(monadic), ({ premises, conclusion }) => {
        const relation = decideRelation({ premises, conclusion });
        expect(decideRelation({ premises: premises.toReversed(), conclusion })).toBe(relation);
        const rename = (formula: Formula): Formula => renameSymbols(formula, names);
        expect(decideRelation({ premises: premises.map(rename), conclusion: rename(conclusion) })).toBe(
          relation,
        );
      }),
      { numRuns: 300 },
    );
  });

  test("a certificate of one sequent is none of another", () => {
    const judgement = decide(parseSequent("p -> q; p |- q"));
    expect(judgementFault(judgement, parseSequent("p -> q; q |- p"))).toBeDefined();
    expect(judgementFault(decide(parseSequent("p |- q")), parseSequent("p |- p"))).toMatch(
      /does not make true/,
    );
  });
});

const renameSymbols = (formula: Formula, names: Readonly<Record<string, string>>): Formula => {
  const part = mapParts(formula, (body) => renameSymbols(body, names));
  if (part.kind === "forall" || part.kind === "exists") return { ...part, variable: `v${part.variable}` };
  if (part.kind !== "atom") return part;
  const terms = part.terms.map((term) => ({
    ...term,
    name: term.kind === "constant" ? (names[term.name] ?? term.name) : `v${term.name}`,
  }));
  return { ...part, name: names[part.name] ?? part.name, terms };
};

describe("weakened problems of Pelletier's have finite countermodels", () => {
  /** Each with one premise left out or an implication turned round. */
  const weakened: readonly (readonly [number, Sequent])[] = [
    24, 25, 26, 27, 28, 30, 31, 32, 36, 41, 43, 44, 45, 46,
  ].flatMap((n) => {
    const { premises, conclusion } = parseSequent(pelletier[n] ?? "");
    return premises.map((_, left): readonly [number, Sequent] => [
      n,
      { premises: premises.filter((_, i) => i !== left), conclusion },
    ]);
  });
  test.for(weakened)("%i without a premise is settled, one way or the other", ([, sequent]) => {
    const judgement = decide(sequent);
    expect(judgement.relation).not.toBe("undecided");
    expect(judgementFault(judgement, sequent)).toBeUndefined();
  });
});
