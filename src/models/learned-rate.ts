/**
 * Learns a server's limit in calls per minute from its refusals alone. A cycle lasts from its first call to the first
 * call served after a refusal. In that time the server gave its full rate, whether it counts in windows or refills a
 * bucket. The rate is therefore served / elapsed, unless the pace was much slower at first; then the rate that was
 * reached counts. The pace stays slightly below it and grows again, because the limit may be higher (as CUBIC probes
 * beyond the last loss: Ha, Rhee and Xu 2008). Growth is slow at first, and faster the longer no call is refused. It
 * is fast after a short first measurement, which a bucket's initial burst may distort, and slow after a long cycle.
 */
import type { Clock } from "./clock.ts";

type LearnedRate = {
  readonly started: () => void;
  /** Records that a call started at that moment was served; `fresh` if that was after the last refusal. */
  readonly served: (fresh: boolean, startedAt: number) => void;
  /** Records the refusal of a call that started after the previous refusal. */
  readonly refused: () => void;
  /** Calls per minute to keep to; undefined while no call was refused. */
  readonly perMinute: () => number | undefined;
  /** Whether the current rate is one that the server has been measured to serve. */
  readonly wasServed: () => boolean;
  /** Sets the rate that an experiment has shown. */
  readonly settle: (perMinute: number) => void;
  /** Resets to the initial state, without refusals. */
  readonly forget: () => void;
};

/** The initial rate as a share of a measured limit. */
const safetyMargin = 0.99;

/** Growth starts with this share per minute and doubles in this time. */
type Growth = { readonly share: number; readonly doublingMs: number };
const quick: Growth = { share: 0.2, doublingMs: 5000 };
const searching: Growth = { share: 0.08, doublingMs: 15_000 };
const careful: Growth = { share: 0.01, doublingMs: 40_000 };
const longestDoublingMs = 160_000;

/** A cycle of at least this length is a reliable measurement by itself. */
const sureAfterMs = 20_000;
/** In a cycle of at least this length, the wait at its end is negligible. */
const longAfterMs = 45_000;

/** If the rate had grown by more than this factor when refused, the cycle's mean is unreliable. */
const muchGrown = 1.1;
/** The share of the refused rate to try if the mean is unreliable: higher the slower the rate had grown. */
const steps = { far: 0.8, quick: 0.85, searching: 0.93, sure: 0.97 };

/** Two measurements of one limit differ by less than this. */
const sameLimit = 0.05;

export const createLearnedRate = (clock: Clock): LearnedRate => {
  let began: number | undefined;
  let served = 0;
  /** The rate at which a call was refused, if a rate was set; undefined while no call is refused. */
  let refusal: { readonly at: number | undefined } | undefined;
  let measured: number | undefined;
  let base: number | undefined;
  let grownSince = 0;
  let growth = quick;

  const perMinute = (): number | undefined => {
    if (base === undefined) return undefined;
    // The integral of an exponential growth.
    const { share, doublingMs } = growth;
    const elapsed = Math.max(0, clock.elapsed() - grownSince);
    const gain = (share / 60_000) * (doublingMs / Math.LN2) * (2 ** (elapsed / doublingMs) - 1);
    return base * Math.exp(Math.min(gain, 20));
  };

  const measure = (elapsed: number, refusedAt: number | undefined): void => {
    const mean = (served * 60_000) / elapsed;
    const isLong = elapsed >= longAfterMs;
    const isMuchGrown = base !== undefined && refusedAt !== undefined && refusedAt > base * muchGrown;
    const isSure = elapsed >= sureAfterMs && !isMuchGrown;
    // Refused at a rate that was considered safe: the previous measurement was far off.
    const isFar = measured !== undefined && refusedAt !== undefined && refusedAt <= measured;
    // The waiting time lowers the mean of a short cycle, but only slightly for a reliable one.
    const isMean = refusedAt === undefined || (isSure && (isLong || mean < refusedAt * steps.quick));
    const step = isSure
      ? steps.sure
      : isFar
        ? steps.far
        : isLong || growth === quick
          ? steps.quick
          : steps.searching;
    const rate = isMean ? mean : Math.max(mean, refusedAt * step);
    const isSame = measured !== undefined && Math.abs(rate / measured - 1) < sameLimit;
    if (!isSure && !isLong) growth = refusedAt === undefined || isFar ? quick : searching;
    else if (isSame && growth.share === careful.share)
      growth = { ...careful, doublingMs: Math.min(longestDoublingMs, growth.doublingMs * 2) };
    else growth = careful;
    measured = rate;
    base = rate * safetyMargin;
    grownSince = clock.elapsed();
  };

  return {
    started: () => {
      began ??= clock.elapsed();
    },
    served: (fresh, startedAt) => {
      if (refusal !== undefined && fresh && began !== undefined) {
        if (served > 0 && startedAt > began) measure(startedAt - began, refusal.at);
        refusal = undefined;
        began = startedAt;
        served = 0;
      }
      served += 1;
    },
    refused: () => {
      const at = perMinute();
      // Refused again before any call was served: no measurement, but the rate is certainly too high.
      if (refusal !== undefined && base !== undefined) {
        base = (at ?? base) * 0.7;
        grownSince = clock.elapsed();
      }
      refusal ??= { at };
    },
    perMinute,
    wasServed: () => measured !== undefined && (perMinute() ?? Number.POSITIVE_INFINITY) <= measured,
    settle: (shown) => {
      began = clock.elapsed();
      grownSince = began;
      served = 0;
      refusal = undefined;
      measured = shown;
      base = shown * safetyMargin;
      growth = searching;
    },
    forget: () => {
      began = undefined;
      served = 0;
      refusal = undefined;
      measured = undefined;
      base = undefined;
      growth = quick;
    },
  };
};
