/** Questions that occur twice: word for word, or with the same sentences in another order. */
import type { Row, Surface } from "./rows.ts";
import { tokenize } from "./surface.ts";

/** Duplicates: groups of positions in the list. */
export type Duplicates = {
  /** The same question, word for word. */
  readonly sameQuestion: readonly (readonly number[])[];
  /** The same sentences, except for letter case, punctuation and the order of the premises; not the same question. */
  readonly sameSentences: readonly (readonly number[])[];
};

/** Returns the duplicates. Linear in the number of questions. */
export function findDuplicates(rows: readonly Row[]): Duplicates {
  const groupPlaces = (keyOf: (surface: Surface) => string): readonly (readonly number[])[] =>
    [...Map.groupBy(rows.keys(), (i) => keyOf(rows[i]!.surface)).values()].filter(({ length }) => length > 1);
  return {
    sameQuestion: groupPlaces(({ text }) => text),
    sameSentences: groupPlaces(sentencesKey).filter(
      (group) => new Set(group.map((i) => rows[i]!.surface.text)).size > 1,
    ),
  };
}

/** Returns a key equal for the same sentences, whatever the order of the premises, letter case and punctuation. */
export function sentencesKey({ premises, conclusion }: Pick<Surface, "premises" | "conclusion">): string {
  return [...premises.map(plainKey).toSorted(), "⊢", plainKey(conclusion)].join("|");
}

function plainKey(sentence: string): string {
  return splitWords(sentence).join(" ");
}

function splitWords(sentence: string): readonly string[] {
  return tokenize(sentence).filter((token) => token !== ",");
}

/** Counts the distinct words of premises and conclusions. */
export function countDistinctWords(rows: readonly Row[]): number {
  return new Set(
    rows.flatMap(({ surface: { premises, conclusion } }) => [...premises, conclusion].flatMap(splitWords)),
  ).size;
}
