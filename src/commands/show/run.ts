/**
 * `organon show RUN`: its questions with their answers; with `--question` one of them, whole.
 */
import { unknownName } from "#logic/error";
import { questionDocument, questionsDocument, showQuestion } from "#experiments/results/show";
import { outcomes } from "#scores/verdict";
import { view } from "#experiments/viewing/view";
import { toAscii } from "../ascii.ts";
import { defineVerb, runArgument } from "../command.ts";
import { flag, list, pick, refuseGiven, someOf, text, whole } from "../flags.ts";

const filters = {
  model: flag("-m, --model <name>", "model whose answers are listed (default: the run's first)", text),
  state: flag(
    "--state <state,…>",
    `outcomes: ${[...outcomes, "missing"].join(", ")}`,
    someOf(...outcomes, "missing"),
  ),
  skills: flag("--skill <rule,…>", "exact names of rules", list),
  limit: flag("--limit <n>", "number of questions (default 20)", whole(1, 500)),
};
const flags = {
  question: flag(
    "--question <id>",
    "id or position of one question: shows prompt, answer key with proof, and every reply",
    text,
  ),
  ...filters,
};

export const show = defineVerb({
  name: "show",
  endsAtOnce: true,
  summary: "Show the questions of a run with their answers, or one question in full.",
  example: "organon show latest --state incorrect",
  arguments: [runArgument],
  flags,
  pages: true,
  run: async (values, { open, terminal, common }, [run = "latest"]) => {
    const { question, model, state, skills = [], limit = 20 } = values;
    if (question !== undefined) {
      const lists = pick(flags, "model", "state", "skills");
      refuseGiven(lists, values, "lists questions, and --question names one", "leave one of them out");
      const write = terminal.isAscii && !common.json ? toAscii : undefined;
      const shown = await showQuestion({ run, question }, { store: await open("read"), write });
      return { json: shown, document: questionDocument(shown) };
    }
    const store = await open("read");
    const found = await store.findRun(run);
    const ids = found.subjects.map(({ id }) => id);
    const subject = model === undefined ? 0 : ids.indexOf(model);
    if (subject < 0) throw unknownName(`model of run ${found.id}`, `${model}`, ids);
    const page = await view(store).questions(found.id, {
      subject,
      most: limit,
      patience: 600_000,
      state,
      tags: skills.length === 0 ? {} : { rule: skills },
    });
    const { "tag:rule": rules } = page.values;
    const unknown = skills.find((skill) => rules?.includes(skill) === false);
    if (unknown !== undefined) throw unknownName(`rule of run ${found.id}`, unknown, rules ?? []);
    const name = ids[subject] ?? "";
    return {
      json: { run: found.id, model: name, total: page.total, questions: page.rows },
      document: questionsDocument(page, { run: found.id, name: found.name, model: name }),
    };
  },
});
