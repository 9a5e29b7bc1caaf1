/**
 * The shortest honest length: whether an item of length n can be had with fewer applications of the catalog's sound
 * rules, each line being a subformula of the item's lines or the negation of one (`lines.ts`).
 *
 * What must be reached: the conclusion; the negation of a contradicted one, or the line whose contrary it is; the
 * conclusion that an unrelated or near one took the place of; of a fallacy each derived premise by itself, the sum
 * of them and the fallacy itself being the length. An item without a chain that claims no conclusion is unchecked.
 */
import { not, parse, type Formula } from "#logic";
import { canonical } from "#language";
import type { Item } from "../item.ts";
import { searchDerivation } from "./derivation-search.ts";
import { instancesAmong, soundPatterns, type RuleInstance, type RulePattern } from "./instances.ts";
import { createLineTable, linesFor } from "./lines.ts";

/** Bounds of one item's search; where one is met first, the item is unproved. */
export type ShortestLimits = {
  /** Lines that a derivation may have. */
  readonly mostLines?: number;
  /** Applications of rules among them. */
  readonly mostInstances?: number;
  /** Applications tried. */
  readonly mostChoices?: number;
};

export const defaultShortestLimits: Required<ShortestLimits> = {
  mostLines: 20_000,
  mostInstances: 200_000,
  mostChoices: 1_000_000,
};

/** `proved`: nothing shorter. `shorter`: in how many steps and by which rules. `unproved`: which bound came first. */
export type ShortestVerdict =
  | { readonly shortest: "proved" | "unchecked" }
  | { readonly shortest: "unproved"; readonly bound: "lines" | "instances" | "choices" }
  | { readonly shortest: "shorter"; readonly length: number; readonly rules: readonly string[] };

export type ShortestChecker = {
  /** Looks for a derivation with fewer applications than the item claims. */
  readonly check: (item: Pick<Item, CheckedField>) => ShortestVerdict;
};

type CheckedField = "premises" | "conclusion" | "kind" | "relation" | "length" | "steps";

/** A checker; the catalog's rules are made ready for matching once. */
export const createShortestChecker = (limits: ShortestLimits = {}): ShortestChecker => {
  const bounds = { ...defaultShortestLimits, ...limits };
  const patterns = soundPatterns();
  return { check: (item) => verdictOn(item, patterns, bounds) };
};

const verdictOn = (
  item: Pick<Item, CheckedField>,
  patterns: readonly RulePattern[],
  bounds: Required<ShortestLimits>,
): ShortestVerdict => {
  const { alternatives, own } = goalsOf(item);
  if (alternatives.length === 0) return { shortest: "unchecked" };
  const mostSteps = item.length - 1 - own;
  if (mostSteps < 0) return { shortest: "proved" };

  const table = createLineTable();
  const numberOf = (text: string): number => table.idOf(parse(text));
  const premises = item.premises.map(numberOf);
  const goals = alternatives.map((goal) => goal.map((formula) => table.idOf(formula)));
  const itemsLines = [
    ...premises,
    numberOf(item.conclusion),
    ...item.steps.flatMap(({ from, to }) => [...from, to].map(numberOf)),
    ...goals.flat(),
  ];
  const lines = linesFor(table, itemsLines, bounds.mostLines);
  if (lines === undefined) return { shortest: "unproved", bound: "lines" };
  const instances = instancesAmong(table, lines, patterns, bounds.mostInstances);
  if (instances === undefined) return { shortest: "unproved", bound: "instances" };

  let limited = false;
  for (const goal of goals) {
    // Each goal by itself; what the later ones need at the least is not known yet, hence nothing is taken off.
    const steps: RuleInstance[] = [];
    let left = mostSteps;
    for (const line of goal) {
      const search = searchDerivation(premises, line, instances, left, bounds.mostChoices);
      if (search.outcome === "limit") limited = true;
      if (search.outcome !== "found") {
        left = -1;
        break;
      }
      steps.push(...search.steps);
      left -= search.steps.length;
    }
    if (left >= 0)
      return { shortest: "shorter", length: steps.length + own, rules: steps.map(({ rule }) => rule) };
  }
  return limited ? { shortest: "unproved", bound: "choices" } : { shortest: "proved" };
};

/**
 * The goals: alternatives, each a list of lines that are derived one by one; and the applications that come to them
 * in any case, one for a fallacy.
 */
const goalsOf = (
  item: Pick<Item, CheckedField>,
): { readonly alternatives: readonly (readonly Formula[])[]; readonly own: 0 | 1 } => {
  const read = (text: string): Formula => canonical(parse(text));
  const last = item.steps.at(-1);
  if (item.kind === "fallacy") {
    const derived = new Set(item.steps.slice(0, -1).map(({ to }) => to));
    return { alternatives: last ? [last.from.filter((line) => derived.has(line)).map(read)] : [], own: 1 };
  }
  const reached = last ? [[read(last.to)]] : [];
  switch (item.relation) {
    case "entailment":
      return { alternatives: [[read(item.conclusion)]], own: 0 };
    case "contradiction":
      return { alternatives: [[canonical(not(parse(item.conclusion)))], ...reached], own: 0 };
    default:
      return { alternatives: reached, own: 0 };
  }
};
