/** Options of `organon improve`. */
import { pacingFlags } from "../asking-flags.ts";
import { runArgument, defineCommand } from "../command.ts";
import { advancedFlag, flag } from "../flags.ts";
import { inputFiles, on, oneOf, outputFile, share, text, whole } from "#workspace/settings/values";
import { lessonFlags } from "../example-flags.ts";

const { shots, reasons, ...otherLessonFlags } = lessonFlags;

/** Without effect where no model is asked. */
export const askingFlags = {
  k: flag(
    "-k, --limit <n>",
    "number of lowest skills, 10 as in the papers (default: the weak ones, up to 10)",
    whole(),
  ),
  anyway: flag("--anyway", "ask about the 10 lowest skills although none is weak", on),
  perSkill: flag("--per-skill <n>", "new questions per skill (default 10)", whole()),
  ...otherLessonFlags,
  ...pacingFlags,
};

const needsWrite = { needs: "--write" };

export const trainingFlags = {
  examples: flag(
    "--examples <n>",
    "with finetune: number of training and validation examples (default 400)",
    whole(2),
    needsWrite,
  ),
  validation: advancedFlag(
    "--validation <p>",
    "with finetune: share of validation examples (default 0.1)",
    share("0.1"),
    needsWrite,
  ),
  against: flag(
    "--against <file...>",
    "with finetune: question files to keep out of training",
    inputFiles,
    needsWrite,
  ),
};

export const options = {
  model: flag("-m, --model <name>", "model of the run (default all; with --write its first)", text),
  ...askingFlags,
  shots,
  reasons,
  write: flag(
    "--write <path>",
    "write the few-shot examples to a file, or training files to a folder; makes no model calls; - is stdout",
    outputFile,
  ),
  format: flag(
    "--format <name>",
    "with --write: text, chat (turns as JSON) or finetune (training files) (default text)",
    oneOf("text", "chat", "finetune"),
    needsWrite,
  ),
  strategy: flag(
    "--strategy <name>",
    "with --write: choice of examples: weak, random, or nearest to --item (default weak)",
    oneOf("weak", "random", "nearest"),
    needsWrite,
  ),
  item: advancedFlag(
    "--item <id>",
    "with --strategy nearest: id of the question, or its beginning",
    text,
    needsWrite,
  ),
  ...trainingFlags,
};

export const command = defineCommand({
  name: "improve",
  resumes: true,
  summary:
    "Measure what few-shot examples gain on each model's weak skills (makes model calls), or write the examples.",
  example: "organon improve latest --write training --format finetune --against suite.jsonl",
  arguments: [runArgument],
  options,
  load: () => import("./run.ts"),
});
