/**
 * `organon study biases`: the same arguments in other words, styles and orders, and what each does to the answers.
 */
import { biasesDocument, biasesJson, studyBiases } from "#verbs/study-biases";
import { planRun } from "#verbs/run";
import { biasSuite } from "#verbs/suites";
import { modelsNamed, promptFlags, promptFrom } from "../asking-flags.ts";
import { flag, picked, whole } from "../flags.ts";
import { wordFlags } from "../suite-flags.ts";
import { studyVerb, epochsFlag, studied } from "./study.ts";

const { system, form } = promptFlags;

export const biases = studyVerb({
  name: "biases",
  summary: "Measure the effect of words, wording and order on the same arguments.",
  example: "organon study biases -m reasoner:affirmer --pairs 2",
  file: "biases",
  flags: {
    system,
    form,
    seed: wordFlags.seed,
    pairs: flag("--pairs <n>", "number of contrast pairs (default 50)", whole()),
    ...epochsFlag,
  },
  begin: (values, context) => {
    const options = {
      ...promptFrom(values, context.config),
      ...picked(values, "epochs"),
      suite: biasSuite(picked(values, "seed", "pairs")),
      models: modelsNamed(values.models, context, values),
    };
    const plan = async () => [await planRun({ ...options, what: "biases" })];
    return studied(options, { plan, ask: studyBiases, json: biasesJson, document: biasesDocument });
  },
});
