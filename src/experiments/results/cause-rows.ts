/** Reads the questions in which causes of wrong answers are sought: all of a run, or of many a sample. */
import { createRandom } from "#arguments/random";
import { createCauseTable } from "#diagnosis/cause-table";
import { skillKey } from "#scoring/breakdown";
import { readerOf } from "#scoring/readers/readers";
import type { Results } from "./results.ts";

/** Of more questions, stretches are drawn: neighbours are read fast. */
const usual = { most: 10_000, stretch: 100 };

/** Returns ranges of a subject's calls, first and one after the last: of all, or of at most so many questions. */
export const drawRanges = (planned: number, epochs: number, { most, stretch } = usual) => {
  const size = stretch * epochs;
  const count = Math.ceil(planned / size);
  if (count * stretch <= most) return [[0, planned] as const];
  return createRandom("questions of a run")
    .shuffle([...Array(count).keys()])
    .slice(0, most / stretch)
    .toSorted((one, other) => one - other)
    .map((at) => [at * size, Math.min((at + 1) * size, planned)] as const);
};

/** Yields answered questions with the share of correct ones among the replies to each. */
async function* answeredQuestions({ store, run, place: subject, shares, tally: { planned } }: Results) {
  const fields = ["questionNumber", "question", "outcome"] as const;
  for (const [from, to] of drawRanges(planned, run.plan.epochs)) {
    const where = [["ordinal", "<", to] as const, ["epoch", "=", 0] as const];
    const calls = store.select(run, { subject, from, where, fields, reader: readerOf(run).name });
    for await (const { questionNumber, question, outcome } of calls) {
      const only = outcome === null || outcome === "failed" ? undefined : Number(outcome === "correct");
      const share = shares === undefined ? only : shares.get(questionNumber);
      if (share !== undefined) yield { ...question, share };
    }
  }
}

/** Reads the answered questions as rows with their skills; undefined where no question says what it bears on. */
export const readCauseRows = async (results: Results) => {
  const table = createCauseTable();
  const skills: string[] = [];
  for await (const { problem, share } of answeredQuestions(results)) {
    if (problem === undefined || !table.add(problem, share)) continue;
    skills.push(skillKey({ rule: problem.rule ?? "", kind: problem.kind ?? "" }));
  }
  return skills.length === 0 ? undefined : { table: table.read(), skills };
};
