/** Options of `organon generate`. */
import { madeFlags } from "../dial-flags.ts";
import { advancedFlag, flag } from "../flags.ts";
import { inputFile, list, on, oneOf, outputFile, whole } from "#workspace/settings/values";
import { defineCommand } from "../command.ts";

/** The numbers of parts have five digits. */
const maxShards = 99_999;
/** Among so many questions no argument comes twice where nobody says: some hundred megabytes. */
export const usualMemory = 1_000_000;
/** Questions of each level before the next. */
export const usualPerLevel = 1_000;

/** What four-option questions are made of. */
export const materialFlags = {
  bank: advancedFlag("--bank <file>", "four options: sentence bank (default: built in)", inputFile),
  templates: advancedFlag(
    "--templates <file>",
    "four options: more wordings (organon bank templates)",
    inputFile,
  ),
  set: flag("--set <name>", "paper: the 12,589 four-option questions of the paper", oneOf("paper")),
};

const ofEndless = { needs: "--endless" } as const;

/** How questions go on without end. */
export const endlessFlags = {
  endless: flag("--endless", "questions by difficulty without end, disjoint from every suite", on),
  curriculum: flag(
    "--curriculum",
    "with --endless: start with easy levels, then alternate all levels; without it all levels alternate",
    on,
    ofEndless,
  ),
  perLevel: advancedFlag(
    "--per-level <n>",
    `with --curriculum: questions per level (default ${usualPerLevel})`,
    whole(),
    { needs: "--curriculum" },
  ),
  remember: advancedFlag(
    "--remember <n>",
    `window of questions without a repeated argument (default ${usualMemory})`,
    whole(1, 10_000_000),
    ofEndless,
  ),
};

/** How questions are written as lines. */
export const lineFlags = {
  shuffle: flag("--shuffle", "draw the order of the questions, so that their keys follow no pattern", on),
  fields: flag("--fields <field,…>", "fields of a line, for example id,question,key (default all)", list),
};

export const options = {
  ...madeFlags,
  ...materialFlags,
  ...endlessFlags,
  ...lineFlags,
  format: flag(
    "--format <name>",
    "jsonl, or parquet: a folder of parts with a manifest (default jsonl)",
    oneOf("jsonl", "parquet"),
  ),
  shards: advancedFlag(
    "--shards <n>",
    "with --format parquet: number of parts; existing parts are kept (default 1)",
    whole(1, maxShards),
  ),
  output: flag("-o, --output <file>", "output file; - is stdout (default -)", outputFile),
};

export const command = defineCommand({
  name: "generate",
  summary: "Generate questions with proved answers, one JSON line each.",
  example: "organon generate --per-skill 10 --seed 7 -o suite.jsonl",
  options,
  load: () => import("./run.ts"),
});
