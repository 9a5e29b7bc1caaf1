/**
 * `organon show RUN`: its questions with their answers; with `--question` one of them, whole.
 */
import { unknownName } from "#logic/error";
import { modelNamed } from "#experiments/results/names";
import { listQuestions } from "#experiments/results/question-rows";
import { questionDocument, questionsDocument, showQuestion } from "#experiments/results/show";
import { pick, refuseFlags, type Values } from "../flags.ts";
import type { Context, Result } from "../command.ts";
import { options } from "./options.ts";

export const run = async (
  values: Values<typeof options>,
  { open }: Context,
  [run = "latest"]: readonly string[],
): Promise<Result | number> => {
  const { question, model, state, skills = [], limit = 20 } = values;
  if (question !== undefined) {
    const lists = pick(options, "state", "skills", "limit");
    refuseFlags(lists, values, "lists questions, and --question names one", "leave one of them out");
    const shown = await showQuestion(
      { run, question, ...pick(values, "model") },
      { store: await open("read") },
    );
    return { json: shown, document: questionDocument(shown, pick(values, "thinking")) };
  }
  const store = await open("read");
  const found = await store.findRun(run);
  const ids = found.subjects.map(({ id }) => id);
  const subject = model === undefined ? 0 : ids.indexOf(modelNamed([found], model));
  const page = await listQuestions(store, found, { subject, states: state, rules: skills, limit });
  const unknown = skills.find((skill) => !page.rules.includes(skill));
  if (unknown !== undefined) throw unknownName(`rule of run ${found.id}`, unknown, page.rules);
  const name = ids[subject] ?? "";
  return {
    json: { run: found.id, model: name, total: page.total, questions: page.rows },
    document: questionsDocument(page, { run: found.id, name: found.name, model: name }),
  };
};
