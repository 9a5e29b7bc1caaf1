/**
 * What is behind the counts in a progress line: outcomes that are not answers, cost, limits.
 */
import { showUsd, type AskingProgress } from "#verbs";

type Subject = Pick<AskingProgress["subjects"][number], "failed" | "refused" | "truncated"> &
  Partial<Pick<AskingProgress["subjects"][number], "stopped" | "waiting">>;

/** ", 3 failed, $0.12, waiting 20 s for a limit". */
export const progressText = ({
  subjects,
  spentUsd,
  waitMs,
  perMinute,
}: Pick<AskingProgress, "spentUsd" | "waitMs" | "perMinute"> & {
  readonly subjects: readonly Subject[];
}): string => {
  const parts: string[] = [];
  for (const outcome of ["failed", "refused", "truncated"] as const) {
    const count = subjects.reduce((sum, subject) => sum + subject[outcome], 0);
    if (count > 0) parts.push(`${count} ${outcome}`);
  }
  const waiting = subjects.reduce((sum, subject) => sum + (subject.waiting?.calls ?? 0), 0);
  const ready = subjects.reduce((sum, subject) => sum + (subject.waiting?.done ?? 0), 0);
  if (waiting > 0) parts.push(`${waiting} in batches${ready > 0 ? ` (${ready} ready)` : ""}`);
  if (spentUsd > 0) parts.push(showUsd(spentUsd));
  if (waitMs >= 1000) parts.push(`waiting ${Math.ceil(waitMs / 1000)} s for a limit`);
  else if (perMinute !== undefined) parts.push(`at most ${Math.floor(perMinute)}/min`);
  const stopped = subjects.filter((subject) => subject.stopped !== undefined);
  if (stopped.length > 0) parts.push(`${stopped.length} stopped`);
  return parts.map((part) => `, ${part}`).join("");
};
