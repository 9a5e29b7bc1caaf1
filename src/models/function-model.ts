/**
 * Wraps a function from prompt to reply as a language model, so that its answers can be stored and scored like any other.
 */
import type { LanguageModel, Prompt, Reply } from "./language-model.ts";

/** Answers a prompt, given as the concatenated text of all messages and as the messages themselves. */
export type AnswerFunction = (text: string, prompt: Prompt) => string | Promise<string>;

/**
 * Returns the model `function:NAME`. An error thrown by the function is a failed call, never a wrong answer.
 *
 * @example
 * const model = functionModel("yes-sayer", () => "Yes.");
 * model.id; // → "function:yes-sayer"
 */
export const functionModel = (
  name: string,
  answer: AnswerFunction,
  { organisation = "own" }: { readonly organisation?: string } = {},
): LanguageModel => ({
  id: `function:${name}`,
  provider: "function",
  model: name,
  organisation,
  parameters: {},
  ask: async (prompt, { signal }): Promise<Reply> => {
    signal?.throwIfAborted();
    const text = prompt.messages.map(({ content }) => content).join("\n");
    return { text: await answer(text, prompt), finishReason: "stop", usage: {} };
  },
});
