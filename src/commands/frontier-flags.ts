/**
 * The flags that say which dials are turned, in which tasks, and how far.
 */
import { misuse } from "#logic/error";
import { dialNames, dialRanges, type DialName } from "#arguments/dials/dials";
import type { SuiteOf } from "#items/suite";
import { taskNames, usualTask } from "#items/tasks/tasks";
import type { FrontierOptions } from "#experiments/results/frontier";
import { frontierSuite } from "#experiments/suites";
import { advancedFlag, flag, pick, type Values } from "./flags.ts";
import { list, on, someOf, whole, valueFrom, Rejection } from "#workspace/settings/values";
import { wordFlags } from "./suite-flags.ts";

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

export const frontierFlags = {
  turned: flag(
    "--dial <dial,…>",
    `difficulty parameters: ${dialNames.join(", ")} (default all)`,
    someOf(...dialNames),
  ),
  tasks: flag("--task <task,…>", `tasks: ${taskNames.join(", ")} (default ${usualTask})`, list),
  budget: flag(
    "--budget <n>",
    "questions per parameter and model, and for the map (default 200, at least 32)",
    whole(32),
  ),
  map: flag(
    "--map <dial,dial>",
    "two parameters varied together (default length,distractors)",
    someOf(...dialNames),
  ),
  alone: advancedFlag("--alone", "no map of two parameters", on),
  base: advancedFlag("--at <dial=n,…>", "values of the other parameters, as in length=8,width=2", settings),
  ...pick(wordFlags, "seed", "style", "lexicon"),
};

export const frontierFrom = (values: Values<typeof frontierFlags>): readonly SuiteOf<"frontier">[] => {
  const { tasks = [usualTask], map, alone = false, turned } = values;
  if (map !== undefined && (map.length !== 2 || map[0] === map[1]))
    throw misuse("--map takes two difficulty parameters", "as in --map length,distractors");
  const [across, down] = map ?? ["length", "distractors"];
  const has = (dial: string | undefined): boolean =>
    turned === undefined || turned.some((one) => one === dial);
  if (map !== undefined && !(has(across) && has(down)))
    throw misuse(
      "--map takes two of the difficulty parameters that are varied",
      "name both in --dial, or omit --dial",
    );
  const isMapped = !alone && across !== undefined && down !== undefined && has(across) && has(down);
  const pair = isMapped ? ([across, down] as const) : undefined;
  return tasks.map((task) =>
    frontierSuite({
      ...pick(values, "turned", "budget", "base", "seed", "style", "lexicon"),
      task,
      map: pair,
    }),
  );
};

/** Refuses --dry-run: what a frontier asks follows from the answers. */
export const refuseDryRun = ({ suites, models }: Pick<FrontierOptions, "suites" | "models">): never => {
  const max = suites.reduce(
    (sum, { turned, map, budget }) => sum + budget * (turned.length + (map === undefined ? 0 : 1)),
    0,
  );
  throw misuse(
    "what a frontier will ask depends on the answers",
    `at most ${max * Math.max(1, models.length)} questions; organon run --dry-run --limit N -m MODEL prints what N questions cost`,
  );
};
