/** Programs of rules: what they derive in an open and in a closed world. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decide } from "../src/decide.ts";
import { constant, implies, not, predicate, variable, type Formula } from "../src/formula.ts";
import { decideProgram, type Program, type Rule, type RuleLiteral } from "../src/programs.ts";

const literal = (text: string): RuleLiteral => {
  const [, denied = "", name = "", term = ""] = /^(¬?)(\w+)\((\w+)\)$/.exec(text) ?? [];
  return { isDenied: denied !== "", atom: predicate(name, term === "x" ? variable("x") : constant(term)) };
};
const rule = (text: string): Rule => {
  const [from = "", to = ""] = text.split(" → ");
  return { conditions: from.split(" & ").map(literal), conclusion: literal(to) };
};
const program = (world: Program["world"], facts: readonly string[], rules: readonly string[]): Program => ({
  world,
  facts: facts.map(literal),
  rules: rules.map(rule),
});

type Case = readonly [fact: string, Program, statement: string, relation: string];

const cases: readonly Case[] = [
  [
    "a chain of rules derives its end",
    program("open", ["A(a)"], ["A(x) → B(x)", "B(x) → C(x)"]),
    "C(a)",
    "entailment",
  ],
  ["what is denied is refuted", program("open", ["A(a)"], ["A(x) → ¬B(x)"]), "B(a)", "contradiction"],
  ["nothing is derived backwards", program("open", ["¬B(a)"], ["A(x) → B(x)"]), "A(a)", "neutral"],
  [
    "nothing is derived by cases",
    program("open", ["D(a)"], ["A(x) → B(x)", "¬A(x) → B(x)"]),
    "B(a)",
    "neutral",
  ],
  ["both is inconsistent", program("open", ["A(a)", "¬A(a)"], []), "A(a)", "inconsistent"],
  ["a clash elsewhere spoils nothing", program("open", ["A(a)", "¬A(a)", "B(a)"], []), "B(a)", "entailment"],
  [
    "in a closed world what is not derived is false",
    program("closed", ["A(a)"], []),
    "B(a)",
    "contradiction",
  ],
  ["and its denial holds", program("closed", ["A(a)"], []), "¬B(a)", "entailment"],
  [
    "a denied condition holds by failure",
    program("closed", ["A(a)"], ["¬B(x) → C(x)"]),
    "C(a)",
    "entailment",
  ],
  [
    "but not where the atom is derived in a layer below",
    program("closed", ["A(a)"], ["A(x) → B(x)", "¬B(x) → C(x)"]),
    "C(a)",
    "contradiction",
  ],
  [
    "two rules that deny each other's ground settle nothing",
    program("closed", ["A(a)"], ["¬B(x) → C(x)", "¬C(x) → B(x)"]),
    "C(a)",
    "neutral",
  ],
  [
    "a stated denial against what is derived is inconsistent",
    program("closed", ["A(a)", "¬A(a)"], []),
    "A(a)",
    "inconsistent",
  ],
];

describe("programs", () => {
  for (const [fact, of, statement, relation] of cases)
    test(fact, () => {
      expect(decideProgram(of, literal(statement)).relation).toBe(relation);
    });

  test("the applications stand in order, each once, those behind nothing left out", () => {
    const { steps } = decideProgram(
      program("open", ["A(a)", "D(a)"], ["A(x) → B(x)", "A(x) → C(x)", "B(x) & C(x) → E(x)"]),
      literal("E(a)"),
    );
    expect(steps.map(({ from, to }) => `${from.join(" & ")} ⊢ ${to}`)).toEqual([
      " ⊢ A(a)",
      "A(a) ⊢ B(a)",
      "A(a) ⊢ C(a)",
      "B(a) & C(a) ⊢ E(a)",
    ]);
  });

  test("what an open program derives follows classically, too", () => {
    const atom = fc.tuple(fc.constantFrom("A", "B", "C", "D"), fc.constantFrom("a", "b"));
    const lit = fc.record({
      isDenied: fc.boolean(),
      atom: atom.map(([name, one]) => predicate(name, constant(one))),
    });
    const rules = fc.array(
      fc.record({ conditions: fc.array(lit, { minLength: 1, maxLength: 2 }), conclusion: lit }),
      { maxLength: 5 },
    );
    const toFormula = ({ isDenied, atom: one }: RuleLiteral): Formula => (isDenied ? not(one) : one);
    fc.assert(
      fc.property(fc.array(lit, { minLength: 1, maxLength: 3 }), rules, lit, (facts, some, statement) => {
        const { relation } = decideProgram({ world: "open", facts, rules: some }, statement);
        const premises = [
          ...facts.map(toFormula),
          ...some.map(({ conditions, conclusion }) =>
            conditions.reduceRight<Formula>(
              (so, condition) => implies(toFormula(condition), so),
              toFormula(conclusion),
            ),
          ),
        ];
        const classical = decide({ premises, conclusion: toFormula(statement) }).relation;
        if (relation === "entailment") expect(["entailment", "inconsistent"]).toContain(classical);
        if (relation === "contradiction") expect(["contradiction", "inconsistent"]).toContain(classical);
        if (relation === "inconsistent") expect(classical).toBe("inconsistent");
      }),
      { numRuns: 300 },
    );
  });
});
