/** Writes a bank of sentences as lines of its file, and counts what is in it. */
import { type Bank, createRandom, type Family, getFrame } from "organon/commands";

export function* bankLines({ source, families }: Bank): Generator<string> {
  yield `{"v": 1, "source": ${JSON.stringify(source)}, "families": [`;
  for (const [at, one] of families.entries())
    yield `${JSON.stringify(one)}${at + 1 < families.length ? "," : ""}`;
  yield "]}";
}

export type BankStatistics = ReturnType<typeof computeStatistics>;

export const computeStatistics = (families: readonly Family[], items: number, seed: number) => {
  const frames = [...Map.groupBy(families, getFrame).values()].map(({ length }) => length);
  const lengths = families.map(({ sentence }) => sentence.yes.split(" ").length).toSorted((a, b) => a - b);
  const clauses = families.flatMap(({ sentence, paraphrase, entailed, contrary }) =>
    [sentence, paraphrase, entailed, contrary].flatMap((clause) => clause?.yes ?? []),
  );
  const random = createRandom(seed);
  const drawn: string[] = [];
  while (drawn.length < items * variablesPerItem && families.length > 0)
    drawn.push(...random.shuffle(families).map(({ sentence }) => sentence.yes));
  return {
    families: families.length,
    themes: new Set(families.map(({ theme }) => theme)).size,
    paraphrases: families.filter(({ paraphrase }) => paraphrase).length,
    entailed: families.filter(({ entailed }) => entailed).length,
    contraries: families.filter(({ contrary }) => contrary).length,
    words: countWords(clauses),
    /** Words in a sentence: the shortest, the one in the middle, the longest. */
    length: {
      least: lengths[0] ?? 0,
      median: lengths[Math.floor(lengths.length / 2)] ?? 0,
      most: lengths.at(-1) ?? 0,
    },
    /** Different frames of function words, and how often the commonest is used. */
    frames: { different: frames.length, maxUsed: Math.max(0, ...frames) },
    /** Different words in the sentences of items that each draw eight families. */
    drawn: { items, words: countWords(drawn.slice(0, items * variablesPerItem)) },
  };
};

const variablesPerItem = 8;

const countWords = (texts: readonly string[]): number =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [])).size;
