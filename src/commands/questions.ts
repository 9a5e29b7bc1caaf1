/**
 * Which questions: a union of what the options of `generate` and `run` can ask for.
 */
import { chosenByOption, usualWay } from "./alternatives.ts";
import { pick, type Shape } from "./flags.ts";
import {
  choiceFlags,
  parameterFlags,
  generatedFlags,
  lengthsFlags,
  taskFlag,
  wordFlags,
} from "./suite-flags.ts";

const { limit, distinct, split } = generatedFlags;

/** Four-option questions; `more` are the command's own options of them. */
export const fourOptionWay = <More extends Shape>(more: More) => ({
  chosenBy: ({ tasks }: Readonly<Record<string, unknown>>) =>
    Array.isArray(tasks) && tasks.includes("four-option") ? "--task four-option" : undefined,
  add: "--task four-option",
  options: { ...taskFlag, limit, distinct, split, ...choiceFlags, ...more },
});

/** Questions of tasks with difficulty parameters. */
export const parametersWay = {
  chosenBy: ({ tasks }: Readonly<Record<string, unknown>>) =>
    Array.isArray(tasks) && !tasks.includes("yes-no") ? `--task ${tasks.join(",")}` : undefined,
  add: "--task three-way",
  options: {
    ...taskFlag,
    ...pick(generatedFlags, "limit", "shard", "distinct", "split", "seed", "style", "lexicon", "length"),
    ...parameterFlags,
  },
};

/** Yes/no questions by rule, which are asked for if nothing else is. */
export const rulesWay = usualWay({ ...taskFlag, ...generatedFlags });

/** The same skills at several lengths. */
export const lengthsWay = chosenByOption(
  "lengths",
  "--lengths 1-7",
  { ...wordFlags, ...lengthsFlags },
  "which asks equally many questions of each length",
);
