/** The fewest steps of a settled problem as the lines of a proof: premises are lines 1 to n, the steps go on from there. */
import type { GradedArgument } from "#arguments/dials/graded-argument";
import { relationOf } from "#logic/decide";
import type { Formula } from "#logic/formula";
import { print } from "#logic/notation";
import { joinNames } from "../sayer.ts";
import type { SaidProblem, ShownLine } from "./task.ts";

/** The steps as lines; undefined where one is drawn from what is no line. */
export const proofLines = ({
  premises,
  steps,
}: Pick<GradedArgument, "premises" | "steps">): readonly ShownLine[] | undefined => {
  const numbers = new Map(premises.map((premise, i) => [print(premise), i + 1]));
  const lines: ShownLine[] = [];
  for (const { from, to } of steps) {
    const cited = from.map((formula) => numbers.get(print(formula)));
    if (cited.includes(undefined)) return undefined;
    const n = premises.length + lines.length + 1;
    lines.push({ n, formula: to, from: cited.filter((number) => number !== undefined) });
    if (!numbers.has(print(to))) numbers.set(print(to), n);
  }
  return lines;
};

/** Whether a line follows from those it is drawn from. */
export const follows = (
  { formula, from }: ShownLine,
  lines: readonly ShownLine[],
  premises: readonly Formula[],
): boolean => {
  const cited = from.map((n) => premises[n - 1] ?? lines[n - premises.length - 1]!.formula);
  return relationOf({ premises: cited, conclusion: formula }) === "entailment";
};

/** A line as a question shows it: "(7) Ann dived. From (2) and (5)." */
export const toldLine = (said: Pick<SaidProblem, "say">, { n, formula, from }: ShownLine): string =>
  `(${n}) ${said.say(formula)} ${sourceOf(from)}`;

/** "From (2) and (5)." */
export const sourceOf = (from: readonly number[]): string => `From ${joinNames(from.map((n) => `(${n})`))}.`;
