/**
 * `organon teach RUN`: demonstrations for the weak skills of a run's model, as text to put before a question, as turns
 * of a chat, or as training and validation files that are checked for leaks.
 */
import { join } from "node:path";
import type { Question } from "#items/question";
import { chatTurns, type Demonstration } from "#lessons/demonstrate";
import { reasonForms } from "#lessons/reasons";
import type { Store } from "#runs/store";
import { questionsOfFile } from "#workspace/files/entries";
import { teach as demonstrate, training } from "#experiments/teaching/teach";
import { defineVerb, runArgument, type Context, type Result } from "../command.ts";
import {
  advancedFlag,
  flag,
  type FlagValues,
  inputFiles,
  oneOf,
  outputFile,
  pick,
  refuseGiven,
  share,
  text,
  whole,
} from "../flags.ts";
import { jsonText } from "../printing.ts";
import { writeTraining } from "../training-files.ts";

const trainingFlags = {
  output: flag("-o, --output <folder>", "folder for the training files (default training)", outputFile),
  examples: flag("--examples <n>", "number of training and validation examples (default 400)", whole(2)),
  validation: advancedFlag("--validation <p>", "share of validation examples (default 0.1)", share("0.1")),
  against: flag("--against <file...>", "question files to keep out of training", inputFiles),
};

const flags = {
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

export const teach = defineVerb({
  name: "teach",
  endsAtOnce: true,
  summary: "Write few-shot examples or training files for a model's weakest skills.",
  example: "organon teach latest --format finetune -o training --against suite.jsonl",
  arguments: [runArgument],
  flags,
  run: async (values, context, [run = "latest"]) => {
    const { format = "text", ...options } = values;
    if (format !== "finetune")
      refuseGiven(trainingFlags, values, "needs --format finetune", "add --format finetune");
    if (values.strategy !== "nearest")
      refuseGiven(pick(flags, "item"), values, "needs --strategy nearest", "add --strategy nearest");
    const store = await context.open("read");
    if (format === "finetune") return trainingResult(store, run, values, context);
    const { strategy = "weak" } = options;
    const { run: found, model, shown } = await demonstrate({ ...options, run }, { store });
    const messages = format === "chat" ? chatTurns(shown) : undefined;
    return {
      json: { run: found.id, model, strategy, demonstrations: shown, messages },
      lines: [messages ? jsonText({ messages }) : shown.map((one) => one.text).join("\n\n")],
    };
  },
});

const trainingResult = async (
  store: Store,
  reference: string,
  values: FlagValues<typeof flags>,
  context: Context,
): Promise<Result> => {
  const { output: folder = "training", against = [] } = values;
  const made = await training(
    {
      run: reference,
      against: questionsIn(against),
      ...pick(values, "model", "examples", "validation", "reasons"),
    },
    { store },
  );
  const prompted = { ...context, ...pick(made.run.plan.prompt, "system") };
  const files = await Array.fromAsync(writeTraining(folder, made, prompted));
  const yes = (shown: readonly Demonstration[]) => shown.filter(({ label }) => label === "yes").length;
  const { dropped } = made;
  const summary = {
    run: made.run.id,
    model: made.model,
    train: { examples: made.train.length, yes: yes(made.train) },
    validation: { examples: made.validation.length, yes: yes(made.validation) },
    leakage: { checkedAgainst: made.checkedAgainst, files: ["the run's own questions", ...against], dropped },
    files,
  };
  context.outputs.save(join(folder, "leakage.json"), `${jsonText(summary)}\n`);
  const lines = [
    `${made.train.length} training and ${made.validation.length} validation examples, half of them yes; wrote ${folder}/`,
    `checked against ${made.checkedAgainst} tested questions by id, text and content: ${dropped.id + dropped.text + dropped.content} were thrown away, none is left`,
  ];
  return { json: summary, lines };
};

async function* questionsIn(files: readonly string[]): AsyncGenerator<Question> {
  for (const file of files) yield* questionsOfFile(file);
}
