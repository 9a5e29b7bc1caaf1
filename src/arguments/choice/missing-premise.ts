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
import { areAsLike, likenessTries } from "./odd-one.ts";
import { passageOf, type Passage } from "./passage.ts";
import { ruleForms, zeros, type Filler, type Form, type Proposition } from "./propositions.ts";
import { placesOf, scattered, type Places } from "./places.ts";
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
  place: number,
  filler: Filler,
  random: Random,
): MissingPremise | undefined => {
  const goals = candidates.flatMap(({ clause, relation }) => (relation === "entailment" ? [clause] : []));
  if (goals.length === 0) return undefined;
  for (const { ways } of random.shuffle(goals).slice(0, mostGoals)) {
    const found = withGoal(whole, random.pick(ways), place, filler, random);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** So many conclusions of a passage are tried. */
const mostGoals = 3;

const withGoal = (
  whole: Passage,
  goal: Option,
  place: number,
  filler: Filler,
  random: Random,
): MissingPremise | undefined => {
  for (const right of random.shuffle(whole.propositions)) {
    // Four options that deny a pair would be a strain.
    if (right.form === "¬(A ∧ B) → C") continue;
    const passage = without(whole, right);
    if (entails(passage.rows, goal.rows)) continue;
    const stated: readonly Stated[] = [
      ...passage.propositions.map(({ form, mask }) => ({ form, mask })),
      { form: "goal", mask: maskOf(goal.letters) },
    ];
    const spoken = stated.reduce((all, { mask }) => all | mask, 0);
    if ((right.mask & ~spoken) !== 0) continue;
    const others = distractorsOf(passage, goal, right, stated, filler);
    for (let tries = 0; tries < likenessTries && others.length >= 3; tries++) {
      const three = apartFrom(right, random.shuffle(others));
      if (three === undefined) break;
      const options = [...three.slice(0, place), right, ...three.slice(place)];
      if (areAsLike(options)) return { passage, goal, options };
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
    for (let i = 0; i < letters.length; i++) sum += uses[letters[i]!]!;
    return sum;
  };
  const sum = sumOf(right.letters);
  // The sum is in the look; it is quicker to tell, and leaves too few in most cases.
  const likely = filler
    .all(right.form)
    .filter(
      (one) =>
        (one.mask & ~spoken) === 0 &&
        sumOf(one.letters) === sum &&
        !entails(passage.rows, one.rows) &&
        !entails(one.rows, goal.rows) &&
        !together(passage.rows, one.rows, goal.rows),
    );
  if (likely.length < 3) return [];
  const around = surroundingsOf(stated, goal, passage.variables);
  const look = lookOf(right, around);
  return likely
    .filter((one) => lookOf(one, around) === look)
    .map((one) => inOrderOf(right, one, around, filler));
};

/** Whether two propositions entail a third together. */
const together = (one: Rows, other: Rows, third: Rows): boolean => {
  for (let i = 0; i < one.length; i++) if ((one[i]! & other[i]! & ~third[i]!) !== 0) return false;
  return true;
};

/** What is around a proposition: the sentences, as numbers, and the places of letters. */
type Surroundings = {
  readonly sentences: readonly { readonly form: number; readonly mask: number }[];
  /** For each letter where it stands in the sentences, and how far from each of the conclusion's. */
  readonly placeOf: readonly number[];
  readonly distance: Places["distance"];
};

const surroundingsOf = (stated: readonly Stated[], goal: Option, variables: number): Surroundings => {
  const { looks, distance } = placesOf(stated, variables);
  return {
    sentences: stated.map(({ form, mask }) => ({ form: 4 * forms.indexOf(form), mask })),
    placeOf: looks.map((look, letter) => {
      let place = look;
      for (const asked of goal.letters)
        place = (scattered(place) % 100_000_007) * 16 + distance(letter, asked);
      return place;
    }),
    distance,
  };
};

/**
 * What a reader sees of a proposition without reasoning: which forms the sentences have with which it shares one, two
 * or all of its letters; where each letter stands in the sentences, and how far from the conclusion's; how far its letters
 * are from each other. Of a form's letters the last stands alone, and those before it have no order. Equal for
 * propositions that look alike.
 */
const lookOf = ({ letters, mask }: Proposition, { sentences, placeOf, distance }: Surroundings): number => {
  let look = 0;
  for (let i = 0; i < sentences.length; i++) {
    const { form, mask: sentence } = sentences[i]!;
    if ((sentence & mask) !== 0) look = (look + scattered(form + bitsIn(sentence & mask))) | 0;
  }
  for (let at = 0; at < letters.length; at++) {
    const isLast = at === letters.length - 1;
    look = (look + scattered(2 * placeOf[letters[at]!]! + (isLast ? 1 : 0))) | 0;
    for (let other = at + 1; other < letters.length; other++)
      look = (look + scattered(5000 + distance(letters[at]!, letters[other]!))) | 0;
  }
  return look;
};

/** The proposition with its first two letters, which have no order, standing as those of the right one do. */
const inOrderOf = (
  right: Proposition,
  one: Proposition,
  { placeOf }: Surroundings,
  filler: Filler,
): Proposition => {
  const [a = 0, b = 0, c] = one.letters;
  if (c === undefined) return one;
  return placeOf[a] === placeOf[right.letters[0]!] ? one : filler.fill(one.form, [b, a, c]);
};

const forms: readonly Stated["form"][] = [...ruleForms, "A", "¬A", "goal"];

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
