/** Options of `organon report`. */
import { runArgument, defineCommand } from "../command.ts";
import { parserNames } from "#scores/readers/readers";
import { advancedFlag, flag, oneOf, outputFile } from "../flags.ts";
import { rankingFlags } from "../ranking-flags.ts";
import { gateFlags } from "../report-output.ts";

export const reportFlags = {
  ...gateFlags("the accuracy, or of Circular,"),
  figures: advancedFlag("--figures <folder>", "folder for figures (SVG) and their numbers (CSV)", outputFile),
};

export const options = {
  ...reportFlags,
  parser: flag(
    "--parser <name>",
    `answer parser: ${parserNames.join(", ")} (default: the run's own)`,
    oneOf(...parserNames),
  ),
  section: flag(
    "--section <name>",
    "weaknesses: only the causes of wrong answers and the weakest skills",
    oneOf("weaknesses"),
  ),
  ...rankingFlags,
};

export const command = defineCommand({
  name: "report",
  endsAtOnce: true,
  summary: "Show the report of a stored run. Makes no model calls.",
  example: "organon report latest --html report.html",
  arguments: [runArgument],
  options,
  load: () => import("./run.ts"),
});
