/**
 * Root causes: the smallest set of factors that explains which questions were answered wrongly. A factor is what some questions have
 * in common, such as a rule that their answer takes; a question may have many (multiple membership).
 *
 * Factors are taken in one by one (forward selection). Each is held against questions of its own stratum that have the same factors of
 * those taken in before, by a score test; answers are permuted within these groups, which calibrates the best of all factors for having
 * looked at each (max-T, Westfall and Young 1993). Effects come from a logistic model with the factors taken in and a normal prior on
 * the deviation of each stratum (`effects.ts`), as differences in accuracy between the questions with a factor as they are, and as they
 * would be without it. Intervals repeat the selection in each draw of a Bayesian bootstrap over arguments (Rubin 1981).
 */
import type { Random } from "#arguments/random";
import { getOrInsert } from "#logic/memoize";
import { createEffects } from "./effects.ts";
import { sumOf } from "./estimate.ts";
import { logistic } from "./logistic.ts";

/** What questions have in common. Rows ascend; an amount below 1 says that a question may be answered without it. */
export type Factor = {
  readonly name: string;
  /** Factors of one family are looked at together, and families in their order. */
  readonly family: number;
  readonly rows: Int32Array;
  readonly amounts: Float64Array;
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
 * The policy. A factor is taken in where one as bad turns up by chance in at most so many of a hundred permuted sets of answers: 3 in
 * the first family, 1 in each other one, so that all families together stay near 5. Fewer than `fewestRows` questions say nothing.
 */
const levels = [0.03, 0.01];
const permutations = 300;
const usualDraws = 300;
const mostCauses = 12;
const fewestRows = 5;
/** Of several factors of one name the first is taken in whose score is at most so many standard errors from the worst. */
const nearby = 1;
/** Factors of which the questions have so much in common are one set. */
const mostAlike = 0.9;

/** Finds the causes of wrong answers; without draws it gives no intervals. */
export const findCauses = (
  rows: CauseRows,
  random: Random,
  { draws = usualDraws }: { readonly draws?: number } = {},
): Causes => {
  const { factors, strata } = rows;
  const weights = new Float64Array(rows.right.length).fill(1);
  const grouping = createGrouping(rows);
  const chosen: { readonly factor: number; readonly limit: number; readonly p: number }[] = [];
  for (const family of strata.keys())
    while (chosen.length < mostCauses) {
      const taken = chosen.map(({ factor }) => factor);
      const open = openFactors(factors, family, taken);
      const found = worstOf(rows, open, grouping(family, taken), weights, random);
      if (found === undefined || found.p > levels[Math.min(family, 1)]!) break;
      chosen.push(found);
    }
  const taken = chosen.map(({ factor }) => factor);
  const fitOf = createFits(rows, grouping);
  const whole = fitOf(taken)(weights);
  const spread = draws === 0 ? [] : spreadOf(rows, chosen, { fitOf, grouping, draws }, random);
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

/** The factors of a family that may be taken in yet: none that has the name of one that is in. */
const openFactors = (
  factors: readonly Factor[],
  family: number,
  taken: readonly number[],
): readonly number[] => {
  const names = new Set(taken.map((factor) => factors[factor]!.name));
  return [...factors.keys()].filter((place) => {
    const { family: own, name, rows } = factors[place]!;
    return own === family && !names.has(name) && rows.length >= fewestRows;
  });
};

/** Groups of rows that are alike: by row its group, from 0, and how many there are. */
type Groups = { readonly of: Int32Array; readonly count: number };

/** Groups by family and by the factors taken in: rows of one stratum that have as much of each of these, by whatever way of its name. */
type Grouping = (family: number, taken: readonly number[]) => Groups;

const createGrouping = ({ strata, factors }: CauseRows): Grouping => {
  const known = new Map<string, Groups>();
  const build = (family: number, taken: readonly number[]): Groups => {
    const names = new Set(taken.map((factor) => factors[factor]!.name));
    let of = strata[family]!;
    let count = numbersOf(of);
    const amountAt = new Float64Array(of.length);
    for (const { name, rows, amounts } of factors) {
      if (!names.has(name)) continue;
      for (const [i, row] of rows.entries()) amountAt[row] = amounts[i]!;
      const numbers = new Map<number, number>();
      of = of.map((group, row) =>
        getOrInsert(numbers, group * 8 + Math.round(4 * amountAt[row]!), () => numbers.size),
      );
      count = numbers.size;
      amountAt.fill(0);
    }
    return { of, count };
  };
  return (family, taken) => getOrInsert(known, `${family}/${taken.join()}`, () => build(family, taken));
};

/** How many numbers from 0 up there are. */
const numbersOf = (values: Int32Array): number =>
  values.reduce((most, value) => Math.max(most, value), -1) + 1;

/** What is right beyond the mean of its group, by row, and its variance in each group. */
const residualsOf = ({ right }: CauseRows, { of, count }: Groups, weights: Float64Array) => {
  const [total, sum, squares] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (let row = 0; row < of.length; row++) {
    total[of[row]!]! += weights[row]!;
    sum[of[row]!]! += weights[row]! * right[row]!;
  }
  const residual = Float64Array.from(of, (group, row) => right[row]! - sum[group]! / total[group]!);
  for (let row = 0; row < of.length; row++) squares[of[row]!]! += weights[row]! * residual[row]! ** 2;
  const variance = squares.map((square, group) => (total[group]! > 1 ? square / (total[group]! - 1) : 0));
  return { residual, variance, total };
};

/** The score of a factor, negative where its questions are answered worse than their groups, and its standard error. */
const scorer = (rows: CauseRows, groups: Groups, weights: Float64Array) => {
  const { residual, variance, total } = residualsOf(rows, groups, weights);
  const [sums, squares] = [new Float64Array(groups.count), new Float64Array(groups.count)];
  const clusters = new Float64Array(numbersOf(rows.cluster));
  const spread = ({ rows: own, amounts }: Factor): number => {
    let [score, apart, together] = [0, 0, 0];
    for (let i = 0; i < own.length; i++) {
      const [row, amount] = [own[i]!, amounts[i]!];
      const [group, pull] = [groups.of[row]!, weights[row]! * amount * residual[row]!];
      sums[group]! += weights[row]! * amount;
      squares[group]! += weights[row]! * amount * amount;
      clusters[rows.cluster[row]!]! += pull;
      apart += pull * pull;
    }
    for (const row of own) {
      const group = groups.of[row]!;
      if (squares[group]! > 0)
        score += variance[group]! * (squares[group]! - sums[group]! ** 2 / total[group]!);
      sums[group] = squares[group] = 0;
      const shared = clusters[rows.cluster[row]!]!;
      together += shared * shared;
      clusters[rows.cluster[row]!] = 0;
    }
    // Answers to one argument in several words may go together.
    return Math.sqrt(Math.max(0, score) * Math.max(1, apart > 0 ? together / apart : 1));
  };
  const pullOf = ({ rows: own, amounts }: Factor, among: Float64Array): number => {
    let sum = 0;
    for (let i = 0; i < own.length; i++) sum += amounts[i]! * among[own[i]!]!;
    return sum;
  };
  return { residual, spread, pullOf };
};

/** The factor whose questions are worst beyond chance, and how often chance makes one as bad; undefined where none is worse. */
const worstOf = (
  rows: CauseRows,
  open: readonly number[],
  groups: Groups,
  weights: Float64Array,
  random: Random,
): { readonly factor: number; readonly limit: number; readonly p: number } | undefined => {
  const { residual, spread, pullOf } = scorer(rows, groups, weights);
  const kept = open.flatMap((place) => {
    const error = spread(rows.factors[place]!);
    return error > 1e-9 ? [{ place, factor: rows.factors[place]!, error }] : [];
  });
  const badness = (among: Float64Array): readonly number[] =>
    kept.map(({ factor, error }) => -pullOf(factor, among) / error);
  const own = badness(residual);
  const worst = Math.max(0, ...own);
  if (worst === 0) return undefined;
  const { name } = kept[own.indexOf(worst)]!.factor;
  const at = own.findIndex((z, i) => kept[i]!.factor.name === name && z > worst - nearby);
  const permute = permuter(groups, residual, random);
  const chances = Array.from({ length: permutations }, () => Math.max(0, ...badness(permute()))).toSorted(
    (a, b) => b - a,
  );
  const asBad = chances.filter((z) => z >= worst - 1e-9).length;
  const limit = chances[Math.floor(permutations * levels[0]!)]!;
  return { factor: kept[at]!.place, limit, p: (asBad + 1) / (permutations + 1) };
};

/** Values permuted within groups, anew at each call. */
const permuter = ({ of, count }: Groups, values: Float64Array, random: Random): (() => Float64Array) => {
  const members = Array.from({ length: count }, (): number[] => []);
  for (const [row, group] of of.entries()) members[group]!.push(row);
  const permuted = Float64Array.from(values);
  return () => {
    for (const rows of members)
      for (let i = rows.length - 1; i > 0; i--) {
        const [one, other] = [rows[i]!, rows[random.int(i + 1)]!];
        [permuted[one], permuted[other]] = [permuted[other]!, permuted[one]!];
      }
    return permuted;
  };
};

/** Standard deviations of what is believed before any answer, in logits: level, stratum, factor. */
const priors = { level: 3, stratum: 0.7, factor: 3 };

/** Fits the model with some factors to weighted rows: a function that gives each row's accuracy, without one of them where it is named. */
type Fit = (weights: Float64Array) => (without?: number) => Float64Array;

const createFits = (rows: CauseRows, grouping: Grouping): ((taken: readonly number[]) => Fit) => {
  const strata = rows.strata[0]!;
  const known = new Map<string, Fit>();
  const build = (taken: readonly number[]): Fit => {
    const groups = grouping(0, taken);
    const size = 1 + numbersOf(strata) + taken.length;
    const first = size - taken.length;
    const places = Array.from({ length: groups.count }, (): number[] => []);
    const amounts = Array.from({ length: groups.count }, (): number[] => []);
    for (const [row, group] of groups.of.entries())
      if (places[group]!.length === 0) {
        places[group]!.push(0, 1 + strata[row]!);
        amounts[group]!.push(1, 1);
      }
    for (const [i, factor] of taken.entries())
      for (const [k, row] of rows.factors[factor]!.rows.entries()) {
        const group = groups.of[row]!;
        if (places[group]!.at(-1) === first + i) continue;
        places[group]!.push(first + i);
        amounts[group]!.push(rows.factors[factor]!.amounts[k]!);
      }
    const effects = createEffects(
      places.map((own, group) => ({ places: own, amounts: amounts[group]!, chance: 0, span: 1 })),
      size,
    );
    const precision = Float64Array.from(
      { length: size },
      (_, i) => (i === 0 ? priors.level : i < first ? priors.stratum : priors.factor) ** -2,
    );
    const prior = { mean: new Float64Array(size), precision };
    return (weights) => {
      const [right, readable] = [new Float64Array(groups.count), new Float64Array(groups.count)];
      for (const [row, group] of groups.of.entries()) {
        readable[group]! += weights[row]!;
        right[group]! += weights[row]! * rows.right[row]!;
      }
      const { value } = effects({ right, readable }, prior);
      return (without) => {
        const out = without === undefined ? -1 : first + taken.indexOf(without);
        const share = Float64Array.from(places, (own, group) =>
          logistic(sumOf(own.keys(), (i) => (own[i] === out ? 0 : amounts[group]![i]! * value[own[i]!]!))),
        );
        return Float64Array.from(groups.of, (group) => share[group]!);
      };
    };
  };
  return (taken) => getOrInsert(known, taken.join(), () => build(taken));
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

type Drawing = {
  readonly fitOf: (taken: readonly number[]) => Fit;
  readonly grouping: Grouping;
  readonly draws: number;
};

/** The middle 95 % of each cause's effect over draws in which arguments have other weights and factors are selected anew. */
const spreadOf = (
  rows: CauseRows,
  chosen: readonly { readonly factor: number; readonly limit: number }[],
  { fitOf, grouping, draws }: Drawing,
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
    const selected = selectedAnew(rows, chosen, weights, grouping);
    const accuracies = fitOf([...taken, ...selected.filter((factor) => !taken.includes(factor))])(weights);
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

/** The factors of the first family that are selected with other weights, by the limits that the permutations gave. */
const selectedAnew = (
  rows: CauseRows,
  chosen: readonly { readonly limit: number }[],
  weights: Float64Array,
  grouping: Grouping,
): readonly number[] => {
  const selected: number[] = [];
  for (let step = 0; step <= chosen.length; step++) {
    const { residual, spread, pullOf } = scorer(rows, grouping(0, selected), weights);
    const weighted = residual.map((one, row) => one * weights[row]!);
    let [worst, at] = [chosen[Math.min(step, chosen.length - 1)]!.limit, -1];
    for (const place of openFactors(rows.factors, 0, selected)) {
      const error = spread(rows.factors[place]!);
      const z = error > 1e-9 ? -pullOf(rows.factors[place]!, weighted) / error : 0;
      if (z > worst) [worst, at] = [z, place];
    }
    if (at < 0) break;
    selected.push(at);
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
  const total = ({ amounts }: Factor): number => sumOf(amounts, (amount) => amount);
  const product = sumOf(other.rows.entries(), ([i, row]) => other.amounts[i]! * (amountAt.get(row) ?? 0));
  const spread = (factor: Factor): number =>
    sumOf(factor.amounts, (amount) => amount * amount) - total(factor) ** 2 / count;
  return (
    (product - (total(one) * total(other)) / count) / Math.sqrt(Math.max(1e-12, spread(one) * spread(other)))
  );
};

/** The pairs of names whose factors the questions can hardly tell apart. */
export const alikePairs = (
  factors: readonly Factor[],
  count: number,
): readonly (readonly [string, string])[] => {
  const tried = factors.filter((factor) => factor.rows.length >= fewestRows);
  return tried.flatMap((one, i) =>
    tried
      .slice(i + 1)
      .flatMap((other): (readonly [string, string])[] =>
        one.name !== other.name && correlationOf(one, other, count) > mostAlike
          ? [[one.name, other.name]]
          : [],
      ),
  );
};

const alikeTo = (place: number, factors: readonly Factor[], count: number): readonly number[] => {
  const own = factors[place]!;
  return [...factors.keys()].filter((other) => {
    const { name, family } = factors[other]!;
    return (
      name !== own.name && family === own.family && correlationOf(own, factors[other]!, count) > mostAlike
    );
  });
};
