/**
 * What people answer about things that they judge, and how far two of them agree. Every study of people uses these.
 */
import { differenceBounds, proportion, reaching, addUp, unknown, z95, type Estimate } from "../estimate.ts";

/** One person's answers about one thing, by the names of the fields. */
export type Answers = Readonly<Record<string, string>>;

/** One person's answers by the ids of the things. */
export type Judgements = ReadonlyMap<string, Answers>;

/** A person, and everything that the person answered. */
export type Annotator = { readonly name: string; readonly judgements: Judgements };

/**
 * How far two people agree beyond chance: Cohen's kappa (1960) with its 95 % interval from the large-sample error of
 * Cohen's paper; null where chance alone would have them agree on everything. `same` is the plain share of agreement.
 */
export type Agreement = { readonly kappa: Estimate; readonly same: Estimate };

/** The agreement of two people who each gave everything one label: yes and no, or one of four letters. */
export const computeAgreement = (pairs: readonly (readonly [one: unknown, other: unknown])[]): Agreement => {
  const n = pairs.length;
  const same = pairs.filter(([one, other]) => one === other).length;
  const labels = new Set(pairs.flat());
  const countGiven = (who: 0 | 1, label: unknown): number =>
    pairs.filter((pair) => pair[who] === label).length;
  const byChance =
    n === 0 ? 1 : addUp(labels, (label) => (countGiven(0, label) * countGiven(1, label)) / (n * n));
  if (byChance === 1) return { kappa: unknown(n, differenceBounds), same: proportion(same, n) };
  const observed = same / n;
  const value = (observed - byChance) / (1 - byChance);
  const spread = (z95 * Math.sqrt((observed * (1 - observed)) / n)) / (1 - byChance);
  return { kappa: { ...reaching(value, [spread, spread], differenceBounds), n }, same: proportion(same, n) };
};

/** The agreement of two people on the things that both gave a label; things with an undefined label are left out. */
export const compareJudgements = (
  one: Judgements,
  other: Judgements,
  labelOf: (answers: Answers, id: string) => unknown,
): Agreement =>
  computeAgreement(
    [...one].flatMap(([id, mine]) => {
      const theirs = other.get(id);
      const labels = theirs === undefined ? [] : [labelOf(mine, id), labelOf(theirs, id)];
      return labels.length === 0 || labels.includes(undefined) ? [] : [[labels[0], labels[1]] as const];
    }),
  );
