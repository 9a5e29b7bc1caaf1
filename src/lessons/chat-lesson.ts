/**
 * The lesson as a chat: each demonstration a question of the user and a reply of the assistant, then the question
 * that is asked. It says what the papers' text says (Appendix E) in the form that chat models are trained on.
 */
import type { Item } from "#items";
import { OrganonError } from "#logic";
import type { Message, Prompt } from "#models";
import type { Demonstration } from "./demonstrate.ts";

/** The demonstrations as turns of a conversation. */
export const chatTurns = (shown: readonly Demonstration[]): readonly Message[] =>
  shown.flatMap(({ question, reply }): readonly Message[] => [
    { role: "user", content: question },
    { role: "assistant", content: reply },
  ]);

/** The whole conversation. Throws `bug/tested-item-shown` when the question itself is among the demonstrations. */
export const chatLesson = (
  shown: readonly Demonstration[],
  item: Pick<Item, "id" | "question">,
  { system }: { readonly system?: string } = {},
): Prompt => {
  if (shown.some(({ itemId }) => itemId === item.id))
    throw new OrganonError("bug/tested-item-shown", `item ${item.id} would be shown with its answer`);
  const opening: readonly Message[] =
    system === undefined || system === "" ? [] : [{ role: "system", content: system }];
  return { messages: [...opening, ...chatTurns(shown), { role: "user", content: item.question }] };
};
