/** Options of `organon sample`. */
import { advancedFlag, flag } from "../flags.ts";
import {
  anyWhole,
  inputFile,
  inputFiles,
  on,
  oneOf,
  outputFile,
  share,
  whole,
} from "#workspace/settings/values";
import { defineCommand } from "../command.ts";

export const studies = ["validity", "english", "people", "errors"] as const;

export const options = {
  study: flag(
    "--study <name>",
    `kind of annotation: ${studies.join(", ")} (default validity)`,
    oneOf(...studies),
  ),
  share: flag("--share <p>", "validity: share of questions sampled (default 0.1)", share("0.1", "up to 1")),
  blind: advancedFlag("--blind", "validity: sheets without the answer key, which annotators fill in", on),
  english: advancedFlag(
    "--english <what>",
    "english: questions or sentences (default questions)",
    oneOf("questions", "sentences"),
  ),
  count: flag("-n, --limit <n>", "english, people: sample size (default 200; 60 per person)", whole()),
  screening: advancedFlag(
    "--screening <n>",
    "people: number of screening statements, half of them true (default 20)",
    whole(),
  ),
  people: flag("--people <n>", "people: number of annotators (default 4)", whole()),
  screeningFrom: advancedFlag(
    "--screening-from <file>",
    "people: source of the screening statements (default: unused questions of FILE)",
    inputFile,
  ),
  seed: flag("--seed <n>", "seed, any integer; the same seed gives the same sample (default 1)", anyWhole),
  output: flag("-o, --output <path>", "output folder (default: the kind); errors: output file", outputFile),
  read: flag(
    "--read <sheets...>",
    "filled sheets to evaluate: two for validity, folders for people, any number otherwise",
    inputFiles,
  ),
};

export const command = defineCommand({
  name: "sample",
  folderConfig: false,
  summary: "Write annotation sheets for people, or evaluate filled ones.",
  example: "organon sample suite.jsonl --share 0.1 --seed 7 -o validity",
  arguments: [
    { name: "[file]", about: "question file (JSON lines); - is stdin; for errors a run (default latest)" },
  ],
  options,
  load: () => import("./run.ts"),
});
