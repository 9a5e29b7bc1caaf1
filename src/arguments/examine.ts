/**
 * What must be proved of an argument before it may become an item, beyond its key (the catalog's tables of
 * kinds and chains): its premises are consistent; an unrelated or fallacious conclusion neither follows nor is
 * contradicted; no premise is superfluous. Everything is decided anew on the finished argument, since a step
 * can make premises inconsistent and a fallacy valid.
 */
import type { SkillKind } from "#catalog/skill";
import { exists, forall, isQuantified, type Formula } from "#logic/formula";
import { chainLength, formulaAt, isGeneralization, openNodes, type Chain } from "./chain.ts";
import { idOf } from "./read.ts";
import { withFallback, theoryOf } from "./satisfiability.ts";

type Flaw =
  | "inconsistent premises"
  | "wrong key"
  | "superfluous premise"
  | "superfluous premise of a lemma"
  | "repeated line"
  | "empty conditional"
  | "undecided";

/** The first flaw of a chain under a conclusion of a kind; undefined where everything is proved. */
export const flawOf = (chain: Chain, kind: SkillKind, conclusion: Formula): Flaw | undefined =>
  repeats(chain, conclusion)
    ? "repeated line"
    : withFallback(() => provenFlawOf(chain, kind, conclusion), "undecided");

const provenFlawOf = (chain: Chain, kind: SkillKind, conclusion: Formula): Flaw | undefined => {
  const open = openNodes(chain);
  const premises = open.map((i) => formulaAt(chain, i));
  const target = formulaAt(chain, 0);
  const m = premises.length;
  // One theory answers everything: premises, then the derived conclusion, then the item's own.
  const theory = theoryOf([...premises, target, conclusion]);
  const ask = (skip: number, ofTarget: number, ofConclusion: number): boolean => {
    const signs = new Int8Array(m + 2).fill(1, 0, m);
    if (skip >= 0) signs[skip] = 0;
    signs[m] = ofTarget;
    signs[m + 1] = ofConclusion;
    return theory.satisfiable(signs);
  };
  if (kind === "fallacy") {
    if (!ask(-1, 0, 1) || !ask(-1, 0, -1)) return "wrong key";
    return flawOfLemmas(chain);
  }
  if (!ask(-1, 0, 0)) return "inconsistent premises";
  if (ask(-1, -1, 0)) return "wrong key";
  if ((kind === "unrelated" || kind === "near") && (!ask(-1, 0, 1) || !ask(-1, 0, -1))) return "wrong key";
  if (kind === "contradiction" && ask(-1, 0, 1)) return "wrong key";
  if ((kind === "valid" || kind === "contradiction") && isEmpty(chain, premises, target))
    return "empty conditional";
  for (let i = 0; i < m; i++) if (!ask(i, -1, 0)) return "superfluous premise";
  return undefined;
};

/**
 * Whether a conditional is proved by one of its sides alone: the condition is never the case, or what it leads to always is.
 * That follows, yet a careful reader says no to “it did not rain, so if it rained, Ben sang”. A rule on its own asks about
 * what it says.
 */
const isEmpty = (chain: Chain, premises: readonly Formula[], target: Formula): boolean => {
  const sides = chainLength(chain) < 2 ? undefined : sidesOf(target);
  if (sides === undefined) return false;
  const theory = theoryOf([...premises, ...sides]);
  const satisfiable = (condition: -1 | 0 | 1, rest: -1 | 0 | 1): boolean =>
    theory.satisfiable(Int8Array.of(...premises.map(() => 1), condition, rest));
  return !satisfiable(1, 0) || !satisfiable(0, -1);
};

/** Of a conditional, of each or of someone, what must be possible and what must not be sure. */
const sidesOf = (formula: Formula): readonly [Formula, Formula] | undefined => {
  if (formula.kind === "implies") return [formula.left, formula.right];
  if (!isQuantified(formula)) return undefined;
  const { variable, body } = formula;
  if (body.kind !== "implies") return undefined;
  return formula.kind === "forall"
    ? [exists(variable, body.left), forall(variable, body.right)]
    : [forall(variable, body.left), exists(variable, body.right)];
};

/** Whether an item's own conclusion is among the chain's lines already. */
const repeats = (chain: Chain, conclusion: Formula): boolean => {
  if (chainLength(chain) < 2) return false;
  const asked = idOf(chain.table, conclusion, chain.names);
  return chain.nodes.some(({ id }, i) => i > 0 && id === asked && !isGeneralization(chain, 0, i));
};

/** A fallacy's premises that are lemmas: each follows from its own premises and from no fewer of them. */
const flawOfLemmas = (chain: Chain): Flaw | undefined => {
  for (const child of chain.nodes[0]?.step?.from ?? []) {
    if (chain.nodes[child]?.step === undefined) continue;
    const leaves = leavesBelow(chain, child).map((i) => formulaAt(chain, i));
    const theory = theoryOf([...leaves, formulaAt(chain, child)]);
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
export const leavesBelow = (chain: Chain, at: number): readonly number[] => {
  const step = chain.nodes[at]?.step;
  return step ? step.from.flatMap((child) => leavesBelow(chain, child)) : [at];
};
