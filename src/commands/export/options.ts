/** Options of `organon export`. */
import { runFormats, suiteFormats } from "./export.ts";
import { advancedFlag, flag } from "../flags.ts";
import { on, oneOf, outputFile, text } from "#workspace/settings/values";
import { defineCommand } from "../command.ts";

export const formats = [...new Set([...suiteFormats, ...runFormats].map(({ name }) => name))];

function listed(some: readonly { readonly name: string }[]): string {
  return some.map(({ name }) => name).join(", ");
}

export const options = {
  format: flag(
    "--format <name>",
    `format of questions: ${listed(suiteFormats)}; of a run: ${listed(runFormats)}`,
    oneOf(...formats),
  ),
  output: flag("-o, --output <path>", "output file or folder; - is stdout (default -)", outputFile),
  name: flag("--name <name>", "name of the dataset in tasks and packages (default: the file's name)", text),
  title: advancedFlag("--title <text>", "title of the dataset", text),
  licence: advancedFlag("--licence <id>", "licence of the questions, for example cc-by-4.0", text),
  questions: flag("--questions", "export the questions of a run, if the format fits both", on),
};

export const command = defineCommand({
  name: "export",
  summary: "Export questions or a run for hubs, harnesses and trainers.",
  example: "organon export suite.jsonl --format inspect -o inspect/",
  endsAtOnce: true,
  arguments: [{ name: "<what>", about: "question file, or a run: id, unique prefix, or latest" }],
  options,
  load: () => import("./run.ts"),
});
