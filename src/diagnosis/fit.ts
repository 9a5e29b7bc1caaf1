/**
 * A model of right answers: one is right if no other error happens and no factor of its question fails (noisy-and; Pearl 1988).
 * A factor fails at one of some rates, or never; other errors have a rate for each stratum. Beliefs are independent over factors and
 * are updated in turn until they settle (mean field). The search for weak rules and the causes in reports rest on this one fit.
 */
import { average, addUp } from "#scoring/estimate";
import { logistic } from "#scoring/logistic";

/** Questions by row: the share of right answers, and the stratum by number from 0 of so many; and the rows of each factor. */
export type FitRows = {
  readonly right: ArrayLike<number>;
  readonly stratum: ArrayLike<number>;
  readonly strata: number;
  readonly factors: readonly ArrayLike<number>[];
};

/** The rates of a factor that fails, equally likely before any answer; and before any answer one factor in `oneIn` fails. */
export type Prior = { readonly rates: readonly number[]; readonly oneIn: number };

const usualPrior: Prior = { rates: [0.15, 0.3, 0.5, 0.75, 0.95], oneIn: 25 };
/** Other errors have 10 pseudo-answers at the usual rate, and each stratum some at the rate of all: few where strata differ. */
const otherErrors = { rate: 0.05, all: 10, strata: [30, 1] };
const rounds = 12;
/** From this rate on a factor matters to the search. */
const serious = 0.3;

/**
 * Fits beliefs to answers. Where strata differ, factors may pass for them and they for factors: both are tried, and the likelier one
 * counts (BIC).
 */
export const fitRows = (rows: FitRows, prior: Prior = usualPrior): Fit => {
  const [alike, apart] = otherErrors.strata.map((drawn) => new Fit(rows, prior, drawn));
  const free = rows.strata * Math.log(Math.max(1, rows.right.length / rows.strata));
  return apart!.cost() + free < alike!.cost() ? apart! : alike!;
};

export class Fit {
  /** By factor the log of the Bayes factor of failing at some rate against never failing. */
  readonly evidence: Float64Array;
  /** By factor the probability that it fails at all, and at a serious rate. */
  readonly weak: Float64Array;
  readonly matters: Float64Array;
  /** By factor its mean rate, if it fails and in all. */
  readonly rateIfWeak: Float64Array;
  readonly rate: Float64Array;
  /** By stratum the rate of other errors. */
  readonly errors: Float64Array;
  private readonly rows: FitRows;
  private readonly prior: Prior;
  /** By row the log of the chance that no factor fails. */
  private readonly kept: Float64Array;

  constructor(rows: FitRows, prior: Prior, drawn: number) {
    const { right, strata, factors } = rows;
    this.rows = rows;
    this.prior = prior;
    this.evidence = new Float64Array(factors.length);
    this.matters = new Float64Array(factors.length);
    this.weak = new Float64Array(factors.length).fill(1 / prior.oneIn);
    this.rateIfWeak = new Float64Array(factors.length).fill(average(prior.rates));
    this.rate = this.weak.map((chance, factor) => chance * this.rateIfWeak[factor]!);
    this.errors = new Float64Array(strata).fill(otherErrors.rate);
    this.kept = new Float64Array(right.length);
    for (const factor of factors.keys()) this.weigh(factor, 1);
    for (let round = 0; round < rounds; round++) {
      this.fitErrors(drawn);
      for (const factor of factors.keys()) this.fitFactor(factor);
    }
  }

  /** Returns by row the accuracy, without the errors of one factor where it is named. */
  expected(without?: number): Float64Array {
    const { stratum, factors } = this.rows;
    const shares = this.kept.map((kept, row) => (1 - this.errors[stratum[row]!]!) * Math.exp(kept));
    if (without === undefined) return shares;
    for (const row of Array.from(factors[without]!)) shares[row]! /= 1 - this.rate[without]!;
    return shares;
  }

  /** Returns how much likelier the answers are if a factor fails at each of some rates than if it never does, as logs. */
  likelihoods(factor: number, rates: readonly number[]): readonly number[] {
    const { right, stratum, factors } = this.rows;
    const rows = Array.from(factors[factor]!);
    const own = Math.log1p(-this.rate[factor]!);
    const wrong = rows
      .filter((row) => right[row]! < 1)
      .map((row) => ({
        part: 1 - right[row]!,
        share: Math.min(0.999, (1 - this.errors[stratum[row]!]!) * Math.exp(this.kept[row]! - own)),
      }));
    const kept = addUp(rows, (row) => right[row]!);
    return rates.map(
      (rate) =>
        kept * Math.log1p(-rate) +
        addUp(wrong, ({ part, share }) => part * Math.log((1 - share * (1 - rate)) / (1 - share))),
    );
  }

  /** Returns the log of how likely the answers are. */
  logLikelihood(): number {
    const { right } = this.rows;
    return addUp(this.expected().entries(), ([row, share]) => {
      const bounded = Math.min(0.999, Math.max(0.001, share));
      return right[row]! * Math.log(bounded) + (1 - right[row]!) * Math.log(1 - bounded);
    });
  }

  /** Returns twice the negative log of how likely the answers and the weak factors are. */
  cost(): number {
    return 2 * (addUp(this.weak) * Math.log(this.prior.oneIn) - this.logLikelihood());
  }

  private fitFactor(factor: number): void {
    const { rates, oneIn } = this.prior;
    const logs = this.likelihoods(factor, rates);
    const most = Math.max(...logs);
    const odds = logs.map((log) => Math.exp(log - most));
    const total = addUp(odds);
    const computeShare = (i: number): number => odds[i]! / total;
    this.weigh(factor, -1);
    this.evidence[factor] = most + Math.log(total / rates.length);
    this.weak[factor] = logistic(this.evidence[factor] - Math.log(oneIn - 1));
    this.rateIfWeak[factor] = addUp(rates.keys(), (i) => rates[i]! * computeShare(i));
    this.matters[factor] =
      this.weak[factor] * addUp(rates.keys(), (i) => (rates[i]! >= serious ? computeShare(i) : 0));
    this.rate[factor] = this.weak[factor] * this.rateIfWeak[factor];
    this.weigh(factor, 1);
  }

  private fitErrors(drawn: number): void {
    const { right, stratum } = this.rows;
    const { errors, kept } = this;
    const [wrong, all] = [new Float64Array(errors.length), new Float64Array(errors.length)];
    for (let row = 0; row < kept.length; row++) {
      const at = stratum[row]!;
      const owed = errors[at]! / Math.max(1e-9, 1 - (1 - errors[at]!) * Math.exp(kept[row]!));
      wrong[at]! += (1 - right[row]!) * owed;
      all[at]! += right[row]! + (1 - right[row]!) * owed;
    }
    const overall = (addUp(wrong) + otherErrors.rate * otherErrors.all) / (addUp(all) + otherErrors.all);
    for (let at = 0; at < errors.length; at++)
      errors[at] = (wrong[at]! + overall * drawn) / (all[at]! + drawn);
  }

  private weigh(factor: number, sign: 1 | -1): void {
    const log = sign * Math.log1p(-this.rate[factor]!);
    for (const row of Array.from(this.rows.factors[factor]!)) this.kept[row]! += log;
  }
}
