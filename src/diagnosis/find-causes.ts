/**
 * Root causes: the factors that explain which questions were answered wrongly. A factor is what some questions have in common, such as
 * a rule that their answer needs. All factors of a family are fitted together (`fit.ts`), beside the causes of earlier families.
 * One is a cause where its likelihood ratio is beyond chance, corrected for the number of names (Bonferroni).
 */
import { addUp } from "#scoring/estimate";
import { fitRows, type Fit, type FitRows, type Prior } from "./fit.ts";

export type Factor = {
  /** Three factors may have one name: questions that need a rule, those that its contradiction answers, and contrasts. They share no row. */
  readonly name: string;
  /** Factors of one family are fitted together, and families in their order. */
  readonly family: number;
  readonly rows: Int32Array;
};

/** Questions by row. */
export type CauseRows = {
  /** The share of right answers. */
  readonly right: ArrayLike<number>;
  /** Questions of one argument have one number, from 0. */
  readonly cluster: Int32Array;
  /** For each family the strata within which its factors are compared, by number from 0. */
  readonly strata: readonly Int32Array[];
  readonly factors: readonly Factor[];
};

export type Cause = {
  /** Its place among the factors, and those of other names that these questions can hardly tell from it. */
  readonly factor: number;
  readonly alike: readonly number[];
  /** The difference in accuracy that goes with it, with 95 %. */
  readonly effect: number;
  readonly low: number;
  readonly high: number;
  /** Questions that have it, and how many arguments they rest on. */
  readonly n: number;
  readonly arguments: number;
  /** The chance that any factor looks as bad where none is a cause. */
  readonly p: number;
};

/** The causes; `expected` is the accuracy of each row by the model, `without(c)` the same without a cause. */
export type Causes = {
  readonly causes: readonly Cause[];
  readonly expected: Float64Array;
  readonly without: (cause: number) => Float64Array;
};

/** The largest p of a cause. Of answers without a cause 1 % get one (results/causes.md). */
const level = 0.02;
/** Fewer questions say nothing of a factor. */
const minRows = 4;
/** Factors are alike from this correlation on. */
const maxAlike = 0.9;
/** The rates by which a cause's effect is estimated. */
const fineRates = Array.from({ length: 50 }, (_, i) => (i + 0.5) / 50);
const finePrior: Prior = { rates: fineRates, oneIn: 1 };

/** Finds the causes of wrong answers. */
export const findCauses = (rows: CauseRows): Causes => {
  const found: Found[] = [];
  for (const family of rows.strata.keys()) found.push(...findInFamily(rows, family, found));
  const causes = [...Map.groupBy(found, ({ factor }) => factor.name).values()].map(([first]) => first!);
  return {
    causes: causes.map(({ cause }) => ({ ...cause, alike: listSimilarFactors(cause.factor, rows) })),
    expected: fitRows(rowsAmong(rows, 0, found), finePrior).expected(),
    without: (cause) => causes[cause]!.without,
  };
};

/** A cause with its factor, and the accuracy of each row without it. */
type Found = {
  readonly factor: Factor;
  readonly cause: Omit<Cause, "alike">;
  readonly without: Float64Array;
};

const findInFamily = (rows: CauseRows, family: number, before: readonly Found[]): readonly Found[] => {
  const open = rows.factors.filter((factor) => factor.rows.length >= minRows);
  const tried = open.filter((factor) => factor.family === family);
  const fit = fitRows(rowsAmong(rows, family, [...before, ...tried.map((factor) => ({ factor }))]));
  const together = togetherness(rows, fit.expected());
  const tests = tried.map((factor, i) => {
    const design = designEffect(rows, factor, together);
    const logs = fit.likelihoods(before.length + i, fineRates);
    return { factor, design, deviance: (2 * Math.max(0, ...logs)) / design };
  });
  const names = new Set(open.map(({ name }) => name)).size;
  const choose = (some: typeof tests, devianceOf: (group: typeof tests) => number) =>
    [...Map.groupBy(some, ({ factor }) => factor.name).values()].flatMap((group) => {
      const p = names * computePValue(devianceOf(group), group.length);
      return p > level ? [] : group.filter(({ deviance }) => deviance > 1).map((one) => ({ ...one, p }));
    });
  const candidates = choose(tests, (group) => addUp(group, ({ deviance }) => deviance));
  // A factor of many questions may have taken the other errors to itself: these are fitted again without each candidate.
  const fitOf = (some: typeof tests): Fit =>
    fitRows(rowsAmong(rows, family, [...before, ...some]), finePrior);
  const whole = fitOf(candidates).logLikelihood();
  const named = choose(candidates, (group) => {
    const rest = fitOf(candidates.filter(({ factor }) => factor.name !== group[0]!.factor.name));
    return (2 * (whole - rest.logLikelihood())) / Math.max(...group.map(({ design }) => design));
  });
  const fine = fitOf(named);
  return named.map(({ factor, design, p }, i) => {
    const logs = fine.likelihoods(before.length + i, fineRates).map((log) => log / design);
    const without = fine.expected(before.length + i);
    const cause = { factor: rows.factors.indexOf(factor), p, ...estimateEffect(rows, factor, without, logs) };
    return { factor, cause, without };
  });
};

const rowsAmong = (
  { right, strata }: CauseRows,
  family: number,
  some: readonly { readonly factor: Factor }[],
): FitRows => ({
  right,
  stratum: strata[family]!,
  strata: countValues(strata[family]!),
  factors: some.map(({ factor }) => factor.rows),
});

const countValues = (values: Int32Array): number =>
  1 + values.reduce((most, value) => Math.max(most, value), -1);

const togetherness = ({ right, cluster }: CauseRows, expected: Float64Array): number => {
  const count = countValues(cluster);
  const [sums, deviations] = [new Float64Array(count), new Float64Array(count)];
  let [pairs, most] = [0, 0];
  for (let row = 0; row < cluster.length; row++) {
    const at = cluster[row]!;
    const deviation = Math.sqrt(expected[row]! * (1 - expected[row]!));
    const residual = right[row]! - expected[row]!;
    pairs += residual * sums[at]!;
    most += deviation * deviations[at]!;
    sums[at]! += residual;
    deviations[at]! += deviation;
  }
  return most > 0 ? Math.max(0, Math.min(1, pairs / most)) : 0;
};

const designEffect = ({ cluster }: CauseRows, factor: Factor, together: number): number => {
  const sizes = new Int32Array(cluster.length);
  let squares = 0;
  // (n + 1)² is n² and 2n + 1.
  for (const row of factor.rows) squares += 2 * sizes[cluster[row]!]!++ + 1;
  const size = squares / factor.rows.length;
  return 1 + together * (size - 1);
};

/** How much less accurate a cause's questions are than they would be without it: the mean and the middle 95 % of its rate. */
const estimateEffect = (
  rows: CauseRows,
  { rows: members }: Factor,
  without: Float64Array,
  logs: readonly number[],
) => {
  const share = addUp(members, (row) => without[row]!) / members.length;
  const most = Math.max(...logs);
  const odds = logs.map((log) => Math.exp(log - most));
  const total = addUp(odds);
  const computeRate = (part: number): number => {
    let sum = 0;
    const i = odds.findIndex((one) => (sum += one / total) >= part);
    return fineRates[i]! + (0.5 - (sum - part) / (odds[i]! / total)) / 50;
  };
  return {
    effect: -share * addUp(odds.keys(), (i) => (fineRates[i]! * odds[i]!) / total),
    low: -share * computeRate(0.975),
    high: -share * computeRate(0.025),
    n: members.length,
    arguments: new Set(Array.from(members, (row) => rows.cluster[row]!)).size,
  };
};
/** The correlation of two factors over so many questions. */
export const computeCorrelation = (one: Factor, other: Factor, count: number): number => {
  const own = new Set(one.rows);
  const shared = addUp(other.rows, (row) => Number(own.has(row)));
  const spread = ({ rows: { length } }: Factor): number => length - length ** 2 / count;
  return (
    (shared - (one.rows.length * other.rows.length) / count) /
    Math.sqrt(Math.max(1e-12, spread(one) * spread(other)))
  );
};

const listSimilarFactors = (
  place: number,
  { factors, right }: Pick<CauseRows, "factors" | "right">,
): readonly number[] => {
  const own = factors[place]!;
  return [...factors.keys()].filter((other) => {
    const { name, family } = factors[other]!;
    return (
      name !== own.name &&
      family === own.family &&
      computeCorrelation(own, factors[other]!, right.length) > maxAlike
    );
  });
};

const computePValue = (deviance: number, factors: number): number => {
  const root = Math.sqrt(Math.max(0, deviance));
  const more = [0, 1 / 4, 3 / 8 + root / Math.sqrt(32 * Math.PI)];
  return normalTail(root) + more[factors - 1]! * Math.exp(-(root ** 2) / 2);
};

const normalTail = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * z);
  const sum =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
};
