/**
 * English as its readers judge it: whether a text is grammatical, how many readings it has, and how natural it is, from
 * 1 (nobody would say it) to 5 (anybody might). Shares stand with their 95 % intervals, for each reader and length.
 */
import { proportion, type Estimate } from "../estimate.ts";
import { agreementOf, type Agreement } from "./validity.ts";

/** What one reader says of one text. */
export type EnglishJudgement = {
  readonly id: string;
  readonly grammatical: boolean;
  /** How many readings a careful reader may give it, at least 1. */
  readonly readings: number;
  /** From 1, nobody would say it, to 5. */
  readonly natural: number;
  readonly note?: string;
};

/** Shares of texts; natural is 4 or 5, unsayable 1 or 2. */
export type EnglishRates = {
  readonly n: number;
  readonly ungrammatical: Estimate;
  readonly severalReadings: Estimate;
  readonly natural: Estimate;
  readonly unsayable: Estimate;
};

/** What a text is: where it stands in the sheet and what it says. */
export type EnglishText = { readonly id: string; readonly length: string; readonly text: string };

/** One reader's judgements, by the name of the sheet. */
export type EnglishReader = { readonly name: string; readonly judgements: readonly EnglishJudgement[] };

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

/** The outcome of some readers' sheets about texts that all of them judged. */
export const englishReadingOf = (
  readers: readonly EnglishReader[],
  texts: readonly EnglishText[],
): EnglishReading => {
  const known = new Map(texts.map((text) => [text.id, text]));
  const lengths = [...new Set(texts.map(({ length }) => length))].toSorted((a, b) => Number(a) - Number(b));
  const [one, other] = readers;
  return {
    n: texts.length,
    readers: readers.map(({ name, judgements }) => ({
      name,
      all: englishRates(judgements),
      byLength: lengths.map((length) => ({
        length,
        rates: englishRates(judgements.filter(({ id }) => known.get(id)?.length === length)),
      })),
    })),
    ...(one && other ? { agreement: agreementBetween(one, other) } : {}),
    worst: worstOf(readers, texts),
  };
};

/** The rates of some judgements. */
export const englishRates = (judgements: readonly EnglishJudgement[]): EnglishRates => {
  const n = judgements.length;
  const share = (counts: (judgement: EnglishJudgement) => boolean): Estimate =>
    proportion(judgements.filter(counts).length, n);
  return {
    n,
    ungrammatical: share(({ grammatical }) => !grammatical),
    severalReadings: share(({ readings }) => readings > 1),
    natural: share(isNatural),
    unsayable: share(({ natural }) => natural <= 2),
  };
};

const isNatural = ({ natural }: EnglishJudgement): boolean => natural >= 4;

const agreementBetween = (one: EnglishReader, other: EnglishReader) => {
  const others = new Map(other.judgements.map((judgement) => [judgement.id, judgement]));
  const agreementOn = (holds: (judgement: EnglishJudgement) => boolean): Agreement =>
    agreementOf(
      one.judgements.flatMap((judgement) => {
        const its = others.get(judgement.id);
        return its ? [[holds(judgement), holds(its)] as const] : [];
      }),
    );
  return {
    grammatical: agreementOn(({ grammatical }) => grammatical),
    severalReadings: agreementOn(({ readings }) => readings > 1),
    natural: agreementOn(isNatural),
  };
};

const worstOf = (
  readers: readonly EnglishReader[],
  texts: readonly EnglishText[],
): EnglishReading["worst"] => {
  const judged = texts.map(({ id, text }) => {
    const judgements = readers.flatMap((reader) => reader.judgements.filter((one) => one.id === id));
    const objections = judgements.flatMap(({ grammatical, readings, note }) => [
      ...(grammatical ? [] : ["ungrammatical"]),
      ...(readings > 1 ? [`${readings} readings`] : []),
      ...(note === undefined || note === "" ? [] : [note]),
    ]);
    return { id, text, natural: judgements.map(({ natural }) => natural), objections };
  });
  const mean = ({ natural }: { readonly natural: readonly number[] }): number =>
    natural.reduce((sum, one) => sum + one, 0) / Math.max(1, natural.length);
  return judged
    .toSorted((a, b) => mean(a) - mean(b) || b.objections.length - a.objections.length)
    .slice(0, worstShown);
};
