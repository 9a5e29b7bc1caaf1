/** Truth in an interpretation. */
import { describe, expect, test } from "vitest";
import type { Interpretation } from "../src/certificate.ts";
import { predicate, variable } from "../src/formula.ts";
import { evaluate, interpretationFault } from "../src/interpretation.ts";
import { parse } from "../src/notation.ts";

const people: Interpretation = {
  domain: ["d1", "d2"],
  constants: { a: "d1", b: "d2" },
  predicates: { P: [["d1"]], Q: [["d1"], ["d2"]], Likes: [["d1", "d2"]], None: [] },
  propositions: { p: true, q: false },
};

const truths: readonly (readonly [text: string, value: boolean])[] = [
  ["p", true],
  ["q", false],
  ["p → q", false],
  ["q → p", true],
  ["p ↔ ¬q", true],
  ["p ∨ q", true],
  ["p ∧ q", false],
  ["⊤ ∧ ¬⊥", true],
  ["P(a)", true],
  ["P(b)", false],
  ["∀x Q(x)", true],
  ["∀x P(x)", false],
  ["∃x P(x)", true],
  ["∃x None(x)", false],
  ["∀x (None(x) → P(x))", true],
  ["Likes(a, b)", true],
  ["Likes(b, a)", false],
  ["∃x ∀y (Q(y) → Likes(x, y))", false],
  ["∃x ∃y Likes(x, y)", true],
  ["∀x ∃x P(x)", true],
  ["a = a", true],
  ["a = b", false],
  ["∀x (x = a ∨ x = b)", true],
  ["∃x (P(x) ∧ ∀y (P(y) → y = x))", true],
  ["∀x ∃y x ≠ y", true],
];

describe("truth", () => {
  test.for(truths)("“%s” is %s", ([text, value]) => {
    expect(evaluate(parse(text), people)).toBe(value);
  });

  test("a constant that names nothing, a free variable and an empty domain are refused", () => {
    expect(() => evaluate(parse("P(c)"), people)).toThrow(RangeError);
    expect(() => evaluate(predicate("P", variable("x")), people)).toThrow(RangeError);
    expect(() => evaluate(parse("p"), { ...people, domain: [] })).toThrow(RangeError);
  });

  test("equality means what it means, whatever an interpretation lists", () => {
    const lying = { ...people, predicates: { ...people.predicates, "=": [["d1", "d2"]] } };
    expect(evaluate(parse("a = b"), lying)).toBe(false);
    expect(interpretationFault(lying, [])).toContain("“=” is no predicate");
    expect(interpretationFault(people, [parse("a = c")])).toContain("constant “c” is left out");
    expect(interpretationFault(people, [parse("a = b")])).toBeUndefined();
  });
});

describe("what is wrong with an interpretation", () => {
  const formulas = ["∀x (P(x) → Likes(x, a))", "p"].map(parse);
  const faults: readonly (readonly [says: RegExp, change: Partial<Interpretation>])[] = [
    [/domain is empty/, { domain: [] }],
    [/member twice/, { domain: ["d1", "d1"], constants: {}, predicates: {} }],
    [/not in the domain/, { constants: { a: "d3" } }],
    [/not of the domain/, { predicates: { ...people.predicates, P: [["d9"]] } }],
    [/proposition “p” is left out/, { propositions: {} }],
    [/predicate “Likes” is left out/, { predicates: { P: [] } }],
    [/tuples of another length/, { predicates: { P: [], Likes: [["d1"]] } }],
    [/constant “a” is left out/, { constants: {} }],
  ];
  test("nothing, if every name is interpreted in the domain", () => {
    expect(interpretationFault(people, formulas)).toBeUndefined();
  });
  test.for(faults)("%s", ([says, change]) => {
    expect(interpretationFault({ ...people, ...change }, formulas)).toMatch(says);
  });
});
