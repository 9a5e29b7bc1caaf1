/**
 * Provides inferences that take several lines of natural deduction: modus tollens, disjunctive syllogism, negated
 * connectives, and the like. Each returns the node of its last line. Their assumptions are discharged at once, so
 * they may be used anywhere.
 */
import type { FormulaTable } from "./formula-table.ts";
import { type ProofNode, assumptionNode, inferredNode } from "./proof.ts";

export type Rules = ReturnType<typeof createRules>;

/** Returns the inferences over one table; `depthNow` returns the number of open assumptions at the point of use. */
export const createRules = (table: FormulaTable, depthNow: () => number) => {
  const { kindOf, leftOf, rightOf, negationOf, falsity } = table;
  /** The open assumptions of this file, on top of the search's. */
  let own = 0;

  const assuming = <T>(formula: number, within: (assumed: ProofNode) => T): T => {
    own++;
    const assumed = assumptionNode(formula, depthNow() + own);
    const result = within(assumed);
    own--;
    return result;
  };

  /** Derives ⊥ from two lines of which one negates the other, up to double negations. */
  const clash = (a: ProofNode, b: ProofNode): ProofNode => {
    if (b.formula === negationOf(a.formula)) return inferredNode(falsity, "¬E", [a, b]);
    if (a.formula === negationOf(b.formula)) return inferredNode(falsity, "¬E", [b, a]);
    return isDouble(a.formula) ? clash(undouble(a), b) : clash(a, undouble(b));
  };
  const isDouble = (id: number): boolean => kindOf(id) === "not" && kindOf(leftOf(id)) === "not";

  const fromFalsity = (bottom: ProofNode, formula: number): ProofNode =>
    formula === falsity ? bottom : inferredNode(formula, "⊥E", [bottom]);

  /** φ → ψ, given ψ within the assumption φ. */
  const conditional = (assumed: ProofNode, consequent: ProofNode, formula: number): ProofNode =>
    inferredNode(formula, "→I", [consequent], [assumed]);

  /** Derives the opposite of φ (¬φ, or χ if φ is ¬χ), given a derivation of ⊥ from φ. */
  const deny = (formula: number, absurd: (assumed: ProofNode) => ProofNode): ProofNode =>
    assuming(formula, (assumed) => closeDenial(assumed, absurd(assumed)));

  const closeDenial = (assumed: ProofNode, bottom: ProofNode): ProofNode =>
    kindOf(assumed.formula) === "not"
      ? inferredNode(leftOf(assumed.formula), "RAA", [bottom], [assumed])
      : inferredNode(negationOf(assumed.formula), "¬I", [bottom], [assumed]);

  const detach = (implication: ProofNode, antecedent: ProofNode): ProofNode =>
    inferredNode(rightOf(implication.formula), "→E", [implication, antecedent]);

  /** From φ → ψ and what refutes ψ (nothing is needed if ψ is ⊥) the opposite of φ. */
  const tollens = (implication: ProofNode, refuter: ProofNode | undefined): ProofNode =>
    deny(leftOf(implication.formula), (assumed) => {
      const consequent = detach(implication, assumed);
      return refuter === undefined ? consequent : clash(consequent, refuter);
    });

  /** From φ ∨ ψ and what refutes one side the other. */
  const otherSide = (
    disjunction: ProofNode,
    refuter: ProofNode | undefined,
    refutesLeft: boolean,
  ): ProofNode => {
    const [left, right] = [leftOf(disjunction.formula), rightOf(disjunction.formula)];
    const goal = refutesLeft ? right : left;
    return byCases(disjunction, goal, (assumed) =>
      assumed.formula === goal
        ? assumed
        : fromFalsity(refuter === undefined ? assumed : clash(assumed, refuter), goal),
    );
  };

  /** From φ ∨ ψ and what refutes either side: ⊥. */
  const bothRefuted = (
    disjunction: ProofNode,
    leftRefuter: ProofNode | undefined,
    rightRefuter: ProofNode | undefined,
  ): ProofNode =>
    byCases(disjunction, falsity, (assumed) => {
      const refuter = assumed.formula === leftOf(disjunction.formula) ? leftRefuter : rightRefuter;
      return refuter === undefined ? assumed : clash(assumed, refuter);
    });

  /** ∨E with both cases given by one function. */
  const byCases = (
    disjunction: ProofNode,
    goal: number,
    within: (assumed: ProofNode) => ProofNode,
  ): ProofNode => {
    const sides = [leftOf(disjunction.formula), rightOf(disjunction.formula)].map((side) =>
      assuming(side, (assumed) => [assumed, within(assumed)] as const),
    );
    return inferredNode(
      goal,
      "∨E",
      [disjunction, ...sides.map(([, result]) => result)],
      sides.map(([assumed]) => assumed),
    );
  };

  /** From ¬¬φ: φ. */
  const undouble = (node: ProofNode): ProofNode =>
    deny(leftOf(node.formula), (assumed) => clash(assumed, node));

  /** From ¬(φ ∨ ψ) the opposite of one side. */
  const neither = (node: ProofNode, side: number): ProofNode =>
    deny(side, (assumed) => clash(inferredNode(leftOf(node.formula), "∨I", [assumed]), node));

  /** From ¬(φ ∧ ψ) and one side the opposite of the other. */
  const notBoth = (node: ProofNode, given: ProofNode): ProofNode => {
    const both = leftOf(node.formula);
    const givenLeft = leftOf(both) === given.formula;
    return deny(givenLeft ? rightOf(both) : leftOf(both), (assumed) =>
      clash(inferredNode(both, "∧I", givenLeft ? [given, assumed] : [assumed, given]), node),
    );
  };

  /** φ → ψ from ψ, or from what refutes φ. */
  const vacuous = (formula: number, consequent: ProofNode | undefined, refuter?: ProofNode): ProofNode =>
    assuming(leftOf(formula), (assumed) =>
      conditional(
        assumed,
        consequent ??
          fromFalsity(refuter === undefined ? assumed : clash(assumed, refuter), rightOf(formula)),
        formula,
      ),
    );

  /** The numbers of φ → ψ and ψ → φ for φ ↔ ψ. */
  const implicationsOf = (formula: number): readonly [number, number] => {
    const [left, right] = [leftOf(formula), rightOf(formula)];
    return [table.implicationOf(left, right), table.implicationOf(right, left)];
  };

  /** From ¬∃x φ the opposite of φ[c]. */
  const noSuch = (node: ProofNode, instance: number): ProofNode =>
    deny(instance, (assumed) => clash(inferredNode(leftOf(node.formula), "∃I", [assumed]), node));

  return {
    clash,
    fromFalsity,
    conditional,
    deny,
    closeDenial,
    detach,
    tollens,
    otherSide,
    bothRefuted,
    undouble,
    neither,
    notBoth,
    vacuous,
    implicationsOf,
    noSuch,
  };
};
