/**
 * What an audit looks at in graded problems beside their claims: arguments that stand elsewhere in other words, and task by task
 * how many keys can be guessed from the surface.
 */
import { argumentHash } from "#arguments/argument-hash";
import { isGraded, type ProblemLine } from "#items/problem-line";
import { questionOf } from "#items/question";
import { readByTask } from "#items/tasks/tasks";
import { toProblem } from "#items/to-problem";
import { getOrInsert } from "#logic/memoize";
import { countDistinctWords } from "#scoring/audits/duplicates";
import { drawnRows, type Row } from "#scoring/audits/rows";
import { findShortcuts } from "#scoring/audits/shortcuts";
import type { AuditTools } from "./look.ts";
import { rowOf } from "./surface.ts";

/** More rows than this say no more about shortcuts; so many are drawn, groups whole. */
const surfaceLimit = 12_000;

/** The part of an audit that is about graded problems; `others` are those that it should not hold. */
export const createDialledPart = (
  others: readonly ProblemLine[] | undefined,
  { onShortcuts }: AuditTools,
) => {
  const known = others && new Set(others.map(argumentIn));
  const all: Row[] = [];
  const byTask = new Map<string, Row[]>();
  let sameArguments = 0;
  return {
    add: (entry: ProblemLine): void => {
      if (!isGraded(entry)) return;
      const question = questionOf(entry);
      const row = { ...rowOf(question), group: entry.group };
      all.push(row);
      if (readByTask(question) === undefined) getOrInsert(byTask, entry.task, () => []).push(row);
      const argument = known && argumentIn(entry);
      if (argument !== undefined && known?.has(argument) === true) sameArguments++;
    },
    finish: () => {
      onShortcuts?.(all.length);
      return {
        words: countDistinctWords(all),
        /** Where others are given: how many have an argument that is among theirs, in whatever words. */
        sameArguments: known && sameArguments,
        /** Tasks whose keys are one of a few labels. */
        shortcuts: [...byTask].map(([task, own]) => ({
          task,
          found: findShortcuts(drawnRows(own, surfaceLimit)),
        })),
      };
    },
  };
};

/** The number of an argument; undefined where its formulas cannot be parsed, which is a finding. */
const argumentIn = (entry: ProblemLine): number | undefined => {
  const problem = toProblem(entry);
  return problem === undefined || "fault" in problem
    ? undefined
    : argumentHash(problem.premises, problem.asked[0]!.formula);
};
