/**
 * A model of right answers: one is right if no other error happens and no factor of its question fails (noisy-and; Pearl 1988).
 * A factor fails at one of some rates, or never; other errors have a rate for each stratum. Beliefs are independent over factors and
 * are updated in turn until they settle (mean field). The search for weak rules and the causes in reports rest on this one fit.
 */
import { getOrInsert } from "#logic/memoize";
import { average, addUp } from "#scoring/estimate";
import { logistic } from "#scoring/logistic";

/** Questions by row: the share of right answers, and the stratum by number from 0 of so many; and the rows of each factor. */
export type FitRows = {
  readonly right: ArrayLike<number>;
  readonly stratum: ArrayLike<number>;
  readonly strata: number;
  readonly factors: readonly ArrayLike<number>[];
};

/** Questions of one stratum and of the same factors as one: their right and wrong answers; the factors' groups; and each row's group. */
type Groups = Omit<FitRows, "right"> & {
  readonly right: Float64Array;
  readonly wrong: Float64Array;
  readonly group: Int32Array;
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
  const groups = groupRows(rows);
  const [alike, apart] = otherErrors.strata.map((drawn) => new Fit(groups, prior, drawn));
  const free = rows.strata * Math.log(Math.max(1, rows.right.length / rows.strata));
  return apart!.cost() + free < alike!.cost() ? apart! : alike!;
};

const groupRows = ({ right: share, stratum: strataOf, strata, factors }: FitRows): Groups => {
  const group = Int32Array.from(strataOf);
  let count = strata;
  const stratum = [...Array(strata).keys()];
  for (const rows of factors) {
    const split = new Map<number, number>();
    for (const row of Array.from(rows))
      group[row] = getOrInsert(split, group[row]!, () => {
        stratum.push(strataOf[row]!);
        return count++;
      });
  }
  const [right, wrong] = [new Float64Array(count), new Float64Array(count)];
  for (const [row, at] of group.entries()) {
    right[at]! += share[row]!;
    wrong[at]! += 1 - share[row]!;
  }
  const own = factors.map((rows) => [...new Set(Array.from(rows, (row) => group[row]!))]);
  return { right, wrong, group, stratum, strata, factors: own };
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
  private readonly rows: Groups;
  private readonly prior: Prior;
  /** By group the log of the chance that no factor fails. */
  private readonly kept: Float64Array;

  constructor(rows: Groups, prior: Prior, drawn: number) {
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
    const shares = this.shares();
    if (without !== undefined)
      for (const at of Array.from(this.rows.factors[without]!)) shares[at]! /= 1 - this.rate[without]!;
    return Float64Array.from(this.rows.group, (at) => shares[at]!);
  }

  /** Returns how much likelier the answers are if a factor fails at each of some rates than if it never does, as logs. */
  likelihoods(factor: number, rates: readonly number[]): readonly number[] {
    const { right, wrong, stratum, factors } = this.rows;
    const own = Math.log1p(-this.rate[factor]!);
    const logs = new Float64Array(rates.length);
    let kept = 0;
    for (const at of Array.from(factors[factor]!)) {
      const share = Math.min(0.999, (1 - this.errors[stratum[at]!]!) * Math.exp(this.kept[at]! - own));
      const never = Math.log(1 - share);
      kept += right[at]!;
      if (wrong[at]! > 0)
        for (let i = 0; i < logs.length; i++)
          logs[i]! += wrong[at]! * (Math.log(1 - share * (1 - rates[i]!)) - never);
    }
    return rates.map((rate, i) => logs[i]! + kept * Math.log1p(-rate));
  }

  /** Returns the log of how likely the answers are. */
  logLikelihood(): number {
    const { right, wrong } = this.rows;
    return addUp(this.shares().entries(), ([at, share]) => {
      const bounded = Math.min(0.999, Math.max(0.001, share));
      return right[at]! * Math.log(bounded) + wrong[at]! * Math.log(1 - bounded);
    });
  }

  /** Returns twice the negative log of how likely the answers and the weak factors are. */
  cost(): number {
    return 2 * (addUp(this.weak) * Math.log(this.prior.oneIn) - this.logLikelihood());
  }

  private shares(): Float64Array {
    return this.kept.map((kept, at) => (1 - this.errors[this.rows.stratum[at]!]!) * Math.exp(kept));
  }

  private fitFactor(factor: number): void {
    const { rates, oneIn } = this.prior;
    const logs = this.likelihoods(factor, rates);
    const most = Math.max(...logs);
    let [total, sum, heavy] = [0, 0, 0];
    for (let i = 0; i < rates.length; i++) {
      const odds = Math.exp(logs[i]! - most);
      total += odds;
      sum += odds * rates[i]!;
      if (rates[i]! >= serious) heavy += odds;
    }
    this.weigh(factor, -1);
    this.evidence[factor] = most + Math.log(total / rates.length);
    this.weak[factor] = logistic(this.evidence[factor] - Math.log(oneIn - 1));
    this.rateIfWeak[factor] = sum / total;
    this.matters[factor] = (this.weak[factor] * heavy) / total;
    this.rate[factor] = this.weak[factor] * this.rateIfWeak[factor];
    this.weigh(factor, 1);
  }

  private fitErrors(drawn: number): void {
    const { right, wrong, stratum } = this.rows;
    const { errors, kept } = this;
    const [failed, all] = [new Float64Array(errors.length), new Float64Array(errors.length)];
    for (let at = 0; at < kept.length; at++) {
      const of = stratum[at]!;
      const owed = errors[of]! / Math.max(1e-9, 1 - (1 - errors[of]!) * Math.exp(kept[at]!));
      failed[of]! += wrong[at]! * owed;
      all[of]! += right[at]! + wrong[at]! * owed;
    }
    const overall = (addUp(failed) + otherErrors.rate * otherErrors.all) / (addUp(all) + otherErrors.all);
    for (let at = 0; at < errors.length; at++)
      errors[at] = (failed[at]! + overall * drawn) / (all[at]! + drawn);
  }

  private weigh(factor: number, sign: 1 | -1): void {
    const log = sign * Math.log1p(-this.rate[factor]!);
    for (const at of Array.from(this.rows.factors[factor]!)) this.kept[at]! += log;
  }
}
