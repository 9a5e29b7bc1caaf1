/** Options of `organon audit`. */
import { datasetNames } from "#experiments/names";
import { advancedFlag, flag, refuseFlags } from "../flags.ts";
import { misuse } from "#logic/error";
import { inputFile, on, acceptOne, outputFile } from "../values.ts";
import { chooseAmong, chosenByOption, usualWay } from "../alternatives.ts";
import { layoutFlags } from "../layout-flags.ts";
import { defineCommand } from "../command.ts";

/** The table of words instead of the checks. */
const diversityWay = chosenByOption(
  "diversity",
  "--diversity",
  {
    diversity: flag(
      "--diversity",
      "instead: distinct words of the files, and their divergence from Wikipedia",
      on,
    ),
  },
  "which only counts words",
);

/** The check of a topic instead of questions. */
const topicWay = chosenByOption(
  "topic",
  "--topic",
  {
    topic: flag(
      "--topic",
      "instead: check a topic file, print what its words suffice for and three questions",
      on,
    ),
  },
  "which reads a topic",
);

const checks = {
  referee: flag("--referee <name>", "independent solver for every argument: z3", acceptOne("z3")),
  against: flag("--against <file>", "find questions that this file also holds", inputFile),
  bank: advancedFlag(
    "--bank <file>",
    "sentence bank of four-option questions (default: built in)",
    inputFile,
  ),
  format: flag(
    "--format <dataset>",
    `layout of a third-party dataset, whose answer keys are decided again where possible: ${datasetNames.join(", ")}`,
    acceptOne(...datasetNames),
  ),
  ...layoutFlags,
  english: flag("--english", "count frames, links, wordings and rejected constructions", on),
  shortest: advancedFlag("--shortest", "search for derivations shorter than the stated length", on),
  output: advancedFlag(
    "-o, --output <file>",
    "output file: with --format, the wrong keys as CSV with verdicts",
    outputFile,
    { needs: "--format" },
  ),
};

export const ways = { diversity: diversityWay, topic: topicWay, checks: usualWay(checks) };

export const options = { ...checks, ...diversityWay.options, ...topicWay.options };

export const command = defineCommand({
  name: "audit",
  summary:
    "Check a file of questions: certificates, sentences, likeness, shortcuts, and the keys by a referee.",
  example: "organon audit suite.jsonl --referee z3",
  arguments: [
    {
      name: "<file...>",
      about:
        "question file (JSON lines); - is stdin; with --diversity one or several; with --topic a topic file",
    },
  ],
  options,
  check: (values, [, another]) => {
    const { way } = chooseAmong(ways, values);
    if (way !== "diversity" && another !== undefined)
      throw misuse(`${another}: one file is audited at a time`, "several files go with --diversity");
    if (values.format === undefined)
      refuseFlags(layoutFlags, values, "needs --format", "as in --format folio");
  },
  load: () => import("./run.ts"),
});
