/**
 * Two ways of asking the same four-option questions, compared item by item (DivLogicEval, Tables 3 and 6): Accuracy and
 * Circular as pairs of rights and wrongs, PartialCircular as a mean of differences. An item counts once, by the mean of its epochs.
 */
import { fairCoinTest } from "./binomial.ts";
import {
  differenceBounds,
  meanEstimate,
  meanOf,
  reaching,
  sumOf,
  unknown,
  type Estimate,
} from "./estimate.ts";
import { circular, partialCircular, rightPicks, type Circle, type Pick } from "./circle.ts";
import { differenceOf, type PairedDifference, type Sides } from "./paired-scores.ts";

/** After minus before of a mean of numbers: its 95 % interval, and the sign test's exact two-sided p. */
export type MeanDifference = Estimate & { readonly p: number };

/** Each metric as `after` minus `before`, with both sides over the same items. */
export type ChoiceDifference = {
  /** In the original order. */
  readonly accuracy: PairedDifference & Sides;
  /** Of the mean over the four orders. */
  readonly rotationAccuracy: MeanDifference & Sides;
  readonly circular: PairedDifference & Sides;
  readonly partialCircular: MeanDifference & Sides;
  /** Items that only one of the two has an answer to. */
  readonly leftOut: number;
};

/** How circles of two runs are matched: by their item, or by their place where the items are twins. */
type PairBy = "item" | "place";

/** `after` minus `before`. */
export const compareCircles = (
  before: readonly Circle[],
  after: readonly Circle[],
  by: PairBy = "item",
): ChoiceDifference => {
  const [first, second] = [before, after].map((circles) => Map.groupBy(circles, ({ itemId }) => itemId));
  const others = [...second!.values()];
  const pairs = [...first!].flatMap(([itemId, own], place) => {
    const other = by === "item" ? second!.get(itemId) : others[place];
    return other === undefined ? [] : [[own, other] as const];
  });
  const whole = pairs.filter((pair) => pair.every((own) => own.some(({ picks }) => picks !== undefined)));
  const metric = (of: (picks: readonly Pick[], answer: number) => number) =>
    sharesOf(whole, ({ picks, answer }) => picks && of(picks, answer));
  return {
    accuracy: differenceOf(sharesOf(whole.length > 0 ? whole : pairs, originalRight)),
    rotationAccuracy: meanDifference(metric((picks, answer) => rightPicks(picks, answer) / picks.length)),
    circular: differenceOf(metric(circular)),
    partialCircular: meanDifference(metric(partialCircular)),
    leftOut: Math.max(first!.size, second!.size) - whole.length,
  };
};

type PairOf<One> = readonly [before: One, after: One];

/** Means over the epochs of each item on both sides; pairs with none on a side are left out. */
const sharesOf = (
  pairs: readonly PairOf<readonly Circle[]>[],
  of: (circle: Circle) => number | undefined,
): readonly PairOf<number>[] =>
  pairs.flatMap((pair) => {
    const [was, is] = pair.map((own) => own.flatMap((circle) => of(circle) ?? []));
    return was!.length === 0 || is!.length === 0 ? [] : [[meanOf(was!), meanOf(is!)]];
  });

/** Whether the question in its original order was answered rightly; undefined without a reply. */
const originalRight = ({ turns }: Circle): number | undefined => {
  const turn = turns.find(({ rotation }) => rotation === 0);
  return turn === undefined || turn.picked === "failed" ? undefined : Number(turn.picked === turn.right);
};

/** How well one measure of the same questions stands for another. */
export type Substitute = {
  /** The mean of what stands in, minus that of the measure. */
  readonly difference: MeanDifference & Sides;
  /** Pearson's, over questions; null where either measure is the same for all. */
  readonly correlation: number | null;
};

/** Pairs of a measure and what stands in for it, question by question. */
export const substituteFor = (
  pairs: readonly (readonly [measure: number, substitute: number])[],
): Substitute => {
  const [one, other] = [0, 1].map((side) => {
    const values = pairs.map((pair) => pair[side]!);
    const mean = meanOf(values);
    return values.map((value) => value - mean);
  });
  const dot = (a: readonly number[], b: readonly number[]): number => sumOf(a.keys(), (i) => a[i]! * b[i]!);
  const scale = Math.sqrt(dot(one!, one!) * dot(other!, other!));
  return { difference: meanDifference(pairs), correlation: scale === 0 ? null : dot(one!, other!) / scale };
};

/** Wald's interval with one observation of the largest spread mixed in, so that equal changes claim no certainty. */
const meanDifference = (pairs: readonly PairOf<number>[]): MeanDifference & Sides => {
  const [n, changes] = [pairs.length, pairs.map(([was, is]) => is - was)];
  const sides = {
    before: meanEstimate(pairs.map(([was]) => was)),
    after: meanEstimate(pairs.map(([, is]) => is)),
  };
  if (n === 0) return { ...sides, ...unknown(n, differenceBounds), p: 1 };
  const value = meanOf(changes);
  const squares = sumOf(changes, (change) => (change - value) ** 2) + 1;
  const reach = 1.959964 * Math.sqrt(squares / n / n);
  const up = changes.filter((change) => change > 0).length;
  const down = changes.filter((change) => change < 0).length;
  return {
    ...sides,
    ...reaching(value, [reach, reach], differenceBounds),
    n,
    p: fairCoinTest(up, up + down),
  };
};
