/**
 * The words of one combination: an item's place in the permutation of its skill's combinations gives a digit for every word
 * that sentences show; chance chooses the words of letters that only a chain has, and those beyond the permutation's size.
 */
import type { VerbPhrase } from "#language/lexicon";
import type { Clause, Words } from "#language/words";
import { maximalSize, permute, type PermutationKey } from "#arguments/permutation";
import { hash128, type Random } from "#arguments/random";
import { capacity, insert, nth, type PhraseList } from "./phrase-list.ts";
import type { SortedLetters } from "./letters.ts";

/** The order of a skill's combinations: which one comes at a rank, and where each slot's digits begin. */
export type SkillPermutation = { readonly key: PermutationKey; readonly offsets: PermutationKey };

/** The phrases that letters take their words from. */
export type Layout = {
  readonly letters: SortedLetters;
  /** The letters in the order in which they get their words; those that sentences have are the first `said`. */
  readonly slots: readonly Slot[];
  readonly said: number;
  /** Of each proposition, for the one pattern and the other. */
  readonly personal: readonly PhraseList[];
  readonly impersonal: readonly PhraseList[];
  readonly predicates: readonly PhraseList[];
  readonly relations: readonly PhraseList[];
  /** The names that constants of things take; absent where letters are of people alone. */
  readonly names?: readonly string[];
};

/** A letter by its kind and its place among the letters of that kind. */
type Slot = { readonly kind: "predicates" | "relations" | "propositions" | "constants"; readonly at: number };

/** The subject of a proposition: nobody, or somebody, with the number of an earlier person or deed, or a constant. */
export type Pattern =
  | "impersonal"
  | { readonly verbSource?: number; readonly subjectSource?: number; readonly constant?: string };

/** Of a proposition with words of its own. */
export const personal: Pattern = {};

/** Words by combination `rank`; each proposition has its pattern. Undefined where there is no such combination. */
export const assignWords = (
  layout: Layout,
  patterns: readonly Pattern[],
  subjects: readonly string[],
  rank: number,
  { key, offsets }: SkillPermutation,
  random: Random,
): Words | undefined => {
  const things = layout.names ?? [];
  const { radices, said } = computeRadices(layout, patterns, subjects.length);
  if (radices.some((radix) => radix < 1)) return undefined;
  let [combinations, ranked] = [1, 0];
  while (ranked < said && combinations * radices[ranked]! <= maximalSize) combinations *= radices[ranked++]!;
  if (rank >= combinations) return undefined;

  let place = permute(rank, combinations, key);
  let slot = 0;
  const digit = (available: number): number => {
    const radix = radices[slot]!;
    const chosen = slot < ranked ? place % radix : random.int(radix);
    if (slot < ranked) place = Math.floor(place / radix);
    const offset = offsets[slot % 4]! + 7919 * slot;
    slot++;
    return (chosen + offset) % available;
  };
  // Groups and people that are taken, in ascending order.
  const taken = { people: [], pairs: [], weather: [], subjects: [], things: [] } satisfies Record<
    string,
    number[]
  >;
  const drawPhrase = (list: PhraseList, groups: number[]): VerbPhrase => {
    const { phrase, group } = nth(list, groups, digit);
    insert(groups, group);
    return phrase;
  };
  const drawName = (names: readonly string[], others: number[]): string => {
    let at = digit(names.length - others.length);
    for (const other of others) if (at >= other) at++;
    insert(others, at);
    return names[at]!;
  };
  const { letters } = layout;
  const words = {
    propositions: new Map<string, Clause>(),
    predicates: new Map<string, VerbPhrase>(),
    relations: new Map<string, VerbPhrase>(),
    constants: new Map<string, string>(),
  };
  const person = (): string => drawName(subjects, taken.subjects);
  const clauses: { readonly phrase: VerbPhrase; readonly name: string }[] = [];
  const clause = (i: number): Clause => {
    const pattern = patterns[i] ?? personal;
    if (pattern === "impersonal") return drawPhrase(layout.impersonal[i]!, taken.weather);
    const { verbSource, subjectSource, constant } = pattern;
    const phrase =
      verbSource === undefined ? drawPhrase(layout.personal[i]!, taken.people) : clauses[verbSource]!.phrase;
    const known =
      subjectSource === undefined ? words.constants.get(constant ?? "") : clauses[subjectSource]!.name;
    const name = known ?? person();
    clauses[i] = { phrase, name };
    return { yes: `${name} ${phrase.yes}`, no: `${name} ${phrase.no}` };
  };
  // In the order of the radices.
  for (const { kind, at } of layout.slots) {
    const letter = (letters[kind] ?? [])[at]!;
    switch (kind) {
      case "predicates":
        words.predicates.set(letter, drawPhrase(layout.predicates[at]!, taken.people));
        break;
      case "relations":
        words.relations.set(letter, drawPhrase(layout.relations[at]!, taken.pairs));
        break;
      case "propositions":
        words.propositions.set(letter, clause(at));
        break;
      case "constants":
        words.constants.set(letter, isThingName(layout, letter) ? drawName(things, taken.things) : person());
        break;
      default:
        kind satisfies never;
    }
  }
  return words;
};

const computeRadices = (
  layout: Layout,
  patterns: readonly Pattern[],
  subjects: number,
): { readonly radices: readonly number[]; readonly said: number } => {
  const { letters, slots, personal: lists, impersonal, predicates, relations, names = [] } = layout;
  let [people, pairs, weather, named, things] = [0, 0, 0, 0, 0];
  const radices: number[] = [];
  let said = 0;
  for (const [i, { kind, at }] of slots.entries()) {
    switch (kind) {
      case "predicates":
        radices.push(capacity(predicates[at]!, people++));
        break;
      case "relations":
        radices.push(capacity(relations[at]!, pairs++));
        break;
      case "propositions": {
        const pattern = patterns[at] ?? personal;
        if (pattern === "impersonal") radices.push(capacity(impersonal[at]!, weather++));
        else {
          if (pattern.verbSource === undefined) radices.push(capacity(lists[at]!, people++));
          if (pattern.subjectSource === undefined && pattern.constant === undefined)
            radices.push(subjects - named++);
        }
        break;
      }
      case "constants":
        radices.push(
          isThingName(layout, letters.constants[at]!) ? names.length - things++ : subjects - named++,
        );
        break;
      default:
        kind satisfies never;
    }
    if (i < layout.said) said = radices.length;
  }
  return { radices, said };
};

/** True if there are words for all letters at once, each proposition with words of its own. */
export const hasWords = (layout: Layout, subjects: readonly string[]): boolean =>
  computeRadices(layout, [], subjects.length).radices.every((radix) => radix >= 1);

const isThingName = ({ letters, names }: Layout, constant: string): boolean =>
  names !== undefined && letters.things?.has(constant) === true;

/** The order in which letters get their words: those that sentences have before those of a chain alone. */
export const listSlots = (letters: SortedLetters): Pick<Layout, "slots" | "said"> => {
  const slots = (["predicates", "relations", "constants", "propositions"] as const).flatMap((kind) =>
    (letters[kind] ?? []).map((letter, at) => ({ kind, at, isSaid: !letters.unsaid?.has(letter) })),
  );
  const said = slots.filter(({ isSaid }) => isSaid);
  return { slots: [...said, ...slots.filter(({ isSaid }) => !isSaid)], said: said.length };
};

/** The permutation of the skill `key`. */
export const createPermutation = (key: string): SkillPermutation => ({
  key: hash128(key),
  offsets: hash128(`${key}/offsets`),
});
