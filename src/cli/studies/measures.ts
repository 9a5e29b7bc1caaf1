/**
 * Studies of one measure each. Biases: the same arguments in other words, styles and orders. Contamination: masked options, beside those of fresh questions (DivLogicEval §3.3).
 * Isomorphs: a run's arguments in other words, and the share of answers that flip. Frontier: every dial and every task.
 */
import { biasesDocument, biasesJson, studyBiases } from "#verbs/study-biases";
import { planRun } from "#verbs/run";
import { biasSuite } from "#verbs/suites";
import { epochsFlag, modelsNamed, promptFlags, promptFrom, modelsOfRun } from "../asking-flags.ts";
import { flag, pick, whole, inputFile, text } from "../flags.ts";
import { wordFlags, choiceFlags, choiceFrom, refuseWithFile } from "../suite-flags.ts";
import { studyVerb, runStudy } from "./study.ts";
import { contamination as askMasked, guessingDocument, planContamination } from "#verbs/contamination";
import { fileSuite } from "#verbs/files/entries";
import { isomorphs as askIsomorphs, isomorphsDocument, planIsomorphs } from "#verbs/isomorphs";
import type { Run, Store } from "#runs/store";
import { runArgument } from "../command.ts";
import { frontierDocument, frontierJson } from "#report/documents/frontier-document";
import { taskNames } from "#items/tasks/tasks";
import { frontier as askFrontier } from "#verbs/frontier";
import { frontierFlags, frontierFrom, refuseDryRun } from "../frontier-flags.ts";

const { system, form } = promptFlags;
const { seed, style, lexicon } = wordFlags;
const wording = { system, form, seed, style, lexicon };

export const biases = studyVerb({
  name: "biases",
  summary: "Measure the effect of words, wording and order on the same arguments.",
  example: "organon study biases -m reasoner:affirmer --pairs 2",
  file: "biases",
  flags: {
    system,
    form,
    seed,
    pairs: flag("--pairs <n>", "number of contrast pairs (default 50)", whole()),
    ...epochsFlag,
  },
  begin: (values, context) => {
    const options = {
      ...promptFrom(values, context.config),
      ...pick(values, "epochs"),
      suite: biasSuite(pick(values, "seed", "pairs")),
      models: modelsNamed(values.models, context, values),
    };
    const plan = async () => [await planRun({ ...options, what: "biases" })];
    return runStudy(options, { plan, ask: studyBiases, json: biasesJson, document: biasesDocument });
  },
});

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
    if (file !== undefined) refuseWithFile(setFlags, values, "organon divlogic generate");
    const options = {
      suite: file === undefined ? choiceFrom(values) : await fileSuite(file),
      models: modelsNamed(values.models, context, values),
      ...pick(values, "limit"),
    };
    return runStudy(options, { plan: planContamination, ask: askMasked, document: guessingDocument });
  },
});

export const isomorphs = studyVerb({
  name: "isomorphs",
  summary: "Ask a run's arguments again in other words, and count changed answers.",
  example: "organon study isomorphs latest",
  arguments: [runArgument],
  flags: {
    seed,
    limit: flag("--limit <n>", "limit on questions per model (default 200)", whole()),
    lexicon: flag("--lexicon <name>", "vocabulary (default scenes)", text),
  },
  begin: (values, context, [reference = "latest"]) => {
    const optionsFor = (run: Run) => ({
      run: run.id,
      models: modelsOfRun(run, context, { ...values, model: values.models?.[0] }),
      ...pick(values, "limit", "seed", "lexicon"),
    });
    const found = (store: Store): Promise<Run> => store.findRun(reference);
    return {
      parts: async (store) => {
        if (store === undefined) return [];
        const run = await found(store);
        return (await planIsomorphs(run, store, optionsFor(run))).map(({ planned }) => planned);
      },
      tables: async (tools) => {
        const told = await askIsomorphs(optionsFor(await found(tools.store)), tools);
        return { json: told, document: isomorphsDocument(told) };
      },
    };
  },
});

export const frontier = studyVerb({
  name: "frontier",
  summary: "Measure every difficulty parameter, task by task.",
  example: "organon study frontier -m reasoner:coin --task three-way --dial length --budget 32 --alone",
  flags: {
    ...wording,
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
