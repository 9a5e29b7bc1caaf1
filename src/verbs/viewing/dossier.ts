/**
 * One question whole: what was asked and why its key is the key, what was sent, and what every model of the run replied,
 * with the place of the text that its answer was read from.
 */
import { readDerivation, type WrittenInterpretation } from "#arguments";
import { sayCertificate, type Item, type Question } from "#items";
import { fitchLines, type FitchLine } from "#logic";
import type { Prompt, Response } from "#models";
import type { Run, SeenCall, Store } from "#runs";
import { answerReader, type Verdict } from "#scores";
import { namesOf } from "../reporting/names.ts";
import type { Ledger } from "./ledger.ts";

/** Why the key is the key. */
export type Grounds = {
  readonly relation: Item["relation"];
  readonly premises: readonly string[];
  readonly conclusion: string;
  /** What the letters stand for. */
  readonly lexicon: readonly { readonly letter: string; readonly text: string }[];
  /** The certificate in English. */
  readonly told: readonly string[];
  /** The proof, line by line, where there is one. */
  readonly proof?: readonly FitchLine[];
  /** Two worlds in which the premises are true, the conclusion true in the first and false in the second, where neither follows. */
  readonly worlds?: { readonly satisfying: WrittenInterpretation; readonly refuting: WrittenInterpretation };
};

/** What one model replied. */
export type Reply = {
  readonly model: string;
  readonly subject: number;
  readonly ordinal: number;
  readonly epoch: number;
  readonly callHash: string;
  readonly response?: Response;
  readonly verdict?: Verdict;
};

export type Dossier = {
  readonly question: Omit<Question, "item">;
  readonly grounds?: Grounds;
  /** What was sent, verbatim; not there where nothing was sent yet. */
  readonly prompt?: Prompt;
  /** The reply that was asked for first, then those of the other models and epochs. */
  readonly replies: readonly Reply[];
};

/** The question at an ordinal of one subject, with what the others of the run replied to it. */
export const dossierOf = async (
  store: Store,
  run: Run,
  ledgers: readonly Ledger[],
  { subject, ordinal }: { readonly subject: number; readonly ordinal: number },
): Promise<Dossier | undefined> => {
  const [asked] = await store.seen(run, subject, answerReader.name, [ordinal]);
  if (asked === undefined) return undefined;
  const number = ledgers[subject]?.columns.question[ordinal];
  const names = namesOf(run.subjects);
  const replyOf = (call: SeenCall): Reply => ({
    model: names[call.subject] ?? "",
    subject: call.subject,
    ordinal: call.ordinal,
    epoch: call.epoch,
    callHash: call.callHash,
    ...(call.response === undefined ? {} : { response: call.response }),
    ...(call.verdict === undefined ? {} : { verdict: call.verdict }),
  });
  const others: Reply[] = [];
  for (const [place, ledger] of ledgers.entries()) {
    const ordinals = placesOf(ledger, number).filter((other) => place !== subject || other !== ordinal);
    for (const call of await store.seen(run, place, answerReader.name, ordinals.slice(0, 100)))
      others.push(replyOf(call));
  }
  const { item, ...question } = asked.question;
  return {
    question,
    ...(item === undefined ? {} : { grounds: groundsOf(item) }),
    ...(asked.prompt === undefined ? {} : { prompt: asked.prompt }),
    replies: [replyOf(asked), ...others],
  };
};

/** Where a question stands in a ledger. */
const placesOf = ({ columns, size }: Ledger, number: number | undefined): readonly number[] => {
  const places: number[] = [];
  if (number === undefined) return places;
  for (
    let i = columns.question.indexOf(number);
    i >= 0 && i < size;
    i = columns.question.indexOf(number, i + 1)
  )
    places.push(i);
  return places;
};

/** Why an item's key is its key. */
export const groundsOf = (item: Item): Grounds => {
  const { relation, premises, conclusion, lexicon, certificate } = item;
  return {
    relation,
    premises,
    conclusion,
    lexicon: lexicon.map(({ letter, text }) => ({ letter, text })),
    told: sayCertificate(item),
    ...(certificate.kind === "derivation"
      ? { proof: fitchLines(readDerivation(certificate.steps)) }
      : { worlds: { satisfying: certificate.satisfying, refuting: certificate.refuting } }),
  };
};
