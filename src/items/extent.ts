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
   * True if a skill goes on until it has its items, and is given up after so many turns in a row without one. Else it has as many
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
  /** Returns an outcome's place in the suite; undefined if it is another shard's, an empty place, or of a complete skill. */
  readonly take: <Line extends ProblemLine>(outcome: Outcome<Line>) => SuiteOutcome<Line> | undefined;
  /** True if nothing more is to come: the end is reached, or a whole round of skills gave nothing. */
  readonly isOver: () => boolean;
  /** True if all that was asked for is made, where that is not known from the number of indices. */
  readonly isFull: () => boolean;
};

/** The result for an index that is no empty place. */
type SuiteOutcome<Line> =
  | { readonly index: number; readonly item: Line }
  | { readonly index: number; readonly dropped: string };

/** Follows the suite of a plan. An odd number of items a skill of twins is misuse. */
export const followSuite = (
  { distinct = false }: Pick<GenerationPlan, "distinct">,
  { groups, groupSize, at }: ProblemGenerator,
  extent: Extent,
): SuiteProgress => {
  const { perSkill = Number.POSITIVE_INFINITY, limit = Number.POSITIVE_INFINITY } = extent;
  const { shard = everything, refill } = extent;
  if (refill === undefined && Number.isFinite(perSkill) && perSkill % groupSize !== 0)
    throw misuse(`${perSkill} items a skill cannot be pairs of twins`, "give an even number");
  const whole = groups * perSkill;
  const end = refill === undefined ? whole : Number.POSITIVE_INFINITY;
  const needed = Number.isFinite(limit) || distinct || refill !== undefined ? everything : shard;
  const maxDry = refill ?? Math.max(groups, distinct ? minDry : 0) * groupSize;
  /** Of each skill, or of all together where a skill is not refilled. */
  const counts = Array.from({ length: refill === undefined ? 1 : groups }, () => ({ made: 0, dry: 0 }));
  const isOpen = (one: (typeof counts)[number]): boolean =>
    one.dry < maxDry && (refill === undefined || one.made < perSkill);
  const known = new Set<string | null>();
  let [made, next] = [0, needed.number - 1];
  let looked = { group: -1, isKnown: false };
  /** True if an argument of its group came before, where none may come twice. */
  const isRepeated = <Line extends ProblemLine>(outcome: Outcome<Line>): boolean => {
    const group = Math.floor(outcome.index / groupSize);
    if (looked.group !== group) {
      const places = Array.from({ length: groupSize }, (_, i) => groupSize * group + i);
      const own = places
        .map((index) => (index === outcome.index ? outcome : at(index)))
        .flatMap((one) => ("item" in one ? [one.item.argument] : []));
      looked = { group, isKnown: own.some((argument) => known.has(argument)) };
      if (!looked.isKnown) for (const argument of own) known.add(argument);
    }
    return looked.isKnown;
  };
  return {
    asked: countShare(Math.min(whole, limit), shard),
    needed,
    take: (outcome) => {
      next = outcome.index + needed.of;
      const skill = counts[Math.floor(outcome.index / groupSize) % counts.length]!;
      if ("isEmpty" in outcome || !isOpen(skill)) return undefined;
      const taken =
        "dropped" in outcome || !distinct || !isRepeated(outcome)
          ? outcome
          : { index: outcome.index, dropped: repeatedReason };
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

/** So many groups in a row without a new argument end a suite of distinct ones. */
const minDry = 200;

const everything: Shard = { number: 1, of: 1 };

export const isInShard = (index: number, { number, of }: Shard = everything): boolean =>
  index % of === number - 1;

/** Returns how many of `count` indices are a shard's. */
export const countShare = (count: number, { number, of }: Shard = everything): number =>
  Math.ceil((count - number + 1) / of);

const repeatedReason = "another question has the same argument";

/** A generator's outcomes in order, up to an end; ends early where a whole round of skills gives nothing more. */
export function* generateOutcomes<Line extends ProblemLine>(
  generator: ProblemGenerator<Line>,
  extent: Extent,
  plan: Pick<GenerationPlan, "distinct"> = {},
): Generator<SuiteOutcome<Line>> {
  const { needed, take, isOver } = followSuite(plan, generator, extent);
  for (let index = needed.number - 1; !isOver(); index += needed.of) {
    const outcome = take(generator.at(index));
    if (outcome) yield outcome;
  }
}

/** The items of a generator in order, whatever was dropped. */
export function* generateItems<Line extends ProblemLine>(
  ...suite: Parameters<typeof generateOutcomes<Line>>
): Generator<Line> {
  for (const outcome of generateOutcomes(...suite)) if ("item" in outcome) yield outcome.item;
}
