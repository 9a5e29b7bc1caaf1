/** Notices about replies that a server's settings spoil. */
import type { LanguageModel, Prompt, Response } from "#models/language-model";
import { guessTokens, isPromptCut } from "#models/tokens";

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
