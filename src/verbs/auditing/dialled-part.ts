/**
 * What an audit looks at in graded problems beside their claims: arguments that stand elsewhere in other words, and task by task
 * how many keys can be guessed from the surface.
 */
import { argumentHash } from "#arguments/argument-hash";
import { hasConclusion, isAboutRule, type ProblemLine } from "#items/problem-line";
import { questionOf } from "#items/question";
import { neededPremisesTask } from "#items/tasks/needed-premises";
import { asksOneLabel } from "#items/tasks/tasks";
import { toProblem } from "#items/to-problem";
import { getOrInsert } from "#logic/memoize";
import { distinctWordsOf } from "#scores/audits/likeness";
import { drawnRows, type Row, type Surface } from "#scores/audits/rows";
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
      if (!isGradedOrTurn(entry)) return;
      const row = { ...rowOf(questionOf(entry)), group: entry.group ?? undefined };
      all.push(row);
      for (const [task, one] of guessedIn(entry, row)) getOrInsert(byTask, task, () => []).push(one);
      if (known !== undefined && isAmong(argumentIn(entry), known)) sameArguments++;
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

/** Whether it is graded, or a turn of a belief-revision dialogue. */
export const isGradedOrTurn = (line: ProblemLine): line is ProblemLine<"conclusion"> =>
  hasConclusion(line) && !isAboutRule(line);

const isTurn = (task: string): boolean => task === "revision";

/** The number of an argument; undefined where its formulas cannot be parsed, which is a finding. */
const argumentIn = (entry: ProblemLine): number | undefined => {
  const problem = toProblem(entry);
  return problem === undefined || "fault" in problem
    ? undefined
    : argumentHash(problem.premises, problem.asked[0]!.formula);
};

const isAmong = (argument: number | undefined, known: ReadonlySet<number | undefined>): boolean =>
  argument !== undefined && known.has(argument);

/** What of a question can be guessed from its surface, by task: one of a few labels, or of each statement or premise whether it is named. */
const guessedIn = (
  { task, key, options, premises, lines }: ProblemLine<"conclusion">,
  row: Row,
): readonly (readonly [task: string, Row])[] => {
  const [label = ""] = key;
  const named = (name: string, surface: Partial<Surface>): Row => ({
    ...row,
    id: `${row.id} ${name}`,
    label: key.includes(name) ? "yes" : "no",
    surface: { ...row.surface, ...surface },
  });
  if (isTurn(task) || asksOneLabel(task))
    // Lines of proofs are numbered behind the premises, of which there are more or less.
    return [[task, lines.length > 0 ? { ...row, label: `step ${Number(label) - premises.length}` } : row]];
  const { surface } = row;
  if (task === neededPremisesTask.name && surface.formulas !== undefined) {
    const { premises: all, conclusion: goal } = surface.formulas;
    const others = (some: readonly string[], place: number, end: string) => [
      ...some.toSpliced(place, 1),
      end,
    ];
    return all.map((premise, place) => [
      `${task}, premise by premise`,
      named(`${place + 1}`, {
        premises: others(surface.premises, place, surface.conclusion),
        conclusion: surface.premises[place]!,
        formulas: { premises: others(all, place, goal), conclusion: premise },
        option: { place: 0, of: { texts: [surface.premises[place]!], statesGoal: true } },
      }),
    ]);
  }
  return options.flatMap(({ label: name, text: conclusion }, place) => {
    if (conclusion === null || lines[place] === undefined) return [];
    const formulas = { premises, conclusion: lines[place].formula };
    return [[`${task}, statement by statement`, named(name, { conclusion, formulas })]];
  });
};
