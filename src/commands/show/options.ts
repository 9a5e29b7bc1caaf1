/** Options of `organon show`. */
import { outcomes } from "#scores/verdict";
import { runArgument, defineCommand } from "../command.ts";
import { flag } from "../flags.ts";
import { list, someOf } from "../values.ts";
import { text, whole } from "#workspace/settings/values";

const filters = {
  model: flag("-m, --model <name>", "model whose answers are listed (default: the run's first)", text),
  state: flag(
    "--state <state,…>",
    `outcomes: ${[...outcomes, "missing"].join(", ")}`,
    someOf(...outcomes, "missing"),
  ),
  skills: flag("--skill <rule,…>", "exact names of rules", list),
  limit: flag("--limit <n>", "number of questions (default 20)", whole(1, 500)),
};

export const options = {
  question: flag(
    "--question <id>",
    "id or position of one question: shows prompt, answer key with proof, and every reply",
    text,
  ),
  ...filters,
};

export const command = defineCommand({
  name: "show",
  endsAtOnce: true,
  summary: "Show the questions of a run with their answers, or one question in full.",
  example: "organon show latest --state incorrect",
  arguments: [runArgument],
  pages: true,
  options,
  load: () => import("./run.ts"),
});
