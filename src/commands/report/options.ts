/** Options of `organon report`. */
import { runArgument, defineCommand } from "../command.ts";
import { parserNames } from "#experiments/names";
import { chooseAmong, chosenByOption, usualWay } from "../alternatives.ts";
import { advancedFlag, flag, gateFlags } from "../flags.ts";
import { list, acceptOne, outputFile } from "../values.ts";
import { whole } from "#workspace/settings/values";

const section = flag(
  "--section <name>",
  "weaknesses: only the causes of wrong answers and the weakest skills",
  acceptOne("weaknesses"),
);
const parser = flag(
  "--parser <name>",
  `answer parser: ${parserNames.join(", ")} (default: the run's own)`,
  acceptOne(...parserNames),
);

/** How skills are grouped, and how many are shown. */
const rankingFlags = {
  k: flag("-k, --limit <n>", "with --section weaknesses: number of skills (default 10)", whole()),
  by: advancedFlag(
    "--by <tag,…>",
    "tags to group by, for example dataset or type,propositions (default rule,kind)",
    list,
  ),
};

/** The views of a run. */
export const ways = {
  weaknesses: chosenByOption("section", "--section weaknesses", { section, parser, ...rankingFlags }),
  report: usualWay({
    parser,
    ...gateFlags("the accuracy, or of Circular,"),
    figures: advancedFlag(
      "--figures <folder>",
      "folder for figures (SVG) and their numbers (CSV)",
      outputFile,
    ),
  }),
};

export const options = { ...ways.report.options, ...ways.weaknesses.options };

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
