/**
 * Tasks: what is asked of a problem, one file each. A task says which problems it wants, puts one into a question (a text, the
 * answers that can be given, and the right ones), says how its answer is read and judged, and what its question is called.
 * `#scores` has one reader and one judge for each kind of answer. Where the answer is open (a proof, a case, a line), there are
 * no answers to choose from, the key says that it is accepted, and the kernel judges.
 */
import texts from "../../../data/tasks.json" with { type: "json" };
import type { Dials } from "#arguments/dials/dials";
import type { Wanted } from "#arguments/dials/exchange";
import type { GradedArgument, ProblemRelation } from "#arguments/dials/graded-argument";
import type { Random } from "#arguments/random";
import { withParts } from "#language/capitals";
import { not, type Formula } from "#logic/formula";
import { print } from "#logic/notation";
import type { AnswerOption } from "../question.ts";

/** A problem in words. */
export type SaidProblem = {
  readonly problem: Pick<GradedArgument, "premises" | "goal" | "relation" | "core">;
  /** What the question begins with, where it tells what all of it is about. */
  readonly setting: string | undefined;
  readonly premises: readonly string[];
  readonly goal: string;
  /** The sentence of a further formula over the problem's letters. */
  readonly say: (formula: Formula) => string;
  /** Whether sentences are formulas. */
  readonly isWordless: boolean;
  /** What the task chose to show. */
  readonly lines: readonly ShownLine[];
};

/** What a task chooses lines from. */
export type LineSource = {
  readonly problem: GradedArgument;
  /** The problems of the same skeleton with each relation. */
  readonly siblings: () => readonly GradedArgument[];
  readonly random: Random;
};

/** A line that a question shows beside the premises: an option, or a line of a proof with the lines it is drawn from. */
export type ShownLine = {
  readonly n: number;
  readonly formula: Formula;
  readonly from: readonly number[];
  /** Set where the question leaves it out. */
  readonly isGap?: true;
};

/** What a task makes of a problem. */
type AskedProblem = {
  readonly text: string;
  readonly answers: readonly AnswerOption[];
  readonly key: readonly string[];
};

/** How a task is answered, and what judging it takes. */
export type TaskAnswer =
  /** The label of the relation; replies are read as any labels are. */
  | { readonly kind: "relation"; readonly labels: Readonly<Record<ProblemRelation, string>> }
  /** One of the labels, or any number of them: right in part by `credit`. */
  | {
      readonly kind: "label" | "labels";
      readonly labels: (shown: {
        readonly premises: readonly unknown[];
        readonly lines: readonly Pick<ShownLine, "n">[];
      }) => readonly string[];
      /** How often a guess is right, by the fewest steps of the problem; null where that varies. */
      readonly chance: (steps: number) => number | null;
      /** By how many labels are both right and named, and how many are either. */
      readonly credit?: (both: number, either: number) => number;
    }
  /** Whatever the kernel accepts; `accepted` says what that is. */
  | { readonly kind: "derivation" | "interpretation"; readonly accepted: string }
  /** A formula for the line that is left out; `lines` have it in its place. */
  | {
      readonly kind: "statement";
      readonly accepted: string;
      readonly fault: (premises: readonly Formula[], lines: readonly ShownLine[]) => Fault | undefined;
    };

/** The first line that does not follow, by its number or label, and why. */
export type Fault = { readonly line: string; readonly why: string };

export type Task = {
  readonly name: string;
  readonly answer: TaskAnswer;
  /** What its question is called; by what it is about where nothing is said. */
  readonly title?: (goal: string) => string;
  /**
   * The relations that are asked of one skeleton, of the next, and so on in turn: their problems stand side by side, since
   * only a needed link or literal tells them apart.
   */
  readonly turns: readonly (readonly ProblemRelation[])[];
  /** What stands in its questions before what they are about, and in no other task's. */
  readonly marks: readonly string[];
  /** What distractors have to be, lest its answers show. */
  readonly wants?: Wanted;
  /** Difficulty parameters that are usual for it, where these are others than for the rest. */
  readonly usual?: Partial<Dials>;
  /** The steps that it wants beyond the fewest that other dials leave: no line of some proofs can be asked about. */
  readonly spareSteps?: number;
  /** The lines that it shows beside the premises; text where it has no question for a problem, and why. */
  readonly choose?: (source: LineSource) => readonly ShownLine[] | string;
  /** The question with its key, which is worked out anew from problem and lines. */
  readonly ask: (said: SaidProblem) => AskedProblem;
};

type Texts = Pick<Task, "marks"> & { readonly title: string; readonly asks: readonly string[] };

/** A task's name, title and marks, and what its question asks, from data/tasks.json. */
export const textsOf = (
  name: "countermodel" | "fill-the-gap" | "first-wrong-line" | "multi-select" | "premises" | "proof",
) => {
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
export const besideFormula = (
  { isWordless }: Pick<SaidProblem, "isWordless">,
  sentence: string,
  formula: Formula,
): string => (isWordless ? sentence : `${sentence} [${print(formula)}]`);

/** The label for "none of them follows". */
export const noneLabel = "none";

/** What denies a formula, without two negations. */
export const opposite = (formula: Formula): Formula => (formula.kind === "not" ? formula.body : not(formula));

/** What is to be proved: the goal, or what denies it. */
export const proofTarget = ({ relation, goal }: Pick<GradedArgument, "relation" | "goal">): Formula =>
  relation !== "contradiction" ? goal : opposite(goal);
