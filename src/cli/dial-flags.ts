/**
 * The flags that set the difficulty of problems: what is asked of them, and some values of each dial.
 */
import { OrganonError } from "#logic/error";
import { dialRanges, type DialName } from "#arguments/dials/dials";
import type { SuiteOf } from "#items/suite";
import { taskNames } from "#items/tasks/tasks";
import { dialSuite } from "#verbs/suites";
import {
  anyWhole,
  flag,
  numbers,
  picked,
  refuseGiven,
  someOf,
  text,
  whole,
  type FlagValues,
  type Kind,
} from "./flags.ts";
import { generatedFlags } from "./suite-flags.ts";

/** Values of a dial: numbers with commas between them, and ranges of whole ones. */
const valuesOf = (name: DialName): Kind<number[]> => {
  const { low, high } = dialRanges[name];
  const isShare = high < 1 || name === "nearness";
  return numbers([low, high], isShare ? "0,0.5,0.8" : `${low + 1},${Math.min(high, low + 3)}`, isShare);
};

const about = (name: DialName, what: string): string => {
  const { low, high, usual } = dialRanges[name];
  return `with --task, ${what}, ${low} to ${high}: some values, as in ${name === "distractors" || name === "nearness" ? "0,0.5" : "1,2"} (${usual})`;
};

/** What is asked of problems. */
export const taskFlag = {
  tasks: flag(
    "--task <task,…>",
    `questions by dials instead of by rules, and what they ask: ${taskNames.join(", ")}`,
    someOf(...taskNames),
  ),
};

/** The dials but for the length, which questions by rules have, too. */
export const dialFlags = {
  width: flag("--width <list>", about("width", "cases that have to be gone through"), valuesOf("width")),
  distractors: flag(
    "--distractors <list>",
    about("distractors", "the share of premises that nobody needs"),
    valuesOf("distractors"),
  ),
  nearness: flag(
    "--nearness <list>",
    about("nearness", "the share of these that are one literal away from a needed one"),
    valuesOf("nearness"),
  ),
  relations: flag(
    "--relations <list>",
    about("relations", "laws of two-place predicates that have to be applied"),
    valuesOf("relations"),
  ),
  quantifiers: flag(
    "--quantifiers <list>",
    about("quantifiers", "how deep they nest"),
    valuesOf("quantifiers"),
  ),
  negations: flag("--negations <list>", about("negations", "how deep they nest"), valuesOf("negations")),
  perPoint: flag(
    "--per-point <n>",
    "with --task, questions of each setting of the dials (12 where no --limit is given)",
    whole(),
  ),
};

/** All that says which questions by dials, as a command line is printed. */
export const dialSuiteFlags = {
  ...taskFlag,
  length: flag("--length <list>", "the fewest steps", valuesOf("length")),
  ...dialFlags,
  limit: flag("--limit <n>", "questions in all", whole()),
  shard: generatedFlags.shard,
  seed: flag("--seed <n>", "any whole number", anyWhole),
  style: flag("--style <name>", "how they are worded", text),
  lexicon: flag("--lexicon <name>", "the words", text),
};

/** Flags of questions by rules that say nothing of questions by dials. */
const ofRules = ["profile", "kinds", "skills", "perLeaf", "shortest", "distinct"];

/** The suite of dials that flags say; undefined where no task is named, and then no dial may be. */
export const dialsFrom = (
  values: FlagValues<typeof taskFlag & typeof dialFlags & typeof generatedFlags>,
): SuiteOf<"dials"> | undefined => {
  const { tasks, length } = values;
  if (tasks === undefined) {
    refuseGiven(dialFlags, values, Object.keys(dialFlags), "belongs to --task", "as in --task three-way");
    return undefined;
  }
  refuseGiven(
    generatedFlags,
    values,
    ofRules,
    "is of questions by rules, not by dials",
    "leave out --task or it",
  );
  return dialSuite({
    tasks,
    ...picked(values, "perPoint", "limit", "shard", "seed", "style", "lexicon"),
    dials: {
      ...(length === undefined ? {} : { length: lengthsIn(length) }),
      ...picked(values, "width", "distractors", "nearness", "relations", "quantifiers", "negations"),
    },
  });
};

/** The lengths that are listed; of weights there can be none. */
const lengthsIn = (length: SuiteOf<"generated">["length"]): number[] => {
  const lengths = typeof length === "number" ? [length] : length.map((one) => one.length);
  const isWeighed = typeof length !== "number" && length.some(({ weight }) => weight !== 1);
  const { low, high } = dialRanges.length;
  if (isWeighed || lengths.some((one) => one < low || one > high))
    throw new OrganonError("misuse", "--length with --task is a list of lengths without weights", {
      hint: `from ${low} to ${high}, as in --length 1,2,4 or --length 1-8`,
    });
  return lengths;
};
