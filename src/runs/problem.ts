/** Reports why a run is incomplete, for the user who started it. */
import { OrganonError } from "#logic/error";
import type { Stop } from "#models/ask-all";
import { addUp } from "#scoring/estimate";
import type { RunOutcome, SubjectProgress } from "./ask-plan.ts";

/**
 * Returns why a study is incomplete: `access` if a model or its account refused, `incomplete` if a server was
 * unavailable or calls failed. Undefined if every call has its response.
 */
export const describeProblem = ({ subjects, total, done }: RunOutcome): OrganonError | undefined => {
  const findStop = (isMeant: (stop: Stop, subject: SubjectProgress) => boolean) =>
    subjects.flatMap(({ stopped, ...rest }) =>
      stopped !== undefined && isMeant(stopped, rest)
        ? [{ why: stopped, said: `${rest.id} was stopped: ${stopped.message}` }]
        : [],
    )[0];
  const refused = findStop(({ class: why }) => ["access", "quota", "request"].includes(why));
  if (refused !== undefined) {
    const what =
      refused.why.class === "request"
        ? "the model's name, its parameters or the server,"
        : "the key or the account,";
    return new OrganonError("access", refused.said, { hint: `mend ${what} and give the same command again` });
  }
  const broke = findStop(({ class: why }) => why === "budget");
  if (broke !== undefined)
    return new OrganonError("budget", broke.why.message, {
      hint: "the same command with a larger --max-cost goes on from here",
    });
  const incomplete = (message: string, hint: string) => new OrganonError("incomplete", message, { hint });
  const unread = findStop(({ class: why }, { missing }) => why === "unread" && missing > 0);
  if (unread !== undefined)
    return incomplete(
      unread.said,
      "mend the prompt or the server and give the same command again; --go-on asks the rest as it is",
    );
  if (total === done) return undefined;
  const waiting = subjects.flatMap((subject) => subject.waiting ?? []);
  const [batches, calls] = [addUp(waiting, (one) => one.batches), addUp(waiting, (one) => one.calls)];
  if (calls > 0)
    return incomplete(
      `${calls} of ${total} calls wait in ${batches} ${batches === 1 ? "batch" : "batches"}`,
      "the same command fetches them when they are done; with --wait it stays until then",
    );
  const stop = findStop(() => true);
  const failed = subjects.find(({ lastFailure }) => lastFailure !== undefined);
  const why = stop?.said ?? (failed && `${failed.id} failed last with: ${failed.lastFailure}`);
  return incomplete(
    `${total - done} of ${total} calls have no response${why === undefined ? "" : `; ${why}`}`,
    stop?.why.class === "daily-quota"
      ? "the same command goes on when the server renews the quota"
      : "the same command asks them again, and only them",
  );
};
