/**
 * English as its readers judge it: whether a text is grammatical, how many readings it has, and how natural it is, from
 * 1 (nobody would say it) to 5 (anybody might). Shares stand with their 95 % intervals, for each reader and length.
 */
import { agreementBetween, type Agreement, type Annotator, type Answers } from "./agreement.ts";
import { meanOf, shareOf, type Estimate } from "../estimate.ts";

/** What is counted of a text; natural is 4 or 5, unsayable 1 or 2. */
const marks = {
  ungrammatical: ({ grammatical }: Answers): boolean => grammatical === "no",
  severalReadings: ({ readings }: Answers): boolean => Number(readings) > 1,
  natural: (answers: Answers): boolean => naturalness(answers) >= 4,
  unsayable: (answers: Answers): boolean => naturalness(answers) <= 2,
};

const naturalness = ({ natural }: Answers): number => Number(natural);

/** Shares of texts. */
export type EnglishRates = { readonly n: number } & Readonly<Record<keyof typeof marks, Estimate>>;

/** What a text is: where it stands in the sheet and what it says. */
export type EnglishText = { readonly id: string; readonly length: string; readonly text: string };

export type EnglishReading = {
  readonly n: number;
  readonly readers: readonly {
    readonly name: string;
    readonly all: EnglishRates;
    readonly byLength: readonly { readonly length: string; readonly rates: EnglishRates }[];
  }[];
  /** How far the first two readers agree beyond chance; missing where there is one. */
  readonly agreement?: Readonly<Record<"grammatical" | "severalReadings" | "natural", Agreement>>;
  /** The texts that were liked least, worst first: the lowest mean of natural, then the most objections. */
  readonly worst: readonly {
    readonly id: string;
    readonly text: string;
    readonly natural: readonly number[];
    readonly objections: readonly string[];
  }[];
};

const worstShown = 10;

/** The outcome of some readers' sheets. */
export const englishReadingOf = (
  readers: readonly Annotator[],
  texts: readonly EnglishText[],
): EnglishReading => {
  const known = new Map(texts.map((text) => [text.id, text]));
  const lengths = [...new Set(texts.map(({ length }) => length))].toSorted((a, b) => Number(a) - Number(b));
  const [one, other] = readers;
  return {
    n: texts.length,
    readers: readers.map(({ name, judgements }) => ({
      name,
      all: englishRates([...judgements.values()]),
      byLength: lengths.map((length) => ({
        length,
        rates: englishRates(
          [...judgements].flatMap(([id, answers]) => (known.get(id)?.length === length ? [answers] : [])),
        ),
      })),
    })),
    agreement: one &&
      other && {
        grammatical: agreementBetween(one.judgements, other.judgements, marks.ungrammatical),
        severalReadings: agreementBetween(one.judgements, other.judgements, marks.severalReadings),
        natural: agreementBetween(one.judgements, other.judgements, marks.natural),
      },
    worst: worstOf(readers, texts),
  };
};

/** The rates of some judgements. */
const englishRates = (judgements: readonly Answers[]): EnglishRates => ({
  n: judgements.length,
  ungrammatical: shareOf(judgements, marks.ungrammatical),
  severalReadings: shareOf(judgements, marks.severalReadings),
  natural: shareOf(judgements, marks.natural),
  unsayable: shareOf(judgements, marks.unsayable),
});

const worstOf = (readers: readonly Annotator[], texts: readonly EnglishText[]): EnglishReading["worst"] => {
  const judged = texts.map(({ id, text }) => {
    const answers = readers.flatMap(({ judgements }): readonly Answers[] =>
      [judgements.get(id) ?? []].flat(),
    );
    const objections = answers.flatMap((one) => [
      ...(marks.ungrammatical(one) ? ["ungrammatical"] : []),
      ...(marks.severalReadings(one) ? [`${one["readings"]} readings`] : []),
      ...(one["note"] ? [one["note"]] : []),
    ]);
    return { id, text, natural: answers.map(naturalness), objections };
  });
  return judged
    .toSorted((a, b) => meanOf(a.natural) - meanOf(b.natural) || b.objections.length - a.objections.length)
    .slice(0, worstShown);
};
