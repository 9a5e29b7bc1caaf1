/**
 * Runs copied from one store into another, such as from a file onto a server and back: plans, questions, answers with all
 * their attempts, and verdicts of every reader. The store that they come from is only read.
 */
import { tallyCalls } from "#runs/answers";
import type { Store } from "#runs/store";

type CopyOptions = {
  readonly from: Store;
  readonly to: Store;
  /** Ids, unique prefixes or `latest`; all runs where none is named. */
  readonly runs?: readonly string[];
  readonly signal?: AbortSignal;
  /** Called for each page: calls copied, and calls in all. */
  readonly onProgress?: (copied: number, total: number) => void;
};

/**
 * Copies runs, one after the other: all of them, or those that are named. Copying again adds what is new. Gives the runs with how
 * many calls each has. What the other store has already stays as it is.
 *
 * @example
 * const [from, to] = [openStore(":memory:"), openStore(":memory:")];
 * await run({ suite: generatedSuite({ limit: 2 }), models: openModels(["reasoner:oracle"]) }, { store: from });
 * const copied = await copyStore({ from, to });
 * copied.runs[0]!.calls; // → 2
 */
export const copyStore = async ({ from, to, runs, signal, onProgress }: CopyOptions) => {
  const chosen =
    runs === undefined || runs.length === 0
      ? (await from.runs()).toReversed()
      : await Promise.all(runs.map((reference) => from.findRun(reference)));
  let total = 0;
  for (const run of chosen) for (const { planned } of await tallyCalls(from, run)) total += planned;
  let copied = 0;
  const done: { readonly run: string; readonly calls: number }[] = [];
  for (const run of chosen) {
    const { head, calls } = await from.takeOut(run);
    const watched = async function* () {
      for await (const page of calls) {
        signal?.throwIfAborted();
        yield page;
        copied += page.length;
        onProgress?.(copied, total);
      }
    };
    done.push({ run: run.id, calls: await to.putIn({ head, calls: watched() }) });
  }
  return { runs: done };
};
