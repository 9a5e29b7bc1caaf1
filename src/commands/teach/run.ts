/**
 * `organon teach RUN`: demonstrations for the weak skills of a run's model, as text to put before a question, as turns
 * of a chat, or as training and validation files that are checked for leaks.
 */
import { join } from "node:path";
import type { Question } from "#items/question";
import { chatTurns, type Demonstration } from "#lessons/demonstrate";
import type { Store } from "#runs/store";
import { questionsOfFile } from "#workspace/files/entries";
import { teach as demonstrate, training } from "#experiments/teaching/teach";
import { type Context, type Result } from "../command.ts";
import { type Values, pick, refuseGiven } from "../flags.ts";
import { jsonText } from "../printing.ts";
import { writeTraining } from "../training-files.ts";
import { options, trainingFlags } from "./options.ts";

export const run = async (
  values: Values<typeof options>,
  context: Context,
  [run = "latest"]: readonly string[],
): Promise<Result | number> => {
  const { format = "text", ...chosen } = values;
  if (format !== "finetune")
    refuseGiven(trainingFlags, values, "needs --format finetune", "add --format finetune");
  if (values.strategy !== "nearest")
    refuseGiven(pick(options, "item"), values, "needs --strategy nearest", "add --strategy nearest");
  const store = await context.open("read");
  if (format === "finetune") return trainingResult(store, run, values, context);
  const { strategy = "weak" } = chosen;
  const { run: found, model, shown } = await demonstrate({ ...chosen, run }, { store });
  const messages = format === "chat" ? chatTurns(shown) : undefined;
  return {
    json: { run: found.id, model, strategy, demonstrations: shown, messages },
    lines: [messages ? jsonText({ messages }) : shown.map((one) => one.text).join("\n\n")],
  };
};

const trainingResult = async (
  store: Store,
  reference: string,
  values: Values<typeof options>,
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
