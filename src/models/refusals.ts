/**
 * Tests whether a server refuses calls because of their rate or independently of it: some gateways answer 429 at
 * random. A reached limit also refuses the calls that start after a refused one, while most random refusals are
 * followed by a served call. A sequential test (Wald 1945) therefore steps up with every refusal, and down with every
 * served call that started later.
 *
 * Once the rate is identified as the cause, each refusal holds back all calls. A limit does not refuse at a rate that
 * it has been measured to serve. So after some refusals at such rates an experiment runs without holding back calls,
 * first at the same rate, then at a lower one. If refusals don't decrease with the rate, they are random.
 */
import type { Clock } from "./clock.ts";

export type Refusals = {
  /** Records the start of a call; returns its index in the order of starts. */
  readonly started: () => number;
  /**
   * Records that the call with this index was served. If this ends an experiment that confirmed the rate as the
   * cause, returns the share of the initial rate that the server sustains.
   */
  readonly served: (order: number) => number | undefined;
  /**
   * Records that the call with this index was refused, and whether the rate had been measured to be served. Returns
   * whether all calls or only this one are held back, or that the rate is no longer considered the cause.
   */
  readonly refused: (order: number, wasServed: boolean) => "everybody" | "alone" | "acquitted";
  /** The share of the rate to keep to during an experiment; undefined outside one. */
  readonly share: () => number | undefined;
};

/** The excess of refusals over served calls, after a first refusal, that identifies the rate as the cause; lower in an experiment. */
const enoughInARow = 5;
const enoughInExperiment = 2;

/** Refusals at served rates that start an experiment; doubled after one that failed. */
const enoughBelow = 3;
const maxBelow = 24;

/** Refusals in the first part of an experiment, within the time below: slow rates are not worth it. */
const refusalsAtRate = 4;
const longestPartMs = 15_000;
/** The second part has as many served calls, at this share of the rate. This many refusals in it show that the lower rate hardly helps. */
const slower = 0.6;
const refusalsWhenSlower = 2;

type Part = {
  readonly until: number;
  readonly share: number;
  readonly from: number;
  readonly length: number;
  served: number;
  refused: number;
};

export const createRefusals = (clock: Clock): Refusals => {
  let blamed: "nothing" | "rate" = "nothing";
  /** The current part of an experiment: calls started after `from`, with those served and refused so far. */
  let part: Part | undefined;
  let latest = 0;
  /** The first refusal of a walk, and the position of the walk. */
  let first: number | undefined;
  let height = 0;
  /** Isolated refusals: the more of them, the more evidence is required. */
  let alone = 0;
  let below = 0;
  let belowWanted = enoughBelow;

  /** Takes a step, and returns whether the walk reached the threshold for consecutive refusals. */
  const walk = (step: 1 | -1, max: number): boolean => {
    height += step;
    if (height >= 0 && height < max) return false;
    first = undefined;
    if (height < 0) alone += 1;
    return height >= max;
  };

  const isInARow = (order: number, max: number): boolean => {
    if (first !== undefined) return walk(1, max);
    first = order;
    height = 0;
    return false;
  };

  const blameRate = (): "everybody" => {
    if (part !== undefined) belowWanted = Math.min(maxBelow, 2 * belowWanted);
    blamed = "rate";
    part = undefined;
    first = undefined;
    below = 0;
    return "everybody";
  };

  const partOf = (share: number, length: number): Part => ({
    share,
    length,
    from: latest,
    until: clock.elapsed() + longestPartMs / share,
    served: 0,
    refused: 0,
  });

  return {
    started: () => (latest += 1),
    served: (order) => {
      if (first !== undefined && order > first) walk(-1, Number.POSITIVE_INFINITY);
      if (part === undefined || order <= part.from) return undefined;
      part.served += 1;
      const { served, length, until } = part;
      const isOver = clock.elapsed() >= until;
      if (served < length && !isOver) return undefined;
      // An experiment that ran out of time is inconclusive.
      if (isOver) part = undefined;
      blameRate();
      return isOver ? 1 : length / (length + refusalsAtRate);
    },
    refused: (order, wasServed) => {
      if (blamed === "nothing")
        return isInARow(order, enoughInARow + Math.floor(Math.log2(1 + alone) / 3)) ? blameRate() : "alone";
      if (part === undefined) {
        if (wasServed) below += 1;
        if (below < belowWanted) return "everybody";
        part = partOf(1, Number.POSITIVE_INFINITY);
        return "alone";
      }
      if (order <= part.from) return "alone";
      part.refused += 1;
      if (isInARow(order, enoughInExperiment)) return blameRate();
      if (part.share === 1) {
        if (part.refused >= refusalsAtRate) part = partOf(slower, Math.max(part.served, 1));
        return "alone";
      }
      if (part.refused < refusalsWhenSlower) return "alone";
      blamed = "nothing";
      part = undefined;
      belowWanted = enoughBelow;
      return "acquitted";
    },
    share: () => part?.share,
  };
};
