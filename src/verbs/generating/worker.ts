/**
 * The program of a worker thread: makes the lines of the indices that it is sent. It takes compiled code from where the
 * main thread keeps it, which it does not do by itself, and only then loads the rooms: so it starts in a third of the time.
 */
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { LineOutcome, SuiteOf } from "#items";

/** What a worker is opened with. */
export type WorkerTask = {
  readonly suite: SuiteOf<"generated"> | SuiteOf<"dials">;
  readonly compiled: string | undefined;
};

/** The lines of a skeleton, or why there are none. */
export type GroupOutcome = readonly string[] | { readonly dropped: string };

/** What it answers to some indices: their outcomes in the same order, or what went wrong. */
export type WorkerAnswer<Outcome> = { readonly outcomes: readonly Outcome[] } | { readonly fault: string };

const { suite, compiled }: WorkerTask = workerData;
if (compiled !== undefined) enableCompileCache(compiled);
const { createGenerator, dialledGroups, dialledQuestion, dialPlanOf, generationPlanOf, lineOf } =
  await import("#items");

const groupsOf = (plan: SuiteOf<"dials">): ((number: number) => GroupOutcome) => {
  const at = dialledGroups(dialPlanOf(plan));
  return (number) => {
    const group = at(number);
    return typeof group === "string"
      ? { dropped: group }
      : group.map(({ item }) => lineOf(dialledQuestion(item)));
  };
};

const outcomeAt: (index: number) => LineOutcome | GroupOutcome =
  suite.kind === "dials" ? groupsOf(suite) : createGenerator(generationPlanOf(suite)).lineAt;
parentPort?.on("message", (indices: readonly number[]) => {
  const answer = (): WorkerAnswer<LineOutcome | GroupOutcome> => {
    try {
      return { outcomes: indices.map(outcomeAt) };
    } catch (error) {
      return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  parentPort?.postMessage(answer(), []);
});
