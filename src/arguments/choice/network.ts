/**
 * Networks: sentences between two first letters and two last letters, drawn so that exchanging the first ones, the last ones, or
 * both turns each sentence into one of the same form, as far as one sees which letters stand in it and where the first and the last
 * ones do. The other letters' places are drawn freely: to them an exchange does not matter. So all four pairs of a first and a last
 * letter look alike; what leads from which first letter to which last one is another matter, and that is what is asked about.
 *
 * Letters go by names. A name has one letter, which stays in every exchange, or two, which one of the exchanges swaps.
 */
import type { Random } from "../random.ts";
import { fits } from "./passage.ts";
import { getParts, proposition, type Formula } from "#logic/formula";
import { mapAtoms, mapParts } from "#logic/map-parts";
import { memoize } from "#logic/memoize";
import { parse, print } from "#logic/notation";
import {
  createFiller,
  countVariables,
  zeros,
  type Filler,
  type Form,
  type Proposition,
} from "./propositions.ts";

/** Swapped with the first letters, or with the last ones, or by neither. */
type Exchange = "first" | "last" | "none";
type Name = { readonly swapped: Exchange; readonly letter: number };
/** A letter by its name, and which of the two it is. */
type Slot = { readonly name: Name; readonly other: number };

/** A sentence; exchanges turn those of one kind into each other. */
export type Sentence = { readonly form: Form; readonly letters: readonly number[]; readonly kind: number };

/** Letters 0 and 1 come first, 2 and 3 last; 4 and 5 are those of the goal, where there is one. */
export type Network = {
  readonly sentences: readonly Sentence[];
  readonly stated: readonly Proposition[];
  readonly letters: number;
};

/** A letter that is asked about; of first and last letters either. */
export type Gate = "first" | "last" | "from" | "to";

export type NetworkParameters = {
  readonly hasGoal: boolean;
  /** The letters that begin with a sentence beside two others whose places are free, for each time that they are listed. */
  readonly gates: readonly Gate[];
  /** Letters and sentences at the most. */
  readonly letters: number;
  readonly sentences: number;
};

/** The four exchanges, each by whether it swaps the first letters and the last ones. */
const exchanges = [
  { first: 0, last: 0, none: 0 },
  { first: 1, last: 0, none: 0 },
  { first: 0, last: 1, none: 0 },
  { first: 1, last: 1, none: 0 },
] as const satisfies readonly Record<Exchange, number>[];

/** First and last letters have smaller numbers, those of a goal the next two. */
const inner = 4;

const isFixed = (letter: number, sentence: readonly number[], hasGoal: boolean): boolean =>
  letter < inner || (hasGoal && letter < inner + 2 && sentence.some((other) => other < inner));

/** The forms of sentences, as often as they are drawn: what people would rather not say is the seldomest. */
const baseForms: readonly Form[] = [
  ...Array.from({ length: 8 }, () => "A → B"),
  ...Array.from({ length: 4 }, () => "A → ¬B"),
  ...Array.from({ length: 4 }, () => "(A ∧ B) → C"),
  ...Array.from({ length: 2 }, () => "(A ∧ B) → ¬C"),
  "(A ∨ B) → C",
  "(A ∨ B) → ¬C",
  "¬A → B",
  "(A ∧ ¬B) → C",
  "(A ∧ ¬B) → C",
  "(A ∧ ¬B) → C",
  "(A ∧ ¬B) → C",
];

const listForms = (others: readonly Form[]): readonly Form[] => [
  ...baseForms,
  ...others.flatMap((other) =>
    Array.from({ length: Math.ceil(baseForms.length / others.length) }, () => other),
  ),
];

const listTernaryForms = (forms: readonly Form[]): readonly Form[] =>
  forms.filter((form) => countVariables(form) === 3);

/** The policy of the search: so many drawings, and of each so many arrangements. */
const maxDrawings = 100_000;
const maxArrangements = 6;

/** Finds networks that can be true and say nothing twice, by whether they do what is asked. */
export const createNetworkSearch = (others?: readonly Form[]) => {
  const fillers: Filler[] = [];
  const forms = others === undefined ? baseForms : listForms(others);
  const threes = listTernaryForms(forms);
  const drawArrangements = function* (parameters: NetworkParameters, random: Random): Generator<Network> {
    const { names, letters } = drawNames(parameters, random);
    const drawn = drawSentences(names, letters, { ...parameters, forms, threes }, random);
    if (drawn?.some(({ letters: own }) => listFree(own, parameters.hasGoal).length > 1) !== true) return;
    if (others !== undefined && !drawn.some(({ form }) => others.includes(form))) return;
    const fill = (fillers[letters] ??= createFiller(letters));
    for (let tries = 0; tries < maxArrangements; tries++) {
      const sentences = drawn.map((one) => arrangeSentence(one, parameters.hasGoal, random));
      const stated = sentences.map(({ form, letters: own }) => fill(form, own));
      if (fits(stated)) yield { sentences, stated, letters };
    }
  };
  /** Asks the first network that has any; undefined if none is found. */
  return <Asked>(
    parameters: NetworkParameters,
    random: Random,
    getAsked: (network: Network) => readonly Asked[],
  ): readonly Asked[] => {
    for (let tries = 0; tries < maxDrawings; tries++)
      for (const network of drawArrangements(parameters, random)) {
        const asked = getAsked(network);
        if (asked.length > 0) return asked;
      }
    return [];
  };
};

const listFree = (letters: readonly number[], hasGoal: boolean): readonly number[] =>
  letters.filter((letter) => !isFixed(letter, letters, hasGoal));

const arrangeSentence = (sentence: Sentence, hasGoal: boolean, random: Random): Sentence => {
  const { letters } = sentence;
  const free = listFree(letters, hasGoal);
  if (free.length < 2) return sentence;
  const order = random.shuffle(free);
  return {
    ...sentence,
    letters: letters.map((one) => (isFixed(one, letters, hasGoal) ? one : order.pop()!)),
  };
};

const drawNames = (
  { hasGoal, letters: max }: NetworkParameters,
  random: Random,
): { readonly names: readonly Name[]; readonly letters: number } => {
  const names: Name[] = [];
  let letters = 0;
  const add = (swapped: Exchange): void => {
    names.push({ swapped, letter: letters });
    letters += swapped === "none" ? 1 : 2;
  };
  add("first");
  add("last");
  if (hasGoal) {
    add("none");
    add("none");
  }
  // Two at least, since the places of fewer are not free.
  const size = letters + 2 + random.int(Math.max(1, max - letters - 1));
  while (letters < Math.min(size, max))
    add(letters + 2 > max ? "none" : random.pick(["first", "last", "none", "none"] as const));
  return { names, letters };
};

/** The forms of sentences, and those behind a gate. */
type Forms = { readonly forms: readonly Form[]; readonly threes: readonly Form[] };

/** Where gates stand among the slots. */
const gateSlots: Readonly<Record<Gate, number>> = { first: 0, last: 2, from: 4, to: 5 };

/** Sentences that exchanges turn into each other; undefined where some letter would be idle. */
const drawSentences = (
  names: readonly Name[],
  letters: number,
  { hasGoal, gates, sentences: max, forms, threes }: NetworkParameters & Forms,
  random: Random,
): readonly Sentence[] | undefined => {
  if (max < 2) return undefined;
  const sentences: Sentence[] = [];
  const uses = zeros(letters);
  const asked = hasGoal ? inner + 2 : inner;
  const isIdle = ({ name, other }: Slot): boolean =>
    uses[name.letter + other]! < (name.letter < asked ? 1 : 2);
  const slots = names.flatMap((name) =>
    (name.swapped === "none" ? [0] : [0, 1]).map((other): Slot => ({ name, other })),
  );
  const free = slots.filter(({ name }) => name.letter >= asked);
  for (let kind = 0; kind < gates.length + max && sentences.length < max; kind++) {
    const gate = kind < gates.length ? slots[gateSlots[gates[kind]!]] : undefined;
    const idle = gate === undefined ? slots.filter(isIdle) : [];
    if (hasGoal && gate === undefined && idle.length === 0 && random.int(3) > 0) continue;
    const form = random.pick(gate === undefined ? forms : threes);
    const chosen =
      gate === undefined
        ? Array.from({ length: countVariables(form) }, () => random.pick(slots))
        : random.shuffle([gate, ...random.shuffle(free).slice(0, 2)]);
    if (idle.length > 0) chosen[random.int(chosen.length)] = random.pick(idle);
    const orbit = findOrbit(form, chosen, hasGoal);
    if (orbit === undefined || sentences.length + orbit.length > max) continue;
    for (const own of orbit) {
      sentences.push({ form, letters: own, kind });
      for (const letter of own) uses[letter]! += 1;
    }
  }
  return slots.some(isIdle) ? undefined : sentences;
};

/**
 * The letters into which the exchanges turn those of a form; undefined where a letter would stand twice in a sentence, or a first or
 * last one would change its place among the same letters.
 */
const findOrbit = (
  form: Form,
  slots: readonly Slot[],
  hasGoal: boolean,
): readonly (readonly number[])[] | undefined => {
  let whole = 0;
  for (const { name, other } of slots) {
    const bit = 1 << (name.letter + other);
    if ((whole & bit) !== 0) return undefined;
    whole |= bit;
  }
  const known: number[] = [];
  const orbit: (readonly number[])[] = [];
  for (const exchange of exchanges) {
    const own = slots.map(
      ({ name, other }) => name.letter + (name.swapped === "none" ? 0 : other ^ exchange[name.swapped]),
    );
    let mask = 0;
    for (const letter of own) mask |= 1 << letter;
    const before = orbit[known.indexOf(mask)];
    if (before === undefined) {
      known.push(mask);
      orbit.push(own);
    } else if (
      own.some(
        (letter, at) => isFixed(letter, own, hasGoal) && !isSamePlace(form, before.indexOf(letter), at),
      )
    )
      return undefined;
  }
  return orbit;
};

const isSamePlace = (form: Form, one: number, other: number): boolean =>
  one === other || (isSymmetric(form) && one < 2 && other < 2);

/** Returns whether the first two letters of a form have no order: exchanged, they say the same but for the order of a pair. */
export const isSymmetric = memoize((form: Form): boolean => {
  const formula = parse(form);
  const exchanged: Readonly<Record<string, string>> = { A: "B", B: "A" };
  const other = mapAtoms(formula, ({ name }) => proposition(exchanged[name] ?? name));
  return print(orderVariables(formula)) === print(orderVariables(other));
});

/** The formula with the halves of pairs in the order of their text. */
const orderVariables = (formula: Formula): Formula => {
  const sorted = mapParts(formula, orderVariables);
  if (sorted.kind !== "and" && sorted.kind !== "or" && sorted.kind !== "iff") return sorted;
  const [left, right] = getParts(sorted).toSorted((one, two) => (print(one) < print(two) ? -1 : 1));
  return { ...sorted, left: left!, right: right! };
};
