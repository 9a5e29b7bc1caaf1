/**
 * All stored responses of a run read again, by one reader or by several, asking nothing; then how far they agree, and the
 * replies on which they do not, with the words that each read.
 */
import { askedQuestions } from "#runs/answers";
import { disagreementsOf, readerGroups } from "./readings.ts";
import { regrade as judgeAgain } from "#runs/regrade";
import type { Store } from "#runs/store";
import { answerReader, answerReaders, readerNamed, readerOf } from "#scores/readers/readers";
import { isReadInManyWays } from "#scores/judge";
import { judgeNew } from "./scores.ts";

type RegradeTools = {
  readonly store: Store;
  readonly signal?: AbortSignal;
  /** Called as each reader has finished. */
  readonly onReader?: (done: number, of: number, judged: number) => void;
};

/** Judges anew by a reader, or `all`, and gives what the readers made of the run. */
export const regrade = async (
  {
    run: reference = "latest",
    reader = answerReader.name,
  }: { readonly run?: string; readonly reader?: string },
  { store, signal, onReader }: RegradeTools,
) => {
  const chosen = reader === "all" ? answerReaders : [readerNamed(reader)];
  const run = await store.findRun(reference);
  // What the others are compared with must have judged everything.
  await judgeNew(store, run);
  const counts = { questions: 0, readAlike: 0 };
  for await (const question of askedQuestions(store, run)) {
    counts.questions += 1;
    if (!isReadInManyWays(question)) counts.readAlike += 1;
  }
  let judged = 0;
  for (const [place, one] of chosen.entries()) {
    signal?.throwIfAborted();
    judged = await judgeAgain({ store, run, reader: one, again: true });
    onReader?.(place + 1, chosen.length, judged);
  }
  const models = [];
  for (const [place, { id }] of run.subjects.entries()) {
    const readers = await readerGroups(store, run, place);
    if (readers !== undefined) models.push({ model: id, readers });
  }
  return {
    run,
    /** The reader that the run's report goes by. */
    usual: readerOf(run).name,
    readers: chosen.map(({ name }) => name),
    judged,
    /** The run's questions, and those of them whose replies all readers read alike: tasks, letters and labels other than yes and no. */
    ...counts,
    models,
    /** The replies on which a reader differs from the one that reports go by, in order. */
    disagreements: (name: string) => disagreementsOf(store, run, name),
  };
};
