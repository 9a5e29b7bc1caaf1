/**
 * Tasks: what is asked of a problem, one file each. A task says which problems it wants, puts one into a question (a text, the
 * answers that can be given, and the right ones), says how its answer is read and judged, and what its question is called.
 * Where the answer is open (a proof, a case), there are no answers to choose from, the key says that it is accepted, and the
 * kernel judges.
 */
import texts from "../../../data/tasks.json" with { type: "json" };
import type { GradedArgument, ProblemRelation } from "#arguments/dials/graded-argument";
import { needlessOf, type Dials } from "#arguments/dials/dials";
import { withParts } from "#language/capitals";
import { not, type Formula } from "#logic/formula";
import { print } from "#logic/notation";
import type { AnswerOption } from "../question.ts";

/** A problem in words. */
type SaidProblem = {
  readonly problem: Pick<GradedArgument, "premises" | "goal" | "relation">;
  /** What the question begins with, where it tells what all of it is about. */
  readonly setting: string | undefined;
  readonly premises: readonly string[];
  readonly goal: string;
  /** Whether sentences are formulas. */
  readonly isWordless: boolean;
};

/** What a task makes of a problem. */
type AskedProblem = {
  readonly text: string;
  readonly answers: readonly AnswerOption[];
  readonly key: readonly string[];
};

/** How a task is answered, and what judging it takes. */
type TaskAnswer =
  /** The label of the relation; replies are read as any labels are. */
  | { readonly kind: "relation"; readonly labels: Readonly<Record<ProblemRelation, string>> }
  /** Whatever the kernel accepts; `accepted` says what that is. */
  | { readonly kind: "derivation" | "interpretation"; readonly accepted: string };

/** The first line that does not follow, by its number or label, and why. */
export type Fault = { readonly line: string; readonly why: string };

export type Task = {
  readonly name: string;
  readonly answer: TaskAnswer;
  /** What its question is called; by what it is about where nothing is said. */
  readonly title?: (goal: string) => string;
  /** The relations that are asked of each skeleton: their problems stand side by side, since only a needed link or literal tells them apart. */
  readonly relations: readonly ProblemRelation[];
  /** What stands in its questions before what they are about, and in no other task's. */
  readonly marks: readonly string[];
  /** The question with its key, which is worked out anew from the problem. */
  readonly ask: (said: SaidProblem) => AskedProblem;
};

/**
 * Why the answers of a task show at these dials; undefined where they do not. An open answer never does. A label does without the
 * two distractors, one of them near, that an exchange takes (`arguments/dials/exchange.ts`).
 */
export const getLeakReason = ({ name, answer }: Task, dials: Dials): string | undefined => {
  if (answer.kind !== "relation") return undefined;
  // There are at least as many needed premises; more make more distractors.
  const { all, near } = needlessOf(dials.length + 1, dials);
  return near >= 1 && all >= 2
    ? undefined
    : `with fewer than 2 distractors, one of them near, signs give ${name} away`;
};

type Texts = Pick<Task, "marks"> & { readonly title: string; readonly asks: readonly string[] };

/** A task's name, title and marks, and what its question asks, from data/tasks.json. */
export const textsOf = (name: "countermodel" | "proof") => {
  const { title, marks, asks }: Texts = texts[name];
  return {
    about: { name, marks, title: (goal: string): string => withParts(title, { goal }) },
    asks: (parts: Parameters<typeof withParts>[1]): string => withParts(asks.join("\n"), parts),
  };
};

/** The key of a question whose answer the kernel checks. */
export const acceptedKey: readonly string[] = ["accepted"];

const opening = "Consider the following premises:";

/** A question around premises, each with its number on a line of its own; `asks` ends before what is asked about. */
export const questionAbout = (
  { setting, premises }: Pick<SaidProblem, "setting" | "premises">,
  asks: string,
): string =>
  [
    setting === undefined ? opening : `${setting} ${opening}`,
    ...premises.map((sentence, i) => `(${i + 1}) ${sentence}`),
    asks,
  ].join("\n");

/** The problem with each sentence's formula behind it, for tasks that are answered in formulas. */
export const withFormulas = (said: SaidProblem): Pick<SaidProblem, "setting" | "premises" | "goal"> => {
  const { problem, premises, goal } = said;
  return {
    setting: said.setting,
    premises: premises.map((sentence, i) => besideFormula(said, sentence, problem.premises[i]!)),
    goal: besideFormula(said, goal, problem.goal),
  };
};

/** "Ann dived. [P1(a1)]" */
const besideFormula = (
  { isWordless }: Pick<SaidProblem, "isWordless">,
  sentence: string,
  formula: Formula,
): string => (isWordless ? sentence : `${sentence} [${print(formula)}]`);

/** What is to be proved: the goal, or what denies it, without two negations. */
export const proofTarget = ({ relation, goal }: Pick<GradedArgument, "relation" | "goal">): Formula =>
  relation !== "contradiction" ? goal : goal.kind === "not" ? goal.body : not(goal);
