/**
 * Words by their categories: what leads to what in the premises of all arguments that share the letters goes from kinds and
 * properties to states and rights, so that conditionals read as rules. Only arrows of both twins count, so that no word tells the key.
 */
import type { Category, Topic, VerbPhrase } from "#language/lexicon";
import type { Words } from "#language/words";
import type { SortedLetters } from "./letters.ts";

const order: Readonly<Record<Category, number>> = { kind: 0, property: 1, state: 2, right: 3, clause: 0 };

/** The words with the phrases of predicates, and of one person's propositions, in the order of their categories. */
export const byCategory = (words: Words, { arrows = [], unkind }: SortedLetters, topic: Topic): Words => {
  const ranks = new Map(
    topic.predicates.flatMap(({ category, forms }) =>
      category === undefined ? [] : forms.map(({ yes }) => [yes, order[category]] as const),
    ),
  );
  if (ranks.size === 0) return words;
  const places = new Map<string, number>();
  for (const { from, to, isShared } of arrows) {
    if (!isShared) continue;
    places.set(from, (places.get(from) ?? 0) - 1);
    places.set(to, (places.get(to) ?? 0) + 1);
  }
  const sorted = <Phrase extends VerbPhrase>(
    phrases: ReadonlyMap<string, Phrase>,
    rankOf: (phrase: Phrase) => number,
  ): ReadonlyMap<string, Phrase> => {
    const placeOf = (letter: string): number =>
      (places.get(letter) ?? 0) + (unkind?.has(letter) === true ? places.size : 0);
    const letters = [...phrases.keys()].toSorted((a, b) => placeOf(a) - placeOf(b));
    const values = [...phrases.values()].toSorted((a, b) => rankOf(a) - rankOf(b));
    const given = new Map(letters.map((letter, i) => [letter, values[i]!]));
    return new Map([...phrases.keys()].map((letter) => [letter, given.get(letter)!]));
  };
  const rankOf = ({ yes }: VerbPhrase): number => ranks.get(yes) ?? 0;
  const names = topic.names?.map(({ name }) => name) ?? [];
  const subjects = new Set(
    [...words.propositions.values()].map(({ yes }) => names.find((name) => yes.startsWith(`${name} `))),
  );
  const [name] = subjects;
  const propositions =
    subjects.size === 1 && name !== undefined
      ? sorted(words.propositions, ({ yes }) => ranks.get(yes.slice(name.length + 1)) ?? 0)
      : words.propositions;
  return { ...words, predicates: sorted(words.predicates, rankOf), propositions };
};
