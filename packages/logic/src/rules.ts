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
  const { getKind, getLeft, getRight, getNegation, falsity } = table;
  /** The open assumptions of this file, on top of the search's. */
  let own = 0;

  const withAssumption = <T>(formula: number, within: (assumed: ProofNode) => T): T => {
    own++;
    const assumed = assumptionNode(formula, depthNow() + own);
    const result = within(assumed);
    own--;
    return result;
  };

  const clash = (a: ProofNode, b: ProofNode): ProofNode => {
    if (b.formula === getNegation(a.formula)) return inferredNode(falsity, "¬E", [a, b]);
    if (a.formula === getNegation(b.formula)) return inferredNode(falsity, "¬E", [b, a]);
    return isDouble(a.formula) ? clash(undouble(a), b) : clash(a, undouble(b));
  };
  const isDouble = (id: number): boolean => getKind(id) === "not" && getKind(getLeft(id)) === "not";

  const fromFalsity = (bottom: ProofNode, formula: number): ProofNode =>
    formula === falsity ? bottom : inferredNode(formula, "⊥E", [bottom]);

  const conditional = (assumed: ProofNode, consequent: ProofNode, formula: number): ProofNode =>
    inferredNode(formula, "→I", [consequent], [assumed]);

  const deny = (formula: number, absurd: (assumed: ProofNode) => ProofNode): ProofNode =>
    withAssumption(formula, (assumed) => closeDenial(assumed, absurd(assumed)));

  const closeDenial = (assumed: ProofNode, bottom: ProofNode): ProofNode =>
    getKind(assumed.formula) === "not"
      ? inferredNode(getLeft(assumed.formula), "RAA", [bottom], [assumed])
      : inferredNode(getNegation(assumed.formula), "¬I", [bottom], [assumed]);

  const detach = (implication: ProofNode, antecedent: ProofNode): ProofNode =>
    inferredNode(getRight(implication.formula), "→E", [implication, antecedent]);

  const tollens = (implication: ProofNode, refuter: ProofNode | undefined): ProofNode =>
    deny(getLeft(implication.formula), (assumed) => {
      const consequent = detach(implication, assumed);
      return refuter === undefined ? consequent : clash(consequent, refuter);
    });

  const proveOtherSide = (
    disjunction: ProofNode,
    refuter: ProofNode | undefined,
    refutesLeft: boolean,
  ): ProofNode => {
    const [left, right] = [getLeft(disjunction.formula), getRight(disjunction.formula)];
    const goal = refutesLeft ? right : left;
    return splitCases(disjunction, goal, (assumed) =>
      assumed.formula === goal
        ? assumed
        : fromFalsity(refuter === undefined ? assumed : clash(assumed, refuter), goal),
    );
  };

  const refuteBoth = (
    disjunction: ProofNode,
    leftRefuter: ProofNode | undefined,
    rightRefuter: ProofNode | undefined,
  ): ProofNode =>
    splitCases(disjunction, falsity, (assumed) => {
      const refuter = assumed.formula === getLeft(disjunction.formula) ? leftRefuter : rightRefuter;
      return refuter === undefined ? assumed : clash(assumed, refuter);
    });

  const splitCases = (
    disjunction: ProofNode,
    goal: number,
    within: (assumed: ProofNode) => ProofNode,
  ): ProofNode => {
    const sides = [getLeft(disjunction.formula), getRight(disjunction.formula)].map((side) =>
      withAssumption(side, (assumed) => [assumed, within(assumed)] as const),
    );
    return inferredNode(
      goal,
      "∨E",
      [disjunction, ...sides.map(([, result]) => result)],
      sides.map(([assumed]) => assumed),
    );
  };

  const undouble = (node: ProofNode): ProofNode =>
    deny(getLeft(node.formula), (assumed) => clash(assumed, node));

  const neither = (node: ProofNode, side: number): ProofNode =>
    deny(side, (assumed) => clash(inferredNode(getLeft(node.formula), "∨I", [assumed]), node));

  const deriveNotBoth = (node: ProofNode, given: ProofNode): ProofNode => {
    const both = getLeft(node.formula);
    const givenLeft = getLeft(both) === given.formula;
    return deny(givenLeft ? getRight(both) : getLeft(both), (assumed) =>
      clash(inferredNode(both, "∧I", givenLeft ? [given, assumed] : [assumed, given]), node),
    );
  };

  const vacuous = (formula: number, consequent: ProofNode | undefined, refuter?: ProofNode): ProofNode =>
    withAssumption(getLeft(formula), (assumed) =>
      conditional(
        assumed,
        consequent ??
          fromFalsity(refuter === undefined ? assumed : clash(assumed, refuter), getRight(formula)),
        formula,
      ),
    );

  const getImplications = (formula: number): readonly [number, number] => {
    const [left, right] = [getLeft(formula), getRight(formula)];
    return [table.getImplication(left, right), table.getImplication(right, left)];
  };

  const deriveNoSuch = (node: ProofNode, instance: number): ProofNode =>
    deny(instance, (assumed) => clash(inferredNode(getLeft(node.formula), "∃I", [assumed]), node));

  return {
    clash,
    fromFalsity,
    conditional,
    deny,
    closeDenial,
    detach,
    tollens,
    proveOtherSide,
    refuteBoth,
    undouble,
    neither,
    deriveNotBoth,
    vacuous,
    getImplications,
    deriveNoSuch,
  };
};
