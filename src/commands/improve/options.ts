/** Options of `organon improve`. */
import { misuse } from "#logic/error";
import { chooseAmong, chosenByOption, usualWay } from "../alternatives.ts";
import { pacingFlags } from "../asking-flags.ts";
import { runArgument, defineCommand } from "../command.ts";
import { advancedFlag, flag } from "../flags.ts";
import { inputFiles, acceptOne, outputFile } from "../values.ts";
import { text, whole } from "#workspace/settings/values";
import { lessonFlags } from "../example-flags.ts";

const { shots, reasons } = lessonFlags;

const model = flag("-m, --model <name>", "model of the run (default all; with --write its first)", text);
const write = flag(
  "--write <path>",
  "write the few-shot examples to a file, or training files to a folder; makes no model calls; - is stdout",
  outputFile,
);
const format = flag(
  "--format <name>",
  "with --write: text, chat (turns as JSON) or finetune (training files) (default text)",
  acceptOne("text", "chat", "finetune"),
  { needs: "--write" },
);

/** The products of a run: training files, few-shot examples, or questions that measure what examples gain. */
export const ways = {
  training: {
    chosenBy: (values: Readonly<Record<string, unknown>>) =>
      values["format"] === "finetune" ? "--format finetune" : undefined,
    add: "--format finetune",
    why: "which writes training files",
    options: {
      model,
      write,
      format,
      reasons,
      examples: flag(
        "--examples <n>",
        "with finetune: number of training and validation examples (default 400)",
        whole(2),
        { needs: "--write" },
      ),
      against: flag(
        "--against <file...>",
        "with finetune: question files to keep out of training",
        inputFiles,
        { needs: "--write" },
      ),
    },
  },
  examples: chosenByOption(
    "write",
    "--write PATH",
    {
      model,
      write,
      format,
      shots,
      reasons,
      strategy: flag(
        "--strategy <name>",
        "with --write: choice of examples: weak, random, or nearest to --item (default weak)",
        acceptOne("weak", "random", "nearest"),
        { needs: "--write" },
      ),
      item: advancedFlag(
        "--item <id>",
        "with --strategy nearest: id of the question, or its beginning",
        text,
      ),
    },
    "which asks no model",
  ),
  asking: usualWay({
    model,
    k: flag(
      "-k, --limit <n>",
      "number of lowest skills, 10 as in the papers (default: the weak ones, up to 10)",
      whole(),
    ),
    perSkill: flag("--per-skill <n>", "new questions per skill (default 10)", whole()),
    ...lessonFlags,
    ...pacingFlags,
  }),
};

export const options = { ...ways.asking.options, ...ways.examples.options, ...ways.training.options };

export const command = defineCommand({
  name: "improve",
  resumes: true,
  summary:
    "Measure what few-shot examples gain on each model's weak skills (makes model calls), or write the examples.",
  example: "organon improve latest --write training --format finetune --against suite.jsonl",
  arguments: [runArgument],
  options,
  check: (values) => {
    chooseAmong(ways, values);
    if (values.item !== undefined && values.strategy !== "nearest")
      throw misuse("--item needs --strategy nearest", "add --strategy nearest");
  },
  load: () => import("./run.ts"),
});
