/**
 * Tokens before they are counted: the provider's own count is what is stored and paid, but paces and previews need
 * a number beforehand. English takes about four characters a token in every vendor's tokenizer, symbols fewer.
 */
import type { Prompt } from "./language-model.ts";

const charactersPerToken = 4;
/** Every message carries its role and its limits. */
const tokensPerMessage = 4;

/** About how many tokens a prompt is. */
export const guessTokens = ({ messages }: Prompt): number => {
  let characters = 0;
  for (const { content } of messages) characters += content.length;
  return Math.ceil(characters / charactersPerToken) + tokensPerMessage * messages.length;
};

/** How far a guess may be below the truth: budgets reckon with it. */
export const guessMargin = 1.5;

/** About how many tokens an answer is, without and with its reasoning written out, and at most. */
export const answerTokens = {
  direct: { usual: 20, most: 300 },
  cot: { usual: 350, most: 2000 },
} as const;

/** What a model that thinks before it answers may add, where no parameter bounds it. */
export const thinkingTokens = { usual: 600, most: 8000 } as const;
