/**
 * `organon divlogic run`: asks models four-option questions, each in its four rotations, stores every response, and
 * prints Accuracy, Circular and PartialCircular (DivLogicEval §2.2, §4.1). The same command again asks only what is missing.
 */
import { misuse } from "#logic/error";
import type { Suite } from "#items/suite";
import { choiceTemplates } from "#runs/prompt";
import { fileSuite } from "#workspace/files/entries";
import { requireCircles } from "#experiments/results/report";
import { planRun } from "#experiments/asking/plan-run";
import { epochsFlag, freshFlag, modelFlags, pacingFlags, promptFlags } from "../asking-flags.ts";
import { defineCommand } from "../command.ts";
import { flag, type Values, inputFile, oneOf, pick, refuseGiven, whole } from "../flags.ts";
import { requireOneOutput } from "../printing.ts";
import { gateFlags } from "../report-output.ts";
import { askAndTell } from "../outcome.ts";
import { askedFlags, choiceFlags, choiceFrom, refuseWithFile } from "../suite-flags.ts";

const flags = {
  ...modelFlags,
  ...freshFlag,
  ...pacingFlags,
  system: promptFlags.system,
  nolr: promptFlags.nolr,
  template: flag(
    "--prompt <form>",
    "instruction: appendix (Appendix I), short (§4.1) or cot (default appendix)",
    oneOf(...choiceTemplates),
  ),
  ...choiceFlags,
  file: flag("--suite <file>", "question file (JSON lines), instead of the options of generate", inputFile),
  ...askedFlags,
  ...epochsFlag,
  shots: flag("--shots <n>", "few-shot examples: 0, or 3 (one per type) (default 0)", whole(0)),
  ...gateFlags("Circular"),
};

export const run = defineCommand({
  name: "divlogic run",
  resumes: true,
  summary: "Ask language models four-option questions in all option orders. The same command resumes.",
  example: "organon divlogic run -m reasoner:oracle -m reasoner:affirmer --per-type 20",
  options: flags,
  load: async () => ({
    run: async (values, context) => {
      requireOneOutput(pick(values, "html", "markdown"), context.common);
      const { shots = 0 } = values;
      if (shots === 0) refuseGiven(pick(flags, "shotsFrom"), values, "needs --shots 3", "add --shots 3");
      if (values.failUnder !== undefined) requireCircles(values.rotations ?? 4);
      const options = {
        suite: await suiteFrom(values),
        shots,
        ...pick(values, "system", "template", "nolr", "epochs"),
      };
      return askAndTell((models) => planRun({ ...options, models }), values, context);
    },
  }),
});

export const suiteFrom = async (values: Values<typeof flags>): Promise<Suite> => {
  const { file, rotations, ...set } = values;
  const asked = { ...pick(values, "first", "shotsFrom"), rotations: rotations === 1 ? rotations : undefined };
  if (file === undefined) return { ...choiceFrom(set), ...asked };
  refuseWithFile(choiceFlags, values, "organon divlogic generate");
  const suite = await fileSuite(file);
  if (suite.format !== "choice")
    throw misuse(`${file} holds no four-option questions`, `organon run --suite ${file} asks what it holds`);
  return { ...suite, ...asked };
};
