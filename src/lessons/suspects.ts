/**
 * Estimates from answers which rules a subject is weak at, and chooses the most informative next questions. An answer
 * is right if no other error happens and each needed rule is applied without an error (noisy-and). The other rules of
 * a question therefore matter. Beliefs are independent over rules, each over a few error rates, and are updated in
 * turn until they settle. Other errors have a rate for each stratum. The next questions maximise the mutual
 * information with the set of weak rules. One question may hold several suspects, as in group testing (Dorfman 1943).
 */
import { meanOf, sumOf } from "#scores/estimate";
import { logistic } from "#scores/logistic";

/** A question's needs: rules by number, their amounts (less than 1 if it can be answered without the rule), and its stratum by number. */
export type Need = {
  readonly rules: readonly number[];
  readonly amounts: readonly number[];
  readonly stratum: number;
};

/** An answered question; `right` is the share of right answers. */
export type Answered = { readonly need: Need; readonly right: number };

/**
 * Beliefs: by rule the probability that it is weak (`weak`), its mean error rate (`slip`; `slipIfWeak` if it is weak) and the
 * probability that this is a third or more (`matters`); by stratum the rate of other errors.
 */
export type Suspicion = ReturnType<typeof suspicionOf>;

/** The possible error rates of a weak rule, equally likely before any answer. */
const slips = [0.15, 0.3, 0.5, 0.75, 0.95];
/** The prior: one rule in this many is weak. */
const oneIn = 25;
/** Prior of other errors: `beside` pseudo-answers at the usual rate for all, and `besideStratum` at the overall rate for each stratum. */
const usualErrors = { rate: 0.05, beside: 10, besideStratum: 30 };
const rounds = 12;

/** Returns the beliefs, given answers about this many rules in this many strata. */
export const suspicionOf = (answers: readonly Answered[], rules: number, strata: number) => {
  const weak = new Float64Array(rules).fill(1 / oneIn);
  const slipIfWeak = new Float64Array(rules).fill(meanOf(slips));
  const slip = weak.map((chance, rule) => chance * slipIfWeak[rule]!);
  const matters = new Float64Array(rules);
  const errors = new Float64Array(strata).fill(usualErrors.rate);
  const asking = Array.from(
    { length: rules },
    (): { readonly answer: number; readonly amount: number }[] => [],
  );
  for (const [answer, { need }] of answers.entries())
    for (const [i, rule] of need.rules.entries()) asking[rule]!.push({ answer, amount: need.amounts[i]! });
  const kept = (need: Need, but: number): number =>
    need.rules.reduce((all, rule, i) => (rule === but ? all : all * (1 - need.amounts[i]! * slip[rule]!)), 1);
  for (let round = 0; round < rounds; round++) {
    const [wrong, all] = [new Float64Array(strata), new Float64Array(strata)];
    for (const { need, right } of answers) {
      const error = errors[need.stratum]!;
      // The share of a wrong answer that is due to other errors.
      const own = error / Math.max(1e-9, 1 - (1 - error) * kept(need, -1));
      wrong[need.stratum]! += (1 - right) * own;
      all[need.stratum]! += right + (1 - right) * own;
    }
    const { rate, beside, besideStratum } = usualErrors;
    const overall = (sumOf(wrong) + rate * beside) / (sumOf(all) + beside);
    for (let stratum = 0; stratum < strata; stratum++)
      errors[stratum] = (wrong[stratum]! + overall * besideStratum) / (all[stratum]! + besideStratum);
    for (let rule = 0; rule < rules; rule++) {
      const others = asking[rule]!.map(({ answer }) => {
        const { need } = answers[answer]!;
        return (1 - errors[need.stratum]!) * kept(need, rule);
      });
      const likelihood = (rate: number): number =>
        asking[rule]!.reduce((sum, { answer, amount }, i) => {
          const chance = Math.min(0.999, others[i]! * (1 - amount * rate));
          const { right } = answers[answer]!;
          return sum + right * Math.log(chance) + (1 - right) * Math.log(1 - chance);
        }, 0);
      const none = likelihood(0);
      const odds = slips.map((rate) => Math.exp(Math.min(50, likelihood(rate) - none)));
      const total = sumOf(odds);
      weak[rule] = logistic(Math.log(total / slips.length) - Math.log(oneIn - 1));
      slipIfWeak[rule] = sumOf(slips.map((rate, i) => (rate * odds[i]!) / total));
      matters[rule] = weak[rule]! * sumOf(slips.map((rate, i) => (rate >= 0.3 ? odds[i]! / total : 0)));
      slip[rule] = weak[rule]! * slipIfWeak[rule]!;
    }
  }
  return { weak, slip, slipIfWeak, matters, errors };
};

/** Maximum rules of a question that are considered together: the most suspect ones. */
const maxTogether = 6;

/** Maximum expected number of undetected rules with an error rate of a third or more, when a search ends. */
const maxMissed = 0.15;

/** Returns whether every rule is known to be weak or hardly weak. */
export const isSettled = ({ weak, matters }: Suspicion): boolean =>
  weak.every((chance) => chance < 0.5 || chance > certain) &&
  sumOf(matters.keys(), (rule) => (weak[rule]! > 0.5 ? 0 : matters[rule]!)) < maxMissed;

/** Returns the beliefs with some rules in doubt again. */
export const stillInDoubt = (suspicion: Suspicion, rules: readonly number[]): Suspicion => {
  const weak = Float64Array.from(suspicion.weak);
  for (const rule of rules) weak[rule] = Math.min(doubt, weak[rule]!);
  return { ...suspicion, weak };
};

/** Returns the expected information of a question's answer about which rules are weak, in nats. */
export const informationOf = (need: Need, { weak: believed, slipIfWeak, errors }: Suspicion): number => {
  const weak = need.rules.map((rule) => doubted(believed[rule]!));
  const order = [...need.rules.keys()]
    .toSorted((a, b) => uncertain(weak[b]!) - uncertain(weak[a]!))
    .slice(0, maxTogether);
  let [right, noise] = [0, 0];
  for (let state = 0; state < 2 ** order.length; state++) {
    let [chance, share] = [1, 1 - errors[need.stratum]!];
    for (const [bit, i] of order.entries()) {
      const rule = need.rules[i]!;
      const isWeak = (state >> bit) % 2 === 1;
      chance *= isWeak ? weak[i]! : 1 - weak[i]!;
      if (isWeak) share *= 1 - need.amounts[i]! * slipIfWeak[rule]!;
    }
    right += chance * share;
    noise += chance * entropy(share);
  }
  return entropy(right) - noise;
};

/** From this probability a rule counts as certainly weak; below it, questions treat it as in doubt. */
const certain = 0.999;
const doubt = 0.9;
const doubted = (chance: number): number => (chance > certain ? chance : Math.min(doubt, chance));

const uncertain = (chance: number): number => chance * (1 - chance);

const entropy = (chance: number): number =>
  chance <= 0 || chance >= 1 ? 0 : -chance * Math.log(chance) - (1 - chance) * Math.log(1 - chance);

/** Questions that are asked together: the rules that any of them needs, and how many more have the answer yes than no. */
export type Together = {
  readonly needs: readonly Need[];
  readonly rules: ReadonlySet<number>;
  readonly yes: number;
};

/**
 * Returns the indices of the most informative groups of questions, best first, with at most `most` questions together.
 * Each chosen group lowers the value of others that need its rules, because its answers are not known yet. Among
 * groups with one kind of answer, yes and no take turns.
 */
export const maxTelling = (
  groups: readonly Together[],
  suspicion: Suspicion,
  most: number,
): readonly number[] => {
  const information = groups.map(({ needs }) => sumOf(needs, (need) => informationOf(need, suspicion)));
  const pending = new Float64Array(suspicion.weak.length);
  const chosen: number[] = [];
  const open = new Set(groups.keys());
  const worth = (place: number): number =>
    information[place]! / (1 + sumOf(groups[place]!.rules, (rule) => pending[rule]!));
  for (let [left, balance] = [most, 0]; ;) {
    const fitting = [...open].filter(
      (place) => groups[place]!.needs.length <= left && groups[place]!.yes * balance <= 0,
    );
    if (fitting.length === 0) return chosen;
    const best = fitting.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    open.delete(best);
    chosen.push(best);
    left -= groups[best]!.needs.length;
    balance += groups[best]!.yes;
    const { rules } = groups[best]!;
    const total = sumOf(rules, (rule) => uncertain(doubted(suspicion.weak[rule]!)));
    for (const rule of rules)
      pending[rule]! += total > 0 ? uncertain(doubted(suspicion.weak[rule]!)) / total : 0;
  }
};
