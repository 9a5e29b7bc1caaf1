/**
 * Two ways of asking the same four-option questions, compared item by item (DivLogicEval, Tables 3 and 6): every metric of an item
 * lies between 0 and 1, so each is compared as paired shares. An item counts once, by the mean of its epochs.
 */
import { circular, partialCircular, rightPicks, type Circle, type Pick } from "./circle.ts";
import { average } from "./estimate.ts";
import { comparePairs, type PairedDifference, type Sides } from "./paired-scores.ts";

/** Each metric as `after` minus `before`, with both sides over the same items; accuracy is that in the original order, rotation accuracy the mean of the orders. */
export type ChoiceDifference = Readonly<
  Record<"accuracy" | "rotationAccuracy" | "circular" | "partialCircular", PairedDifference & Sides>
> & {
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
  const compare = (of: (picks: readonly Pick[], answer: number) => number) =>
    comparePairs(computeShares(whole, ({ picks, answer }) => picks && of(picks, answer)));
  return {
    accuracy: comparePairs(computeShares(whole.length > 0 ? whole : pairs, originalRight)),
    rotationAccuracy: compare((picks, answer) => rightPicks(picks, answer) / picks.length),
    circular: compare(circular),
    partialCircular: compare(partialCircular),
    leftOut: Math.max(first!.size, second!.size) - whole.length,
  };
};

type PairOf<One> = readonly [before: One, after: One];

const computeShares = (
  pairs: readonly PairOf<readonly Circle[]>[],
  of: (circle: Circle) => number | undefined,
): readonly PairOf<number>[] =>
  pairs.flatMap((pair) => {
    const [was, is] = pair.map((own) => own.flatMap((circle) => of(circle) ?? []));
    return was!.length === 0 || is!.length === 0 ? [] : [[average(was!), average(is!)]];
  });

/** True if the question in its original order was answered rightly; undefined without a reply. */
const originalRight = ({ turns }: Circle): number | undefined => {
  const turn = turns.find(({ rotation }) => rotation === 0);
  return turn === undefined || turn.picked === "failed" ? undefined : Number(turn.picked === turn.right);
};
