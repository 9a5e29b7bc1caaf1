/**
 * English as its readers judge it: whether a text is grammatical, how many readings it has, and how natural it is, from
 * 1 (nobody would say it) to 5 (anybody might). Shares stand with their 95 % intervals, for each reader and length.
 */
import { compareJudgements, type Agreement, type Annotator, type Answers } from "./agreement.ts";
import { average, estimateShare, type Estimate } from "../estimate.ts";

/** The counts of a text; natural is 4 or 5, unsayable 1 or 2. */
const marks = {
  ungrammatical: ({ grammatical }: Answers): boolean => grammatical === "no",
  severalReadings: ({ readings }: Answers): boolean => Number(readings) > 1,
  natural: (answers: Answers): boolean => naturalness(answers) >= 4,
  unsayable: (answers: Answers): boolean => naturalness(answers) <= 2,
};

const naturalness = ({ natural }: Answers): number => Number(natural);

/** Shares of texts. */
export type EnglishRates = { readonly n: number } & Readonly<Record<keyof typeof marks, Estimate>>;

/** A text: its place in the sheet and its words. */
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
export const summarizeReading = (
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
        grammatical: compareJudgements(one.judgements, other.judgements, marks.ungrammatical),
        severalReadings: compareJudgements(one.judgements, other.judgements, marks.severalReadings),
        natural: compareJudgements(one.judgements, other.judgements, marks.natural),
      },
    worst: findWorst(readers, texts),
  };
};

const englishRates = (judgements: readonly Answers[]): EnglishRates => ({
  n: judgements.length,
  ungrammatical: estimateShare(judgements, marks.ungrammatical),
  severalReadings: estimateShare(judgements, marks.severalReadings),
  natural: estimateShare(judgements, marks.natural),
  unsayable: estimateShare(judgements, marks.unsayable),
});

const findWorst = (readers: readonly Annotator[], texts: readonly EnglishText[]): EnglishReading["worst"] => {
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
    .toSorted((a, b) => average(a.natural) - average(b.natural) || b.objections.length - a.objections.length)
    .slice(0, worstShown);
};
