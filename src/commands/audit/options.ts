/** Options of `organon audit`. */
import { datasetNames } from "#experiments/import-questions";
import { advancedFlag, flag, maxUnpacked } from "../flags.ts";
import {
  anyWhole,
  valueFrom,
  inputFile,
  inputFiles,
  on,
  oneOf,
  outputFile,
  Rejection,
  text,
  whole,
} from "#workspace/settings/values";
import { layoutFlags } from "../layout-flags.ts";
import { defineCommand } from "../command.ts";

const positive = valueFrom((said) => {
  const value = Number(said);
  if (said.trim() !== "" && value > 0 && Number.isFinite(value)) return value;
  throw new Rejection("is not a number above 0", "as in {flag} 0.02");
});

const ofDiversity = { needs: "--diversity" } as const;

export const diversityFlags = {
  diversity: flag(
    "--diversity",
    "instead: distinct words of the files, and their divergence from Wikipedia",
    on,
  ),
  smoothing: advancedFlag(
    "--smoothing <n>",
    "with --diversity: smoothing added to each count (default 0.02)",
    positive,
    ofDiversity,
  ),
  calibrate: advancedFlag(
    "--calibrate <file=n>",
    "choose the smoothing so that a file has this divergence, for example folio.jsonl=2.77",
    text,
    ofDiversity,
  ),
  tokens: advancedFlag(
    "--tokens <n>",
    "reference words per draw (default: the smallest set's, at most FOLIO's)",
    whole(),
    ofDiversity,
  ),
  draws: advancedFlag("--draws <n>", "number of reference draws (default 10)", whole(), ofDiversity),
  seed: advancedFlag("--seed <n>", "seed of the reference draws (default 1)", anyWhole, ofDiversity),
};

export const checks = {
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

export const options = { ...checks, ...diversityFlags };

export const command = defineCommand({
  name: "audit",
  summary:
    "Check a file of questions: certificates, sentences, likeness, shortcuts, and the keys by a referee.",
  example: "organon audit suite.jsonl --referee z3",
  arguments: [
    { name: "<file...>", about: "question file (JSON lines); - is stdin; with --diversity one or several" },
  ],
  options,
  load: () => import("./run.ts"),
});
