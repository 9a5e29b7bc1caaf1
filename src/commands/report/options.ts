/** Options of `organon report`. */
import { runArgument, defineCommand } from "../command.ts";
import { advancedFlag, flag } from "../flags.ts";
import { oneOf, outputFile, text, whole } from "#workspace/settings/values";
import { rankingFlags } from "../ranking-flags.ts";
import { gateFlags } from "../report-output.ts";

export const reportFlags = {
  ...gateFlags("the accuracy, or of Circular,"),
  figures: advancedFlag("--figures <folder>", "folder for figures (SVG) and their numbers (CSV)", outputFile),
};

export const readingFlags = {
  parser: flag(
    "--parser <name>",
    "read stored replies again with this answer parser: usual, another name, or all",
    text,
  ),
  show: advancedFlag(
    "--show <n>",
    "with --parser: number of differing replies shown per parser (default 5; all with --json)",
    whole(0),
  ),
};

export const options = {
  ...reportFlags,
  ...readingFlags,
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
