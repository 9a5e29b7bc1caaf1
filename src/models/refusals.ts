/**
 * Whether a server refuses because of the rate, or whatever the rate: a gateway that loses a call now and then also
 * answers 429. A limit that is reached refuses the calls that start after a refused one as well, while most refusals
 * by chance have a served call behind them: a sequential test (Wald 1945) walks up with every refusal and down with
 * every call served that started later.
 *
 * Once the rate is to blame, each refusal holds everybody back. A limit does not refuse at a rate that it has been
 * measured to serve, so after some refusals at such rates an experiment is made: nobody is held back, first at the same
 * rate, then at a lower one. Refusals that do not become fewer with the rate are by chance.
 */
import type { Clock } from "./clock.ts";

export type Refusals = {
  /** A call starts: its place in the order of starts. */
  readonly started: () => number;
  /**
   * The call that started as this one in order was served. Where this ends an experiment that blamed the rate, tells
   * what share of the rate at its beginning the server bears.
   */
  readonly served: (order: number) => number | undefined;
  /**
   * The call that started as this one in order was refused, at a rate that had been measured to be served or not.
   * Tells whether everybody is to be held back, or this call alone; or that the rate is no longer to blame.
   */
  readonly refused: (order: number, wasServed: boolean) => "everybody" | "alone" | "acquitted";
  /** What share of the rate is to be kept to during an experiment; undefined while there is none. */
  readonly share: () => number | undefined;
};

/** So many refusals more than served calls, after a first refusal, and the rate is to blame; fewer in an experiment. */
const enoughInARow = 5;
const enoughInExperiment = 2;

/** So many refusals at rates that had been served, and an experiment is made; after one that failed, twice as many. */
const enoughBelow = 3;
const maxBelow = 24;

/** The first part of an experiment lasts for so many refusals, but not longer than this: slow rates are not worth it. */
const refusalsAtRate = 4;
const longestPartMs = 15_000;
/** The second part has as many calls, and this many refusals in it show that the lower rate helps little. */
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
  /** The part of an experiment that is under way: calls that started after `from`, so many served and refused so far. */
  let part: Part | undefined;
  let latest = 0;
  /** The first refusal of a walk, and where the walk is. */
  let first: number | undefined;
  let height = 0;
  /** Refusals that stood alone: the more of them, the more it takes to think otherwise. */
  let alone = 0;
  let below = 0;
  let belowWanted = enoughBelow;

  /** Walks on, and tells whether the end was reached at which refusals come in a row. */
  const walk = (step: 1 | -1, most: number): boolean => {
    height += step;
    if (height >= 0 && height < most) return false;
    first = undefined;
    if (height < 0) alone += 1;
    return height >= most;
  };

  const isInARow = (order: number, most: number): boolean => {
    if (first !== undefined) return walk(1, most);
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
      // What ran out of time showed nothing.
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
