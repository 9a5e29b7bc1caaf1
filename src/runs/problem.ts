/** Reports why a run is incomplete, for the user who started it. */
import { OrganonError } from "#logic/error";
import type { Stop } from "#models/ask-all";
import type { BatchesWaiting } from "./ask-batches.ts";
import type { RunOutcome, SubjectProgress } from "./ask-plan.ts";

/**
 * Returns why a study is incomplete: `access` if a model or its account refused, `incomplete` if a server was
 * unavailable or calls failed. Undefined if every call has its response.
 */
export const problemOf = (outcome: RunOutcome): OrganonError | undefined => {
  const refused = outcome.subjects.find(({ stopped }) => stopped !== undefined && isRefusal(stopped));
  if (refused?.stopped !== undefined)
    return new OrganonError("access", `${refused.id} was stopped: ${refused.stopped.message}`, {
      hint:
        refused.stopped.class === "request"
          ? "mend the model's name, its parameters or the server, and give the same command again"
          : "mend the key or the account, and give the same command again",
    });
  const broke = outcome.subjects.find(({ stopped }) => stopped?.class === "budget");
  if (broke?.stopped !== undefined)
    return new OrganonError("budget", broke.stopped.message, {
      hint: "the same command with a larger --max-cost goes on from here",
    });
  const unread = outcome.subjects.find(({ stopped, missing }) => stopped?.class === "unread" && missing > 0);
  if (unread?.stopped !== undefined)
    return new OrganonError("incomplete", `${unread.id} was stopped: ${unread.stopped.message}`, {
      hint: "mend the prompt or the server and give the same command again; --go-on asks the rest as it is",
    });
  const missing = outcome.total - outcome.done;
  if (missing === 0) return undefined;
  const waiting = waitingIn(outcome.subjects);
  if (waiting.calls > 0)
    return new OrganonError(
      "incomplete",
      `${waiting.calls} of ${outcome.total} calls wait in ${waiting.batches} ${waiting.batches === 1 ? "batch" : "batches"}`,
      { hint: "the same command fetches them when they are done; with --wait it stays until then" },
    );
  const stopped = outcome.subjects.find((subject) => subject.stopped !== undefined);
  const failed = outcome.subjects.find((subject) => subject.lastFailure !== undefined);
  const why =
    stopped?.stopped !== undefined
      ? `; ${stopped.id} was stopped: ${stopped.stopped.message}`
      : failed?.lastFailure === undefined
        ? ""
        : `; ${failed.id} failed last with: ${failed.lastFailure}`;
  return new OrganonError("incomplete", `${missing} of ${outcome.total} calls have no response${why}`, {
    hint:
      stopped?.stopped?.class === "daily-quota"
        ? "the same command goes on when the server renews the quota"
        : "the same command asks them again, and only them",
  });
};

/** Sums the open batches of all subjects. */
const waitingIn = (subjects: readonly SubjectProgress[]): BatchesWaiting => {
  const all = { batches: 0, calls: 0, done: 0 };
  for (const { waiting } of subjects) {
    all.batches += waiting?.batches ?? 0;
    all.calls += waiting?.calls ?? 0;
    all.done += waiting?.done ?? 0;
  }
  return all;
};

const isRefusal = ({ class: errorClass }: Stop): boolean =>
  errorClass === "access" || errorClass === "quota" || errorClass === "request";
