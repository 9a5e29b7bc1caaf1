/**
 * The minimal length: whether an item of length n can be had with fewer applications of the catalog's sound
 * rules, each line being a subformula of the item's lines or the negation of one (`lines.ts`).
 *
 * What must be reached: the conclusion; the negation of a contradicted one, or the line whose contrary it is; the
 * conclusion that an unrelated or near one took the place of; of a fallacy each derived premise by itself, the sum
 * of them and the fallacy itself being the length. An item without a chain that claims no conclusion is unchecked, and so is the one of a pair that has no core;
 * where there is a core it alone counts.
 */
import { withDefaults } from "#logic/with-defaults";
import type { SkillKind } from "#catalog/skill";
import type { Formula } from "#logic/formula";
import { memoize, once } from "#logic/memoize";
import { parse } from "#logic/notation";
import { isArbitrary, openNodes, type DerivationTree } from "../chain.ts";
import type { ItemStep } from "../written-certificate.ts";
import { searchDerivation, shortestRoutes, type Routes } from "./derivation-search.ts";
import {
  listConstants,
  copy,
  clearTable,
  createNodeTable,
  negateNode,
  nodeKinds,
  internNode,
  type NodeTable,
} from "../nodes.ts";
import { createNames, internFormula } from "../read.ts";
import { findApplications, type ReachedLines, type RuleApplication } from "./applications.ts";
import { listLines } from "./lines.ts";
import { soundPlans, type RulePlans } from "./rule-plans.ts";

/** Bounds of one item's search; where one is met first, the item is unproved. */
type ShortestLimits = {
  /** Lines that a derivation may have. */
  readonly maxLines?: number;
  /** Applications of rules among them. */
  readonly maxApplications?: number;
  /** Applications tried. */
  readonly maxChoices?: number;
};

const defaultShortestLimits: Required<ShortestLimits> = {
  maxLines: 20_000,
  maxApplications: 200_000,
  maxChoices: 1_000_000,
};

/** The evidence for an argument's length: nothing shorter does the same, the search met a bound, or nobody looked. */
export type Minimality = "proved" | "unproved" | "unchecked";

/** `proved`: nothing shorter. `shorter`: in how many steps and by which rules. `unproved`: which bound came first. */
export type ShortestVerdict =
  | { readonly shortest: "proved" | "unchecked" }
  | { readonly shortest: "unproved"; readonly bound: "lines" | "applications" | "choices" }
  | { readonly shortest: "shorter"; readonly length: number; readonly rules: readonly string[] };

export type ShortestChecker = {
  /** Looks for a derivation with fewer applications than the item claims. */
  readonly check: (item: WrittenArgument) => ShortestVerdict;
  /** The same of an item that would be made of a chain of `length` with a conclusion of a kind. */
  readonly checkTree: (
    tree: DerivationTree,
    kind: SkillKind,
    conclusion: Formula,
    length: number,
  ) => ShortestVerdict;
  /** The rules of all derivations of a yes question that are as short as can be; undefined where a bound is met first. */
  readonly findRoutes: (item: WrittenArgument) => Routes | undefined;
};

/** The longest derivations that are asked about only where nothing shorter is proved to do. */
export const longestProved = 7;

/** Returns an item's claim of length: an item that was kept although it has a shorter chain claims nothing. */
export const toMinimality = (finding: ShortestVerdict["shortest"]): Minimality =>
  finding === "shorter" ? "unchecked" : finding;

/** An argument as an item writes it down. */
export type WrittenArgument = {
  readonly premises: readonly string[];
  readonly conclusion: string;
  readonly kind: SkillKind;
  readonly relation: "entailment" | "contradiction" | "neutral";
  readonly length: number;
  readonly steps: readonly ItemStep[];
  /** The places of the premises that are needed, where others stand beside them; none where nothing is settled. */
  readonly core?: readonly number[] | null;
};

/** The catalog's rules, prepared for matching once. */
const catalogPlans = once(() => soundPlans());

export const createShortestChecker = (limits: ShortestLimits = {}): ShortestChecker => {
  const bounds = withDefaults(defaultShortestLimits, limits);
  const plans = catalogPlans();
  const table = createNodeTable();
  const parseLine = memoize((text: string) => parse(text), { limit: maxFormulas });
  return {
    check: (item) => {
      clearTable(table);
      return judgeClaim(table, buildItemClaim(table, item, parseLine), plans, bounds);
    },
    checkTree: (tree, kind, conclusion, length) => {
      clearTable(table);
      return judgeClaim(table, buildTreeClaim(table, tree, kind, conclusion, length), plans, bounds);
    },
    findRoutes: (item) => {
      clearTable(table);
      const claim = buildItemClaim(table, item, parseLine);
      const goal = claim?.alternatives.at(-1)?.[0];
      if (claim === undefined || goal === undefined) return undefined;
      const reached = findReached(table, claim, item.length, plans, bounds);
      if (typeof reached === "string") return undefined;
      const routes = shortestRoutes(claim.premises, goal, reached, item.length, maxRoutes);
      return routes.isWhole && routes.length !== undefined ? routes : undefined;
    },
  };
};

/** Choices of an application that are tried where all derivations are looked at. */
const maxRoutes = 50_000;

/** Formulas that are stored by their texts. */
const maxFormulas = 10_000;

/** The claim of an argument's length, its lines by number. */
type Claim = {
  readonly length: number;
  readonly premises: readonly number[];
  /** The goal: alternatives, each a list of lines that are derived one by one. */
  readonly alternatives: readonly (readonly number[])[];
  /** The applications that come to them in any case: one for a fallacy. */
  readonly own: 0 | 1;
  /** All lines of the item. */
  readonly lines: readonly number[];
};

/** Returns the lines that a number of rounds derive, or the bound that came first. */
const findReached = (
  table: NodeTable,
  { premises, lines: itemsLines }: Pick<Claim, "premises" | "lines">,
  maxSteps: number,
  plans: RulePlans,
  { maxLines, maxApplications }: Required<ShortestLimits>,
): ReachedLines | "lines" | "applications" => {
  const constants = listConstants(table);
  const lines = listLines(table, itemsLines, constants, maxLines);
  if (lines === undefined) return "lines";
  return (
    findApplications(plans, { table, lines, constants }, premises, maxSteps, maxApplications) ??
    "applications"
  );
};

const judgeClaim = (
  table: NodeTable,
  claim: Claim | undefined,
  plans: RulePlans,
  bounds: Required<ShortestLimits>,
): ShortestVerdict => {
  if (claim === undefined) return { shortest: "unchecked" };
  const { length, premises, alternatives, own } = claim;
  const maxSteps = length - 1 - own;
  if (maxSteps < 0) return { shortest: "proved" };
  const reached = findReached(table, claim, maxSteps, plans, bounds);
  if (typeof reached === "string") return { shortest: "unproved", bound: reached };

  let limited = false;
  for (const goals of alternatives) {
    // Each goal by itself; what the later ones need at the least is not known yet, hence nothing is taken off.
    const steps: RuleApplication[] = [];
    let left = maxSteps;
    for (const goal of goals) {
      const search = searchDerivation(premises, goal, reached, left, bounds.maxChoices);
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

const buildItemClaim = (
  table: NodeTable,
  { kind, relation, length, premises, conclusion, steps, core }: WrittenArgument,
  parseLine: (text: string) => Formula,
): Claim | undefined => {
  const names = createNames();
  const internLine = memoize((text: string) => internFormula(table, parseLine(text), names));
  if (core?.length === 0) return undefined;
  const last = steps.at(-1);
  const derived = new Set(steps.slice(0, -1).map(({ to }) => to));
  return toClaim(table, {
    kind,
    relation,
    length,
    premises: (core ?? [...premises.keys()]).map((place) => internLine(premises[place]!)),
    asked: internLine(conclusion),
    last: last && internLine(last.to),
    derived: last?.from.filter((line) => derived.has(line)).map(internLine) ?? [],
    others: steps.flatMap(({ from, to }) => [...from, to].map(internLine)),
  });
};

/** The claim of a chain: that of the item that is made of it. */
const buildTreeClaim = (
  table: NodeTable,
  tree: DerivationTree,
  kind: SkillKind,
  conclusion: Formula,
  length: number,
): Claim | undefined => {
  const { nodes } = tree;
  const move = (id: number): number => copy(tree.table, id, table, 0, 0);
  const numbers = nodes.map(({ id }, i) => {
    const number = move(id);
    return isArbitrary(tree, i) ? internNode(table, nodeKinds.arbitrary, table.lefts[number]!, -1) : number;
  });
  return toClaim(table, {
    kind,
    relation: kind === "valid" ? "entailment" : kind === "contradiction" ? "contradiction" : "neutral",
    length,
    premises: openNodes(tree).map((i) => numbers[i]!),
    asked: move(internFormula(tree.table, conclusion, tree.names)),
    last: numbers[0],
    derived: (nodes[0]?.step?.from ?? []).filter((i) => nodes[i]?.step).map((i) => numbers[i]!),
    others: numbers,
  });
};

/**
 * An argument by its lines' numbers: `last` is the conclusion of its last step, `derived` those of that step's premises which other steps
 * derive; one without a chain has neither.
 */
type Numbered = Pick<WrittenArgument, "kind" | "relation" | "length"> &
  Pick<Claim, "premises"> & {
    readonly asked: number;
    readonly last: number | undefined;
    readonly derived: readonly number[];
    readonly others: readonly number[];
  };

const toClaim = (
  table: NodeTable,
  { kind, relation, length, premises, asked, last, derived, others }: Numbered,
): Claim | undefined => {
  const reached = last === undefined ? [] : [[last]];
  const alternatives =
    kind === "fallacy"
      ? reached.map(() => derived)
      : relation === "entailment"
        ? [[asked]]
        : relation === "contradiction"
          ? [[negateNode(table, asked)], ...reached]
          : reached;
  if (alternatives.length === 0) return undefined;
  const lines = [...premises, asked, ...others, ...alternatives.flat()];
  return { length, premises, alternatives, own: kind === "fallacy" ? 1 : 0, lines };
};
