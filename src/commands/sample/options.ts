/** Options of `organon sample`. */
import { advancedFlag, flag, pick, refuseFlags, type Shape } from "../flags.ts";
import { chooseAmong, usualWay } from "../alternatives.ts";
import { anyWhole, inputFiles, on, acceptOne, outputFile, share } from "../values.ts";
import { whole } from "#workspace/settings/values";
import { defineCommand } from "../command.ts";

export const studies = ["validity", "english", "people", "errors"] as const;

export const options = {
  study: flag(
    "--study <name>",
    `kind of annotation: ${studies.join(", ")} (default validity)`,
    acceptOne(...studies),
  ),
  share: flag("--share <p>", "validity: share of questions sampled (default 0.1)", share("0.1", "up to 1")),
  blind: advancedFlag("--blind", "validity: sheets without the answer key, which annotators fill in", on),
  count: flag("-n, --limit <n>", "english, people: sample size (default 200; 60 per person)", whole()),
  people: flag("--people <n>", "people: number of annotators (default 4)", whole()),
  seed: flag("--seed <n>", "seed, any integer; the same seed gives the same sample (default 1)", anyWhole),
  output: flag("-o, --output <path>", "output folder (default: the kind); errors: output file", outputFile),
  read: flag(
    "--read <sheets...>",
    "filled sheets to evaluate: two for validity, folders for people, any number otherwise",
    inputFiles,
  ),
};

const { study, output, read } = options;

const studyWay = <Own extends Shape>(name: (typeof studies)[number], own: Own) => ({
  chosenBy: (values: Readonly<Record<string, unknown>>) =>
    values["study"] === name ? `--study ${name}` : undefined,
  add: `--study ${name}`,
  options: { study, output, read, ...own },
});

const ways = {
  english: studyWay("english", pick(options, "count", "seed")),
  people: studyWay("people", pick(options, "people", "count", "seed")),
  errors: studyWay("errors", {}),
  validity: usualWay({ study, output, read, ...pick(options, "share", "blind", "seed") }),
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
  check: (values) => {
    chooseAmong(ways, values);
    if (values.read !== undefined && values.study === "people")
      refuseFlags(
        pick(options, "count", "people", "seed", "output"),
        values,
        "belongs to drawing",
        "--read only reads",
      );
  },
  load: () => import("./run.ts"),
});
