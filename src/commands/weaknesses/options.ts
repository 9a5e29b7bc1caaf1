/** Options of `organon weaknesses`. */
import { pacingFlags } from "../asking-flags.ts";
import { runArgument, defineCommand } from "../command.ts";
import { flag, on, text } from "../flags.ts";
import { rankingFlags } from "../ranking-flags.ts";

export const stepFlags = {
  all: flag("--all", "with --steps: also questions answered correctly, as a control", on),
  ...pacingFlags,
};

export const options = {
  model: flag("-m, --model <name>", "model of the run (default all)", text),
  ...rankingFlags,
  steps: flag(
    "--steps",
    "ask every step of wrongly answered questions, to find the failing ones (makes model calls)",
    on,
  ),
  ...stepFlags,
};

export const command = defineCommand({
  name: "weaknesses",
  resumes: "--steps",
  endsAtOnce: true,
  summary: "Show the causes of failure and the weakest skills of each model, or the failing steps.",
  example: "organon weaknesses latest -k 10",
  arguments: [runArgument],
  options,
  load: () => import("./run.ts"),
});
