/**
 * Copies runs between a file and a server: plans, questions, answers with all their attempts, verdicts of every answer parser, and
 * what people noted on them. The source is only read.
 */
import { addNotes, isOfRun, putIn, takeOut, type Run, type Store } from "organon/commands";

type CopyOptions = {
  readonly from: Store;
  readonly to: Store;
  /** Ids, unique prefixes or `latest`; default: all runs. */
  readonly runs?: readonly string[];
  readonly signal?: AbortSignal;
  /** Called for each page with the number of calls copied. */
  readonly onProgress?: (calls: number) => void;
};

/**
 * Copies runs one after the other, and then people's notes on them. Another copy adds what is new. Returns the runs with their numbers
 * of calls, and how many notes were new. What the other store has stays; of two notes by one person on one thing the later holds.
 */
export const copyStore = async ({ from, to, runs = [], signal, onProgress }: CopyOptions) => {
  const chosen: readonly Run[] =
    runs.length === 0
      ? (await from.runs()).toReversed()
      : await Promise.all(runs.map((reference) => from.findRun(reference)));
  let copied = 0;
  const done: { readonly run: string; readonly calls: number }[] = [];
  for (const run of chosen) {
    const { calls, ...head } = await takeOut(from, run);
    const watched = async function* () {
      for await (const page of calls) {
        signal?.throwIfAborted();
        yield page;
        onProgress?.((copied += page.length));
      }
    };
    done.push({ run: run.id, calls: await putIn(to, { ...head, calls: watched() }) });
  }
  const notes = (await from.annotations()).filter(
    ({ study }) => runs.length === 0 || chosen.some(({ id }) => isOfRun(study, id)),
  );
  return { runs: done, notes: await addNotes(to, notes) };
};
