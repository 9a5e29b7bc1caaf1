/**
 * The flags that set the difficulty of problems: what is asked of them, and some values of each dial.
 */
import { misuse } from "#logic/error";
import { dialRanges, type DialName } from "#arguments/dials/dials";
import type { SuiteOf } from "#items/suite";
import { taskNames } from "#items/tasks/tasks";
import { dialSuite } from "#experiments/suites";
import { advancedFlag, flag, numbers, pick, refuseGiven, someOf, whole, type Values } from "./flags.ts";
import { generatedFlags } from "./suite-flags.ts";

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

export const taskFlag = {
  tasks: flag(
    "--task <task,…>",
    `questions by difficulty parameter instead of by rule; task: ${taskNames.join(", ")}`,
    someOf(...taskNames),
  ),
};

export const dialFlags = {
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

/** All that says which questions by dials, as a command line is printed. */
export const dialSuiteFlags = {
  ...taskFlag,
  length: flag("--length <list>", "minimal number of inference steps", valuesOf("length")),
  ...dialFlags,
  ...pick(generatedFlags, "limit", "shard", "seed", "style", "lexicon"),
};

/** Flags of questions by rules that say nothing of questions by dials. */
const ofRules = {
  ...pick(generatedFlags, "perLeaf", "shortest", "distinct"),
  ...pick(generatedFlags, "profile", "kinds", "skills", "conditions"),
};

/** The suite of dials that flags say; undefined where no task is named, and then no dial may be. */
export const dialsFrom = (values: Values<typeof taskFlag & typeof dialFlags & typeof generatedFlags>) => {
  const { tasks, length } = values;
  if (tasks === undefined) {
    refuseGiven(dialFlags, values, "needs --task", "for example --task three-way");
    return undefined;
  }
  refuseGiven(ofRules, values, "can't be combined with --task", "leave out --task or this option");
  return dialSuite({
    tasks,
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
