/** Options of `organon frontier`. */
import {
  defineCommand,
  describeFields,
  flag,
  list,
  modelFlags,
  pacingFlags,
  pick,
  promptFlags,
  acceptSome,
  taskNames,
  usualTask,
  whole,
  wordFlags,
} from "organon/commands";
import { difficultyNames } from "../parameters.ts";

/** Questions per difficulty parameter and model. */
export const usualBudget = 200;

export const frontierFlags = describeFields("frontier", {
  turned: flag(
    "--dial <dial,…>",
    `difficulty parameters: ${difficultyNames.join(", ")} (default all)`,
    acceptSome(...difficultyNames),
  ),
  tasks: flag("--task <task,…>", `tasks: ${taskNames.join(", ")} (default ${usualTask})`, list),
  budget: flag(
    "--budget <n>",
    `questions per parameter and model, at least 32 (default ${usualBudget})`,
    whole(32),
  ),
  ...pick(wordFlags, "seed", "style", "lexicon"),
});

export const options = { ...modelFlags, ...frontierFlags, ...pacingFlags, ...promptFlags };

export const command = defineCommand({
  name: "frontier",
  resumes: true,
  summary: "Measure how accuracy falls along each difficulty parameter. The same command resumes.",
  example: "organon frontier -m 'reasoner:limited?premises=20' --dial length,distractors",
  pages: ["HTML page with curves", "Markdown file"],
  options,
  load: () => import("./run.ts"),
});
