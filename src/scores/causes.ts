/**
 * Root causes: the smallest set of factors that explains which questions were answered wrongly. A factor is what some questions have
 * in common, such as a rule that their answer takes; a question may have many (multiple membership).
 *
 * Factors are selected one by one, and removed again where the others explain them (stepwise selection). A right answer is modelled as
 * no error of its stratum and no error of any selected factor (noisy-and). Each further factor is compared with the model by a score
 * test. Answers simulated from the model calibrate the largest statistic of all factors (max-T, Westfall and Young 1993). Effects are differences in accuracy between the questions with a factor as they are, and as they
 * would be without it. Intervals repeat the selection in each draw of a Bayesian bootstrap over arguments (Rubin 1981).
 */
import type { Random } from "#arguments/random";
import { getOrInsert } from "#logic/memoize";
import { sumOf } from "./estimate.ts";

/** What questions have in common. Rows ascend; an amount below 1 says that a question may be answered without it. */
export type Factor = {
  readonly name: string;
  /** Factors of one family are looked at together, and families in their order. */
  readonly family: number;
  readonly rows: Int32Array;
  readonly amounts: Float64Array;
  /** How much worse its questions must look than those of others to count as much, in standard errors; 0 where absent. */
  readonly doubt?: number;
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

/** A factor that questions answered wrongly have in common. */
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
  /** The chance that any factor of its family looks as bad where none is. */
  readonly p: number;
};

/** What was found; `expected` is the accuracy of each row by the model, `without(c)` the same without a cause. */
export type Causes = {
  readonly causes: readonly Cause[];
  readonly expected: Float64Array;
  readonly without: (cause: number) => Float64Array;
};

/**
 * The policy. A factor is taken in where one as bad turns up by chance in at most so many of all sets of answers that the factors taken
 * in make: 4 % in the first family, 0.7 % in each other one, so that all families together stay near 5 %. Fewer than `minRows` questions say nothing.
 */
const levels = [0.04, 0.007];
/** A factor as bad as chance makes one half of the time is looked at beside others. */
const provisional = 0.5;
const simulations = 300;
const usualDraws = 300;
const maxCauses = 12;
const minRows = 5;
/** As do fewer than so many wrong answers beyond those expected. */
const minWrong = 3;
/** Of several factors of one name the first is taken in whose score is at most so many standard errors from the worst. */
const nearby = 1;
/** Factors of which the questions have so much in common are one set. */
const maxAlike = 0.9;

/** Finds the causes of wrong answers; without draws it gives no intervals. */
export const findCauses = (
  rows: CauseRows,
  random: Random,
  { draws = usualDraws }: { readonly draws?: number } = {},
): Causes => {
  const { factors, strata } = rows;
  const weights = new Float64Array(rows.right.length).fill(1);
  const fitOf = createFits(rows, createGrouping(rows));
  const chosen: Chosen[] = [];
  for (const family of strata.keys()) {
    const look = (taken: readonly number[], of?: number): Chosen | undefined =>
      worstOf(
        rows,
        of === undefined
          ? openFactors(factors, family, taken)
          : [of, ...openFactors(factors, family, [of, ...taken])],
        family,
        { expected: fitOf(family, taken)(weights)(), weights, random, of },
      );
    const level = levels[Math.min(family, 1)]!;
    const before = chosen.length;
    // What other causes hide is seen once they are in: first all that may be causes, then without those that are none beside the rest.
    while (chosen.length < maxCauses) {
      const found = look(placesOf(chosen));
      if (found === undefined || found.p > provisional) break;
      chosen.push(found);
    }
    for (let isSettled = chosen.length === before; !isSettled;) {
      const anew = chosen.slice(before).map(({ factor }) =>
        look(
          placesOf(chosen).filter((other) => other !== factor),
          factor,
        )!,
      );
      const worst = anew.reduce((max, { p }, i) => (p > (anew[max]?.p ?? 0) ? i : max), 0);
      isSettled = anew[worst] === undefined || anew[worst].p <= level;
      chosen.splice(before, anew.length, ...(isSettled ? anew : anew.toSpliced(worst, 1)));
    }
  }
  const taken = chosen.map(({ factor }) => factor);
  const whole = fitOf(0, taken)(weights);
  const spread = draws === 0 ? [] : spreadOf(rows, chosen, { fitOf, draws }, random);
  return {
    causes: chosen.map(({ factor, p }, i) => {
      const members = membersOf(factors[factor]!);
      return {
        factor,
        alike: alikeTo(factor, factors, rows.right.length),
        effect: effectOf(rows, members, whole(factor), weights),
        ...(spread[i] ?? { low: -1, high: 1 }),
        n: members.length,
        arguments: new Set(members.map((row) => rows.cluster[row]!)).size,
        p,
      };
    }),
    expected: whole(),
    without: (cause) => whole(taken[cause]),
  };
};

/** A factor taken in, the score that chance alone reaches, and how often it is as bad. */
type Chosen = { readonly factor: number; readonly limit: number; readonly p: number };

const placesOf = (chosen: readonly Chosen[]): readonly number[] => chosen.map(({ factor }) => factor);

/** The factors of a family that may be taken in yet: none that has the name of one that is in. */
const openFactors = (
  factors: readonly Factor[],
  family: number,
  taken: readonly number[],
): readonly number[] => {
  const names = new Set(taken.map((factor) => factors[factor]!.name));
  return [...factors.keys()].filter((place) => {
    const { family: own, name, rows } = factors[place]!;
    return own === family && !names.has(name) && rows.length >= minRows;
  });
};

/** Groups of rows that are alike: by row its group, from 0, by group its first row, and how many there are. */
type Groups = { readonly of: Int32Array; readonly first: readonly number[] };

/** Groups by family and by the factors taken in: rows of one stratum to which each of these bears in the same way. */
type Grouping = (family: number, taken: readonly number[]) => Groups;

const createGrouping = ({ strata, factors }: CauseRows): Grouping => {
  const known = new Map<string, Groups>();
  const build = (family: number, taken: readonly number[]): Groups => {
    let of = strata[family]!;
    for (const place of taken) {
      const ways = waysOf(factors, place, of.length);
      const numbers = new Map<number, number>();
      of = of.map((group, row) => getOrInsert(numbers, group * 4 + ways[row]!, () => numbers.size));
    }
    const first: number[] = [];
    for (const [row, group] of of.entries()) first[group] ??= row;
    return { of, first };
  };
  return (family, taken) => getOrInsert(known, `${family}/${taken.join()}`, () => build(family, taken));
};

/** By row how a factor's name bears on it: 0 not at all, 1 it is needed, 2 it can be done without, 3 by other ways of the name only. */
const waysOf = (factors: readonly Factor[], place: number, count: number): Uint8Array => {
  const ways = new Uint8Array(count);
  const [first, ...others] = factors.filter(({ name }) => name === factors[place]!.name);
  for (const { rows } of others) for (const row of rows) ways[row] = 3;
  for (const [i, row] of first!.rows.entries()) ways[row] = first!.amounts[i] === 1 ? 1 : 2;
  return ways;
};

/** How many numbers from 0 up there are. */
const numbersOf = (values: Int32Array): number => values.reduce((max, value) => Math.max(max, value), -1) + 1;

/**
 * The model of right answers with some factors: no error of the stratum and no slip of any factor (noisy-and; Pearl 1988). Fitted by
 * expectation and maximisation to weighted rows, it gives each row's accuracy, without the factor of one place where it is named.
 */
type Fit = (weights: Float64Array) => (without?: number) => Float64Array;

/** Errors of a stratum are drawn to those of all by so many answers; a factor has seen a tenth of one of its own, half wrong. */
const drawn = { stratum: 4, factor: 0.05 };
const iterations = 40;

const createFits = (
  rows: CauseRows,
  grouping: Grouping,
): ((family: number, taken: readonly number[]) => Fit) => {
  const known = new Map<string, Fit>();
  const build = (family: number, taken: readonly number[]): Fit => {
    const { of, first } = grouping(family, taken);
    const strata = first.map((row) => rows.strata[family]![row]!);
    const ways = taken.map((place) => {
      const way = waysOf(rows.factors, place, of.length);
      return first.map((row) => way[row]!);
    });
    const levels = numbersOf(rows.strata[family]!);
    return (weights) => {
      const [total, wrong] = [new Float64Array(first.length), new Float64Array(first.length)];
      for (const [row, group] of of.entries()) {
        total[group]! += weights[row]!;
        wrong[group]! += weights[row]! * (1 - rows.right[row]!);
      }
      const overall = sumOf(wrong) / sumOf(total);
      const errors = new Float64Array(levels).fill(overall);
      // A rate of slips for each factor and way.
      const slips = new Float64Array(3 * taken.length).fill(0.3);
      const placeOf = (i: number, group: number): number => 3 * i + ways[i]![group]! - 1;
      const shareOf = (group: number, but = -1): number => {
        let share = 1 - errors[strata[group]!]!;
        for (let i = 0; i < taken.length; i++)
          if (i !== but && ways[i]![group]! > 0) share *= 1 - slips[placeOf(i, group)]!;
        return share;
      };
      for (let iteration = 0; iteration < (taken.length === 0 ? 1 : iterations); iteration++) {
        const [own, all] = [new Float64Array(levels), new Float64Array(levels)];
        const [slipped, asked] = [new Float64Array(slips.length), new Float64Array(slips.length)];
        for (let group = 0; group < first.length; group++) {
          // What each wrong answer is expected to be owed to.
          const each = wrong[group]! / Math.max(1e-9, 1 - shareOf(group));
          own[strata[group]!]! += each * errors[strata[group]!]!;
          all[strata[group]!]! += total[group]!;
          for (let i = 0; i < taken.length; i++) {
            if (ways[i]![group] === 0) continue;
            slipped[placeOf(i, group)]! += each * slips[placeOf(i, group)]!;
            asked[placeOf(i, group)]! += total[group]!;
          }
        }
        const level = sumOf(own) / sumOf(all);
        for (let i = 0; i < levels; i++)
          errors[i] = (own[i]! + drawn.stratum * level) / (all[i]! + drawn.stratum);
        for (let i = 0; i < slips.length; i++)
          slips[i] = (slipped[i]! + drawn.factor) / (asked[i]! + 2 * drawn.factor);
      }
      return (without) => {
        const but = without === undefined ? -1 : taken.indexOf(without);
        const shares = first.map((_, group) => shareOf(group, but));
        return Float64Array.from(of, (group) => shares[group]!);
      };
    };
  };
  return (family, taken) => getOrInsert(known, `${family}/${taken.join()}`, () => build(family, taken));
};

/** What is right beyond what is expected, by row, and its variance; the levels of the strata are fitted. */
type Residuals = {
  readonly expected: Float64Array;
  readonly residual: Float64Array;
  readonly variance: Float64Array;
};

const residualsOf = (
  { right, strata }: CauseRows,
  family: number,
  expected: Float64Array,
  weights: Float64Array,
): Residuals => {
  const residual = expected.map((share, row) => right[row]! - share);
  const variance = expected.map((share) => share * (1 - share));
  // Shares of several answers to a question vary less than one answer does.
  const [squares, max] = [
    sumOf(residual.keys(), (row) => weights[row]! * residual[row]! ** 2),
    sumOf(variance.keys(), (row) => weights[row]! * variance[row]!),
  ];
  const less = max > 0 ? Math.min(1, squares / max) : 1;
  for (let row = 0; row < variance.length; row++) variance[row]! *= less;
  centre(residual, variance, strata[family]!, weights);
  return { expected, residual, variance };
};

/** Takes out of residuals what another level of their stratum explains. */
const centre = (
  residual: Float64Array,
  variance: Float64Array,
  strata: Int32Array,
  weights: Float64Array,
): void => {
  const count = numbersOf(strata);
  const [sums, spreads] = [new Float64Array(count), new Float64Array(count)];
  for (let row = 0; row < strata.length; row++) {
    sums[strata[row]!]! += weights[row]! * residual[row]!;
    spreads[strata[row]!]! += weights[row]! * variance[row]!;
  }
  for (let row = 0; row < strata.length; row++)
    if (spreads[strata[row]!]! > 0)
      residual[row]! -= (variance[row]! * sums[strata[row]!]!) / spreads[strata[row]!]!;
};

/**
 * How bad the questions of a factor were answered beside what is expected: the signed root of the deviance of a binomial variable.
 * Unlike the score over its standard error it is as likely to be large for a factor of few questions as for one of many
 * (Barndorff-Nielsen 1986), so one limit serves all.
 */
const scorer = (rows: CauseRows, family: number, residuals: Residuals, weights: Float64Array) => {
  const { expected, variance } = residuals;
  const strata = rows.strata[family]!;
  const levels = numbersOf(strata);
  const [sums, spreads] = [new Float64Array(levels), new Float64Array(levels)];
  for (let row = 0; row < strata.length; row++) spreads[strata[row]!]! += weights[row]! * variance[row]!;
  const shares = new Float64Array(numbersOf(rows.cluster));
  const { pairs, together: pairsOfOne } = pairsOf(rows, weights, residuals);
  const [all, allOfOne] = [sumOf(pairs), sumOf(pairsOfOne)];
  const error = Math.sqrt(sumOf(pairs, (one) => one * one));
  /** The wrong answers that are expected of a factor's questions, and their variance. */
  const expectedOf = ({ rows: own, amounts }: Factor): Expected => {
    let [count, mean, score, apart, together, pulled, spread] = [0, 0, 0, 0, 0, all, allOfOne];
    for (let i = 0; i < own.length; i++) {
      const [row, part] = [own[i]!, weights[own[i]!]! * amounts[i]!];
      sums[strata[row]!]! += part * variance[row]!;
      score += part * amounts[i]! * variance[row]!;
      shares[rows.cluster[row]!]! += part;
      count += part;
      mean += part * (1 - expected[row]!);
      apart += part * part;
    }
    for (const row of own) {
      const [stratum, cluster] = [strata[row]!, rows.cluster[row]!];
      if (sums[stratum]! > 0) score -= sums[stratum]! ** 2 / spreads[stratum]!;
      sums[stratum] = 0;
      if (shares[cluster] === 0) continue;
      together += shares[cluster]! ** 2;
      pulled -= pairs[cluster]!;
      spread -= pairsOfOne[cluster]!;
      shares[cluster] = 0;
    }
    // Answers to one argument in several words may go together, as far as they do among the other questions beyond chance.
    const shared = spread > 0 ? Math.max(0, Math.min(1, (pulled - 2 * error) / spread)) : 0;
    const more = apart > 0 ? 1 + shared * (together / apart - 1) : 1;
    return { count, mean, variance: Math.max(0, score) * more };
  };
  const pullOf = ({ rows: own, amounts }: Factor, among: Float64Array): number => {
    let sum = 0;
    for (let i = 0; i < own.length; i++) sum += amounts[i]! * among[own[i]!]!;
    return sum;
  };
  return { expectedOf, pullOf };
};

/** By cluster the products of its pairs of residuals, and what they would be if its answers were one. */
const pairsOf = ({ cluster }: CauseRows, weights: Float64Array, { residual, variance }: Residuals) => {
  const count = numbersOf(cluster);
  const [pairs, together] = [new Float64Array(count), new Float64Array(count)];
  const [sums, deviations] = [new Float64Array(count), new Float64Array(count)];
  for (let row = 0; row < cluster.length; row++) {
    const at = cluster[row]!;
    const pull = weights[row]! * residual[row]!;
    const deviation = weights[row]! * Math.sqrt(variance[row]!);
    pairs[at]! += 2 * pull * sums[at]!;
    together[at]! += 2 * deviation * deviations[at]!;
    sums[at]! += pull;
    deviations[at]! += deviation;
  }
  return { pairs, together };
};

/** Questions, each as far as it counts, and their wrong answers. */
type Expected = { readonly count: number; readonly mean: number; readonly variance: number };

/** The signed root of the deviance of so many wrong answers beyond those expected. */
const badnessOf = (more: number, { count, mean, variance }: Expected): number => {
  const wrong = Math.max(0, Math.min(count, mean + more));
  const part = (observed: number, expected: number): number =>
    observed <= 0 ? 0 : observed * Math.log(observed / Math.max(1e-9, expected));
  const deviance = part(wrong, mean) + part(count - wrong, count - mean);
  // Strata whose level is fitted leave less to chance, and answers that go together more.
  const ratio = (mean * (1 - mean / count)) / variance;
  return Math.sign(more) * Math.sqrt(Math.max(0, 2 * deviance * ratio));
};

/**
 * The factor whose questions are worst beyond chance, or the one given, and how often chance makes any as bad; undefined where none
 * is worse.
 */
const worstOf = (
  rows: CauseRows,
  open: readonly number[],
  family: number,
  { expected, weights, random, of }: Looking,
): Chosen | undefined => {
  const residuals = residualsOf(rows, family, expected, weights);
  const { kept, badness, pullOf } = looker(rows, open, family, { residuals, weights });
  // What chance alone could hardly show in so few wrong answers is no cause either.
  const own = badness(residuals.residual).map((z, i) =>
    -pullOf(kept[i]!.factor, residuals.residual) < minWrong ? Math.min(0, z) : z,
  );
  const asked = of === undefined ? -1 : kept.findIndex(({ place }) => place === of);
  if (of !== undefined && asked < 0) return { factor: of, limit: Number.POSITIVE_INFINITY, p: 1 };
  const worst = of === undefined ? Math.max(0, ...own) : own[asked]!;
  if (of === undefined && worst === 0) return undefined;
  const { name } = kept[own.indexOf(worst)]!.factor;
  const at =
    of === undefined ? own.findIndex((z, i) => kept[i]!.factor.name === name && z > worst - nearby) : asked;
  const simulate = simulator(rows, family, residuals, weights, random);
  const chances = Array.from({ length: simulations }, () => Math.max(0, ...badness(simulate()))).toSorted(
    (a, b) => b - a,
  );
  const asBad = chances.filter((z) => z >= worst - 1e-9).length;
  const limit = chances[Math.floor(simulations * levels[0]!)]!;
  return { factor: kept[at]!.place, limit, p: (asBad + 1) / (simulations + 1) };
};

/** The factors of some places that the questions say something of, and how bad each is among some residuals. */
const looker = (
  rows: CauseRows,
  open: readonly number[],
  family: number,
  { residuals, weights }: { readonly residuals: Residuals; readonly weights: Float64Array },
) => {
  const { expectedOf, pullOf } = scorer(rows, family, residuals, weights);
  const kept = open.flatMap((place) => {
    const factor = rows.factors[place]!;
    const mean = expectedOf(factor);
    return mean.variance > 1e-9 ? [{ place, factor, mean }] : [];
  });
  const badness = (among: Float64Array): readonly number[] =>
    kept.map(({ factor, mean }) => badnessOf(-pullOf(factor, among), mean) - (factor.doubt ?? 0));
  return { kept, badness, pullOf };
};

type Looking = {
  /** By row the accuracy with the factors taken in. */
  readonly expected: Float64Array;
  readonly weights: Float64Array;
  readonly random: Random;
  /** Only this factor is looked at, beside all of them. */
  readonly of?: number;
};

/** Residuals of answers as the factors taken in make them, drawn anew at each call. */
const simulator = (
  { strata }: CauseRows,
  family: number,
  { expected, variance }: Residuals,
  weights: Float64Array,
  random: Random,
): (() => Float64Array) => {
  const residual = new Float64Array(expected.length);
  const scale = expected.map((share, row) =>
    Math.sqrt(variance[row]! / Math.max(1e-12, share * (1 - share))),
  );
  return () => {
    for (let row = 0; row < residual.length; row++)
      residual[row] = scale[row]! * ((random.next() < expected[row]! ? 1 : 0) - expected[row]!);
    centre(residual, variance, strata[family]!, weights);
    return residual;
  };
};

/** The questions that cannot be answered without a factor; where there are none, all that have it. */
const membersOf = ({ rows, amounts }: Factor): readonly number[] => {
  const whole = [...rows].filter((_, i) => amounts[i] === 1);
  return whole.length > 0 ? whole : [...rows];
};

/** How much less accurate questions are than they would be without their factor. */
const effectOf = (
  { right }: CauseRows,
  members: readonly number[],
  without: Float64Array,
  weights: Float64Array,
  [rights, wrongs]: readonly [number, number] = [0, 0],
): number => {
  const total = sumOf(members, (row) => weights[row]!);
  const correct = sumOf(members, (row) => weights[row]! * right[row]!);
  return (
    (correct + rights) / (total + rights + wrongs) -
    sumOf(members, (row) => weights[row]! * without[row]!) / total
  );
};

/** The middle 95 % of each cause's effect over draws in which arguments have other weights and factors are selected anew. */
const spreadOf = (
  rows: CauseRows,
  chosen: readonly { readonly factor: number; readonly limit: number }[],
  { fitOf, draws }: { readonly fitOf: ReturnType<typeof createFits>; readonly draws: number },
  random: Random,
): readonly { readonly low: number; readonly high: number }[] => {
  if (chosen.length === 0) return [];
  const taken = chosen.map(({ factor }) => factor);
  const members = taken.map((factor) => membersOf(rows.factors[factor]!));
  const ofCluster = new Float64Array(numbersOf(rows.cluster));
  const effects = taken.map(() => new Float64Array(draws));
  for (let draw = 0; draw < draws; draw++) {
    for (let i = 0; i < ofCluster.length; i++) ofCluster[i] = exponential(random);
    const weights = Float64Array.from(rows.cluster, (cluster) => ofCluster[cluster]!);
    const selected = selectedAnew(rows, chosen, weights, fitOf);
    const accuracies = fitOf(0, [...taken, ...selected.filter((factor) => !taken.includes(factor))])(weights);
    for (const [i, factor] of taken.entries())
      // Half a right and half a wrong answer beside what was observed: Jeffreys' prior, so that all wrong is not for certain all wrong.
      effects[i]![draw] = effectOf(rows, members[i]!, accuracies(factor), weights, [
        halfGamma(random),
        halfGamma(random),
      ]);
  }
  return effects.map((values) => {
    const sorted = values.toSorted();
    const at = (part: number): number => sorted[Math.round(part * (draws - 1))]!;
    return { low: at(0.025), high: at(0.975) };
  });
};

/** The factors of the first family that are selected with other weights, by the limits that the simulations gave. */
const selectedAnew = (
  rows: CauseRows,
  chosen: readonly { readonly limit: number }[],
  weights: Float64Array,
  fitOf: ReturnType<typeof createFits>,
): readonly number[] => {
  const selected: number[] = [];
  for (let step = 0; step <= chosen.length; step++) {
    const residuals = residualsOf(rows, 0, fitOf(0, [...selected])(weights)(), weights);
    const { kept, badness } = looker(rows, openFactors(rows.factors, 0, selected), 0, { residuals, weights });
    const all = badness(residuals.residual.map((one, row) => one * weights[row]!));
    const worst = Math.max(...all);
    if (!(worst > chosen[Math.min(step, chosen.length - 1)]!.limit)) break;
    selected.push(kept[all.indexOf(worst)]!.place);
  }
  return selected;
};

const exponential = (random: Random): number => -Math.log(1 - random.next());

/** A draw from the gamma distribution of shape one half: half the square of a normal draw (Box and Muller 1958). */
const halfGamma = (random: Random): number =>
  exponential(random) * Math.cos(2 * Math.PI * random.next()) ** 2;

/** The correlation of two factors over so many questions. */
export const correlationOf = (one: Factor, other: Factor, count: number): number => {
  const amountAt = new Map(one.rows.entries().map(([i, row]) => [row, one.amounts[i]!]));
  const product = sumOf(other.rows.entries(), ([i, row]) => other.amounts[i]! * (amountAt.get(row) ?? 0));
  const spread = (factor: Factor): number =>
    sumOf(factor.amounts, (amount) => amount * amount) - sumOf(factor.amounts) ** 2 / count;
  return (
    (product - (sumOf(one.amounts) * sumOf(other.amounts)) / count) /
    Math.sqrt(Math.max(1e-12, spread(one) * spread(other)))
  );
};

/** The pairs of names whose factors the questions can hardly tell apart. */
export const alikePairs = (
  factors: readonly Factor[],
  count: number,
): readonly (readonly [string, string])[] => {
  const tried = factors.filter((factor) => factor.rows.length >= minRows);
  return tried.flatMap((one, i) =>
    alikeTo(i, tried, count).flatMap((other): readonly (readonly [string, string])[] =>
      other > i ? [[one.name, tried[other]!.name]] : [],
    ),
  );
};

const alikeTo = (place: number, factors: readonly Factor[], count: number): readonly number[] => {
  const own = factors[place]!;
  return [...factors.keys()].filter((other) => {
    const { name, family } = factors[other]!;
    return (
      name !== own.name && family === own.family && correlationOf(own, factors[other]!, count) > maxAlike
    );
  });
};
