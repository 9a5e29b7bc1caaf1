/**
 * Missing premise: a valid conclusion is stated, a proposition that it needs is taken away, and the options offer it
 * among three others (DivLogicEval, “Formation of Question Types”; GMAT's “finding the assumption”).
 *
 * The paper draws the other three from the non-entailment group, literals and implications, so that the right option
 * is the one that looks like a proposition. The fair recipe offers four propositions of one form, whose variables
 * occur in what is stated as often as those of the right one.
 */
import type { Random } from "../random.ts";
import type { Candidate } from "./fair-options.ts";
import type { Option } from "./options.ts";
import { hasRank, rankTries } from "./odd-one.ts";
import { passageOf, type Passage } from "./passage.ts";
import { ruleForms, zeros, type Filler, type Form, type Proposition } from "./propositions.ts";
import { entails, type Rows } from "./rows.ts";

export type MissingPremise = {
  /** The passage without the right option. */
  readonly passage: Passage;
  readonly goal: Option;
  /** The right one is at the place asked for. */
  readonly options: readonly Proposition[];
};

/** A missing-premise item out of a whole passage; undefined where chance finds none. */
export const fairMissingPremise = (
  whole: Passage,
  candidates: readonly Candidate[],
  { place, rank }: { readonly place: number; readonly rank: number },
  filler: Filler,
  random: Random,
): MissingPremise | undefined => {
  const goals = candidates.flatMap(({ clause, relation }) => (relation === "entailment" ? [clause] : []));
  if (goals.length === 0) return undefined;
  const goal = random.pick(random.pick(goals).ways);
  for (const right of random.shuffle(whole.propositions)) {
    const passage = without(whole, right);
    if (entails(passage.rows, goal.rows)) continue;
    const stated: readonly Stated[] = [
      ...passage.propositions.map(({ form, mask }) => ({ form, mask })),
      { form: "goal", mask: maskOf(goal.letters) },
    ];
    const spoken = stated.reduce((all, { mask }) => all | mask, 0);
    if ((right.mask & ~spoken) !== 0) continue;
    const others = distractorsOf(passage, goal, right, stated, filler);
    for (let tries = 0; tries < rankTries && others.length >= 3; tries++) {
      const three = apartFrom(right, random.shuffle(others));
      if (three === undefined) break;
      const options = [...three.slice(0, place), right, ...three.slice(place)];
      if (hasRank(options, place, rank)) return { passage, goal, options };
    }
  }
  return undefined;
};

/** The passage without one of its propositions. */
export const without = ({ propositions, variables, optionVariables }: Passage, one: Proposition): Passage =>
  passageOf(
    propositions.filter((other) => other !== one),
    variables,
    optionVariables,
  );

/** A sentence that the reader is stated: its form and its letters. */
type Stated = { readonly form: Form | "goal"; readonly mask: number };

const maskOf = (letters: readonly number[]): number =>
  letters.reduce((mask, letter) => mask | (1 << letter), 0);

/** The propositions of the right one's form that look like it and do not do what it does. */
const distractorsOf = (
  passage: Passage,
  goal: Option,
  right: Proposition,
  stated: readonly Stated[],
  filler: Filler,
): readonly Proposition[] => {
  const spoken = stated.reduce((all, { mask }) => all | mask, 0);
  const uses = zeros(passage.variables);
  for (const { mask } of stated)
    for (let letter = 0; letter < uses.length; letter++) uses[letter]! += (mask >>> letter) & 1;
  const sumOf = (letters: readonly number[]): number => {
    let sum = 0;
    for (const letter of letters) sum += uses[letter]!;
    return sum;
  };
  const sum = sumOf(right.letters);
  const look = lookOf(right, stated, uses);
  // The sum is in the look; it is quicker to tell.
  return filler
    .all(right.form)
    .filter(
      (one) =>
        (one.mask & ~spoken) === 0 &&
        sumOf(one.letters) === sum &&
        !entails(passage.rows, one.rows) &&
        !entails(one.rows, goal.rows) &&
        !together(passage.rows, one.rows, goal.rows) &&
        lookOf(one, stated, uses) === look,
    );
};

/** Whether two propositions entail a third together. */
const together = (one: Rows, other: Rows, third: Rows): boolean => {
  for (let i = 0; i < one.length; i++) if ((one[i]! & other[i]! & ~third[i]!) !== 0) return false;
  return true;
};

/**
 * What a reader sees of a proposition without reasoning: which forms the sentences have with which it shares one, two
 * or all of its letters, and how often each letter is stated. Equal for propositions that look alike.
 */
const lookOf = (
  { letters, mask }: Proposition,
  stated: readonly Stated[],
  uses: readonly number[],
): number => {
  let look = 0;
  for (const { form, mask: sentence } of stated)
    if ((sentence & mask) !== 0)
      look = (look + scattered(4 * forms.indexOf(form) + bitsIn(sentence & mask))) | 0;
  for (const letter of letters) look = (look + scattered(64 + uses[letter]!)) | 0;
  return look;
};

const forms: readonly Stated["form"][] = [...ruleForms, "A", "¬A", "goal"];

/** A number far from those of its neighbours, so that sums of several tell which they were. */
const scattered = (n: number): number => {
  const x = Math.imul(n + 1, 0x9e3779b1);
  return Math.imul(x ^ (x >>> 15), 0x85ebca6b);
};

const bitsIn = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Three of the others so that no option entails another; undefined where that fails. */
const apartFrom = (
  right: Proposition,
  others: readonly Proposition[],
): readonly Proposition[] | undefined => {
  const list = [right];
  for (const one of others) {
    if (list.length === 4) break;
    if (!list.some((other) => alike(one.rows, other.rows))) list.push(one);
  }
  return list.length === 4 ? list.slice(1) : undefined;
};

const alike = (one: Rows, other: Rows): boolean => entails(one, other) || entails(other, one);
