/**
 * The text of a task's question taken apart again, as whoever is asked sees it: premises, what is asked about, and the lines or
 * options that are shown. Sentences stay text; `#models` reads them.
 */
import type { Task } from "./task.ts";
import { taskAsked } from "./tasks.ts";

/** A sentence with its number, and the numbers of the lines that it is drawn from. */
type SeenLine = { readonly n: number; readonly text: string; readonly from: readonly number[] };

export type SeenTask = {
  readonly task: Task;
  readonly premises: readonly string[];
  /** What the question is about; undefined where it is about the lines. */
  readonly goal: string | undefined;
  /** Lines of a proof, or options from 1; the one that is left out has the text "_____". */
  readonly lines: readonly SeenLine[];
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
  const { mark } = found;
  const at = text.indexOf(mark);
  const rest = text.slice(at + mark.length);
  const goal = rest.split("\n", 1)[0]!.trim();
  const numbered = numberedIn(rest);
  return {
    task: found.task,
    premises: numberedIn(text.slice(0, at)).map((line) => line.text),
    goal: goal === "" ? undefined : goal,
    lines: numbered.length > 0 ? numbered : optionsIn(rest),
    target: /^That is, derive (.+)\.$/m.exec(rest)?.[1],
  };
};

const numberedIn = (text: string): readonly SeenLine[] =>
  [...text.matchAll(/^\((\d+)\) (.*)$/gm)].map(([, n, line = ""]) => {
    const [whole, source = ""] = / From (\(\d+\)(?:(?:, | and )\(\d+\))*)\.$/.exec(line) ?? [""];
    return {
      n: Number(n),
      text: line.slice(0, line.length - whole.length),
      from: [...source.matchAll(/\d+/g)].map(([number]) => Number(number)),
    };
  });

const optionsIn = (text: string): readonly SeenLine[] =>
  [...text.matchAll(/^[A-Z]\. (.*)$/gm)].map(([, option = ""], i) => ({ n: i + 1, text: option, from: [] }));
