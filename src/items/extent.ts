/**
 * A suite: the items of a plan up to an end, streamed. `perSkill` items of each skill, or `limit` items in all,
 * or both; a shard keeps the indices that are its own, so that the shards together are the whole.
 */
import { misuse } from "#logic/error";
import type { GenerationPlan, Outcome, ProblemGenerator } from "./generation.ts";
import type { ProblemLine } from "./problem-line.ts";

export type Extent = {
  /** Items of each skill; even where they come in pairs of twins. */
  readonly perSkill?: number;
  /** Items in all. */
  readonly limit?: number;
  readonly shard?: Shard;
  /**
   * Whether a skill goes on until it has its items, and is given up after so many turns in a row without one. Else it has as many
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
   * The indices that have to be made. Under a limit, where skills are refilled, and where no argument may come twice, other
   * shards' items decide what is in the suite, so all are made.
   */
  readonly needed: Shard;
  /** What an outcome is in the suite; undefined where it is another shard's, an empty place, or of a skill that has all. */
  readonly take: <Line extends ProblemLine>(outcome: Outcome<Line>) => Taken<Line> | undefined;
  /** Whether nothing more is to come: the end is reached, or a whole round of skills gave nothing. */
  readonly isOver: () => boolean;
  /** Whether all that was asked for is made, where that is not known from the number of indices. */
  readonly isFull: () => boolean;
};

/** What is made of an index that is no empty place. */
type Taken<Line> =
  | { readonly index: number; readonly item: Line }
  | { readonly index: number; readonly dropped: string };

/** Follows the suite of a plan. An odd number of items a skill of twins is misuse. */
export const followSuite = (
  { distinct = false }: Pick<GenerationPlan, "distinct">,
  { groups, groupSize }: Pick<ProblemGenerator, "groups" | "groupSize">,
  extent: Extent,
): SuiteProgress => {
  const { perSkill = Number.POSITIVE_INFINITY, limit = Number.POSITIVE_INFINITY } = extent;
  const { shard = everything, refill } = extent;
  if (refill === undefined && Number.isFinite(perSkill) && perSkill % groupSize !== 0)
    throw misuse(`${perSkill} items a skill cannot be pairs of twins`, "give an even number");
  const whole = groups * perSkill;
  const end = refill === undefined ? whole : Number.POSITIVE_INFINITY;
  const needed = Number.isFinite(limit) || distinct || refill !== undefined ? everything : shard;
  const maxDry = refill ?? groups * groupSize;
  /** Of each skill, or of all together where a skill is not refilled. */
  const counts = Array.from({ length: refill === undefined ? 1 : groups }, () => ({ made: 0, dry: 0 }));
  const isOpen = (one: (typeof counts)[number]): boolean =>
    one.dry < maxDry && (refill === undefined || one.made < perSkill);
  const known = new Set<string | null>();
  let [made, next] = [0, needed.number - 1];
  /** Whether its argument came before, where none may come twice. */
  const isRepeated = ({ argument }: ProblemLine): boolean => {
    if (!distinct) return false;
    const isKnown = known.has(argument);
    known.add(argument);
    return isKnown;
  };
  return {
    asked: shareOf(Math.min(whole, limit), shard),
    needed,
    take: (outcome) => {
      next = outcome.index + needed.of;
      const skill = counts[Math.floor(outcome.index / groupSize) % counts.length]!;
      if ("isEmpty" in outcome || !isOpen(skill)) return undefined;
      const taken =
        "dropped" in outcome || !isRepeated(outcome.item)
          ? outcome
          : { index: outcome.index, dropped: repeated };
      if ("dropped" in taken) skill.dry++;
      else {
        made++;
        skill.made++;
        skill.dry = 0;
      }
      return isInShard(outcome.index, shard) ? taken : undefined;
    },
    isOver: () => next >= end || made >= limit || !counts.some(isOpen),
    isFull: () => made >= Math.min(limit, refill === undefined ? limit : whole),
  };
};

const everything: Shard = { number: 1, of: 1 };

export const isInShard = (index: number, { number, of }: Shard = everything): boolean =>
  index % of === number - 1;

/** Returns how many of `count` indices are a shard's. */
export const shareOf = (count: number, { number, of }: Shard = everything): number =>
  Math.ceil((count - number + 1) / of);

const repeated = "another question has the same argument";

/** A generator's outcomes in order, up to an end; ends early where a whole round of skills gives nothing more. */
export function* outcomesOf<Line extends ProblemLine>(
  generator: ProblemGenerator<Line>,
  extent: Extent,
  plan: Pick<GenerationPlan, "distinct"> = {},
): Generator<Taken<Line>> {
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
