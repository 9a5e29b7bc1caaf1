/** Depth: how much has to be put together to see that a conclusion follows, and how. */
import type { Formula } from "#logic/formula";
import { getNodeFormula, openNodes, type DerivationTree } from "./chain.ts";
import { refuteByPropagation } from "./propagation.ts";

export type Depth = {
  /** Premises that are needed. */
  readonly premises: number;
  /** Rounds of unit propagation along the longest branch of cases, and cases one inside another; null beyond three. */
  readonly rounds: number | null;
  readonly cases: number | null;
};

/** Returns the depth of what a chain derives. */
export const measureDepth = (tree: DerivationTree): Depth =>
  computeDepth(
    openNodes(tree).map((node) => getNodeFormula(tree, node)),
    getNodeFormula(tree, 0),
    tree.nodes[0]?.step?.form.rule.category !== "fallacy",
  );

/** Returns the depth of a conclusion and its required premises. */
export const computeDepth = (premises: readonly Formula[], conclusion: Formula, follows = true): Depth => {
  const { rounds = null, cases = null } =
    (follows ? refuteByPropagation({ premises, conclusion }) : undefined) ?? {};
  return { premises: premises.length, rounds, cases };
};
