/** Options of `organon export`. */
import { runFormatNames, suiteFormatNames } from "#experiments/names";
import { advancedFlag, flag } from "../flags.ts";
import { on, acceptOne, outputFile } from "../values.ts";
import { text } from "#workspace/settings/values";
import { defineCommand } from "../command.ts";

export const options = {
  format: flag(
    "--format <name>",
    `format of questions: ${suiteFormatNames.join(", ")}; of a run: ${runFormatNames.join(", ")}`,
    acceptOne(...new Set([...suiteFormatNames, ...runFormatNames])),
  ),
  output: flag("-o, --output <path>", "output file or folder; - is stdout (default -)", outputFile),
  name: flag("--name <name>", "name of the dataset in tasks and packages (default: the file's name)", text),
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
