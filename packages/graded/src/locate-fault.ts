/** Finds the rows of a proof in a reply by their numbers. */
import type { Span, TaskFault } from "organon/tasks";

/** Returns the row of a reply that a fault names. */
export const locateFault = (reply: string, { line }: Pick<TaskFault, "line">): Span | undefined =>
  line.startsWith("line ") ? indexRows(reply).get(line.slice("line ".length)) : undefined;

/** Returns the rows of a proof by their number: the last of each, since the last proof counts. */
export const indexRows = (reply: string): ReadonlyMap<string, Span> => {
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
