/**
 * `organon improve RUN --write`: demonstrations for the weak skills of a run's model, as text to put before a question, as turns
 * of a chat, or as training and validation files that are checked for leaks. Nothing is asked.
 */
import { join } from "node:path";
import type { Question } from "#items/question";
import { chatTurns, type Demonstration } from "#diagnosis/demonstrate";
import { misuse } from "#logic/error";
import { readQuestionFile } from "#workspace/files/entries";
import { teach, training } from "#experiments/teaching/teach";
import type { Context, Result } from "../command.ts";
import { pick, type Values } from "../flags.ts";
import { jsonText } from "../printing.ts";
import { writeTraining } from "../training-files.ts";
import type { options } from "./options.ts";

type Given = Values<typeof options> & { readonly write: string };

export const writeExamples = async (run: string, values: Given, context: Context): Promise<Result> => {
  const { format = "text", strategy = "weak", write } = values;
  if (format === "finetune") return writeTrainingFiles(run, values, context);
  const choice = pick(values, "model", "shots", "strategy", "item", "reasons");
  const { run: found, model, shown } = await teach({ ...choice, run }, { store: await context.open("read") });
  const messages = format === "chat" ? chatTurns(shown) : undefined;
  const text = messages ? jsonText({ messages }) : shown.map((one) => one.text).join("\n\n");
  if (write !== "-") context.outputs.save(write, `${text}\n`);
  return {
    json: { run: found.id, model, strategy, demonstrations: shown, messages },
    lines: [write === "-" ? text : `wrote ${write}`],
  };
};

const writeTrainingFiles = async (run: string, values: Given, context: Context): Promise<Result> => {
  const { write: folder, against = [] } = values;
  if (folder === "-") throw misuse("--format finetune writes a folder of files", "as in --write training");
  const made = await training(
    { run, against: readQuestionFiles(against), ...pick(values, "model", "examples", "reasons") },
    { store: await context.open("read"), signal: context.signal },
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

async function* readQuestionFiles(files: readonly string[]): AsyncGenerator<Question> {
  for (const file of files) yield* readQuestionFile(file);
}
