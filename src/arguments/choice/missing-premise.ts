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
import { ruleForms, type Filler, type Form, type Proposition } from "./propositions.ts";
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
    const stated: Stated[] = [];
    for (const one of whole.propositions) if (one !== right) stated.push(one);
    stated.push({ form: "goal", mask: maskOf(goal.letters) });
    // Few propositions have three that look like them, and few of those that are left need a truth table.
    const places = placesOf(stated, whole.variables);
    if (fillingsLike(right, places.looks) < 4 || !isNeeded(right, whole, goal)) continue;
    const around = surroundingsOf(stated, goal, places);
    if (fillingsLike(right, around.placeOf) < 4) continue;
    const passage = without(whole, right);
    const others = distractorsOf(passage, goal, right, around, filler);
    for (let tries = 0; tries < likenessTries && others.length >= 3; tries++) {
      const three = apartFrom(right, random.shuffle(others));
      if (three === undefined) break;
      const options = [...three.slice(0, place), right, ...three.slice(place)];
      if (areAsLike(options)) return { passage, goal, options };
    }
  }
  return undefined;
};

/** Whether the other propositions do not entail the goal. */
const isNeeded = (right: Proposition, { propositions }: Passage, goal: Option): boolean => {
  for (let word = 0; word < goal.rows.length; word++) {
    let bits = ~goal.rows[word]!;
    for (const one of propositions) if (one !== right) bits &= one.rows[word]!;
    if (bits !== 0) return true;
  }
  return false;
};

/**
 * How many fillings of a proposition's form, itself among them, have letters of the same places as its own; 0 where a
 * letter of it is spoken of nowhere. Letters of the same place have equal numbers.
 */
const fillingsLike = ({ letters }: Proposition, places: readonly number[]): number => {
  let count = 1;
  for (let i = 0; i < letters.length; i++) {
    const place = places[letters[i]!]!;
    if (place === 0) return 0;
    let free = 0;
    for (let letter = 0; letter < places.length; letter++) if (places[letter] === place) free++;
    for (let before = 0; before < i; before++) if (places[letters[before]!] === place) free--;
    count *= free;
  }
  // The two letters behind “∧” or “∨” have no order.
  return letters.length === 3 && places[letters[0]!] === places[letters[1]!] ? count / 2 : count;
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
  around: Surroundings,
  filler: Filler,
): readonly Proposition[] => {
  const look = lookOf(right, around);
  return filler
    .all(right.form)
    .filter(
      (one) =>
        haveSamePlaces(one, right, around) &&
        lookOf(one, around) === look &&
        !entails(passage.rows, one.rows) &&
        !entails(one.rows, goal.rows) &&
        !together(passage.rows, one.rows, goal.rows),
    )
    .map((one) => inOrderOf(right, one, around, filler));
};

/** Whether the letters of two fillings of a form have the same places: quicker to tell than their look, which has it in it. */
const haveSamePlaces = (
  { letters: one }: Proposition,
  { letters: other }: Proposition,
  { placeOf }: Surroundings,
): boolean => {
  const last = one.length - 1;
  if (placeOf[one[last]!] !== placeOf[other[last]!]) return false;
  if (last === 0) return true;
  const a = placeOf[one[0]!];
  const b = placeOf[other[0]!];
  if (last === 1) return a === b;
  const c = placeOf[one[1]!];
  const d = placeOf[other[1]!];
  return (a === b && c === d) || (a === d && c === b);
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

const surroundingsOf = (
  stated: readonly Stated[],
  goal: Option,
  { looks, distance }: Places,
): Surroundings => ({
  sentences: stated.map(({ form, mask }) => ({ form: 4 * forms.indexOf(form), mask })),
  placeOf: looks.map((look, letter) => {
    let place = look;
    for (const asked of goal.letters) place = (scattered(place) % 100_000_007) * 16 + distance(asked, letter);
    return place;
  }),
  distance,
});

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
