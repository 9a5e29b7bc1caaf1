/**
 * The scores of a stored run, as the reader that reports go by judged its responses. Nothing is asked.
 */
import { groupScores, readScores, type ScoreGroup } from "#runs/answers";
import { readerOf } from "#scoring/readers/readers";
import type { Score } from "#scoring/verdict";
import { regrade } from "#runs/regrade";
import type { Run, Store } from "#runs/store";

/** Judges the responses that a run's answer parser has not judged yet. */
export const judgeNew = async (store: Store, run: Run): Promise<void> => {
  await regrade({ store, run, reader: readerOf(run), again: false });
};

export const scoresOf = async (store: Store, run: Run): Promise<ReadonlyMap<string, readonly Score[]>> => {
  const bySubject = new Map<string, Score[]>(run.subjects.map(({ id }) => [id, []]));
  for await (const score of readScores(store, run, { reader: readerOf(run).name }))
    bySubject.get(score.model)?.push(score);
  return bySubject;
};

/** The scores of a run, a list for each of the models. */
export const scoresByModel = async (store: Store, run: Run, models: readonly { readonly id: string }[]) => {
  const bySubject = await scoresOf(store, run);
  return models.map(({ id }) => bySubject.get(id) ?? []);
};

/**
 * The same, counted: calls with the same tags and the same end share one score, that of the first of them. Enough for
 * every table, and a million responses take the room of a list of references.
 */
export const countedScoresOf = async (store: Store, run: Run) => {
  const bySubject = new Map<string, ScoreGroup[]>(run.subjects.map(({ id }) => [id, []]));
  for await (const group of groupScores(store, run, readerOf(run).name))
    bySubject.get(group.score.model)?.push(group);
  return new Map(Array.from(bySubject, ([id, groups]) => [id, repeated(groups)]));
};

/** Each group's score as often as it counts, in a list made as long as it will be: one that grew would leave others as long behind. */
const repeated = (groups: readonly ScoreGroup[]): readonly Score[] => {
  const scores = Array.from<Score>({ length: groups.reduce((sum, { count }) => sum + count, 0) });
  let at = 0;
  for (const { score, count } of groups) {
    scores.fill(score, at, at + count);
    at += count;
  }
  return scores;
};
