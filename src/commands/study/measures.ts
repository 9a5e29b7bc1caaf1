/**
 * Studies of one measure each. Contamination: masked options, beside those of fresh questions (DivLogicEval §3.3). Frontier: every
 * dial and every task.
 */
import { promptFlags } from "../asking-flags.ts";
import { modelsNamed, promptFrom } from "../asking.ts";
import { described, flag, pick, refuseGiven } from "../flags.ts";
import { inputFile } from "../values.ts";
import { whole } from "#workspace/settings/values";
import { wordFlags, choiceFlags } from "../suite-flags.ts";
import { choiceFrom } from "../suite-from.ts";
import { studyVerb, runStudy } from "./study.ts";
import { contamination as askMasked, guessingDocument, planContamination } from "./contamination.ts";
import { fileSuite } from "#workspace/files/entries";
import { frontierDocument, frontierJson } from "#report/documents/frontier-document";
import { taskNames } from "#items/names";
import { frontier as askFrontier } from "#experiments/results/frontier";
import { frontierFlags } from "../suite-flags.ts";
import { frontierFrom, refuseDryRun } from "../suite-from.ts";

const { nolr: _nolr, ...putFlags } = promptFlags;
const { seed, style, lexicon } = wordFlags;
const wording = { ...putFlags, seed, style, lexicon };

const { symbolic: _, ...setFlags } = choiceFlags;

export const contamination = studyVerb({
  name: "contamination",
  summary: "Test whether a model has seen the questions: masked options, compared with new questions.",
  example: "organon study contamination -m reasoner:oracle --per-type 20",
  flags: {
    ...setFlags,
    file: flag("--suite <file>", "file of four-option questions (JSON lines)", inputFile),
    limit: flag("--limit <n>", "number of questions", whole()),
  },
  begin: async (values, context) => {
    const { file } = values;
    if (file !== undefined)
      refuseGiven(
        setFlags,
        values,
        "can't be combined with --suite, which names the questions",
        "leave it out",
      );
    const options = {
      suite: file === undefined ? choiceFrom(values) : await fileSuite(file),
      models: modelsNamed(values.models, context, values),
      ...pick(values, "limit"),
    };
    return runStudy(options, { plan: planContamination, ask: askMasked, document: guessingDocument });
  },
});

export const frontier = studyVerb({
  name: "frontier",
  summary: "Measure every difficulty parameter, task by task.",
  example: "organon study frontier -m reasoner:coin --task three-way --dial length --budget 32 --alone",
  flags: {
    ...wording,
    turned: described(frontierFlags.turned, "difficulty parameters (default all)"),
    tasks: described(frontierFlags.tasks, "tasks (default all)"),
    budget: flag("--budget <n>", "questions per parameter, task and model (default 100)", whole(32)),
    map: described(frontierFlags.map, "two parameters varied together (default length,distractors)"),
    alone: described(frontierFlags.alone, "no map of two parameters"),
    base: described(frontierFlags.base, "values of the other parameters"),
  },
  begin: async (values, context) => {
    const options = {
      ...(await promptFrom(values, context.config)),
      suites: frontierFrom({
        tasks: [...taskNames],
        budget: 100,
        ...pick(values, "turned", "tasks", "budget", "map", "alone", "base", "seed", "style", "lexicon"),
      }),
      models: modelsNamed(values.models, context, values),
    };
    if (values.dryRun === true) refuseDryRun(options);
    // Each question hangs on the answers before it.
    return runStudy(options, {
      plan: () => [],
      ask: askFrontier,
      json: frontierJson,
      document: frontierDocument,
    });
  },
});
