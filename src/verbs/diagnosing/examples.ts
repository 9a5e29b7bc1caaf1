/** Which wrong answers a diagnosis shows whole: one for each of the first causes, else any, and both answers where it can be. */
import type { NamedCause } from "#lessons/causes";
import { ownRules } from "#lessons/cause-table";
import { askedQuestions, readScores } from "#runs/answers";
import type { Run, Store } from "#runs/store";
import { answerReader } from "#scores/readers/readers";

/** How many are shown. */
const most = 2;

/** The ids of questions that a subject answered wrongly. */
export const wrongExamples = async (
  store: Store,
  run: Run,
  subject: number,
  causes: readonly Pick<NamedCause, "rule">[],
): Promise<readonly string[]> => {
  const wrong = new Set<string>();
  for await (const { questionId, verdict } of readScores(store, run, { reader: answerReader.name, subject }))
    if (verdict.outcome === "incorrect") wrong.add(questionId);
  const found: { readonly id: string; readonly cause: number; readonly length: number }[] = [];
  for await (const { id, text, problem } of askedQuestions(store, run)) {
    if (!wrong.has(id)) continue;
    const rules = problem === undefined ? new Set<string>() : new Set(ownRules(problem).keys());
    const cause = causes.findIndex(({ rule }) => rule !== null && rules.has(rule));
    found.push({ id, cause: cause < 0 ? causes.length : cause, length: text.length });
  }
  // The first causes first, and of each the shortest question.
  const ranked = found.toSorted((a, b) => a.cause - b.cause || a.length - b.length);
  const firsts = ranked.filter(({ cause }, i) => i === 0 || ranked[i - 1]!.cause !== cause);
  return [...new Set([...firsts, ...ranked].map(({ id }) => id))].slice(0, most);
};
