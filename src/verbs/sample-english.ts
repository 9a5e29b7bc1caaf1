/**
 * The editor's kit: texts drawn evenly over lengths and leaves, sheets on which readers judge their English, and what came
 * of the sheets. The sheets tell no keys, so that nobody reads a text for its answer.
 */
import { createRandom } from "#arguments";
import { questionsOf, type Entry, type Question } from "#items";
import { OrganonError } from "#logic";
import { englishPage, englishSheet, readEnglishSheet } from "#report";
import { englishReadingOf, type EnglishReader, type EnglishReading, type EnglishText } from "#scores";

export type EnglishSampleOptions = {
  /** Whole questions, as they are asked, or single sentences of them; questions where nothing is said. */
  readonly of?: "questions" | "sentences";
  /** How many are drawn, at most as many as there are; 200 where nothing is said. */
  readonly count?: number;
  /** The same seed draws the same texts. */
  readonly seed?: number;
};

/** What readers get: a sheet, of which each fills in a copy, and the same texts to read. */
export type EnglishSample = {
  /** Distinct texts, and those drawn. */
  readonly of: number;
  readonly drawn: number;
  readonly sheet: string;
  readonly page: string;
};

/** A text, and where it stands: the drawing is even over leaves, and over lengths as far as they have them. */
type Placed = EnglishText & { readonly leaf: string };

/** Draws texts. Throws misuse where there are none. */
export const sampleEnglish = (
  entries: Iterable<Entry>,
  { of = "questions", count = 200, seed = 1 }: EnglishSampleOptions = {},
): EnglishSample => {
  const texts = textsOf(entries, of);
  if (texts.length === 0) throw new OrganonError("misuse", `there are no ${of} to draw from`);
  const drawn = evenly(texts, count, seed);
  return { of: texts.length, drawn: drawn.length, sheet: englishSheet(drawn), page: englishPage(drawn) };
};

/** What filled sheets say of the texts. Throws misuse for sheets of other texts, or of different ones. */
export const readEnglishSheets = (
  sheets: readonly (readonly [name: string, text: string])[],
  entries: Iterable<Entry>,
): EnglishReading => {
  const all = [...entries];
  const known = new Map(
    [...textsOf(all, "questions"), ...textsOf(all, "sentences")].map((text) => [text.id, text]),
  );
  const readers = sheets.map(([name, text]) => readerIn(name, text, known));
  const [first] = readers;
  if (first === undefined) throw new OrganonError("misuse", "there is no sheet to read");
  const ids = new Set(first.judgements.map(({ id }) => id));
  for (const { name, judgements } of readers)
    if (judgements.length !== ids.size || judgements.some(({ id }) => !ids.has(id)))
      throw new OrganonError("misuse", `${name} and ${first.name} do not judge the same texts`);
  return englishReadingOf(
    readers,
    first.judgements.flatMap(({ id }) => known.get(id) ?? []),
  );
};

const readerIn = (name: string, text: string, known: ReadonlyMap<string, unknown>): EnglishReader => {
  try {
    const judgements = readEnglishSheet(text);
    if (judgements.length === 0) throw new OrganonError("misuse", "no text is judged");
    const strange = judgements.find(({ id }) => !known.has(id));
    if (strange) throw new OrganonError("misuse", `the text ${strange.id} is not in the items' file`);
    return { name, judgements };
  } catch (error) {
    if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
    throw new OrganonError("misuse", `${name}: ${error.message}`, { cause: error });
  }
};

/** Each distinct text once. */
const textsOf = (
  entries: Iterable<Entry>,
  of: NonNullable<EnglishSampleOptions["of"]>,
): readonly Placed[] => {
  const texts = new Map<string, Placed>();
  for (const entry of entries) {
    const [question] = questionsOf(entry, 1);
    if (question === undefined) continue;
    const place = placeOf(question);
    if (of === "questions") texts.set(question.text, { ...place, id: question.id, text: question.text });
    else
      for (const [i, text] of sentencesOf(entry, question).entries())
        texts.set(text, { ...place, id: `${question.id}#${i + 1}`, text });
  }
  return [...texts.values()];
};

const sentencesOf = (entry: Entry, { premises = [], conclusion }: Question): readonly string[] =>
  entry.kind === "choice"
    ? [...entry.choice.sentencesText, ...entry.choice.options]
    : [...premises, ...(conclusion === undefined ? [] : [conclusion])];

const placeOf = ({ tags }: Question): { readonly length: string; readonly leaf: string } => ({
  length: tags["length"] ?? "",
  leaf: [tags["logic"], tags["category"], tags["rule"], tags["kind"], tags["type"]].join(" "),
});

/** Leaves take turns; each gives a text of the length that has been drawn least, so that no leaf speaks for a length alone. */
const evenly = (texts: readonly Placed[], count: number, seed: number): readonly Placed[] => {
  const random = createRandom(`english ${seed}`);
  const pools = new Map<string, Placed[]>();
  for (const text of random.shuffle(texts)) {
    const pool = pools.get(text.leaf);
    if (pool === undefined) pools.set(text.leaf, [text]);
    else pool.push(text);
  }
  const leaves = [...pools.values()];
  const drawnOf = new Map<string, number>();
  const drawn: Placed[] = [];
  for (let turn = 0; drawn.length < Math.min(count, texts.length); turn++) {
    const pool = leaves[turn % leaves.length]!;
    let best = 0;
    for (const [i, { length }] of pool.entries())
      if ((drawnOf.get(length) ?? 0) < (drawnOf.get(pool[best]!.length) ?? 0)) best = i;
    const [text] = pool.splice(best, 1);
    if (text === undefined) continue;
    drawn.push(text);
    drawnOf.set(text.length, (drawnOf.get(text.length) ?? 0) + 1);
  }
  return random.shuffle(drawn);
};
