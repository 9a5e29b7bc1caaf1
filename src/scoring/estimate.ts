/**
 * Estimates: a share never travels without its interval and its count.
 * Wilson score interval at 95 % (Wilson 1927); n = 0 gives the whole unit interval and no value.
 *
 * The mean of values between 0 and 1 has Wilson's interval for the number of items that a share would need to be as exact: values
 * in [0, 1] vary at most as much as a share of the same mean does (s² ≤ m(1 − m)), so n·m(1 − m)/s² ≥ n (Korn and Graubard 1998
 * use it for design effects). One observation of a share's own variance is mixed in, so that a few equal values claim no certainty.
 */

/** A value between `low` and `high` with 95 % confidence, from `n` observations. Null when n = 0. */
export type Estimate = {
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
  readonly n: number;
};

/** The standard normal quantile of 0.975. */
export const z95 = 1.959963984540054;

/** Nothing observed, or nothing that has a value. */
export const unknown = (n: number, [low, high]: Bounds): Estimate => ({ value: null, low, high, n });

/** A value whose interval reaches so far below and above it, as far as the bounds allow. */
export const reaching = (
  value: number,
  [below, above]: readonly [number, number],
  [least, max]: Bounds,
): Omit<Estimate, "n"> & { readonly value: number } => ({
  value,
  low: Math.max(least, value - below),
  high: Math.min(max, value + above),
});

type Bounds = readonly [least: number, max: number];

/** Where shares lie, and differences of shares. */
export const shareBounds: Bounds = [0, 1];
export const differenceBounds: Bounds = [-1, 1];

/**
 * The difference of two shares with Newcombe's interval of their intervals (1998, method 10); `phi` is the correlation of paired
 * shares, 0 of independent ones.
 */
export const newcombe = (value: number, before: Estimate, after: Estimate, phi = 0) => {
  const spread = (of: number, other: number): number =>
    Math.sqrt(Math.max(0, of * of - 2 * phi * of * other + other * other));
  const [was, is] = [before.value ?? 0, after.value ?? 0];
  const below = spread(is - after.low, before.high - was);
  return reaching(value, [below, spread(after.high - is, was - before.low)], differenceBounds);
};

/** The sum of an amount over a list, or of the numbers in it. */
export const addUp = <One>(list: Iterable<One>, of: (one: One) => number = Number): number => {
  let sum = 0;
  for (const one of list) sum += of(one);
  return sum;
};

/** The mean of some numbers; 0 of none. */
export const average = (values: readonly number[]): number => addUp(values) / Math.max(1, values.length);

/** The share of `successes` among `n`, with Wilson's interval at 95 % unless another z is given. */
export const proportion = (successes: number, n: number, z = z95): Estimate => {
  if (n === 0) return unknown(n, shareBounds);
  const share = successes / n;
  const z2 = z * z;
  const centre = share + z2 / (2 * n);
  const spread = z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  const scale = 1 + z2 / n;
  return {
    value: share,
    low: successes === 0 ? 0 : Math.max(0, (centre - spread) / scale),
    high: successes === n ? 1 : Math.min(1, (centre + spread) / scale),
    n,
  };
};

/** The share of a list that has a property, with its interval. */
export const estimateShare = <One>(list: readonly One[], holds: (one: One) => boolean): Estimate =>
  proportion(list.filter(holds).length, list.length);

/** The mean and its interval at 95 %; `n` is the number of values. */
export const meanEstimate = (values: readonly number[]): Estimate =>
  clusteredShare(values.map((value) => [value, 1]));

/**
 * The share over groups whose members need not be independent, such as questions of one argument. Wilson's interval is for at most
 * as many independent members as there are, and at least for those that groups of equal members stand for (Kish 1965).
 */
export const clusteredShare = (groups: readonly (readonly [part: number, of: number])[]): Estimate => {
  const n = addUp(groups, ([, of]) => of);
  if (n === 0) return proportion(0, 0);
  const share = addUp(groups, ([part]) => part) / n;
  const least = n ** 2 / addUp(groups, ([, of]) => of ** 2);
  const [max, few] = least === n ? [Number.POSITIVE_INFINITY, 0] : [n, 1];
  const squares =
    addUp(groups, ([part, of]) => (part - of * share) ** 2) *
    (groups.length / Math.max(1, groups.length - few));
  const ofShare = share * (1 - share);
  const variance = (squares + ofShare) / n ** 2;
  const effective = variance === 0 ? least : Math.min(max, Math.max(least, ofShare / variance));
  return { ...proportion(share * effective, effective), value: share, n };
};

/**
 * The mean of independent shares, each in [0, 1]; its interval takes their distances together by the method of variance recovery
 * (Zou and Donner 2008), as Newcombe does for a difference. Of fewer than two shares, or where one has no observations, it has
 * no value.
 */
export const averageShares = (shares: readonly Estimate[]): Estimate => {
  const n = Math.round(addUp(shares, (share) => share.n));
  const values = shares.flatMap(({ value }) => value ?? []);
  if (values.length < shares.length || shares.length < 2) return unknown(n, shareBounds);
  const below = Math.hypot(...shares.map(({ low }, i) => values[i]! - low)) / shares.length;
  const above = Math.hypot(...shares.map(({ high }, i) => high - values[i]!)) / shares.length;
  return { ...reaching(average(values), [below, above], shareBounds), n };
};
