/**
 * A result card: a run in one file that anybody can check. It names the suite (which makes its questions anew), the generator, models,
 * parameters and prompt, says the measures with their intervals, and holds every reply. `verifyCard` does the checking.
 */
import { answeredCalls, askedQuestions } from "#runs/answers";
import { questionsHash } from "./files/entries.ts";
import { hash } from "node:crypto";
import { z } from "zod";
import type { Question } from "#items/question";
import { asksChoices } from "#items/suite";
import { misuse, OrganonError } from "#logic/error";
import { callStatuses } from "#models/language-model";
import { canonicalJson, hashOf, type Json } from "#runs/plan";
import type { Run, Store } from "#runs/store";
import { breakdownOf } from "#scores/breakdown";
import { choiceMetrics } from "#scores/choice-metrics";
import { circlesOf } from "#scores/circle";
import { answerReader } from "#scores/readers/readers";
import type { Score } from "#scores/verdict";
import { version } from "./settings/version.ts";

const estimate = z.object({ value: z.number().nullable(), low: z.number(), high: z.number(), n: z.number() });

const measures = z.object({
  accuracy: estimate,
  responseRate: estimate,
  /** Of four-option questions. */
  circular: estimate.exactOptional(),
  partialCircular: estimate.exactOptional(),
  outcomes: z.object({
    correct: z.number(),
    incorrect: z.number(),
    unreadable: z.number(),
    unanswered: z.number(),
  }),
});
export type CardMeasures = z.infer<typeof measures>;

/** One reply: the question's id, the model's place, the epoch, how it ended, what it said. */
const reply = z.object({
  question: z.string(),
  model: z.int(),
  epoch: z.int(),
  status: z.enum(callStatuses),
  text: z.string(),
});
export type CardReply = z.infer<typeof reply>;

export const cardSchema = z.object({
  card: z.literal(1),
  organon: z.string(),
  run: z.string(),
  created: z.string(),
  suite: z.looseObject({ kind: z.string() }),
  questions: z.object({
    count: z.int().min(0),
    hash: z.string(),
    /** Those of exchanged pairs by the rounds of refinement that their pair agrees on. */
    rounds: z.record(z.string(), z.int()),
  }),
  prompt: z.looseObject({}),
  promptHash: z.string(),
  epochs: z.int(),
  reader: z.string(),
  models: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      model: z.string(),
      parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      measures,
    }),
  ),
  replies: z.array(reply).readonly(),
  /** Of all above: SHA-256 over JSON with sorted names. */
  checksum: z.string(),
});
export type ResultCard = z.infer<typeof cardSchema>;

/**
 * The card of a stored run. Throws misuse for a run whose questions follow from answers: an accuracy would rest on
 * answers that chose what it is the accuracy of, and nobody could make its questions anew.
 *
 * @example
 * const store = openStore(":memory:");
 * await run({ suite: generatedSuite({ limit: 4 }), models: openModels(["reasoner:oracle"]) }, { store });
 * const card = await cardOf({}, { store });
 * (await verifyCard(card)).isSound; // → true
 * await store.close();
 */
export const cardOf = async (
  { run: reference = "latest" }: { readonly run?: string },
  { store }: { readonly store: Store },
): Promise<ResultCard> => {
  const run = await store.findRun(reference);
  const { suite, prompt, epochs } = run.plan;
  if (suite.kind === "diagnosis" || suite.kind === "frontier" || suite.kind === "derived")
    throw misuse(
      `the questions of run ${run.id} were chosen by answers and can't be generated again`,
      "a card is of a run of a fixed suite",
    );
  const { replies, scores } = await repliesOf(store, run);
  const card: Omit<ResultCard, "checksum"> = {
    card: 1,
    organon: version,
    run: run.id,
    created: run.created,
    suite,
    questions: await questionsHash(askedQuestions(store, run)),
    prompt,
    promptHash: hashOf(jsonOf(prompt)),
    epochs,
    reader: answerReader.name,
    models: run.subjects.map(({ id, provider, model, parameters }, place) => ({
      id,
      provider,
      model,
      parameters,
      measures: measuresOf(scores[place] ?? [], asksChoices(suite)),
    })),
    replies,
  };
  return { ...card, checksum: checksumOf(card) };
};

const repliesOf = async (store: Store, run: Run) => {
  const replies: CardReply[] = [];
  const scores: Score[][] = run.subjects.map(() => []);
  for await (const { question, subject: model, epoch, response } of answeredCalls(store, run)) {
    const { status, text } = response;
    const reply = { question: question.id, model, epoch, status, text };
    replies.push(reply);
    scores[model]?.push(scoreOfReply(question, reply, run.subjects[model]?.id ?? ""));
  }
  return { replies, scores };
};

export const scoreOfReply = (
  question: Question,
  { epoch, status, text }: CardReply,
  model: string,
): Score => ({
  questionId: question.id,
  group: question.group,
  model,
  tags: question.tags,
  key: question.key.join(","),
  epoch,
  verdict: answerReader.judge(question, { status, text }),
});

export const measuresOf = (scores: readonly Score[], isChoice: boolean): CardMeasures => {
  const { accuracy, responseRate, outcomes } = breakdownOf(scores);
  if (!isChoice) return { accuracy, responseRate, outcomes };
  const { circular, partialCircular, ...rest } = choiceMetrics(circlesOf(scores));
  return { accuracy: rest.accuracy, responseRate: rest.responseRate, circular, partialCircular, outcomes };
};

/** What a card's content comes to, whatever the order of its members. */
export const checksumOf = (card: object): string => {
  try {
    return hash("sha256", canonicalJson(jsonOf({ ...card, checksum: undefined })));
  } catch (cause) {
    // Thousands of lists in one another.
    if (!(cause instanceof RangeError)) throw cause;
    throw new OrganonError("misuse", "the card is nested too deep", { cause });
  }
};

/** A value as JSON has it, without what is undefined. */
const jsonOf = (value: unknown): Json => JSON.parse(JSON.stringify(value));
