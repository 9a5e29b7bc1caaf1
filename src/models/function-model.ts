/**
 * A language model from a function: whatever turns a prompt into a reply can be asked, stored and scored like any other.
 */
import type { LanguageModel, Prompt, Reply } from "./language-model.ts";

/** Answers a prompt: its text, all messages one after the other, and the messages themselves. */
export type AnswerFunction = (text: string, prompt: Prompt) => string | Promise<string>;

/**
 * The model `function:NAME`. What the function throws is a failed call, and never a wrong answer.
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
