/** Asks a model's calls and stores the responses with their verdicts: for a process that asks a whole run, and for workers that ask ranges of it. */
import { askAll, type AskAllOptions, type Stop } from "#models/ask-all";
import { anySignal } from "#models/clock";
import type { LanguageModel, Response } from "#models/language-model";
import { createUnreadWatch } from "#scoring/unread";
import { askedAs, askedCalls, judged, type AskedCall } from "./asked-calls.ts";
import type { Reader } from "./regrade.ts";
import type { PendingCall, Store, VerdictRecord } from "./store.ts";

type IntakeOptions = {
  readonly store: Store;
  readonly reader: Reader;
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
  const asked = askedAs(model);
  const lookAt = createUnreadWatch();
  const enough = new AbortController();
  let stop: Stop | undefined;
  return {
    take: async (call, response) => {
      const { question } = call;
      const verdict = judged(call, response, reader);
      await store.record({ ...asked, ...call, question: question.id, response }, verdict);
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
    readonly promptOf: Parameters<typeof askedCalls>[2];
  },
): Promise<Stop | undefined> => {
  const stop = await askAll(model, askedCalls(calls, model, promptOf), {
    ...options,
    promptOf: ({ prompt }) => prompt,
    epochOf: ({ epoch }) => epoch,
    take: intake.take,
    drain: anySignal(options.drain, intake.enough),
  });
  return stop ?? intake.stop();
};
