/** Options of `organon generate`. */
import { dialFlags, taskFlag } from "../dial-flags.ts";
import { advancedFlag, flag, oneOf, outputFile, whole } from "../flags.ts";
import { generatedFlags } from "../suite-flags.ts";
import { defineCommand } from "../command.ts";

/** The numbers of parts have five digits. */
const maxShards = 99_999;

export const options = {
  ...generatedFlags,
  ...taskFlag,
  ...dialFlags,
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
  example: "organon generate --per-leaf 10 --seed 7 -o suite.jsonl",
  options,
  load: () => import("./run.ts"),
});
