/** Options of `organon show`. */
import { outcomes } from "#scoring/verdict";
import { runArgument, defineCommand } from "../command.ts";
import { flag } from "../flags.ts";
import { list, on, acceptSome } from "../values.ts";
import { text, whole } from "#workspace/settings/values";

const filters = {
  state: flag(
    "--state <state,…>",
    `outcomes: ${[...outcomes, "missing"].join(", ")}`,
    acceptSome(...outcomes, "missing"),
  ),
  skills: flag("--skill <rule,…>", "exact names of rules", list),
  limit: flag("--limit <n>", "number of questions (default 20)", whole(1, 500)),
};

export const options = {
  question: flag(
    "--question <id>",
    "id, its first letters, or position of one question: shows prompt, answer key with proof, and replies",
    text,
  ),
  model: flag(
    "-m, --model <name>",
    "model whose answers are shown (default: the run's first; of one question all)",
    text,
  ),
  thinking: flag("--thinking", "with --question: the thinking stored with each reply", on, {
    needs: "--question",
  }),
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
