/**
 * A run's calls as they are asked: with what they send, which must be what was planned, and afterwards judged.
 */
import { misuse } from "#logic/error";
import { gradedBy } from "#items/exports/export";
import type { Question } from "#items/question";
import type { LanguageModel, Prompt, Response } from "#models/language-model";
import type { Judged } from "#scores/judge";
import { callHashesOf, promptHash, promptText } from "./plan.ts";
import type { Reader } from "./regrade.ts";
import type { PendingCall, Subject, VerdictRecord } from "./store.ts";

/** A call with what it sends, and of its question what is needed when it is answered: hundreds are held at once. */
export type AskedCall = Pick<PendingCall, "callHash" | "number" | "epoch" | "failedBefore"> & {
  readonly question: Judged & Pick<Question, "id">;
  readonly prompt: Prompt;
  readonly promptHash?: string;
};

/** The calls with what they send. A prompt that is not the planned one would be stored under a wrong hash. */
export const askedCalls = (
  calls: AsyncIterable<PendingCall>,
  model: LanguageModel,
  promptOf: (question: Question) => Prompt,
): AsyncIterable<AskedCall> => {
  const callHashOf = callHashesOf(askedAs(model));
  return mapped(calls, ({ question, callHash, number, epoch, failedBefore }) => {
    const prompt = promptOf(question);
    const text = promptText(prompt);
    if (callHashOf({ question: question.id, epoch, prompt }, text) !== callHash)
      throw misuse(
        `the question ${question.id} was planned with another prompt`,
        "this run was begun by another version; begin a new one in another store",
      );
    return {
      callHash,
      number,
      epoch,
      failedBefore,
      question: { id: question.id, ...gradedBy(question) },
      prompt,
      promptHash: promptHash(prompt, text),
    };
  });
};

/** A list's values, each made into another: an async generator's promises cost more than the making. */
const mapped = <From, To>(values: AsyncIterable<From>, make: (value: From) => To): AsyncIterable<To> => ({
  [Symbol.asyncIterator]: () => {
    const iterator = values[Symbol.asyncIterator]();
    const step = (from: IteratorResult<From>): IteratorResult<To> =>
      from.done === true ? from : { done: false, value: make(from.value) };
    return {
      next: () => iterator.next().then(step),
      return: async (value) => {
        await iterator.return?.(value);
        return { done: true, value };
      },
    };
  },
});

/** What of a model goes into a call's hash: its parameters and name, but not how the user spelled them. */
export const askedAs = ({
  provider,
  model,
  parameters,
}: Pick<LanguageModel, "provider" | "model" | "parameters">): Pick<Subject, "model" | "parameters"> => ({
  model: `${provider}:${model}`,
  parameters,
});

/** A reader that breaks costs the verdict, which can be had again, and not the response, which was paid for. */
export const judged = (
  { callHash, question }: Pick<PendingCall, "callHash"> & { readonly question: Judged },
  response: Response,
  reader: Reader,
): VerdictRecord | undefined => {
  try {
    return { callHash, reader: reader.name, verdict: reader.judge(question, response) };
  } catch {
    return undefined;
  }
};
