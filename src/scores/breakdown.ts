/**
 * The scores of one subject, broken down: overall, by every tag that its questions carry, and by leaf of the rule tree.
 * Scores are fed one at a time, in any order; rows come sorted by name, so equal scores give equal tables.
 * Repeated epochs of an item count as scores of their own: intervals then treat them as independent.
 */
import { createCounter, type Counter, type Counts, type Outcomes } from "./counts.ts";
import type { Estimate } from "./estimate.ts";
import { accuracy, accuracyOfAsked } from "./metrics/accuracy.ts";
import { responseRate } from "./metrics/response-rate.ts";
import { yesRate } from "./metrics/yes-rate.ts";
import { leafOf, type Leaf, type Score } from "./verdict.ts";

/** The metrics of some scores. Accuracy is of the readable, response rate and `accuracyOfAsked` of the asked. */
export type Metrics = {
  readonly accuracy: Estimate;
  readonly responseRate: Estimate;
  readonly accuracyOfAsked: Estimate;
  readonly yesRate: Estimate;
  readonly outcomes: Outcomes;
};

/** The metrics of the scores that share a value, as in `{ name: "fallacy", … }`. */
export type GroupMetrics = Metrics & { readonly name: string };

/** The metrics of one leaf of the rule tree. */
export type LeafMetrics = Metrics & Leaf;

/** One subject's table of tables. */
export type Breakdown = Metrics & {
  readonly byLogic: readonly GroupMetrics[];
  readonly byCategory: readonly GroupMetrics[];
  readonly byKind: readonly GroupMetrics[];
  readonly byRule: readonly GroupMetrics[];
  /** `name` is the length in digits; rows are in the order of length. */
  readonly byLength: readonly GroupMetrics[];
  readonly byLeaf: readonly LeafMetrics[];
  /** By every tag, those above included; numbers in their order, then other values by letter. */
  readonly byTag: Readonly<Record<string, readonly GroupMetrics[]>>;
};

/** A breakdown in the making: `add` each score, then `read`. */
export type BreakdownCounter = {
  /** Counts a score, or so many that are alike. */
  readonly add: (score: Score, times?: number) => void;
  readonly read: () => Breakdown;
};

export const createBreakdown = (): BreakdownCounter => {
  const overall = createCounter();
  const tagged = new Map<string, ReturnType<typeof createGroups>>();
  const leaves = new Map<string, { readonly leaf: Leaf; readonly counter: Counter }>();
  return {
    add: (score, times = 1) => {
      overall.add(score, times);
      for (const [tag, value] of Object.entries(score.tags)) {
        const groups = tagged.get(tag) ?? createGroups();
        tagged.set(tag, groups);
        groups.add(value, score, times);
      }
      const leaf = leafOf(score.tags);
      if (leaf === undefined) return;
      const key = leafKey(leaf);
      const known = leaves.get(key) ?? { leaf, counter: createCounter() };
      leaves.set(key, known);
      known.counter.add(score, times);
    },
    read: () => {
      const byTag = Object.fromEntries([...tagged].map(([tag, groups]) => [tag, groups.read()] as const));
      const rows = (tag: string): readonly GroupMetrics[] => byTag[tag] ?? [];
      return {
        ...metricsOf(overall.read()),
        byLogic: rows("logic"),
        byCategory: rows("category"),
        byKind: rows("kind"),
        byRule: rows("rule"),
        byLength: rows("length"),
        byLeaf: [...leaves.values()]
          .toSorted((a, b) => compareText(leafKey(a.leaf), leafKey(b.leaf)))
          .map(({ leaf, counter }) => ({ ...leaf, ...metricsOf(counter.read()) })),
        byTag,
      };
    },
  };
};

/** The breakdown of scores that are at hand; for a stream, `createBreakdown`. */
export const breakdownOf = (scores: Iterable<Score>): Breakdown => {
  const counter = createBreakdown();
  // A list may repeat one score for many that are alike: a store counts millions that way.
  let last: Score | undefined;
  let times = 0;
  for (const score of scores) {
    if (score === last) {
      times += 1;
      continue;
    }
    if (last !== undefined) counter.add(last, times);
    last = score;
    times = 1;
  }
  if (last !== undefined) counter.add(last, times);
  return counter.read();
};

/** All metrics of some counts. */
export const metricsOf = (counts: Counts): Metrics => {
  const { correct, incorrect, unreadable, unanswered } = counts;
  return {
    accuracy: accuracy(counts),
    responseRate: responseRate(counts),
    accuracyOfAsked: accuracyOfAsked(counts),
    yesRate: yesRate(counts),
    outcomes: { correct, incorrect, unreadable, unanswered },
  };
};

/** The name of a leaf: its rule and its kind, as in "modus tollens/contradiction". */
export const leafKey = ({ rule, kind }: Pick<Leaf, "rule" | "kind">): string => `${rule}/${kind}`;

/** By code unit: the same order on every machine, whatever its language. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Where a value stands among the values of its tag: numbers in their order, then all others. */
const orderOf = (value: string): number =>
  /^-?\d+(?:\.\d+)?$/.test(value) ? Math.min(Number(value), Number.MAX_VALUE) : Number.MAX_VALUE;

const createGroups = () => {
  const counters = new Map<string, Counter>();
  return {
    add: (name: string, score: Score, times: number): void => {
      const counter = counters.get(name) ?? createCounter();
      counters.set(name, counter);
      counter.add(score, times);
    },
    read: (): readonly GroupMetrics[] =>
      [...counters]
        .toSorted(([a], [b]) => orderOf(a) - orderOf(b) || compareText(a, b))
        .map(([name, counter]) => ({ name, ...metricsOf(counter.read()) })),
  };
};
