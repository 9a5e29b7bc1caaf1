/**
 * The text of a task's question taken apart again, as whoever is asked sees it: premises, what is asked about, and what a proof is to
 * end in. Sentences stay text; `#models` reads them.
 */
import type { Task } from "./task.ts";
import { taskAsked } from "./tasks.ts";

export type SeenTask = {
  readonly task: Task;
  readonly premises: readonly string[];
  /** What the question is about. */
  readonly goal: string;
  /** What a proof is to end in. */
  readonly target: string | undefined;
};

/** The last task that a prompt asks; undefined where it asks none of them. */
export const seenTask = (prompt: string): SeenTask | undefined => {
  const start = prompt.lastIndexOf("Consider the following premises:\n(1) ");
  if (start < 0) return undefined;
  const text = prompt.slice(start);
  const found = taskAsked(text);
  if (found === undefined) return undefined;
  const { task, mark } = found;
  const at = text.indexOf(mark);
  const rest = text.slice(at + mark.length);
  return {
    task,
    premises: [...text.slice(0, at).matchAll(/^\(\d+\) (.*)$/gm)].map(([, sentence = ""]) => sentence),
    goal: rest.split("\n", 1)[0]!.trim(),
    target: /^That is, derive (.+)\.$/m.exec(rest)?.[1],
  };
};
