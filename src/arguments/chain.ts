/**
 * Chains: arguments of a wanted length, built backwards (§3.2 of the ACL text).
 *
 * A chain begins as one instance of its base rule. A step takes an open premise and replaces it by the premises
 * of another sound rule whose conclusion unifies with it; the premise becomes a lemma. The length is the number
 * of rule applications. `grow.ts` chooses the steps; what must hold of the finished argument is proved by
 * `examine.ts`, never assumed here.
 */
import type { Rule } from "#catalog";
import { constant, predicate, proposition, variable, type Atom, type Formula, type Sequent } from "#logic";
import { mapAtoms } from "./atoms.ts";
import { fill } from "./patterns.ts";
import { extendRelationalChain, relationalForm, startRelationalChain } from "./relational-chain.ts";
import {
  apply,
  chainVariable,
  emptySubstitution,
  resolveConstant,
  unify,
  type Substitution,
} from "./unify.ts";

/** One application of a rule's form, whose letters were renamed by a suffix. */
export type ChainStep = {
  readonly rule: Rule;
  readonly form: number;
  readonly suffix: number;
  /** The nodes of the form's premises, in its order. */
  readonly from: readonly number[];
};

export type Letters = {
  /** Letter of the form → its formula; for a predicate letter a formula in x. */
  readonly formulas: ReadonlyMap<string, Formula>;
  readonly constants: ReadonlyMap<string, string>;
};

/** A line of a chain: an open premise, or a lemma with the step that derives it. */
export type ChainNode = { readonly formula: Formula; readonly step?: ChainStep };

/** Node 0 is the base rule's conclusion; the nodes without a step are the premises. */
export type Chain = {
  readonly nodes: readonly ChainNode[];
  /** What the letters of the forms came to stand for, step by step; together a triangular substitution. */
  readonly bindings: readonly Substitution[];
  /** Set where a letter has two places: see `relational-chain.ts`. */
  readonly relational?: true;
};

export const chainLength = (chain: Chain): number => chain.nodes.filter((node) => node.step).length;

/** The indices of the open premises. */
export const openNodes = (chain: Chain): readonly number[] =>
  chain.nodes.flatMap((node, i) => (node.step ? [] : [i]));

/** The formula of a node. */
export const formulaAt = ({ nodes }: Chain, i: number): Formula => nodes[i]!.formula;

/** The chain of length one: a form of the base rule. */
export const startChain = (rule: Rule, form: number): Chain => {
  if (rule.relational) return startRelationalChain(rule, form);
  const { premises, conclusion } = renamedApart(rule, form, 0);
  return {
    nodes: [
      { formula: conclusion, step: { rule, form, suffix: 0, from: premises.map((_, i) => i + 1) } },
      ...premises.map((formula) => ({ formula })),
    ],
    bindings: [],
  };
};

/**
 * Replaces open node `at` by the premises of a form; undefined where the form's conclusion does not unify. Whoever
 * extends many chains hands in a `rename` that remembers.
 */
export const extendChain = (
  chain: Chain,
  at: number,
  rule: Rule,
  form: number,
  rename: typeof renamedApart = renamedApart,
): Chain | undefined => {
  if (chain.relational || rule.relational) return extendRelationalChain(chain, at, rule, form);
  const { nodes, bindings } = chain;
  const node = nodes[at];
  if (node === undefined || node.step || !mayUnify(node.formula, rule.forms[form]!.conclusion))
    return undefined;
  const first = nodes.length;
  const { premises, conclusion } = rename(rule, form, first);
  const substitution = emptySubstitution();
  if (!unify(node.formula, conclusion, substitution)) return undefined;
  const applied = (other: ChainNode): ChainNode => {
    const formula = apply(other.formula, substitution);
    return formula === other.formula ? other : { ...other, formula };
  };
  // Where only the new form's letters were bound, the other lines stay as they are.
  const suffix = `.${first}`;
  const bound = (name: string): boolean => !name.endsWith(suffix);
  const isBound = substitution.formulas.keys().some(bound) || substitution.constants.keys().some(bound);
  const extended = isBound ? nodes.map(applied) : [...nodes];
  extended[at] = {
    formula: extended[at]!.formula,
    step: { rule, form, suffix: first, from: premises.map((_, i) => first + i) },
  };
  for (const formula of premises) extended.push({ formula: apply(formula, substitution) });
  return { nodes: extended, bindings: [...bindings, substitution] };
};

/** Whether two formulas may unify by their heads: the quick answer that saves most of the work. */
const mayUnify = (formula: Formula, conclusion: Formula): boolean =>
  formula.kind === "atom" ||
  conclusion.kind === "atom" ||
  (formula.kind === conclusion.kind &&
    ((formula.kind !== "forall" && formula.kind !== "exists") ||
      (conclusion.kind !== "forall" && conclusion.kind !== "exists") ||
      mayUnify(formula.body, conclusion.body)));

/** What the letters of a chain's steps stand for. */
export const lettersIn = (chain: Chain): ((step: ChainStep) => Letters) => {
  const all = emptySubstitution();
  for (const { formulas, constants } of chain.bindings) {
    for (const [name, meaning] of formulas) all.formulas.set(name, meaning);
    for (const [name, to] of constants) all.constants.set(name, to);
  }
  const [rename, place] = chain.relational ? [relationalForm, fill] : [renamedApart, apply];
  return ({ rule, form, suffix }) => {
    const { letters } = rename(rule, form, suffix);
    return {
      formulas: new Map([...letters.formulas].map(([name, letter]) => [name, place(letter, all)])),
      constants: new Map([...letters.constants].map(([name, own]) => [name, resolveConstant(own, all)])),
    };
  };
};

/** A form with letters of its own; `letters` says what was renamed to what. */
export type RenamedForm = Sequent & { readonly letters: Letters };

/** A form with its letters renamed by a suffix, so that two instances never share one. */
export const renamedApart = (rule: Rule, form: number, suffix: number): RenamedForm => {
  const sequent = rule.forms[form];
  if (sequent === undefined) throw new RangeError(`${rule.name} has no form ${form}`);
  const formulas = new Map<string, Formula>();
  const constants = new Map<string, string>();
  const atom = ({ name: letter, terms: [term] }: Atom): Formula => {
    const name = `${letter}.${suffix}`;
    if (term === undefined) {
      const renamed = proposition(name);
      formulas.set(letter, renamed);
      return renamed;
    }
    formulas.set(letter, predicate(name, variable(chainVariable)));
    if (term.kind === "variable") return predicate(name, variable(chainVariable));
    constants.set(term.name, `${term.name}.${suffix}`);
    return predicate(name, constant(`${term.name}.${suffix}`));
  };
  const rename = (formula: Formula): Formula => mapAtoms(formula, atom, () => chainVariable);
  return {
    premises: sequent.premises.map(rename),
    conclusion: rename(sequent.conclusion),
    letters: { formulas, constants },
  };
};

/** Whether a rule is universal generalization, whose premise is said of an arbitrary individual and never derived. */
export const generalizes = ({ name }: Rule): boolean => name === "universal generalization";

/** Premise and conclusion of a universal generalization differ in their wording alone. */
export const isGeneralization = ({ nodes }: Chain, i: number, j: number): boolean => {
  const step = nodes[i]?.step;
  return step !== undefined && generalizes(step.rule) && step.from[0] === j;
};

/** Whether a node is an open premise of universal generalization, which is said of an arbitrary individual. */
export const isArbitrary = (chain: Chain, i: number): boolean =>
  chain.nodes[i]?.step === undefined &&
  chain.nodes[i]?.formula.kind === "forall" &&
  chain.nodes.some((_, at) => isGeneralization(chain, at, i));
