/**
 * The command that asks a stored run again: every flag that makes it the run it is, so that giving the command again
 * continues this run and no other. What only says how fast or for how much money to ask is left out.
 */
import { isDeepStrictEqual } from "node:util";
import { diagnosisSuite } from "#experiments/suites";
import { shotsIn } from "#runs/plan";
import type { Run } from "#runs/store";
import { usualStore } from "./command.ts";
import type { Suite, SuiteOf } from "#items/suite";
import { dialSuiteFlags } from "./dial-flags.ts";
import { frontierFlags } from "./frontier-flags.ts";
import { printFlags } from "./flags.ts";
import {
  askedFlags,
  diagnosisFlags,
  choiceFlags,
  generatedFlags,
  lengthsFlags,
  wordFlags,
} from "./suite-flags.ts";

/** `organon run …`, ready for a shell; `organon report …` where no command of its own asks the run. */
export const sameCommand = ({ id, plan }: Pick<Run, "id" | "plan">, store: string): string => {
  const at = store === usualStore ? [] : ["--store", store];
  const asked = wordsOfSuite(plan.suite);
  // No flag asks a file under the papers' conditions; their study does.
  if (asked === undefined || (plan.suite.kind === "file" && plan.reader !== undefined))
    return commandLine("report", id, ...at);
  const { style, template, system, nolr } = plan.prompt;
  const form = template ?? style;
  const { count, as } = shotsIn(plan.prompt);
  return commandLine(
    ...asked.verb,
    ...plan.models.flatMap((model) => ["-m", model]),
    ...asked.words,
    ...(plan.reader === undefined ? [] : ["--conditions", plan.reader]),
    ...(plan.epochs === 1 ? [] : ["--epochs", String(plan.epochs)]),
    ...(system === undefined ? [] : ["--system", system]),
    ...(nolr === true ? ["--nolr"] : []),
    ...(form === "direct" || form === "appendix" ? [] : ["--prompt", form]),
    ...(count === 0 ? [] : ["--shots", String(count)]),
    // Examples of four-option questions stand in one way only.
    ...(as === "text" || template !== undefined ? [] : ["--shots-as", as]),
    ...at,
  );
};

/** What a diagnosis has other than usual. */
const changedOf = (suite: SuiteOf<"diagnosis">): object => {
  const usual = new Map(Object.entries(diagnosisSuite({ profile: suite.profile })));
  return Object.fromEntries(
    Object.entries(suite).filter(
      ([name, value]) =>
        (name === "profile" && value !== diagnosisSuite().profile) ||
        !isDeepStrictEqual(usual.get(name), value),
    ),
  );
};

export const commandLine = (...words: readonly string[]): string => `organon ${words.map(quoted).join(" ")}`;

/** A word as a POSIX shell reads it back. */
const quoted = (word: string): string =>
  /^[\w:./,@+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** The verb that asks a suite again and the words that say which; undefined where no command does. */
export const wordsOfSuite = (suite: Suite) => {
  switch (suite.kind) {
    case "generated":
      return { verb: ["run"], words: printFlags(generatedFlags, suite) };
    case "diagnosis":
      if (!isDeepStrictEqual(suite.length, diagnosisSuite().length)) return undefined;
      return { verb: ["diagnose"], words: printFlags(diagnosisFlags, changedOf(suite)) };
    case "lengths":
      return {
        verb: ["run"],
        words: printFlags({ ...lengthsFlags, ...wordFlags }, { mix: "leaves", ...suite }),
      };
    case "choice":
      return { verb: ["divlogic", "run"], words: printFlags({ ...choiceFlags, ...askedFlags }, suite) };
    case "file":
      if (suite.file === undefined) return undefined;
      return {
        verb: suite.format === "choice" ? ["divlogic", "run"] : ["run"],
        words: ["--suite", suite.file, ...printFlags(askedFlags, suite)],
      };
    case "dials":
      return { verb: ["run"], words: printFlags(dialSuiteFlags, { ...suite, ...suite.dials }) };
    case "frontier":
      return {
        verb: ["frontier"],
        words: [
          ...printFlags(frontierFlags, { ...suite, tasks: [suite.task] }),
          ...(suite.map === undefined ? ["--alone"] : []),
        ],
      };
    case "derived":
      return undefined;
    default:
      return suite satisfies never;
  }
};
