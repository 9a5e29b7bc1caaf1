/**
 * A suite: the items of a plan up to an end, streamed. `perLeaf` items of each leaf, or `limit` items in all,
 * or both; a shard keeps the indices that are its own, so that the shards together are the whole.
 */
import { misuse } from "#logic/error";
import type { GenerationPlan, Made, ProblemGenerator } from "./generation.ts";
import type { ProblemLine } from "./problem-line.ts";

export type Extent = {
  /** Items of each leaf; even where they come in pairs of twins. */
  readonly perLeaf?: number;
  /** Items in all. */
  readonly limit?: number;
  readonly shard?: Shard;
  /**
   * Whether a leaf goes on until it has its items, and is given up after so many turns in a row without one. Else it has as many
   * turns as items are asked for.
   */
  readonly refill?: number;
};

/** Every `of`-th index, from 1 on the `number`-th. */
export type Shard = { readonly number: number; readonly of: number };

/** A suite on its way: outcomes are taken in the order of their indices until it is over. */
type SuiteProgress = {
  /** Items that the shard asks for. */
  readonly asked: number;
  /**
   * The indices that have to be made. Under a limit, where leaves are refilled, and where no argument may come twice, other
   * shards' items decide what is in the suite, so all are made.
   */
  readonly needed: Shard;
  /** What an outcome is in the suite; undefined where it is another shard's, an empty place, or of a leaf that has all. */
  readonly take: <As>(outcome: Made<As>) => Taken<As> | undefined;
  /** Whether nothing more is to come: the end is reached, or a whole round of leaves gave nothing. */
  readonly isOver: () => boolean;
  /** Whether all that was asked for is made, where that is not known from the number of indices. */
  readonly isFull: () => boolean;
};

/** What is made of an index that is no empty place. */
type Taken<As> =
  | ({ readonly index: number; readonly argument: number } & As)
  | { readonly index: number; readonly dropped: string };

/** Follows the suite of a plan. An odd number of items a leaf of twins is misuse. */
export const followSuite = (
  { distinct = false }: Pick<GenerationPlan, "distinct">,
  { leaves, perLeafStep }: Pick<ProblemGenerator, "leaves" | "perLeafStep">,
  extent: Extent,
): SuiteProgress => {
  const { perLeaf = Number.POSITIVE_INFINITY, limit = Number.POSITIVE_INFINITY } = extent;
  const { shard = everything, refill } = extent;
  if (refill === undefined && Number.isFinite(perLeaf) && perLeaf % perLeafStep !== 0)
    throw misuse(`${perLeaf} items a leaf cannot be pairs of twins`, "give an even number");
  const whole = leaves * perLeaf;
  const end = refill === undefined ? whole : Number.POSITIVE_INFINITY;
  const needed = Number.isFinite(limit) || distinct || refill !== undefined ? everything : shard;
  const maxDry = refill ?? leaves * perLeafStep;
  /** Of each leaf, or of all together where a leaf is not refilled. */
  const counts = Array.from({ length: refill === undefined ? 1 : leaves }, () => ({ made: 0, dry: 0 }));
  const isOpen = (one: (typeof counts)[number]): boolean =>
    one.dry < maxDry && (refill === undefined || one.made < perLeaf);
  const known = new Set<number>();
  let [made, next] = [0, needed.number - 1];
  /** Whether its argument came before, where none may come twice. */
  const isRepeated = ({ argument }: { readonly argument: number }): boolean => {
    if (!distinct) return false;
    const isKnown = known.has(argument);
    known.add(argument);
    return isKnown;
  };
  return {
    asked: Math.ceil((Math.min(whole, limit) - shard.number + 1) / shard.of),
    needed,
    take: (outcome) => {
      next = outcome.index + needed.of;
      const leaf = counts[Math.floor(outcome.index / perLeafStep) % counts.length]!;
      if ("isEmpty" in outcome || !isOpen(leaf)) return undefined;
      const taken =
        "dropped" in outcome || !isRepeated(outcome) ? outcome : { index: outcome.index, dropped: repeated };
      if ("dropped" in taken) leaf.dry++;
      else {
        made++;
        leaf.made++;
        leaf.dry = 0;
      }
      return outcome.index % shard.of === shard.number - 1 ? taken : undefined;
    },
    isOver: () => next >= end || made >= limit || !counts.some(isOpen),
    isFull: () => made >= Math.min(limit, refill === undefined ? limit : whole),
  };
};

const everything: Shard = { number: 1, of: 1 };
const repeated = "another question has the same argument";

/** A generator's outcomes in order, up to an end; ends early where a whole round of leaves gives nothing more. */
export function* outcomesOf<Line extends ProblemLine>(
  generator: ProblemGenerator<Line>,
  extent: Extent,
  plan: Pick<GenerationPlan, "distinct"> = {},
): Generator<Taken<{ readonly item: Line }>> {
  const { needed, take, isOver } = followSuite(plan, generator, extent);
  for (let index = needed.number - 1; !isOver(); index += needed.of) {
    const outcome = take(generator.at(index));
    if (outcome) yield outcome;
  }
}

/** The items of a generator in order, whatever was dropped. */
export function* itemsOf<Line extends ProblemLine>(
  ...suite: Parameters<typeof outcomesOf<Line>>
): Generator<Line> {
  for (const outcome of outcomesOf(...suite)) if ("item" in outcome) yield outcome.item;
}
