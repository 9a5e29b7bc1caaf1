/**
 * A word before the first call about the models that are to be asked: a name that was perhaps mistyped, a model that its
 * vendor is about to take away. What is asked for is still what is sent.
 */
import { findServiceEnd, findSimilarModel } from "#models/model-warnings";
import type { LanguageModel, Prompt, Response } from "#models/language-model";
import { priceTable } from "#models/price-table";
import type { PriceTable } from "#models/prices";
import { guessTokens, isPromptCut } from "#models/tokens";

/** An end that is farther off than this needs no word yet. */
const soonDays = 120;
const dayMs = 86_400_000;

/** Lists notices about some models on a day, in milliseconds since 1970. */
export const modelNotices = (
  models: readonly LanguageModel[],
  now: number,
  prices: PriceTable = priceTable,
): readonly string[] =>
  models.flatMap((model) => {
    const name = `${model.provider}:${model.model}`;
    const meant = findSimilarModel(model, prices);
    return [
      ...(meant === undefined
        ? []
        : [`no model ${name} is known; did you mean ${meant}? It is asked as it is named.`]),
      ...endNotice(name, findServiceEnd(model, prices), now),
    ];
  });

const endNotice = (name: string, end: string | undefined, now: number): readonly string[] => {
  if (end === undefined) return [];
  const days = Math.ceil((Date.parse(end) - now) / dayMs);
  if (days > soonDays) return [];
  return [
    days <= 0
      ? `${name} ended on ${end}, by its vendor's page: it may not answer`
      : `${name} ends on ${end}, in ${days} day${days === 1 ? "" : "s"}: the run can't be repeated after that`,
  ];
};

/** Returns a function that reports, once a model, replies that a server's settings spoil: a prompt cut to the context, an answer among the thinking. */
export const createReplyNotices = (onNotice: ((notice: string) => void) | undefined) => {
  const reported = new Set<string>();
  const report = (what: string, model: LanguageModel, notice: string): void => {
    const key = `${what} ${model.id}`;
    if (!reported.has(key)) onNotice?.(`${model.provider}:${model.model} ${notice}`);
    reported.add(key);
  };
  return (model: LanguageModel, prompt: Prompt, { text, thinking = "", usage, status }: Response): void => {
    if (isPromptCut(prompt, usage.tokensIn))
      report(
        "cut",
        model,
        `counted ${usage.tokensIn} input tokens of about ${guessTokens(prompt)} sent: the server may cut prompts to ` +
          "its context; raise it there (Ollama OLLAMA_CONTEXT_LENGTH, llama.cpp --ctx-size, vLLM --max-model-len)",
      );
    if (text.trim() === "" && thinking !== "" && status !== "failed")
      report(
        "thinking",
        model,
        `replied with an empty text, and its thinking holds text (organon show --thinking): ${
          status === "truncated"
            ? "a larger maxTokens leaves room for the answer"
            : "the server's reasoning parser may take the answer, too"
        }`,
      );
  };
};
