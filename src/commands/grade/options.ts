/** Options of `organon grade`. */
import { parserNames } from "#experiments/names";
import { flag } from "../flags.ts";
import { inputFile, on, acceptOne } from "../values.ts";
import { defineCommand } from "../command.ts";

export const options = {
  jsonl: flag(
    "--jsonl",
    "read {id | question | key, reply} lines from stdin, write {score, verdict, answer, span} lines",
    on,
  ),
  suite: flag("--suite <file>", "file with questions that requests name by id", inputFile),
  parser: flag(
    "--parser <name>",
    `answer parser: ${parserNames.join(", ")} (default ${parserNames[0]})`,
    acceptOne(...parserNames),
  ),
};

export const command = defineCommand({
  name: "grade",
  summary: "Grade replies as JSON lines.",
  example: `echo '{"key": "no", "reply": "So the answer is no."}' | organon grade --jsonl`,
  options,
  load: () => import("./run.ts"),
});
