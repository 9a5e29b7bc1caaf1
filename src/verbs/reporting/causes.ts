/**
 * The causes of a model's wrong answers, from its stored answers and what their questions bear on. Nothing is asked.
 */
import { createCauseTable } from "#lessons/cause-table";
import { namedCauses, type NamedCause } from "#lessons/causes";
import { leafKey } from "#scores/breakdown";
import { createShare } from "#scores/by-question";
import { answerReader } from "#scores/readers/readers";
import { rightness, type Score } from "#scores/verdict";
import { getOrInsert } from "#logic/memoize";
import { askedQuestions, readScores } from "#runs/answers";
import type { Run, Store } from "#runs/store";

/** So many questions are looked at. */
const mostQuestions = 100_000;

/** Whose answers, by the subject's place; of a search those that the tables rest on. */
type Answers = {
  readonly store: Store;
  readonly run: Run;
  readonly subject: number;
  readonly seed?: number;
  readonly pilot?: readonly Score[];
};

/** Causes, strongest first; undefined where no question says what it bears on. `weak` are the weak skills that they may explain. */
export const causesOf = async (
  { store, run, subject, seed = 1, pilot }: Answers,
  weak: readonly string[],
): Promise<readonly NamedCause[] | undefined> => {
  const shares = new Map<string, ReturnType<typeof createShare>>();
  for await (const score of pilot ?? readScores(store, run, { reader: answerReader.name, subject })) {
    const isRight = rightness(score);
    if (isRight !== undefined) getOrInsert(shares, score.questionId, createShare).add(Number(isRight), 1);
  }
  const table = createCauseTable();
  const skills: string[] = [];
  for await (const { id, problem } of askedQuestions(store, run)) {
    const { value } = shares.get(id)?.read() ?? {};
    if (problem === undefined || value === undefined || value === null) continue;
    if (!table.add(problem, value)) continue;
    if (skills.push(leafKey({ rule: problem.rule ?? "", kind: problem.kind ?? "" })) === mostQuestions) break;
  }
  return skills.length === 0 ? undefined : namedCauses(table.read(), skills, weak, seed);
};
