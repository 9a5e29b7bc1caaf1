/** Adds prompts to a run's calls, checks them against the planned prompts, and judges the responses. */
import { misuse } from "#logic/error";
import { getGradingData } from "#items/exports/export";
import type { Question } from "#items/question";
import type { LanguageModel, Prompt, Response } from "#models/language-model";
import type { Judged } from "#scoring/judge";
import { callHashesOf, promptHash, promptText } from "./plan.ts";
import type { Reader } from "./regrade.ts";
import type { PendingCall, Subject, VerdictRecord } from "./store.ts";

/** A call with its prompt and the parts of its question that are needed for the answer: hundreds are held at once. */
export type AskedCall = Pick<PendingCall, "callHash" | "epoch" | "failedBefore"> & {
  readonly question: Judged & Pick<Question, "id">;
  readonly prompt: Prompt;
  readonly promptHash?: string;
};

/** Yields the calls with their prompts. A prompt that differs from the planned one would be stored under a wrong hash. */
export async function* askedCalls(
  calls: AsyncIterable<PendingCall>,
  model: LanguageModel,
  promptOf: (question: Question, callHash: string) => Prompt | Promise<Prompt>,
): AsyncGenerator<AskedCall> {
  const callHashOf = callHashesOf(askedAs(model));
  for await (const { question, callHash, epoch, failedBefore } of calls) {
    const prompt = await promptOf(question, callHash);
    const text = promptText(prompt);
    if (callHashOf({ question: question.id, epoch, prompt }, text) !== callHash)
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
      promptHash: promptHash(prompt, text),
    };
  }
}

/** Returns the parts of a model that a call's hash contains: its parameters and name, but not the user's spelling. */
export const askedAs = ({
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
  reader: Reader,
): VerdictRecord | undefined => {
  try {
    return { callHash, reader: reader.name, verdict: reader.judge(question, response) };
  } catch {
    return undefined;
  }
};
