/**
 * The editor's kit: texts drawn evenly over lengths and skills, judged by readers for their English: whether a text is grammatical,
 * how many readings it has and how natural it is. No sheet holds an answer key, so that nobody reads a text for its answer.
 */
import { createRandom } from "#arguments/random";
import { toQuestions } from "#items/formats/lines";
import type { ProblemLine } from "#items/problem-line";
import type { Question } from "#items/question";
import { misuse } from "#logic/error";
import {
  note,
  peopleSheet,
  readPeopleSheet,
  yesOrNo,
  type Part,
  type Thing,
} from "#experiments/people/sheet";
import {
  summarizeReading,
  type EnglishReading,
  type EnglishText,
  type EnglishRates,
} from "#scoring/people/english";
import { requireSameThings } from "#experiments/people/same-things";
import { agreementTable, number, present, section, shareAlone, table } from "#reports/blocks";
import type { Cell, Document } from "#reports/document";
import { count } from "#reports/numbers";

const englishPart: Part = {
  columns: ["number", "id", "text"],
  fields: [
    { name: "grammatical", heading: "grammatical (yes or no)", options: yesOrNo },
    {
      name: "readings",
      heading: "readings (1, 2 …)",
      options: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    },
    { name: "natural", heading: "natural (1 to 5)", options: ["1", "2", "3", "4", "5"] },
    note,
  ],
};

const instructions = `Judge each text on its own, as a strict editor, in the row of the sheet that has its number.

grammatical: yes, or no where English grammar is broken anywhere in it.
readings: 1 where a careful reader can take it in one way only; 2 or more where he may hesitate between two that say
different things.
natural: 5, a person might well write it so; 4, a person might, if he had to be exact; 3, exact, but one notices it; 2, stilted;
1, nobody would say it.
note: what made you object, in a few words.`;

const englishPage = (texts: readonly EnglishText[]): string =>
  `${[instructions, ...texts.map(({ text }, i) => `${i + 1}.\n${text}`)].join("\n\n")}\n`;

const buildThing = ({ id, text }: Pick<EnglishText, "id" | "text">): Thing => ({ id, text });

type EnglishSampleOptions = {
  /** How many are drawn, at most as many as there are; 200 where nothing is said. */
  readonly count?: number;
  readonly seed?: number;
};

/** A text, and where it stands: the drawing is even over skills, and over lengths as far as they have them. */
type Placed = EnglishText & { readonly skill: string };

/** Draws texts: a sheet, of which each reader fills in a copy, and the same texts to read. Throws misuse where there are none. */
export const sampleEnglish = (
  entries: Iterable<ProblemLine>,
  { count = 200, seed = 1 }: EnglishSampleOptions = {},
) => {
  const texts = listTexts(entries);
  if (texts.length === 0) throw misuse("there are no questions to draw from");
  const drawn = evenly(texts, count, seed);
  return {
    of: texts.length,
    drawn: drawn.length,
    sheet: peopleSheet(englishPart, drawn.map(buildThing)),
    page: englishPage(drawn),
  };
};

/** Reads filled sheets about the texts. Throws misuse for sheets of other texts, or of different ones. */
export const readEnglishSheets = (
  sheets: readonly (readonly [name: string, text: string])[],
  entries: Iterable<ProblemLine>,
): EnglishReading => {
  const known = new Map(listTexts(entries).map((text) => [text.id, text]));
  const readers = sheets.map((sheet) => readPeopleSheet(englishPart, sheet, new Set(known.keys())));
  const [first] = readers;
  if (first === undefined) throw misuse("there is no sheet to read");
  requireSameThings(readers);
  return summarizeReading(
    readers,
    [...first.judgements.keys()].flatMap((id) => known.get(id) ?? []),
  );
};

const listTexts = (entries: Iterable<ProblemLine>): readonly Placed[] => {
  const texts = new Map<string, Placed>();
  for (const entry of entries) {
    const [question] = toQuestions(entry, 1);
    if (question === undefined) continue;
    texts.set(question.text, { ...getPlace(question), id: question.id, text: question.text });
  }
  return [...texts.values()];
};

const getPlace = ({ tags }: Question): { readonly length: string; readonly skill: string } => ({
  length: tags["length"] ?? "",
  skill: [tags["logic"], tags["category"], tags["rule"], tags["kind"], tags["type"]].join(" "),
});

/** Skills take turns; each gives a text of the length that has been drawn least, so that no skill speaks for a length alone. */
const evenly = (texts: readonly Placed[], count: number, seed: number): readonly Placed[] => {
  const random = createRandom(`english ${seed}`);
  const pools = Map.groupBy(random.shuffle(texts), ({ skill }) => skill);
  const skills = [...pools.values()];
  const drawnOf = new Map<string, number>();
  const drawn: Placed[] = [];
  for (let turn = 0; drawn.length < Math.min(count, texts.length); turn++) {
    const pool = skills[turn % skills.length]!;
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

export const englishDocument = ({ n, readers, agreement, worst }: EnglishReading): Document => ({
  title: "The English, as it was read",
  facts: [`${count(n)} texts, ${count(readers.length)} ${readers.length === 1 ? "reader" : "readers"}`],
  sections: present([
    section(
      "readers",
      "By reader",
      table(
        ["reader", "n", ...shares],
        readers.map(({ name, all }) => [name, ...listCells(all)]),
      ),
      { note: "natural is 4 or 5 of 5, unsayable 1 or 2; shares with 95 % intervals" },
    ),
    readers.some(({ byLength }) => byLength.length > 1) &&
      section(
        "lengths",
        "By length",
        table(
          ["length", "reader", "n", ...shares],
          (readers[0]?.byLength ?? []).flatMap(({ length }, i) =>
            readers.map(({ name, byLength }) => [length, name, ...listCells(byLength[i]!.rates)]),
          ),
        ),
      ),
    agreement &&
      section(
        "agreement",
        "Agreement of the first two readers",
        agreementTable("", [
          ["grammatical", agreement.grammatical],
          ["several readings", agreement.severalReadings],
          ["natural", agreement.natural],
        ]),
        { note: "Cohen's kappa; none where both gave one answer only" },
      ),
    section("worst", "Lowest ratings", [
      {
        kind: "list",
        items: worst.map(({ text, natural, objections }) => ({
          text: `${natural.join(" and ")} of 5: ${text}`,
          note: objections.length > 0 ? objections.join("; ") : undefined,
        })),
      },
    ]),
  ]),
});

const shares = ["ungrammatical", "several readings", "natural", "unsayable"] as const;

const listCells = (rates: EnglishRates): readonly Cell[] => [
  number(rates.n),
  shareAlone(rates.ungrammatical),
  shareAlone(rates.severalReadings),
  shareAlone(rates.natural),
  shareAlone(rates.unsayable),
];
