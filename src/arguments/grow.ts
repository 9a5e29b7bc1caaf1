/**
 * How chains grow to their length: by chance, or by a search over every step there is.
 *
 * No line repeats another one, and premises stay small and easy to say. A careful step is none that pads the chain
 * (`shortest/padding.ts`).
 */
import type { Rule } from "#catalog";
import { equal, type Formula } from "#logic";
import {
  chainLength,
  extendChain,
  isGeneralization,
  openNodes,
  renamedApart,
  startChain,
  type Chain,
  type ChainStep,
  type RenamedForm,
} from "./chain.ts";
import type { Random } from "./random.ts";
import { createPaddingCheck } from "./shortest/padding.ts";
import { sizeOf } from "./unify.ts";

export type Grower = {
  /**
   * Grows a chain to `length` by random steps with `rules`; undefined where chance led into a corner. Small, natural
   * premises are preferred; what only larger ones allow is found by `searchChain`.
   */
  readonly grow: (
    start: Chain,
    length: number,
    rules: readonly Rule[],
    random: Random,
    careful: boolean,
  ) => Chain | undefined;
};

/** A grower. What it finds out about rules it keeps. */
export const createGrower = (): Grower => {
  const rename = rememberedForms();
  const { pads, isKnownToPad } = createPaddingCheck();

  const grow: Grower["grow"] = (start, length, rules, random, careful) => {
    let chain = start;
    for (let made = chainLength(start); made < length; made++) {
      const open = placesIn(chain);
      let next: Chain | undefined;
      for (let tries = 0; tries < 80 && next === undefined; tries++) {
        const rule = random.pick(rules);
        const { at, step, place } = random.pick(open);
        const form = random.int(rule.forms.length);
        if (careful && isKnownToPad(step, place, rule, form)) continue;
        const candidate = extendChain(chain, at, rule, form, rename);
        if (
          candidate &&
          admissible(candidate, chain, start, { size: 4, natural: tries < 60 }) === "yes" &&
          (!careful || !pads(step, place, rule, form))
        )
          next = candidate;
      }
      if (next === undefined) return undefined;
      chain = next;
    }
    return chain;
  };
  return { grow };
};

/** A chain of two steps: the rule, behind one of others at the base; undefined where chance found none that it fits. */
export const startBehind = (rule: Rule, others: readonly Rule[], random: Random): Chain | undefined => {
  const base = random.pick(others);
  const start = startChain(base, random.int(base.forms.length));
  return extendChain(start, random.pick(openNodes(start)), rule, random.int(rule.forms.length));
};

/** An open node, and in which place of which step it is a premise. */
type Place = { readonly at: number; readonly step: ChainStep; readonly place: number };

/** The open nodes with their places, in the order of the nodes. */
const placesIn = ({ nodes }: Chain): readonly Place[] => {
  const places: Place[] = [];
  for (let at = 0; at < nodes.length; at++) {
    if (nodes[at]!.step) continue;
    for (const { step } of nodes) {
      const place = step?.from.indexOf(at) ?? -1;
      if (step === undefined || place < 0) continue;
      places.push({ at, step, place });
      break;
    }
  }
  return places;
};

/** Forms renamed apart, each kept for each suffix. */
const rememberedForms = (): typeof renamedApart => {
  const known = new WeakMap<Rule, RenamedForm[][]>();
  return (rule, form, suffix) => {
    let forms = known.get(rule);
    if (forms === undefined) known.set(rule, (forms = rule.forms.map(() => [])));
    return (forms[form]![suffix] ??= renamedApart(rule, form, suffix));
  };
};

/** How large lines may grow, in atom occurrences, and whether new ones must be easy to say. */
type Bounds = { readonly size: number; readonly natural: boolean };

/**
 * Whether a chain may stand: no line equals another one (the base step of universal generalization apart), and
 * the premises and the conclusion stay within bounds. A line of `start` may stay as large and as it was. Lines
 * that are those of `before` have been compared.
 */
const admissible = (
  chain: Chain,
  before: Chain,
  start: Chain,
  { size, natural }: Bounds,
): "yes" | "repeats" | "too large" => {
  const { nodes } = chain;
  for (let j = 0; j < nodes.length; j++) {
    const line = nodes[j]!.formula;
    const isOld = line === before.nodes[j]?.formula;
    for (let i = 0; i < j; i++) {
      const other = nodes[i]!.formula;
      if (isOld && other === before.nodes[i]!.formula) continue;
      if (equal(other, line) && !isGeneralization(chain, i, j)) return "repeats";
    }
  }
  for (let i = 0; i < nodes.length; i++) {
    const { formula, step } = nodes[i]!;
    if (i > 0 && step) continue;
    const first = start.nodes[i];
    const grown = first === undefined || sizeOf(formula) > sizeOf(first.formula);
    if (grown && (sizeOf(formula) > size || (natural && !isNatural(formula)))) return "too large";
  }
  return "yes";
};

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

/** Exempts no line from the bounds. */
const noChain: Chain = { nodes: [], bindings: [] };

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
          const verdict = admissible(next, chain, noChain, { size: 16, natural: false });
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
