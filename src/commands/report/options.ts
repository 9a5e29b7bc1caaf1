/** Options of `organon report`. */
import { runArgument, defineCommand } from "../command.ts";
import { chooseAmong, chosenByOption, usualWay } from "../alternatives.ts";
import { advancedFlag, flag } from "../flags.ts";
import { oneOf, outputFile } from "../values.ts";
import { text } from "#workspace/settings/values";
import { rankingFlags } from "../ranking-flags.ts";
import { gateFlags } from "../gate-flags.ts";

const section = flag(
  "--section <name>",
  "weaknesses: only the causes of wrong answers and the weakest skills",
  oneOf("weaknesses"),
);
const parser = flag(
  "--parser <name>",
  "read stored replies again with this answer parser: usual, another name, or all",
  text,
);

/** What is shown of a run. */
export const ways = {
  weaknesses: chosenByOption("section", "--section weaknesses", { section, ...rankingFlags }),
  readings: chosenByOption("parser", "--parser all", { parser }, "which reads the replies again"),
  report: usualWay({
    ...gateFlags("the accuracy, or of Circular,"),
    figures: advancedFlag(
      "--figures <folder>",
      "folder for figures (SVG) and their numbers (CSV)",
      outputFile,
    ),
  }),
};

export const options = { ...ways.report.options, ...ways.readings.options, ...ways.weaknesses.options };

export const command = defineCommand({
  name: "report",
  endsAtOnce: true,
  summary: "Show the report of a stored run. Makes no model calls.",
  example: "organon report latest --html report.html",
  arguments: [runArgument],
  options,
  check: (values) => {
    chooseAmong(ways, values);
  },
  load: () => import("./run.ts"),
});
