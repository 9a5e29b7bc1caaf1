/**
 * The scores of a stored run, as the reader that reports go by judged its responses. Nothing is asked.
 */
import { readScores } from "#runs/answers";
import { getReader } from "#scoring/readers/readers";
import type { Score } from "#scoring/verdict";
import { regrade } from "#runs/ask-calls";
import type { Run, Store } from "#runs/store";

/** Judges the responses that a run's answer parser has not judged yet. */
export const judgeNew = async (store: Store, run: Run): Promise<void> => {
  await regrade({ store, run, reader: getReader(run) });
};

export const readAllScores = async (
  store: Store,
  run: Run,
): Promise<ReadonlyMap<string, readonly Score[]>> => {
  const bySubject = new Map<string, Score[]>(run.subjects.map(({ id }) => [id, []]));
  for await (const score of readScores(store, run, { reader: getReader(run).name }))
    bySubject.get(score.model)?.push(score);
  return bySubject;
};

/** The scores of a run, a list for each of the models. */
export const scoresByModel = async (store: Store, run: Run, models: readonly { readonly id: string }[]) => {
  const bySubject = await readAllScores(store, run);
  return models.map(({ id }) => bySubject.get(id) ?? []);
};
