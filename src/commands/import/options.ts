/** Options of `organon import`. */
import { logFormats, datasetNames } from "#experiments/names";
import { flag } from "../flags.ts";
import { inputFile, on, outputFile } from "../values.ts";
import { text } from "#workspace/settings/values";
import { layoutFlags } from "../layout-flags.ts";
import { defineCommand } from "../command.ts";

export const options = {
  output: flag("-o, --output <file>", "output file; - is stdout (default -)", outputFile),
  ...layoutFlags,
  suite: flag("--suite <file>", "for logs: file with the questions that the log names by id", inputFile),
  join: flag(
    "--join <file>",
    'for logs: another file with parts of the same records: "FILE on id", or FILE line by line',
    text,
  ),
  look: flag("--look", "for logs: fields of the records and a proposed --map; imports nothing", on),
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
    { name: "<file...>", about: "dataset file, run file, or log files and folders" },
  ],
  options,
  load: () => import("./run.ts"),
});
