/**
 * What an audit looks at in graded problems beside their claims: arguments that stand elsewhere in other words, and task by task
 * how many keys can be guessed from the surface.
 */
import { argumentHash } from "#arguments/argument-hash";
import { isGraded, type ProblemLine } from "#items/problem-line";
import { questionOf } from "#items/question";
import { asksOneLabel } from "#items/tasks/tasks";
import { toProblem } from "#items/to-problem";
import { getOrInsert } from "#logic/memoize";
import { distinctWordsOf } from "#scores/audits/likeness";
import { drawnRows, type Row } from "#scores/audits/rows";
import { shortcutsOf } from "#scores/audits/shortcuts";
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
      const row = { ...rowOf(questionOf(entry)), group: entry.group ?? undefined };
      all.push(row);
      for (const [task, one] of guessedIn(entry, row)) getOrInsert(byTask, task, () => []).push(one);
      const argument = known && argumentIn(entry);
      if (argument !== undefined && known?.has(argument) === true) sameArguments++;
    },
    finish: () => {
      onShortcuts?.(all.length);
      return {
        words: distinctWordsOf(all),
        /** Where others are given: how many have an argument that is among theirs, in whatever words. */
        sameArguments: known && sameArguments,
        /** Tasks whose keys are one of a few labels, and options that follow or not. */
        shortcuts: [...byTask].map(([task, own]) => ({
          task,
          found: shortcutsOf(drawnRows(own, surfaceLimit)),
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

/** What of a question can be guessed from its surface, by task: one of a few labels, or of each statement or premise whether it is named. */
const guessedIn = (
  { task, key, options, premises, lines }: ProblemLine<"conclusion">,
  row: Row,
): readonly (readonly [task: string, Row])[] => {
  const [label = ""] = key;
  if (asksOneLabel(task))
    // Lines of proofs are numbered behind the premises, of which there are more or less.
    return [[task, lines.length > 0 ? { ...row, label: `step ${Number(label) - premises.length}` } : row]];
  const { premises: texts, conclusion: goal, formulas } = row.surface;
  return options.flatMap(({ label: name, text }, place) => {
    const besides = (some: readonly string[], last: string) => [...some.toSpliced(place, 1), last];
    const formula = name === `${place + 1}` ? premises[place] : text && lines[place]?.formula;
    if (formula === undefined || formula === null || formulas === undefined) return [];
    const surface =
      text === null
        ? {
            premises: besides(texts, goal),
            conclusion: texts[place]!,
            formulas: { premises: besides(premises, formulas.conclusion), conclusion: formula },
            option: { place: 0, of: { texts: [], statesGoal: true } },
          }
        : { conclusion: text, formulas: { premises, conclusion: formula } };
    const named = { id: `${row.id} ${name}`, label: key.includes(name) ? "yes" : "no" };
    const what = text === null ? "premise by premise" : "statement by statement";
    return [[`${task}, ${what}`, { ...row, ...named, surface: { ...row.surface, ...surface } }]];
  });
};
