/**
 * Separates thinking from the answer: open reasoning models write `<think>…</think>` before the answer, and some
 * servers' templates drop the opening tag. The text before the closing tag is thinking. An unclosed block was
 * truncated, and is thinking entirely.
 */

const opening = "<think>";
const closing = "</think>";

/** A text and, separately, the thinking if any. */
type Spoken = { readonly text: string; readonly thinking?: string };

const spoken = (text: string, thinking: string): Spoken =>
  thinking.trim() === "" ? { text } : { text, thinking: thinking.trim() };

/** Splits a text into the answer and the thinking before it. */
export const splitThinking = (text: string): Spoken => {
  const start = text.trimStart();
  const opened = start.startsWith(opening);
  const body = opened ? start.slice(opening.length) : start;
  const end = body.indexOf(closing);
  if (end === -1) return opened ? spoken("", body) : { text };
  return spoken(body.slice(end + closing.length).trimStart(), body.slice(0, end));
};
