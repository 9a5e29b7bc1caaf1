/**
 * Questions that are too much alike: the same question again, the same sentences in another order, and questions
 * that speak of the same things. Where those of one kind share a key, words that should not matter give it away,
 * and a question of a training set answers one of a test set.
 */
import { groupsOf, type Row, type Surface } from "./rows.ts";
import { contentOf, tokensOf } from "./surface.ts";

/** Items alike in some way, by their places in the list that was looked through. */
type Alike = readonly number[];

export type Likeness = {
  /** The same question, word for word. */
  readonly sameQuestion: readonly Alike[];
  /** The same sentences, but for letter case, punctuation and the order of the premises; not the same question. */
  readonly sameSentences: readonly Alike[];
  /** The same content words, all in all, though not twins and not the same sentences. */
  readonly sameWords: readonly Alike[];
  /** How many groups of `sameWords` have one key throughout: what learning words by heart gains. */
  readonly sameWordsOneKey: number;
};

/** Looks for questions that are alike. Linear in their number. */
export const likenessOf = (rows: readonly Row[]): Likeness => {
  const family = groupsOf(rows);
  const sameQuestion = alike(rows, ({ text }) => text);
  const sameSentences = alike(rows, sentencesKey).filter(
    (group) => new Set(group.map((i) => rows[i]?.surface.text)).size > 1,
  );
  const sameWords = alike(rows, wordsKey).filter(
    (group) =>
      new Set(group.map((i) => family[i])).size > 1 &&
      new Set(group.map((i) => sentencesKey(rows[i]!.surface))).size > 1,
  );
  return {
    sameQuestion,
    sameSentences,
    sameWords,
    sameWordsOneKey: sameWords.filter((group) => new Set(group.map((i) => rows[i]?.label)).size === 1).length,
  };
};

const alike = (rows: readonly Row[], keyOf: (surface: Surface) => string): readonly Alike[] =>
  [...Map.groupBy(rows.keys(), (i) => keyOf(rows[i]!.surface)).values()].filter((group) => group.length > 1);

/** Equal for the same sentences, whatever the order of the premises, letter case and punctuation. */
export const sentencesKey = ({ premises, conclusion }: Pick<Surface, "premises" | "conclusion">): string =>
  [...premises.map(plainKey).toSorted(), "⊢", plainKey(conclusion)].join("|");

const plainKey = (sentence: string): string =>
  tokensOf(sentence)
    .filter((token) => token !== ",")
    .join(" ");

const wordsKey = ({ premises, conclusion }: Surface): string =>
  [...new Set([...premises, conclusion].flatMap(contentOf))].toSorted().join(" ");

/** How many different words the questions are made of, premises and conclusions together. */
export const distinctWordsOf = (rows: readonly Row[]): number => {
  const words = new Set<string>();
  for (const { surface } of rows)
    for (const sentence of [...surface.premises, surface.conclusion])
      for (const word of tokensOf(sentence)) if (word !== ",") words.add(word);
  return words.size;
};
