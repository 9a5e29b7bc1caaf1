/** Reads the questions in which causes of wrong answers are sought: all of a run, or of many a sample. */
import { createRandom } from "#arguments/random";
import { createCauseTable } from "#diagnosis/cause-table";
import { countArguments, type SkillReply } from "#diagnosis/causes";
import { skillKey } from "#scoring/breakdown";
import { getReader } from "#scoring/readers/readers";
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

async function* countedQuestions({ store, run, place: subject, replies, tally: { planned } }: Results) {
  const fields = ["questionNumber", "question", "outcome"] as const;
  for (const [from, to] of drawRanges(planned, run.plan.epochs)) {
    const where = [["ordinal", "<", to] as const, ["epoch", "=", 0] as const];
    const calls = store.select(run, { subject, from, where, fields, reader: getReader(run).name });
    for await (const { questionNumber, question, outcome } of calls) {
      const right = Number(outcome === "correct");
      const readable = right + Number(outcome === "incorrect");
      const asked = Number(outcome !== null && outcome !== "failed");
      yield { ...question, ...(replies?.get(questionNumber) ?? { right, readable, asked }) };
    }
  }
}

/** Reads the questions with readable answers as rows with their skills, and the accuracy of each skill; undefined without a row. */
export const readCauseRows = async (results: Results) => {
  const table = createCauseTable();
  const skills: string[] = [];
  const replies: SkillReply[] = [];
  for await (const { problem, right, readable, asked } of countedQuestions(results)) {
    if (problem === undefined || asked === 0) continue;
    const argument = table.add(problem, readable === 0 ? undefined : right / readable);
    if (argument === undefined) continue;
    const skill = skillKey({ rule: problem.rule ?? "", kind: problem.kind ?? "" });
    replies.push({ skill, argument, right: right / asked });
    if (readable > 0) skills.push(skill);
  }
  if (skills.length === 0) return undefined;
  return { table: table.read(), skills, behind: countArguments(replies) };
};
