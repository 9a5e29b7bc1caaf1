/** Other people's notations. */
import { describe, expect, test } from "vitest";
import { decide } from "../../src/decide.ts";
import { FormulaError } from "../../src/error.ts";
import { printSequent } from "../../src/notation.ts";
import { readNotation, readParts } from "../../src/notations/notations.ts";
import { readTptp } from "../../src/notations/tptp.ts";

const position = (run: () => unknown): readonly [string, number] => {
  try {
    run();
  } catch (error) {
    if (error instanceof FormulaError) return [error.message, error.position];
    throw error;
  }
  return ["nothing was wrong", 0];
};

describe("TPTP", () => {
  const problem = `
    % Pelletier 24
    fof(one, axiom, ~ ? [X] : (s(X) & q(X))).
    fof(two, axiom, ! [X] : (p(X) => (q(X) | r(X)))).
    fof(three, hypothesis, ~ (? [X] : p(X)) => ? [Y] : q(Y)). /* in two
    lines */
    fof('number four', axiom, ! [X] : (s(X) <= (q(X) | r(X)))).
    fof(goal, conjecture, ? [X] : (p(X) & r(X))).`;

  test("axioms become premises and the conjecture the conclusion", () => {
    expect(printSequent(readTptp(problem))).toBe(
      "¬∃X (s(X) ∧ q(X)); ∀X (p(X) → (q(X) ∨ r(X))); ¬∃X p(X) → ∃Y q(Y); ∀X ((q(X) ∨ r(X)) → s(X)) ⊢ ∃X (p(X) ∧ r(X))",
    );
    expect(decide(readTptp(problem)).relation).toBe("entailment");
  });

  test("without a conjecture the axioms are asked for a contradiction", () => {
    expect(decide(readTptp("fof(a, axiom, p). fof(b, axiom, p <~> $true).")).relation).toBe("inconsistent");
    expect(printSequent(readTptp("fof(a, axiom, ! [X, Y] : likes(X, Y))."))).toBe("∀X ∀Y likes(X, Y) ⊢ ⊥");
  });

  test("equality is read, and its denial", () => {
    const problem = "fof(a, axiom, ![X]: (p(X) => X = b)). fof(c, conjecture, a != b => ~p(a)).";
    expect(printSequent(readTptp(problem))).toBe("∀X (p(X) → X = b) ⊢ a ≠ b → ¬p(a)");
  });

  test("a quoted lower word is the word, a quoted capital no variable", () => {
    expect(decide(readTptp("fof(a, axiom, 'p'('x')). fof(c, conjecture, p(x)).")).relation).toBe(
      "entailment",
    );
    expect(decide(readTptp("fof(a, axiom, ![X]: p(X)). fof(c, conjecture, p('X')).")).relation).toBe(
      "entailment",
    );
  });

  test.for<readonly [text: string, says: RegExp, column: number]>([
    ["fof(a, axiom, p(X)).", /unbound variable “X”/, 17],
    ["fof(a, axiom, p(f(b))).", /stands as a term/, 18],
    ["fof(a, axiom, f(a) = b).", /stands as a term/, 15],
    ["fof(a, axiom, X = b).", /unbound variable “X”/, 15],
    ["cnf(a, axiom, p).", /expected “fof”/, 1],
    ["fof(a, axiom, p)", /expected “\.”/, 17],
    ["fof(a, plain, p).", /unknown role/, 8],
    ["fof(a, conjecture, p). fof(b, conjecture, q).", /second conjecture/, 31],
    ["fof(a, axiom, $distinct(a, b)).", /“\$distinct” has a meaning of its own/, 15],
    ["fof(a, axiom, 1 = 2).", /“1” has a meaning of its own/, 15],
    ["fof(a, axiom, p('é')). fof(c, conjecture, p('_ue9_')).", /“'é'” and “'_ue9_'” would be one name/, 45],
  ])("“%s” is refused", ([text, says, column]) => {
    const [message, at] = position(() => readTptp(text));
    expect(message).toMatch(says);
    expect(at).toBe(column);
  });
});

describe("FOLIO", () => {
  test("hyphens, dots, apostrophes and digits may stand inside names", () => {
    const { sequent, repairs } = readParts(
      "folio",
      ["∀x (Sci-Fi(x) ⟷ Co-Op’s(x))"],
      "Version2.0(3d) ^ Top10(ÖBB)",
    );
    expect(printSequent(sequent)).toBe(
      "∀x (Sci_u2d_Fi(x) ↔ Co_u2d_Op_u2019_s(x)) ⊢ Version2_u2e_0(_u33_d) ∧ Top10(_ud6_BB)",
    );
    expect(repairs).toEqual([]);
  });

  test("a name and its escaped form in one problem are refused", () => {
    expect(position(() => readParts("folio", ["Knows(é)"], "Knows(_ue9_)"))).toEqual([
      expect.stringMatching(/would be one name/),
      7,
    ]);
  });

  test.for<readonly [text: string, printed: string, repair: RegExp]>([
    ["P(a))", "P(a)", /too many/],
    ["(P(a) ∧ Q(a)", "P(a) ∧ Q(a)", /missing/],
    ["∀x (P(x), Q(x) → R(x))", "∀x ((P(x) ∧ Q(x)) → R(x))", /comma/],
    ["From(a, dc universe)", "From(a, dc_universe)", /one name/],
  ])("“%s” is refused when strict, repaired and told when asked", ([text, printed, repair]) => {
    expect(position(() => readParts("folio", [], text))[1]).toBeGreaterThan(0);
    const { sequent, repairs } = readParts("folio", [], text, { repair: true });
    expect(printSequent(sequent)).toBe(`⊢ ${printed}`);
    expect(repairs.join()).toMatch(repair);
  });
});

test("logical-entailment: the first two columns of a line are a sequent", () => {
  const sequent = readNotation("entailment", "(a>(b&~c)),~(c|a),0,1,1,0");
  expect(printSequent(sequent)).toBe("a → (b ∧ ¬c) ⊢ ¬(c ∨ a)");
});
