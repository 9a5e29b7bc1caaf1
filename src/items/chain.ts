/**
 * Chains: arguments of a wanted length, built backwards (§3.2 of the ACL text).
 *
 * A chain begins as one instance of its base rule. A step takes an open premise and replaces it by the premises
 * of another sound rule whose conclusion unifies with it; the premise becomes a lemma. The length is the number
 * of rule applications. No line repeats another one; what else must hold of the finished argument is proved by
 * `examine.ts`, never assumed here.
 */
import type { Rule } from "#catalog";
import { constant, equal, predicate, proposition, variable, type Atom, type Formula } from "#logic";
import { mapAtoms } from "./atoms.ts";
import type { Random } from "./random.ts";
import { extendRelationalChain, startRelationalChain } from "./relational-chain.ts";
import { apply, chainVariable, emptySubstitution, sizeOf, unify, type Substitution } from "./unify.ts";

/** One application of a rule's form; `letters` says what each of the form's letters stands for. */
export type ChainStep = {
  readonly rule: Rule;
  readonly form: number;
  readonly letters: Letters;
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
  const { premises, conclusion, letters } = renamedApart(rule, form, 0);
  return {
    nodes: [
      { formula: conclusion, step: { rule, form, letters, from: premises.map((_, i) => i + 1) } },
      ...premises.map((formula) => ({ formula })),
    ],
  };
};

/** Replaces open node `at` by the premises of a form; undefined where the form's conclusion does not unify. */
export const extendChain = (chain: Chain, at: number, rule: Rule, form: number): Chain | undefined => {
  if (chain.relational || rule.relational) return extendRelationalChain(chain, at, rule, form);
  const node = chain.nodes[at];
  if (node === undefined || node.step || !mayUnify(node.formula, rule.forms[form]!.conclusion))
    return undefined;
  const { premises, conclusion, letters } = renamedApart(rule, form, chain.nodes.length);
  const substitution = emptySubstitution();
  if (!unify(node.formula, conclusion, substitution)) return undefined;
  const first = chain.nodes.length;
  const step = { rule, form, letters, from: premises.map((_, i) => first + i) } satisfies ChainStep;
  const lemma = substituted({ formula: node.formula, step }, substitution);
  // Where only the new form's letters were bound, the other lines stay as they are.
  const suffix = `.${first}`;
  const others = [...substitution.formulas.keys(), ...substitution.constants.keys()].every((name) =>
    name.endsWith(suffix),
  )
    ? chain.nodes
    : chain.nodes.map((other) => substituted(other, substitution));
  return {
    nodes: [
      ...others.slice(0, at),
      lemma,
      ...others.slice(at + 1),
      ...premises.map((formula) => ({ formula: apply(formula, substitution) })),
    ],
  };
};

/** Whether two formulas may unify by their heads: the quick answer that saves most of the work. */
const mayUnify = (formula: Formula, conclusion: Formula): boolean =>
  formula.kind === "atom" ||
  conclusion.kind === "atom" ||
  (formula.kind === conclusion.kind &&
    ((formula.kind !== "forall" && formula.kind !== "exists") ||
      (conclusion.kind !== "forall" && conclusion.kind !== "exists") ||
      mayUnify(formula.body, conclusion.body)));

const substituted = (node: ChainNode, substitution: Substitution): ChainNode => {
  const formula = apply(node.formula, substitution);
  if (!node.step) return formula === node.formula ? node : { formula };
  const { formulas, constants } = node.step.letters;
  return {
    formula,
    step: {
      ...node.step,
      letters: {
        formulas: new Map([...formulas].map(([name, meaning]) => [name, apply(meaning, substitution)])),
        constants: new Map([...constants].map(([name, to]) => [name, resolved(to, substitution)])),
      },
    },
  };
};

const resolved = (name: string, { constants }: Substitution): string => {
  const next = constants.get(name);
  return next === undefined ? name : resolved(next, { formulas: new Map(), constants });
};

/** A form with its letters renamed by a suffix, so that two instances never share one. */
const renamedApart = (rule: Rule, form: number, suffix: number) => {
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
    letters: { formulas, constants } satisfies Letters,
  };
};

// ── growing ────────────────────────────────────────────────────────────────────────────────────────────────

/** How large lines may grow, in atom occurrences, and whether new ones must be easy to say. */
export type Bounds = { readonly size: number; readonly natural: boolean };

/**
 * Whether a chain may stand: no line equals another one (the base step of universal generalization apart), and
 * the premises and the conclusion stay within bounds. A line of `start` may stay as large and as it was.
 */
const admissible = (
  chain: Chain,
  start: Chain,
  { size, natural }: Bounds,
): "yes" | "repeats" | "too large" => {
  const { nodes } = chain;
  for (let i = 0; i < nodes.length; i++)
    for (let j = i + 1; j < nodes.length; j++)
      if (equal(formulaAt(chain, i), formulaAt(chain, j)) && !isGeneralization(chain, i, j)) return "repeats";
  for (const [i, { formula, step }] of nodes.entries()) {
    if (i > 0 && step) continue;
    const before = start.nodes[i];
    const grown = before === undefined || sizeOf(formula) > sizeOf(before.formula);
    if (grown && (sizeOf(formula) > size || (natural && !isNatural(formula)))) return "too large";
  }
  return "yes";
};

/** Premise and conclusion of a universal generalization differ in their wording alone. */
export const isGeneralization = ({ nodes }: Chain, i: number, j: number): boolean => {
  const step = nodes[i]?.step;
  return step?.rule.name === "universal generalization" && step.from[0] === j;
};

/** Whether a node is an open premise of universal generalization, which is said of an arbitrary individual. */
export const isArbitrary = (chain: Chain, i: number): boolean =>
  chain.nodes[i]?.step === undefined &&
  chain.nodes[i]?.formula.kind === "forall" &&
  chain.nodes.some((_, at) => isGeneralization(chain, at, i));

/**
 * Whether a formula's sentence is easy to follow: alternatives and conjunctions of clauses, conditionals and
 * quantifiers around them, at most one conditional inside another, nothing said twice.
 */
const isNatural = (formula: Formula): boolean => {
  switch (formula.kind) {
    case "implies":
      return (
        isGroup(formula.left) &&
        (formula.right.kind === "implies" ? isRule(formula.right) : isNatural(formula.right))
      );
    case "forall":
    case "exists":
      return isNatural(formula.body);
    case "and":
      return isPart(formula.left) && isPart(formula.right) && !equal(formula.left, formula.right);
    default:
      return isPart(formula);
  }
};

/** A conditional between groups of clauses. */
const isRule = (formula: Formula): boolean =>
  formula.kind === "implies" && isGroup(formula.left) && isGroup(formula.right);

const isPart = (formula: Formula): boolean =>
  formula.kind === "not"
    ? isClause(formula) || isGroup(formula.body)
    : isGroup(formula) || (formula.kind === "iff" && isClause(formula.left) && isClause(formula.right));

/** A clause, or two of them joined by "and" or "or". */
const isGroup = (formula: Formula): boolean =>
  isClause(formula) ||
  ((formula.kind === "and" || formula.kind === "or") &&
    isClause(formula.left) &&
    isClause(formula.right) &&
    !equal(formula.left, formula.right));

/** An atom or a denied one, of somebody, everybody or nobody. */
const isClause = (formula: Formula): boolean =>
  formula.kind === "atom" ||
  (formula.kind === "not" && formula.body.kind === "atom") ||
  ((formula.kind === "forall" || formula.kind === "exists") &&
    (formula.body.kind === "atom" || (formula.body.kind === "not" && formula.body.body.kind === "atom")));

/**
 * Grows a chain to `length` by random steps with `rules`; undefined where chance led into a corner.
 * Small, natural premises are preferred; what only larger ones allow is found by `searchChain`.
 */
export const growChain = (
  start: Chain,
  length: number,
  rules: readonly Rule[],
  random: Random,
): Chain | undefined => {
  let chain = start;
  const size = 4;
  for (let made = chainLength(start); made < length; made++) {
    let next: Chain | undefined;
    for (let tries = 0; tries < 80 && next === undefined; tries++) {
      const rule = random.pick(rules);
      const candidate = extendChain(
        chain,
        random.pick(openNodes(chain)),
        rule,
        random.int(rule.forms.length),
      );
      if (candidate && admissible(candidate, start, { size, natural: tries < 60 }) === "yes")
        next = candidate;
    }
    if (next === undefined) return undefined;
    chain = next;
  }
  return chain;
};

/** Exempts no line from the bounds. */
const noChain: Chain = { nodes: [] };

/** What a search came to. `cannot`: every way ended short; `limit`: the bound on steps or on size came first. */
export type Search =
  | { readonly outcome: "found"; readonly chain: Chain }
  | { readonly outcome: "cannot" }
  | { readonly outcome: "limit"; readonly steps: number };

/**
 * Looks for a chain of `length` that `accept` takes, depth first over every open premise, rule and form.
 * `maximalSteps` bounds the extensions tried, so that the answer comes within a second.
 */
export const searchChain = (
  starts: readonly Chain[],
  length: number,
  rules: readonly Rule[],
  accept: (chain: Chain) => boolean,
  maximalSteps = 20_000,
): Search => {
  let steps = 0;
  let cut = false;
  const visit = (chain: Chain): Chain | undefined => {
    if (chainLength(chain) === length) return accept(chain) ? chain : undefined;
    for (const at of openNodes(chain))
      for (const rule of rules)
        for (let form = 0; form < rule.forms.length; form++) {
          if (++steps > maximalSteps) return undefined;
          const next = extendChain(chain, at, rule, form);
          if (next === undefined) continue;
          const verdict = admissible(next, noChain, { size: 16, natural: false });
          if (verdict === "too large") cut = true;
          if (verdict !== "yes") continue;
          const found = visit(next);
          if (found) return found;
        }
    return undefined;
  };
  for (const start of starts) {
    const chain = visit(start);
    if (chain) return { outcome: "found", chain };
  }
  return steps > maximalSteps || cut
    ? { outcome: "limit", steps: Math.min(steps, maximalSteps) }
    : { outcome: "cannot" };
};
