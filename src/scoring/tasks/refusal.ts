/**
 * A refusal taken apart: of a proof, a case or a line that the kernel did not accept, the verdict keeps "line 5: q does not follow
 * from lines 1, 2". Whoever shows the reply wants to know where that line stands in it.
 */
import type { Fault } from "#items/tasks/task";

/** Where it first goes wrong ("line 5", "premise 2") and why, from a verdict's answer. */
export const refusalIn = (answer: string): Fault => {
  const at = answer.indexOf(": ");
  return { line: answer.slice(0, Math.max(0, at)), why: answer.slice(at < 0 ? 0 : at + 2) };
};

type Span = readonly [start: number, end: number];

/** The row of a reply that a refusal names, as `[start, end)`. */
export const refusedRow = (reply: string, { line }: Pick<Fault, "line">): Span | undefined =>
  line.startsWith("line ") ? rowsByLabel(reply).get(line.slice("line ".length)) : undefined;

/** Returns the rows of a proof by their number: the last of each, since the last proof counts. */
export const rowsByLabel = (reply: string): ReadonlyMap<string, Span> => {
  const found = new Map<string, Span>();
  let start = 0;
  for (const row of reply.split("\n")) {
    const span = [start, start + row.trimEnd().length] as const;
    const label = rowLabel(row);
    if (label !== undefined) found.set(label, span);
    start += row.length + 1;
  }
  return found;
};

const rowLabel = (row: string): string | undefined =>
  /^\s*\{.{0,400}"n"\s{0,4}:\s{0,4}"?(\d{1,6})"?/.exec(row.slice(0, 600))?.[1];
