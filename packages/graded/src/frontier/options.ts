/** Options of `organon frontier`. */
import {
  advancedFlag,
  defineCommand,
  explainedBy,
  flag,
  list,
  modelFlags,
  pacingFlags,
  pick,
  promptFlags,
  Rejection,
  someOf,
  taskNames,
  usualTask,
  valueFrom,
  whole,
  wordFlags,
} from "organon/commands";
import { type DialName, dialNames, dialRanges } from "../parameters.ts";

/** Questions per difficulty parameter and model. */
export const usualBudget = 200;

/** "length=8,width=2". */
const settings = valueFrom((said) => Object.fromEntries(said.split(",").map(settingFrom)));

const settingFrom = (part: string): readonly [DialName, number] => {
  const [, word = "", value = ""] = /^\s*([a-z]+)\s*=\s*(\d*\.?\d+)\s*$/.exec(part) ?? [];
  const dial = dialNames.find((one) => one === word);
  if (dial === undefined)
    throw new Rejection(
      "is not a list of parameters with values",
      `as in {flag} length=8,width=2; parameters: ${dialNames.join(", ")}`,
    );
  const { low, high } = dialRanges[dial];
  const setting = Number(value);
  if (setting < low || setting > high || (high > 1 && !Number.isInteger(setting)))
    throw new Rejection(
      "is not possible",
      `${dial} takes ${high > 1 ? "a whole number" : "a number"} from ${low} to ${high}`,
      part.trim(),
    );
  return [dial, setting];
};

export const frontierFlags = explainedBy("frontier", {
  turned: flag(
    "--dial <dial,…>",
    `difficulty parameters: ${dialNames.join(", ")} (default all)`,
    someOf(...dialNames),
  ),
  tasks: flag("--task <task,…>", `tasks: ${taskNames.join(", ")} (default ${usualTask})`, list),
  budget: flag(
    "--budget <n>",
    `questions per parameter and model, at least 32 (default ${usualBudget})`,
    whole(32),
  ),
  base: advancedFlag("--at <dial=n,…>", "values of the other parameters, as in length=8,width=2", settings),
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
