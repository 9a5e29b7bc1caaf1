/**
 * Chooses the next questions of a search for weak rules: those whose answers tell most of which rules are weak (mutual information).
 * One question may hold several suspects, as in group testing (Dorfman 1943).
 */
import { addUp } from "#scoring/estimate";
import type { Fit } from "./fit.ts";

/** A question's needs: rules by number, and its stratum by number. */
export type Need = { readonly rules: readonly number[]; readonly stratum: number };

/** The beliefs about rules and other errors (`fit.ts`). */
export type Suspicion = Pick<Fit, "weak" | "rateIfWeak" | "matters" | "errors">;

/** Maximum rules of a question that are considered together: the most suspect ones. */
const maxTogether = 6;

/** Maximum expected number of undetected rules with an error rate of a third or more, when a search ends. */
const maxMissed = 0.15;

/** Returns whether every rule is known to be weak or hardly weak. */
export const isSettled = ({ weak, matters }: Suspicion): boolean =>
  weak.every((chance) => chance < 0.5 || chance > certain) &&
  addUp(matters.keys(), (rule) => (weak[rule]! > 0.5 ? 0 : matters[rule]!)) < maxMissed;

/** Returns the beliefs with some rules in doubt again. */
export const keepDoubtful = (suspicion: Suspicion, rules: readonly number[]): Suspicion => {
  const weak = Float64Array.from(suspicion.weak);
  for (const rule of rules) weak[rule] = Math.min(doubt, weak[rule]!);
  return { ...suspicion, weak };
};

/** Returns the expected information of a question's answer about which rules are weak, in nats. */
export const computeInformation = (need: Need, { weak: believed, rateIfWeak, errors }: Suspicion): number => {
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
      if (isWeak) share *= 1 - rateIfWeak[rule]!;
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
  const information = groups.map(({ needs }) => addUp(needs, (need) => computeInformation(need, suspicion)));
  const pending = new Float64Array(suspicion.weak.length);
  const chosen: number[] = [];
  const open = new Set(groups.keys());
  const worth = (place: number): number =>
    information[place]! / (1 + addUp(groups[place]!.rules, (rule) => pending[rule]!));
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
    const total = addUp(rules, (rule) => uncertain(doubted(suspicion.weak[rule]!)));
    for (const rule of rules)
      pending[rule]! += total > 0 ? uncertain(doubted(suspicion.weak[rule]!)) / total : 0;
  }
};
