/**
 * What must be proved of an argument before it may become an item, beyond its key (the catalog's tables of
 * kinds and chains): its premises are consistent; an unrelated or fallacious conclusion neither follows nor is
 * contradicted; no premise is superfluous. Everything is decided anew on the finished argument, since a step
 * can make premises inconsistent and a fallacy valid.
 */
import type { SkillKind } from "#catalog/skill";
import { exists, forall, isQuantified, type Formula } from "#logic/formula";
import { countTreeSteps, getNodeFormula, isGeneralization, openNodes, type DerivationTree } from "./chain.ts";
import { internFormula } from "./read.ts";
import { withFallback, compileTheory } from "./satisfiability.ts";

type Flaw =
  | "inconsistent premises"
  | "wrong key"
  | "superfluous premise"
  | "superfluous premise of a lemma"
  | "repeated line"
  | "empty conditional"
  | "undecided";

/** The first flaw of a chain under a conclusion of a kind; undefined where everything is proved. */
export const findFlaw = (tree: DerivationTree, kind: SkillKind, conclusion: Formula): Flaw | undefined =>
  repeats(tree, conclusion)
    ? "repeated line"
    : withFallback(() => findProvenFlaw(tree, kind, conclusion), "undecided");

const findProvenFlaw = (tree: DerivationTree, kind: SkillKind, conclusion: Formula): Flaw | undefined => {
  const open = openNodes(tree);
  const premises = open.map((i) => getNodeFormula(tree, i));
  const target = getNodeFormula(tree, 0);
  const m = premises.length;
  // One theory answers everything: premises, then the derived conclusion, then the item's own.
  const theory = compileTheory([...premises, target, conclusion]);
  const ask = (skip: number, ofTarget: number, ofConclusion: number): boolean => {
    const signs = new Int8Array(m + 2).fill(1, 0, m);
    if (skip >= 0) signs[skip] = 0;
    signs[m] = ofTarget;
    signs[m + 1] = ofConclusion;
    return theory.satisfiable(signs);
  };
  if (kind === "fallacy") {
    if (!ask(-1, 0, 1) || !ask(-1, 0, -1)) return "wrong key";
    return findLemmaFlaw(tree);
  }
  if (!ask(-1, 0, 0)) return "inconsistent premises";
  if (ask(-1, -1, 0)) return "wrong key";
  if ((kind === "unrelated" || kind === "near") && (!ask(-1, 0, 1) || !ask(-1, 0, -1))) return "wrong key";
  if (kind === "contradiction" && ask(-1, 0, 1)) return "wrong key";
  if ((kind === "valid" || kind === "contradiction") && isEmpty(tree, premises, target))
    return "empty conditional";
  for (let i = 0; i < m; i++) if (!ask(i, -1, 0)) return "superfluous premise";
  return undefined;
};

/**
 * True if a conditional is proved by one of its sides alone: the condition is never the case, or what it leads to always is.
 * That follows, yet a careful reader says no to “it did not rain, so if it rained, Ben sang”. A rule on its own asks about
 * what it says.
 */
const isEmpty = (tree: DerivationTree, premises: readonly Formula[], target: Formula): boolean => {
  const sides = countTreeSteps(tree) < 2 ? undefined : splitSides(target);
  if (sides === undefined) return false;
  const theory = compileTheory([...premises, ...sides]);
  const satisfiable = (condition: -1 | 0 | 1, rest: -1 | 0 | 1): boolean =>
    theory.satisfiable(Int8Array.of(...premises.map(() => 1), condition, rest));
  return !satisfiable(1, 0) || !satisfiable(0, -1);
};

/** Of a conditional, of each or of someone, what must be possible and what must not be sure. */
const splitSides = (formula: Formula): readonly [Formula, Formula] | undefined => {
  if (formula.kind === "implies") return [formula.left, formula.right];
  if (!isQuantified(formula)) return undefined;
  const { variable, body } = formula;
  if (body.kind !== "implies") return undefined;
  return formula.kind === "forall"
    ? [exists(variable, body.left), forall(variable, body.right)]
    : [forall(variable, body.left), exists(variable, body.right)];
};

const repeats = (tree: DerivationTree, conclusion: Formula): boolean => {
  if (countTreeSteps(tree) < 2) return false;
  const asked = internFormula(tree.table, conclusion, tree.names);
  return tree.nodes.some(({ id }, i) => i > 0 && id === asked && !isGeneralization(tree, 0, i));
};

const findLemmaFlaw = (tree: DerivationTree): Flaw | undefined => {
  for (const child of tree.nodes[0]?.step?.from ?? []) {
    if (tree.nodes[child]?.step === undefined) continue;
    const leaves = listLeaves(tree, child).map((i) => getNodeFormula(tree, i));
    const theory = compileTheory([...leaves, getNodeFormula(tree, child)]);
    const signs = new Int8Array(leaves.length + 1).fill(1);
    signs[leaves.length] = -1;
    if (theory.satisfiable(signs)) return "wrong key";
    for (let i = 0; i < leaves.length; i++) {
      signs[i] = 0;
      if (!theory.satisfiable(signs)) return "superfluous premise of a lemma";
      signs[i] = 1;
    }
  }
  return undefined;
};

/** The open premises from which a node is derived. */
export const listLeaves = (tree: DerivationTree, at: number): readonly number[] => {
  const step = tree.nodes[at]?.step;
  return step ? step.from.flatMap((child) => listLeaves(tree, child)) : [at];
};
