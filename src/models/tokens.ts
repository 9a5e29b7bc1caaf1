/**
 * Estimates token counts before a call, for paces and previews; the stored and paid count is the provider's. English
 * takes about four characters per token in every vendor's tokenizer, symbols fewer.
 */
import type { Prompt } from "./language-model.ts";

const charactersPerToken = 4;
/** Every message carries its role and its delimiters. */
const tokensPerMessage = 4;

export const guessTextTokens = (characters: number): number => Math.ceil(characters / charactersPerToken);

export const guessTokens = ({ messages }: Prompt): number => {
  let characters = 0;
  for (const { content } of messages) characters += content.length;
  return guessTextTokens(characters) + tokensPerMessage * messages.length;
};

/** Returns whether a server counted far fewer tokens than a prompt has: some cut a prompt to their context silently. */
export const isPromptCut = (prompt: Prompt, tokensIn: number | undefined): boolean => {
  const guess = guessTokens(prompt);
  return tokensIn !== undefined && guess >= 64 && tokensIn < guess / 2;
};

/** The factor by which an estimate may be too low; budgets include it. */
export const guessMargin = 1.5;

/**
 * Tokens of an answer by the prompt's style: at least, likely, and at most. Likely with reasoning is the mean of 4,173
 * published replies that reason (results/answer-parsers.md, "Recorded replies"); a direct answer is taken as a sentence.
 */
export const answerTokens = {
  direct: { least: 20, likely: 20, most: 300 },
  cot: { least: 320, likely: 320, most: 2000 },
} as const;

/** Tokens of the thinking before an answer, an assumption: at least, likely, and at most, if no parameter bounds or disables it. */
export const thinkingTokens = { least: 0, likely: 600, most: 8000 } as const;
