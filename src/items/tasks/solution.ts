/** The formulas of a graded line, and the accepted reply that its certificate gives. */
import { readDerivation, readInterpretations } from "#arguments/written-certificate";
import { parse } from "#logic/notation";
import type { ProblemLine } from "../problem-line.ts";
import type { TaskProblem } from "./task.ts";
import { getChecker } from "./tasks.ts";

/** Returns the problem of a graded line as formulas. */
export const toTaskProblem = ({ premises, conclusion, relation }: ProblemLine<"graded">): TaskProblem => ({
  premises: premises.map((text) => parse(text)),
  goal: parse(conclusion),
  relation,
});

/** Returns an accepted reply to a question that a checker judges, such as the proof. */
export const taskSolution = (line: ProblemLine<"graded">): string =>
  getChecker(line).solve(
    toTaskProblem(line),
    line.certificate.kind === "derivation"
      ? readDerivation(line.certificate.steps)
      : readInterpretations(line.certificate),
  );
