/**
 * Servers' limits as functions of time: what decides on a call at a moment, in milliseconds from a fixed one. They
 * serve it (undefined) or name the milliseconds until one may pass.
 */

export type Gate = (now: number) => number | undefined;

/** Refills so many a minute into a bucket that holds so many. */
export const bucket = (perMinute: number, capacity: number): Gate => {
  const eachMs = 60_000 / perMinute;
  let [level, last] = [capacity, 0];
  return (now) => {
    level = Math.min(capacity, level + (now - last) / eachMs);
    last = now;
    if (level < 1) return (1 - level) * eachMs;
    level -= 1;
    return undefined;
  };
};

/** So many in each whole minute of the server's clock, which is not ours. */
export const fixedWindow = (perMinute: number): Gate => {
  let [minute, count] = [-1, 0];
  return (now) => {
    const current = Math.floor((now + 17_000) / 60_000);
    if (current !== minute) [minute, count] = [current, 0];
    if (count >= perMinute) return (current + 1) * 60_000 - 17_000 - now;
    count += 1;
    return undefined;
  };
};

/** So many in any sixty seconds. */
export const slidingWindow = (perMinute: number): Gate => {
  const served: number[] = [];
  return (now) => {
    while ((served[0] ?? now) <= now - 60_000) served.shift();
    if (served.length >= perMinute) return (served[0] ?? now) + 60_000 - now;
    served.push(now);
    return undefined;
  };
};

/** Refuses this share of the calls whatever the rate, and asks them to wait a second. */
export const byChance = (share: number, seed = 77): Gate => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 < share ? 1000 : undefined;
  };
};
