/**
 * The flags that say what is asked of problems and how difficult they are, and the suite that all flags of questions say.
 */
import { misuse } from "#logic/error";
import { dialRanges, type DialName } from "#arguments/dials/dials";
import type { SuiteOf } from "#items/suite";
import { taskNames } from "#items/tasks/tasks";
import { dialSuite } from "#experiments/suites";
import type { LoadedConfig } from "#workspace/settings/loaded-config";
import { advancedFlag, flag, pick, refuseGiven, type Values } from "./flags.ts";
import { numbers, someOf, whole } from "#workspace/settings/values";
import { choiceFlags, choiceFrom, generatedFlags, generatedFrom } from "./suite-flags.ts";

/** Values of a dial: numbers with commas between them, and ranges of whole ones. */
const valuesOf = (name: DialName) => {
  const { low, high } = dialRanges[name];
  const isShare = high <= 1;
  return numbers([low, high], isShare ? "0,0.5,0.8" : `${low + 1},${Math.min(high, low + 3)}`, isShare);
};

const dialFlag = (name: DialName, what: string) => {
  const { low, high, usual } = dialRanges[name];
  const about = `with --task: ${what}, ${low} to ${high}, for example ${high <= 1 ? "0,0.5" : "1,2"} (default ${usual})`;
  return advancedFlag(`--${name} <list>`, about, valuesOf(name));
};

const plain = ["yes-no", "four-option"] as const;

const taskFlag = {
  tasks: flag(
    "--task <task,…>",
    `${plain.join(", ")}, or by difficulty parameter: ${taskNames.join(", ")} (default yes-no)`,
    someOf(...plain, ...taskNames),
  ),
};

const dialFlags = {
  width: dialFlag("width", "number of cases in the proof"),
  distractors: dialFlag("distractors", "share of irrelevant premises"),
  nearness: dialFlag("nearness", "share of distractors one literal away from a needed premise"),
  relations: dialFlag("relations", "laws of two-place predicates in the proof"),
  quantifiers: dialFlag("quantifiers", "nesting depth of quantifiers"),
  negations: dialFlag("negations", "nesting depth of negations"),
  perPoint: advancedFlag(
    "--per-point <n>",
    "with --task: questions per setting of the parameters (default 12, without --limit)",
    whole(),
  ),
};

/** All that says which questions, of every task. */
export const madeFlags = { ...generatedFlags, ...taskFlag, ...dialFlags, ...choiceFlags };

/** Flags of questions by rules that say nothing of other questions. */
const ofRules = {
  ...pick(generatedFlags, "perSkill", "distinct"),
  ...pick(generatedFlags, "profile", "kinds", "skills", "logic", "category", "conditions"),
};

const { seed: _, ...ofChoices } = choiceFlags;

/** The suite that flags say: of yes/no questions, of questions with four options, or by dials. */
export const suiteOfTask = (values: Values<typeof madeFlags>, config: LoadedConfig) => {
  const { tasks = ["yes-no"] } = values;
  const named = plain.find((one) => tasks.includes(one));
  if (named !== undefined && tasks.length > 1)
    throw misuse(`${named} goes with no other task`, `as in --task ${named}`);
  if (named !== "four-option")
    refuseGiven(ofChoices, values, "needs --task four-option", "add --task four-option");
  if (named !== undefined) refuseGiven(dialFlags, values, "needs --task", "for example --task three-way");
  if (named === "yes-no") return generatedFrom(values, config);
  refuseGiven(ofRules, values, "can't be combined with --task", "leave out --task or this option");
  if (named === undefined) return dialsFrom(values, tasks);
  const others = pick(generatedFlags, "style", "lexicon", "length", "shard");
  refuseGiven(others, values, `can't be combined with --task ${named}`, "leave out --task or this option");
  return choiceFrom(values);
};

const dialsFrom = (values: Values<typeof madeFlags>, tasks: readonly string[]): SuiteOf<"dials"> => {
  const { length } = values;
  return dialSuite({
    tasks: [...tasks],
    ...pick(values, "perPoint", "limit", "shard", "seed", "style", "lexicon"),
    dials: {
      ...(length === undefined ? {} : { length: lengthsIn(length) }),
      ...pick(values, "width", "distractors", "nearness", "relations", "quantifiers", "negations"),
    },
  });
};

/** The lengths that are listed; of weights there can be none. */
const lengthsIn = (length: SuiteOf<"generated">["length"]): number[] => {
  const lengths = typeof length === "number" ? [length] : length.map((one) => one.length);
  const isWeighed = typeof length !== "number" && length.some(({ weight }) => weight !== 1);
  const { low, high } = dialRanges.length;
  if (isWeighed || lengths.some((one) => one < low || one > high))
    throw misuse(
      "--length with --task is a list of lengths without weights",
      `from ${low} to ${high}, as in --length 1,2,4 or --length 1-8`,
    );
  return lengths;
};
