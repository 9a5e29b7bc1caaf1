/** Options of `organon run`. */
import { choiceTemplates } from "#items/names";
import {
  epochsFlag,
  freshFlag,
  modelFlags,
  requireModels,
  pacingFlags,
  promptFlags,
} from "../asking-flags.ts";
import { chooseAmong, chosenByOption } from "../alternatives.ts";
import { described, flag, gateFlags } from "../flags.ts";
import { inputFile } from "../values.ts";
import { shotFlags } from "../example-flags.ts";
import { fourOptionWay, lengthsWay, parametersWay, rulesWay } from "../questions.ts";
import { askedFlags, extentFlags, lengthsFlags, madeFlags } from "../suite-flags.ts";
import { defineCommand } from "../command.ts";

/** Which questions are asked. */
export const questionWays = {
  file: chosenByOption(
    "file",
    "--suite FILE",
    {
      file: flag("--suite <file>", "question file (JSON lines), not made questions", inputFile),
      limit: extentFlags.limit,
      shard: extentFlags.shard,
      ...askedFlags,
    },
    "which names the questions",
  ),
  lengths: lengthsWay,
  fourOptions: fourOptionWay(askedFlags),
  parameters: parametersWay,
  rules: rulesWay,
};

export const options = {
  ...modelFlags,
  ...freshFlag,
  file: questionWays.file.options.file,
  ...madeFlags,
  ...askedFlags,
  ...pacingFlags,
  ...epochsFlag,
  ...promptFlags,
  form: described(
    promptFlags.form,
    `direct, cot or a configured prompt (default direct); four options: ${choiceTemplates.join(", ")}`,
  ),
  ...shotFlags,
  shots: described(shotFlags.shots, "few-shot examples per question; four options: 3"),
  lengths: described(lengthsFlags.lengths, "the same skills at several lengths: 1-7 or 1,3,5,7"),
  perLength: described(lengthsFlags.perLength, `with --lengths: ${lengthsFlags.perLength.description}`),
  mix: described(lengthsFlags.mix, `with --lengths: ${lengthsFlags.mix.description}`),
  ...gateFlags("the accuracy, of four options of Circular,"),
};

export const command = defineCommand({
  name: "run",
  resumes: true,
  summary: "Ask language models, store every response, and score them. The same command resumes.",
  example: "organon run -m ollama:llama3.2 -m reasoner:oracle --per-skill 2",
  options,
  check: (values) => {
    chooseAmong(questionWays, values);
    requireModels(values.models);
  },
  load: () => import("./run.ts"),
});
