/**
 * The scores of a stored run, as the reader that reports go by judged its responses. Nothing is asked.
 */
import { answerReader, type Score } from "#scores";
import { regrade, type Run, type Store } from "#runs";

/** Judges what the reader has not judged yet. */
export const judgeNew = (store: Store, run: Run): Promise<number> =>
  regrade({ store, run, reader: answerReader, again: false });

/** The scores of a run, subject by subject in the run's order. */
export const scoresOf = async (store: Store, run: Run): Promise<ReadonlyMap<string, readonly Score[]>> => {
  const bySubject = new Map<string, Score[]>(run.subjects.map(({ id }) => [id, []]));
  for await (const score of store.scores(run, answerReader.name)) bySubject.get(score.model)?.push(score);
  return bySubject;
};

/**
 * The same, counted: calls with the same tags and the same end share one score, that of the first of them. Enough for
 * every table, and a million responses take the room of a list of references.
 */
export const countedScoresOf = async (
  store: Store,
  run: Run,
): Promise<ReadonlyMap<string, readonly Score[]>> => {
  const bySubject = new Map<string, Score[]>(run.subjects.map(({ id }) => [id, []]));
  for await (const { score, count } of store.scoreGroups(run, answerReader.name)) {
    const scores = bySubject.get(score.model);
    for (let n = 0; n < count; n++) scores?.push(score);
  }
  return bySubject;
};
