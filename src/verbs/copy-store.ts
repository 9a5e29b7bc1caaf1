/**
 * Runs copied from one store into another, such as from a file onto a server and back: plans, questions, answers with all
 * their attempts, verdicts of every reader, and what people noted of them. The store that they come from is only read.
 */
import { tallyCalls } from "#runs/answers";
import type { Annotation, Store } from "#runs/store";
import { isOfRun } from "#runs/stores/notes";

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
 * Copies runs, one after the other, and then people's notes: all of them, or those of the runs that are named. Copying again
 * adds what is new. Gives the runs with how many calls each has, and how many notes were new. What the other store has already stays as it is; of two notes by one person on one thing the later holds.
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
  const isWhole = runs === undefined || runs.length === 0;
  const all = await from.annotations();
  const wanted = isWhole ? all : all.filter(({ study }) => chosen.some(({ id }) => isOfRun(study, id)));
  return { runs: done, notes: await addNotes(to, wanted) };
};

/** Adds notes that a store has not, or has an earlier one for; returns how many. */
export const addNotes = async (store: Store, notes: readonly Annotation[]): Promise<number> => {
  const nameOf = ({ study, subject, annotator }: Annotation): string =>
    JSON.stringify([study, subject, annotator]);
  const there = new Map((await store.annotations()).map((note) => [nameOf(note), note.at]));
  let added = 0;
  for (const note of notes) {
    if ((there.get(nameOf(note)) ?? "") >= note.at) continue;
    await store.annotate(note);
    added += 1;
  }
  return added;
};
