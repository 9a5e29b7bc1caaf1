/** Options of `organon generate`. */
import { inputFile, list, on, acceptOne, outputFile } from "../values.ts";
import { whole } from "#workspace/settings/values";
import { chooseAmong, chosenByOption } from "../alternatives.ts";
import { advancedFlag, flag, pick, refuseFlags } from "../flags.ts";
import { defineCommand } from "../command.ts";
import { fourOptionWay, parametersWay, rulesWay } from "../questions.ts";
import { choiceFlags, madeFlags, taskFlag } from "../suite-flags.ts";

/** The flags for the material of four-option questions. */
const materialFlags = {
  bank: advancedFlag("--bank <file>", "four options: sentence bank (default: built in)", inputFile),
  templates: advancedFlag(
    "--templates <file>",
    "four options: more wordings (organon bank templates)",
    inputFile,
  ),
  set: flag("--set <name>", "paper: the 12,589 four-option questions of the paper", acceptOne("paper")),
};

/** How questions go on without end. */
const endlessFlags = {
  endless: flag("--endless", "questions by difficulty without end, disjoint from every suite", on),
  curriculum: flag(
    "--curriculum",
    "with --endless: start with easy levels, then alternate all levels; without it all levels alternate",
    on,
    { needs: "--endless" },
  ),
  perLevel: advancedFlag(
    "--per-level <n>",
    "with --curriculum: questions per level (default 1000)",
    whole(),
    { needs: "--curriculum" },
  ),
};

/** How questions are written as lines. */
const lineFlags = {
  shuffle: flag("--shuffle", "draw the order of the questions, so that their keys follow no pattern", on),
  fields: flag("--fields <field,…>", "fields of a line, for example id,question,key (default all)", list),
};

/** Which questions are made. */
export const questionWays = {
  endless: chosenByOption(
    "endless",
    "--endless",
    { ...endlessFlags, ...taskFlag, ...pick(madeFlags, "limit", "seed", "style", "lexicon") },
    "whose questions vary in every difficulty parameter",
  ),
  // The set has the paper's options; n alone the paper does not print.
  set: {
    chosenBy: ({ tasks, set }: Readonly<Record<string, unknown>>) =>
      Array.isArray(tasks) && tasks.includes("four-option") && set === "paper" ? "--set paper" : undefined,
    add: "--set paper",
    why: "whose options are the paper's",
    options: {
      ...taskFlag,
      ...materialFlags,
      ...pick(choiceFlags, "seed", "propositions", "paraphrase", "symbolic"),
      ...pick(madeFlags, "limit", "split"),
    },
  },
  fourOptions: fourOptionWay(materialFlags),
  parameters: parametersWay,
  rules: rulesWay,
};

export const options = {
  ...madeFlags,
  ...materialFlags,
  ...endlessFlags,
  ...lineFlags,
  output: flag("-o, --output <file>", "output file; - is stdout (default -)", outputFile),
};

export const command = defineCommand({
  name: "generate",
  summary: "Generate questions with proved answers, one JSON line each.",
  example: "organon generate --per-skill 10 --seed 7 -o suite.jsonl",
  options,
  check: (values) => {
    if (chooseAmong(questionWays, values).way === "endless")
      refuseFlags(
        pick(options, "output"),
        values,
        "can't be combined with --endless, which writes to standard output",
        "leave it out, as in organon generate --endless | head -100 > suite.jsonl",
      );
  },
  load: () => import("./run.ts"),
});
