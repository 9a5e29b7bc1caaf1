/**
 * `organon study divlogiceval`: every table of DivLogicEval and its Figure 2 by one command.
 */
import { divlogicDocument, divlogicJson } from "./divlogiceval-document.ts";
import { basename } from "node:path";
import { fileSuite, readChoices } from "#workspace/files/entries";
import { planDivLogicStudy, studyDivLogicEval } from "./study-divlogiceval.ts";
import { epochsFlag, promptFlags } from "../asking-flags.ts";
import { modelsNamed } from "../asking.ts";
import { described, flag, pick } from "../flags.ts";
import { inputFile, inputFiles } from "../values.ts";
import { choiceFlags, extentFlags } from "../suite-flags.ts";
import { choiceFrom } from "../suite-from.ts";
import { studyVerb, runStudy, suitesIn } from "./study.ts";

const { symbolic: _, ...choiceSetFlags } = choiceFlags;

const setFlags = {
  ...choiceSetFlags,
  perType: described(choiceSetFlags.perType, "questions per type (default 300)"),
  recipe: described(choiceSetFlags.recipe, "construction: paper or fair (default paper)"),
  limit: extentFlags.limit,
};
const moreFlags = {
  system: promptFlags.system,
  ...epochsFlag,
  sets: flag(
    "--sets <files...>",
    "imported question files asked with and without logic, as in Table 3",
    inputFiles,
  ),
  polished: flag("--polished <file>", "the set after organon bank polish, compared with it", inputFile),
};

/** The paper's polished set has 300 of each type (§4.1), drawn its own way, in words as diverse as its own. */
const papersSet = { perType: 300, recipe: "paper" } as const;

export const divlogiceval = studyVerb({
  name: "divlogiceval",
  summary: "Reproduce DivLogicEval's experiments: rotations, few-shot, symbolic, NoLR, contamination.",
  example: "organon study divlogiceval -m reasoner:oracle --per-type 2",
  flags: { ...setFlags, ...moreFlags },
  begin: async (values, context) => {
    const { limit: first, sets: files = [], polished } = values;
    const suite = choiceFrom({ ...papersSet, ...values });
    const options = {
      ...pick(values, "system", "epochs"),
      models: modelsNamed(values.models, context, values),
      suite,
      sets: await suitesIn(files, basename, first),
      polished:
        polished === undefined
          ? undefined
          : { suite: await fileSuite(polished, { first }), items: await readChoices(polished) },
    };
    return runStudy(options, {
      plan: planDivLogicStudy,
      ask: studyDivLogicEval,
      json: divlogicJson,
      document: divlogicDocument,
    });
  },
});
