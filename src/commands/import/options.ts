/** Options of `organon import`. */
import { logFormats } from "#runs/names";
import { datasetNames } from "#items/names";
import { flag, maxUnpacked } from "../flags.ts";
import { inputFile, outputFile } from "../values.ts";
import { text } from "#workspace/settings/values";
import { layoutFlags } from "../layout-flags.ts";
import { defineCommand } from "../command.ts";

export const options = {
  output: flag("-o, --output <file>", "output file; - is stdout (default -)", outputFile),
  ...layoutFlags,
  suite: flag("--suite <file>", "for logs: file with the questions that the log names by id", inputFile),
  maxUnpacked,
  model: flag("-m, --model <name>", "for logs: model name, if the log has none", text),
};

export const command = defineCommand({
  name: "import",
  folderConfig: false,
  endsAtOnce: true,
  summary: "Convert a third-party dataset into question lines, or store a log or an exported run.",
  example: "organon import logicasker test.csv -o items.jsonl",
  arguments: [
    {
      name: "<format>",
      about: `dataset layout: ${datasetNames.join(", ")}; a harness's log, imported as a run: ${logFormats.join(", ")}; or run, a file by organon export --format run`,
    },
    { name: "<file>", about: "dataset file, log or run file" },
  ],
  options,
  load: () => import("./run.ts"),
});
