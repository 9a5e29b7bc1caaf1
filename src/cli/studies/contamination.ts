/**
 * `organon study contamination`: has a model seen a set of four-option questions (DivLogicEval §3.3)? A wrong option is masked, and who
 * fills it word for word has; fresh questions of the same recipe are the comparison.
 */
import { contamination as ask, guessingDocument, planContamination } from "#verbs/contamination";
import { fileSuite } from "#verbs/files/entries";
import { modelsNamed } from "../asking-flags.ts";
import { flag, inputFile, picked, whole } from "../flags.ts";
import { choiceFlags, choiceFrom, refuseWithFile } from "../suite-flags.ts";
import { studyVerb, studied } from "./study.ts";

const { symbolic: _, ...setFlags } = choiceFlags;

export const contamination = studyVerb({
  name: "contamination",
  summary: "Test whether a model has seen the questions: masked options, compared with new questions.",
  example: "organon study contamination -m reasoner:oracle --per-type 20",
  flags: {
    ...setFlags,
    file: flag("--suite <file>", "file of four-option questions (JSON lines)", inputFile),
    most: flag("--limit <n>", "number of questions", whole()),
  },
  begin: async (values, context) => {
    const { file } = values;
    if (file !== undefined) refuseWithFile(setFlags, values, "organon divlogic generate");
    const options = {
      suite: file === undefined ? choiceFrom(values) : await fileSuite(file),
      models: modelsNamed(values.models, context, values),
      ...picked(values, "most"),
    };
    return studied(options, { plan: planContamination, ask, document: guessingDocument });
  },
});
