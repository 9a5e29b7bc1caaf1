/**
 * Estimates token counts before a call, for paces and previews; the stored and paid count is the provider's. English
 * takes about four characters per token in every vendor's tokenizer, symbols fewer.
 */
import type { Prompt } from "./language-model.ts";

const charactersPerToken = 4;
/** Every message carries its role and its delimiters. */
const tokensPerMessage = 4;

export const guessTokens = ({ messages }: Prompt): number => {
  let characters = 0;
  for (const { content } of messages) characters += content.length;
  return Math.ceil(characters / charactersPerToken) + tokensPerMessage * messages.length;
};

/** The factor by which an estimate may be too low; budgets include it. */
export const guessMargin = 1.5;

/** Estimated tokens of an answer, without and with its reasoning written out, and at most. */
export const answerTokens = { direct: { usual: 20, most: 300 }, cot: { usual: 350, most: 2000 } } as const;

/** Additional tokens of a model that thinks before it answers, if no parameter bounds them. */
export const thinkingTokens = { usual: 600, most: 8000 } as const;
