/** The contract's notation, read and written. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FormulaError } from "../src/error.ts";
import { parse, parseSequent, print, printSequent } from "../src/notation.ts";
import { printableName } from "../src/tokens.ts";
import { readSequent } from "../src/notation.ts";
import { binaryLogic, formulas, monadic, propositional } from "./formulas.ts";

const readings: readonly (readonly [text: string, printed: string])[] = [
  ["p & q | ~r -> s <-> t", "(((p ∧ q) ∨ ¬r) → s) ↔ t"],
  ["p and q or not r => s <=> t", "(((p ∧ q) ∨ ¬r) → s) ↔ t"],
  ["p → q → r", "p → (q → r)"],
  ["p ∧ q ∧ r", "(p ∧ q) ∧ r"],
  ["p ⊕ q ∨ r", "¬(p ↔ (q ∨ r))"],
  ["p xor q", "¬(p ↔ q)"],
  ["p ⟷ q", "p ↔ q"],
  ["!p & !!q", "¬p ∧ ¬¬q"],
  ["true | false", "⊤ ∨ ⊥"],
  ["¬(p ∧ q)", "¬(p ∧ q)"],
  ["forall x (P(x) -> Q(x))", "∀x (P(x) → Q(x))"],
  ["all x exists y Likes(x,y)", "∀x ∃y Likes(x, y)"],
  ["∀x P(x) ∧ q", "∀x P(x) ∧ q"],
  ["∃x¬P(x)", "∃x ¬P(x)"],
  ["Likes(a, b)", "Likes(a, b)"],
  ["(((p)))", "p"],
  ["x'_1 & Öl", "x'_1 ∧ _ud6_l"],
];

const faults: readonly (readonly [text: string, column: number, says: RegExp])[] = [
  ["", 1, /ends too early/],
  ["p &", 4, /ends too early/],
  ["(p", 3, /expected “\)”/],
  ["p)", 2, /expected the end, found “\)”/],
  ["p q", 3, /expected the end, found “q”/],
  ["p, q", 2, /expected the end/],
  ["𝒜 & §", 5, /unexpected character “§”/],
  ["P()", 3, /expected a name/],
  ["P(f(a))", 4, /stands as a term/],
  ["f(a) = b", 1, /stands as a term/],
  ["a = f(b)", 6, /stands as a term/],
  ["a = ", 5, /expected a name/],
  ["a = b = c", 7, /expected the end/],
  ["∀x P(x) & x = a", 11, /unbound variable “x”/],
  ["∀xP(x)", 2, /after a quantifier/],
  ["∀x P(x) -> Q(x)", 14, /unbound variable “x”/],
  ["Q(x) & ∀x P(x)", 3, /unbound variable “x”/],
  ["P(a) & P(a, b)", 8, /1 place and with 2 places/],
  ["P & P(a)", 5, /0 places and with 1 place/],
  ["P(p) & p", 8, /both as a constant and as a proposition/],
  ["P(a) & Q(P)", 10, /both as a predicate and as a constant/],
  ["∀P Q(P) & P", 11, /both as a variable and as a proposition/],
  [`${"(".repeat(10_000)}p${")".repeat(10_000)}`, 1001, /nested more than 1,000 deep/],
  ["¬".repeat(5_000) + "p", 1001, /nested more than 1,000 deep/],
  ["p & ".repeat(3_000) + "p", 4003, /nested more than 1,000 deep/],
  ["p -> ".repeat(3_000) + "p", 5001, /nested more than 1,000 deep/],
  ["p".repeat(1_000_000), 200_001, /longer than 200,000/],
];

const catchFault = (run: () => unknown): FormulaError => {
  try {
    run();
  } catch (error) {
    if (error instanceof FormulaError) return error;
    throw error;
  }
  throw new Error("nothing was wrong");
};

describe("reading", () => {
  test.for(readings)("“%s” is %s", ([text, printed]) => {
    expect(print(parse(text))).toBe(printed);
  });

  test.for(faults.map(([text, ...rest]) => [text.slice(0, 20), text, ...rest] as const))(
    "“%s” is refused at its column",
    ([, text, column, says]) => {
      const error = catchFault(() => parse(text));
      expect(error.message).toMatch(says);
      expect(error.position).toBe(column);
      expect(error.code).toBe("misuse");
    },
  );

  test("a sequent may use either turnstile and have no premises", () => {
    expect(printSequent(parseSequent("p -> q; p |- q"))).toBe("p → q; p ⊢ q");
    expect(printSequent(parseSequent("⊢ p | ~p"))).toBe("⊢ p ∨ ¬p");
    expect(catchFault(() => parseSequent("p; q")).position).toBe(5);
  });

  test("in texts read together a name plays one part, and the fault names its text", () => {
    const error = catchFault(() => readSequent(["∀x P(x)", "Q(a)"], "P(x)"));
    expect([error.textIndex, error.position]).toEqual([2, 3]);
    expect(catchFault(() => readSequent(["P(a)"], "P(a, b)")).textIndex).toBe(1);
  });
});

describe("printing", () => {
  for (const [name, words] of Object.entries({ propositional, monadic, binaryLogic }))
    test(`parse after print is the identity: ${name}`, () => {
      fc.assert(
        fc.property(formulas(words, 5), (formula) => {
          expect(parse(print(formula))).toEqual(formula);
        }),
        { numRuns: 500 },
      );
    });

  test("any name of Unicode letters and digits becomes one that prints, and different ones stay different", () => {
    const names = fc.stringMatching(/^[\p{L}\p{N}_][\p{L}\p{N}_']{0,8}$/u);
    fc.assert(
      fc.property(names, names, (one, other) => {
        const printed = printableName(one);
        expect(printed).toMatch(/^[A-Za-z_][A-Za-z0-9_']*$/);
        expect(printableName(printed)).toBe(printed);
        if (one.normalize("NFC") !== other.normalize("NFC")) expect(printableName(other)).not.toBe(printed);
      }),
    );
  });

  test.for(["é |- _ue9_", "Ω(a) |- _u3a9_(a)", "P(é); P(_ue9_) |- p", "∀é P(é, _ue9_) |- p"])(
    "“%s” spells two names that would become one, and is refused",
    (text) => {
      expect(catchFault(() => parseSequent(text)).message).toMatch(/“.+” and “_u.+_” would be one name/);
    },
  );

  test("a name's two Unicode spellings are one name", () => {
    expect(printSequent(parseSequent("e\u0301 |- \u00e9"))).toBe("_ue9_ ⊢ _ue9_");
  });

  test("two names of one sequent stay two, or are refused", () => {
    const name = fc.oneof(
      fc.stringMatching(/^[\p{L}_][\p{L}\p{N}_']{0,3}$/u),
      fc.constantFrom("é", "_ue9_", "_u5f_ue9_", "Ω"),
    );
    fc.assert(
      fc.property(name, fc.oneof(name, name.map(printableName)), (one, other) => {
        fc.pre(one.normalize("NFC") !== other.normalize("NFC"));
        try {
          const { premises, conclusion } = parseSequent(`Q(${one}) |- Q(${other})`);
          expect(premises[0]).not.toEqual(conclusion);
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaError);
        }
        expect(() => readSequent([`Q(${one})`], `Q(${other}) & P(é) & P(_ue9_)`)).toThrow(FormulaError);
      }),
      { numRuns: 500 },
    );
  });
});
