/**
 * Asks a model's calls: adds their prompts, checks them against the planned ones, and stores the responses with their verdicts. For a
 * process that asks a whole run, and for workers that ask ranges of it.
 */
import { misuse } from "#logic/error";
import { getGradingData } from "#items/exports/export";
import type { Question } from "#items/question";
import { askAll, type AskAllOptions, type Stop } from "#models/ask-all";
import { anySignal } from "#models/clock";
import type { LanguageModel, Prompt, Response } from "#models/language-model";
import type { AnswerReader, Judged } from "#scoring/judge";
import { createUnreadWatch } from "#scoring/unread";
import { computeCallHash } from "./plan.ts";
import type { PendingCall, Store, Subject, VerdictRecord, Run } from "./store.ts";
import { answeredCalls } from "./answers.ts";

/** A call with its prompt and the parts of its question that are needed for the answer: hundreds are held at once. */
export type AskedCall = Pick<PendingCall, "callHash" | "epoch" | "failedBefore"> & {
  readonly question: Judged & Pick<Question, "id">;
  readonly prompt: Prompt;
};

/** Yields the calls with their prompts. A prompt that differs from the planned one would be stored under a wrong hash. */
export async function* askEachCall(
  calls: AsyncIterable<PendingCall>,
  model: LanguageModel,
  promptOf: (question: Question, callHash: string) => Prompt | Promise<Prompt>,
): AsyncGenerator<AskedCall> {
  const asked = pickSubject(model);
  for await (const { question, callHash, epoch, failedBefore } of calls) {
    const prompt = await promptOf(question, callHash);
    if (computeCallHash({ ...asked, question: question.id, epoch, prompt }) !== callHash)
      throw misuse(
        `the question ${question.id} was planned with another prompt`,
        "this run was begun by another version; begin a new one in another store",
      );
    yield {
      callHash,
      epoch,
      failedBefore,
      question: { id: question.id, ...getGradingData(question) },
      prompt,
    };
  }
}

/** Returns the parts of a model that a call's hash contains: its parameters and name, but not the user's spelling. */
export const pickSubject = ({
  provider,
  model,
  parameters,
}: Pick<LanguageModel, "provider" | "model" | "parameters">): Pick<Subject, "model" | "parameters"> => ({
  model: `${provider}:${model}`,
  parameters,
});

/** Judges a response. If the answer parser throws, only the verdict is lost, which can be recomputed; the paid response is kept. */
export const judged = (
  { callHash, question }: Pick<PendingCall, "callHash"> & { readonly question: Judged },
  response: Response,
  reader: AnswerReader,
): VerdictRecord | undefined => {
  try {
    return { callHash, reader: reader.name, verdict: reader.judge(question, response) };
  } catch {
    return undefined;
  }
};

type IntakeOptions = {
  readonly store: Store;
  readonly reader: AnswerReader;
  /** Continues with a model whose replies can't be parsed. */
  readonly goOn?: boolean;
  /** Called after each stored response; its verdict is undefined if the answer parser threw. */
  readonly onStored: (call: AskedCall, response: Response, verdict: VerdictRecord | undefined) => void;
};

/** Stores the responses of one model, and stops the model if its replies can't be parsed. */
export type Intake = {
  readonly take: (call: AskedCall, response: Response) => Promise<void>;
  /** Aborts when the model is stopped: calls under way are paid for, and are stored. */
  readonly enough: AbortSignal;
  readonly stop: () => Stop | undefined;
};

export const createIntake = (
  model: LanguageModel,
  { store, reader, goOn = false, onStored }: IntakeOptions,
): Intake => {
  const asked = pickSubject(model);
  const lookAt = createUnreadWatch();
  const enough = new AbortController();
  let stop: Stop | undefined;
  return {
    take: async (call, response) => {
      const { question } = call;
      const verdict = judged(call, response, reader);
      const verdicts = verdict === undefined ? [] : [verdict];
      await store.record({ ...asked, ...call, question: question.id, response }, ...verdicts);
      if (!goOn) stop ??= lookAt(question, response, verdict?.verdict);
      if (stop !== undefined) enough.abort();
      onStored(call, response, verdict);
    },
    enough: enough.signal,
    stop: () => stop,
  };
};

/** Asks calls. Resolves with the reason if the model was stopped. Throws the errors of the store and of the prompts. */
export const askCalls = async (
  model: LanguageModel,
  calls: AsyncIterable<PendingCall>,
  intake: Intake,
  {
    promptOf,
    ...options
  }: Pick<AskAllOptions<AskedCall>, "ask" | "concurrency" | "patience" | "signal" | "drain"> & {
    readonly promptOf: Parameters<typeof askEachCall>[2];
  },
): Promise<Stop | undefined> => {
  const stop = await askAll(model, askEachCall(calls, model, promptOf), {
    ...options,
    promptOf: ({ prompt }) => prompt,
    epochOf: ({ epoch }) => epoch,
    take: intake.take,
    drain: anySignal(options.drain, intake.enough),
  });
  return stop ?? intake.stop();
};

type RegradeOptions = { readonly store: Store; readonly run: Run; readonly reader: AnswerReader };

const batchSize = 500;

/** Judges a run's responses; resolves with the number judged. */
export const regrade = async ({ store, run, reader }: RegradeOptions): Promise<number> => {
  let judged = 0;
  let batch: VerdictRecord[] = [];
  const write = async (): Promise<void> => {
    await store.judge(batch);
    judged += batch.length;
    batch = [];
  };
  for await (const { callHash, question, response } of answeredCalls(store, run, reader.name)) {
    batch.push({ callHash, reader: reader.name, verdict: reader.judge(question, response) });
    if (batch.length === batchSize) await write();
  }
  if (batch.length > 0) await write();
  return judged;
};
