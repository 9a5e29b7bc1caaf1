/**
 * The scores of a stored run, as the reader that reports go by judged its responses. Nothing is asked.
 */
import { OrganonError } from "#logic";
import { answerReader, type Score } from "#scores";
import { regrade, type Run, type Store } from "#runs";
import { isChoiceRun } from "./choice-telling.ts";

/** A place for the scores of each subject of a run of yes/no questions; responses not judged yet are judged first. */
const judged = async (store: Store, run: Run, writable: boolean): Promise<Map<string, Score[]>> => {
  if (isChoiceRun(run))
    throw new OrganonError("misuse", `run ${run.id} asked four-option questions, which have no leaves`, {
      hint: `organon report ${run.id} tells it`,
    });
  if (writable) await regrade({ store, run, reader: answerReader, again: false });
  return new Map(run.subjects.map(({ id }) => [id, []]));
};

/** The scores of a run, subject by subject in the run's order. Responses not judged yet are judged first. */
export const scoresOf = async (
  store: Store,
  run: Run,
  writable: boolean,
): Promise<ReadonlyMap<string, readonly Score[]>> => {
  const bySubject = await judged(store, run, writable);
  for await (const score of store.scores(run, answerReader.name)) bySubject.get(score.model)?.push(score);
  return bySubject;
};

/**
 * The same, counted: calls of a leaf that ended alike share one score, that of the first of them. Enough for every
 * table, and a million responses take the room of a list of references.
 */
export const countedScoresOf = async (
  store: Store,
  run: Run,
  writable: boolean,
): Promise<ReadonlyMap<string, readonly Score[]>> => {
  const bySubject = await judged(store, run, writable);
  for await (const { score, count } of store.scoreGroups(run, answerReader.name)) {
    const scores = bySubject.get(score.model);
    for (let n = 0; n < count; n++) scores?.push(score);
  }
  return bySubject;
};
