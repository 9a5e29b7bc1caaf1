/**
 * A model of right answers: one is right if no other error happens and no factor of its question fails (noisy-and; Pearl 1988).
 * A factor fails at one of some rates, or never; other errors have a rate for each stratum. Beliefs are independent over factors and
 * are updated in turn until they settle (mean field). The search for weak rules and the causes in reports rest on this one fit.
 */
import { meanOf, sumOf } from "#scores/estimate";
import { logistic } from "#scores/logistic";

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
/**
 * Prior of other errors: `all` pseudo-answers at the usual rate, and for each stratum at most `stratum` at the overall rate, fewer
 * where strata differ (method of moments; Kleinman 1973).
 */
const otherErrors = { rate: 0.05, all: 10, stratum: 30 };
const rounds = 12;
/** From this rate on a factor matters to the search. */
const serious = 0.3;

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

  constructor(rows: FitRows, prior: Prior = usualPrior) {
    const { right, strata, factors } = rows;
    this.rows = rows;
    this.prior = prior;
    this.evidence = new Float64Array(factors.length);
    this.matters = new Float64Array(factors.length);
    this.weak = new Float64Array(factors.length).fill(1 / prior.oneIn);
    this.rateIfWeak = new Float64Array(factors.length).fill(meanOf(prior.rates));
    this.rate = this.weak.map((chance, factor) => chance * this.rateIfWeak[factor]!);
    this.errors = new Float64Array(strata).fill(otherErrors.rate);
    this.kept = new Float64Array(right.length);
    for (const factor of factors.keys()) this.weigh(factor, 1);
    for (let round = 0; round < rounds; round++) {
      this.fitErrors();
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
    const shares = rows.map((row) =>
      Math.min(0.999, (1 - this.errors[stratum[row]!]!) * Math.exp(this.kept[row]! - own)),
    );
    return rates.map((rate) =>
      sumOf(
        rows.keys(),
        (i) =>
          right[rows[i]!]! * Math.log1p(-rate) +
          (1 - right[rows[i]!]!) * Math.log((1 - shares[i]! * (1 - rate)) / (1 - shares[i]!)),
      ),
    );
  }

  private fitFactor(factor: number): void {
    const { rates, oneIn } = this.prior;
    const logs = this.likelihoods(factor, rates);
    const most = Math.max(...logs);
    const odds = logs.map((log) => Math.exp(log - most));
    const total = sumOf(odds);
    const shareOf = (i: number): number => odds[i]! / total;
    this.weigh(factor, -1);
    this.evidence[factor] = most + Math.log(total / rates.length);
    this.weak[factor] = logistic(this.evidence[factor] - Math.log(oneIn - 1));
    this.rateIfWeak[factor] = sumOf(rates.keys(), (i) => rates[i]! * shareOf(i));
    this.matters[factor] =
      this.weak[factor] * sumOf(rates.keys(), (i) => (rates[i]! >= serious ? shareOf(i) : 0));
    this.rate[factor] = this.weak[factor] * this.rateIfWeak[factor];
    this.weigh(factor, 1);
  }

  /** A wrong answer is owed to other errors as far as these explain it. */
  private fitErrors(): void {
    const { right, stratum } = this.rows;
    const { errors, kept } = this;
    const [wrong, all] = [new Float64Array(errors.length), new Float64Array(errors.length)];
    for (let row = 0; row < kept.length; row++) {
      const at = stratum[row]!;
      const owed = errors[at]! / Math.max(1e-9, 1 - (1 - errors[at]!) * Math.exp(kept[row]!));
      wrong[at]! += (1 - right[row]!) * owed;
      all[at]! += right[row]! + (1 - right[row]!) * owed;
    }
    const total = Math.max(1, sumOf(all));
    const overall = (sumOf(wrong) + otherErrors.rate * otherErrors.all) / (total + otherErrors.all);
    const spread = overall * (1 - overall);
    const between =
      sumOf(all.keys(), (at) => (all[at] === 0 ? 0 : (wrong[at]! - overall * all[at]!) ** 2 / all[at]!)) /
        total -
      (spread * errors.length) / total;
    const drawn = Math.max(1, Math.min(otherErrors.stratum, spread / Math.max(1e-9, between) - 1));
    for (let at = 0; at < errors.length; at++)
      errors[at] = (wrong[at]! + overall * drawn) / (all[at]! + drawn);
  }

  /** Puts a factor's rate into the rows, or takes it out. */
  private weigh(factor: number, sign: 1 | -1): void {
    const log = sign * Math.log1p(-this.rate[factor]!);
    for (const row of Array.from(this.rows.factors[factor]!)) this.kept[row]! += log;
  }
}
