/**
 * `organon study revision`: what models hold true while premises are added, withdrawn and replaced.
 */
import { revisionDocument, revisionJson, studyRevision } from "#verbs/study-revision";
import { planRun } from "#verbs/run";
import { revisionSuite } from "#verbs/suites";
import { modelsNamed, promptFlags, promptFrom } from "../asking-flags.ts";
import { flag, picked, range, whole } from "../flags.ts";
import { wordFlags } from "../suite-flags.ts";
import { studyVerb, studied } from "./study.ts";

const { system, form } = promptFlags;

export const revision = studyVerb({
  name: "revision",
  summary: "Measure belief revision while premises are added, withdrawn and replaced.",
  example: "organon study revision -m reasoner:oracle --stories 3",
  flags: {
    system,
    form,
    seed: wordFlags.seed,
    style: wordFlags.style,
    lexicon: wordFlags.lexicon,
    stories: flag("--stories <n>", "number of dialogues (default 60)", whole()),
    turns: flag("--turns <range>", "turns per dialogue, 2 to 6 (default 2-6)", range([2, 6])),
  },
  begin: (values, context) => {
    const options = {
      ...promptFrom(values, context.config),
      suite: revisionSuite(picked(values, "stories", "turns", "seed", "style", "lexicon")),
      models: modelsNamed(values.models, context, values),
    };
    const plan = async () => [await planRun({ ...options, what: "revision" })];
    return studied(options, { plan, ask: studyRevision, json: revisionJson, document: revisionDocument });
  },
});
