/**
 * `organon study frontier`: every dial and every task by one command, on one page.
 */
import { frontierDocument, frontierJson } from "#report/documents/frontier-document";
import { taskNames } from "#items/tasks/tasks";
import { frontier as ask } from "#verbs/frontier";
import { modelsNamed, promptFlags, promptFrom } from "../asking-flags.ts";
import { flag, picked, whole } from "../flags.ts";
import { frontierFlags, frontierFrom, refuseDryRun } from "../frontier-flags.ts";
import { wordFlags } from "../suite-flags.ts";
import { studyVerb, studied } from "./study.ts";

const { system, form } = promptFlags;

export const frontier = studyVerb({
  name: "frontier",
  summary: "Measure every difficulty parameter, task by task.",
  example: "organon study frontier -m reasoner:coin --task three-way --dial length --budget 32 --alone",
  flags: {
    system,
    form,
    seed: wordFlags.seed,
    style: wordFlags.style,
    lexicon: wordFlags.lexicon,
    turned: { ...frontierFlags.turned, about: "difficulty parameters (default all)" },
    tasks: { ...frontierFlags.tasks, about: "tasks (default all)" },
    budget: flag("--budget <n>", "questions per parameter, task and model (default 100)", whole(32)),
    map: { ...frontierFlags.map, about: "two parameters varied together (default length,distractors)" },
    alone: { ...frontierFlags.alone, about: "no map of two parameters" },
    base: { ...frontierFlags.base, about: "values of the other parameters" },
  },
  begin: (values, context) => {
    const options = {
      ...promptFrom(values, context.config),
      suites: frontierFrom({
        tasks: [...taskNames],
        budget: 100,
        ...picked(values, "turned", "tasks", "budget", "map", "alone", "base", "seed", "style", "lexicon"),
      }),
      models: modelsNamed(values.models, context, values),
    };
    if (values.dryRun === true) refuseDryRun(options);
    // Each question hangs on the answers before it.
    return studied(options, { plan: () => [], ask, json: frontierJson, document: frontierDocument });
  },
});
