/** Options of `organon teach`. */
import { reasonForms } from "#lessons/reasons";
import { runArgument, defineCommand } from "../command.ts";
import { advancedFlag, flag, inputFiles, oneOf, outputFile, share, text, whole } from "../flags.ts";

export const trainingFlags = {
  output: flag("-o, --output <folder>", "folder for the training files (default training)", outputFile),
  examples: flag("--examples <n>", "number of training and validation examples (default 400)", whole(2)),
  validation: advancedFlag("--validation <p>", "share of validation examples (default 0.1)", share("0.1")),
  against: flag("--against <file...>", "question files to keep out of training", inputFiles),
};

export const options = {
  model: flag("-m, --model <name>", "model of the run (default: its first)", text),
  shots: flag("--shots <n>", "number of few-shot examples (default 4)", whole(1, 1000)),
  strategy: flag(
    "--strategy <name>",
    "choice of examples: weak, random, or nearest to --item (default weak)",
    oneOf("weak", "random", "nearest"),
  ),
  item: advancedFlag("--item <id>", "with --strategy nearest: id of the question, or its beginning", text),
  reasons: flag(
    "--reasons <form>",
    `explanations in examples: ${reasonForms.join(", ")} (default short)`,
    oneOf(...reasonForms),
  ),
  format: flag(
    "--format <name>",
    "text, chat (turns as JSON) or finetune (training files) (default text)",
    oneOf("text", "chat", "finetune"),
  ),
  ...trainingFlags,
};

export const command = defineCommand({
  name: "teach",
  endsAtOnce: true,
  summary: "Write few-shot examples or training files for a model's weakest skills.",
  example: "organon teach latest --format finetune -o training --against suite.jsonl",
  arguments: [runArgument],
  options,
  load: () => import("./run.ts"),
});
