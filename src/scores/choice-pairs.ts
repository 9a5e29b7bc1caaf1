/**
 * Two ways of asking the same four-option questions, compared item by item (DivLogicEval, Tables 3 and 6): Accuracy and
 * Circular as pairs of rights and wrongs, PartialCircular as a mean of differences. Of several epochs the first counts.
 */
import { fairCoinTest } from "./binomial.ts";
import { firstBy } from "./by-question.ts";
import { differenceBounds, meanOf, reaching, sumOf, unknown, type Estimate } from "./estimate.ts";
import { circular, partialCircular, rightPicks, type Circle, type Pick } from "./circle.ts";
import { differenceOf, type PairedDifference } from "./paired-scores.ts";

/** After minus before of a mean of numbers: its 95 % interval, and the sign test's exact two-sided p. */
export type MeanDifference = Estimate & { readonly p: number };

export type ChoiceDifference = {
  /** In the original order. */
  readonly accuracy: PairedDifference;
  /** Of the mean over the four orders. */
  readonly rotationAccuracy: MeanDifference;
  readonly circular: PairedDifference;
  readonly partialCircular: MeanDifference;
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
  const [first, second] = [before, after].map((circles) => firstBy(circles, ({ itemId }) => itemId));
  const others = [...second!.values()];
  const pairs = [...first!.values()].flatMap((one, place) => {
    const other = by === "item" ? second!.get(one.itemId) : others[place];
    return other === undefined ? [] : [[one, other] as const];
  });
  const whole = pairs.filter((pair) => pair.every(({ picks }) => picks !== undefined));
  const accuracy = (whole.length > 0 ? whole : pairs).flatMap(([one, other]) => {
    const [was, is] = [originalRight(one), originalRight(other)];
    return was === undefined || is === undefined ? [] : [[was, is] as const];
  });
  const both = (metric: (picks: readonly Pick[], answer: number) => number) =>
    whole.map(
      ([one, other]) => [metric(one.picks!, one.answer), metric(other.picks!, other.answer)] as const,
    );
  return {
    accuracy: differenceOf(accuracy),
    rotationAccuracy: meanDifference(
      both((picks, answer) => rightPicks(picks, answer) / picks.length).map(([was, is]) => is - was),
    ),
    circular: differenceOf(both(circular).map(([was, is]) => [was === 1, is === 1])),
    partialCircular: meanDifference(both(partialCircular).map(([was, is]) => is - was)),
    leftOut: Math.max(first!.size, second!.size) - whole.length,
  };
};

/** Whether the question in its original order was answered rightly; undefined without a reply. */
const originalRight = ({ turns }: Circle): boolean | undefined => {
  const turn = turns.find(({ rotation }) => rotation === 0);
  return turn === undefined || turn.picked === "failed" ? undefined : turn.picked === turn.right;
};

/** How well one measure of the same questions stands for another. */
export type Substitute = {
  /** The mean of what stands in, minus that of the measure. */
  readonly difference: MeanDifference;
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
  return {
    difference: meanDifference(pairs.map(([measure, substitute]) => substitute - measure)),
    correlation: scale === 0 ? null : dot(one!, other!) / scale,
  };
};

/** Wald's interval with one observation of the largest spread mixed in, so that equal changes claim no certainty. */
const meanDifference = (changes: readonly number[]): MeanDifference => {
  const n = changes.length;
  if (n === 0) return { ...unknown(n, differenceBounds), p: 1 };
  const value = meanOf(changes);
  const squares = sumOf(changes, (change) => (change - value) ** 2) + 1;
  const reach = 1.959964 * Math.sqrt(squares / n / n);
  const up = changes.filter((change) => change > 0).length;
  const down = changes.filter((change) => change < 0).length;
  return { ...reaching(value, [reach, reach], differenceBounds), n, p: fairCoinTest(up, up + down) };
};
