/** Options of `organon audit`. */
import { datasetNames } from "#experiments/import-questions";
import { advancedFlag, flag, inputFile, inputFiles, maxUnpacked, on, oneOf, outputFile } from "../flags.ts";
import { layoutFlags } from "../layout-flags.ts";
import { defineCommand } from "../command.ts";

export const options = {
  referee: flag("--referee <name>", "independent solver for every argument: z3", oneOf("z3")),
  against: flag("--against <file>", "find questions that this file also holds", inputFile),
  learn: advancedFlag(
    "--learn <files...>",
    "train the shortcut classifiers on these files instead of on four fifths of the audited one",
    inputFiles,
  ),
  bank: advancedFlag(
    "--bank <file>",
    "sentence bank of four-option questions (default: built in)",
    inputFile,
  ),
  format: flag(
    "--format <dataset>",
    `layout of a third-party dataset, whose answer keys are decided again where possible: ${datasetNames.join(", ")}`,
    oneOf(...datasetNames),
  ),
  ...layoutFlags,
  maxUnpacked,
  english: flag("--english", "count frames, links, wordings and rejected constructions", on),
  shortest: advancedFlag("--shortest", "search for derivations shorter than the stated length", on),
  output: advancedFlag(
    "-o, --output <file>",
    "output file: with --shortest, the questions whose length is confirmed; with --format, the wrong keys as CSV with verdicts",
    outputFile,
  ),
};

export const command = defineCommand({
  name: "audit",
  summary:
    "Check a file of questions: certificates, sentences, likeness, shortcuts, and the keys by a referee.",
  example: "organon audit suite.jsonl --referee z3",
  arguments: [{ name: "<file>", about: "question file (JSON lines); - is stdin" }],
  options,
  load: () => import("./run.ts"),
});
