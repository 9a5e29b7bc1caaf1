/**
 * Defines a task: what is asked of a problem, how a reply is judged, and how the built-in reasoners answer. Packages define tasks
 * and an entry point adds them (`tasks.ts`); the core asks a task for all that it needs and knows no task by name.
 */
import type { Random } from "#arguments/random";
import type { Derivation, Interpretations } from "#logic/certificate";
import type { AnswerOption } from "../question.ts";
import type { GradedArgument, Parameters, ProblemRelation } from "./graded-argument.ts";

/** Makes the problems of a task. */
export type ProblemSource = {
  /** The names of the difficulty parameters, in their order. */
  readonly parameterNames: readonly string[];
  /** Returns every parameter, in order; those that are not given have their default. Throws misuse for unknown names, and values that are out of range or do not go together. */
  readonly readParameters: (given: Parameters) => Parameters;
  /** The parameters of a stream's levels, from easy to hard. */
  readonly levels: readonly Partial<Parameters>[];
  /**
   * Returns the problems of one setting, each a pure function of parameters, seed, skeleton number and relation. A problem that is
   * not proved is dropped with the reason. With `isAlike` the problems of a skeleton look alike.
   */
  readonly open: (
    parameters: Parameters,
    options: {
      readonly seed: number | string;
      readonly isAlike: boolean;
      readonly createRandom: (seed: number | string) => Random;
    },
  ) => (
    number: number,
    relation: ProblemRelation,
  ) => { readonly problem: GradedArgument } | { readonly dropped: string };
  /** Returns what is wrong with the steps and parameters that a settled problem claims. */
  readonly getFaults: (problem: SettledClaims) => readonly string[];
  /** Returns why the labels of a task can be guessed with these parameters; undefined if they can't. */
  readonly getLeakReason: (task: string, parameters: Parameters) => string | undefined;
};

/** The difficulty claims of a settled problem. */
export type SettledClaims = Pick<GradedArgument, "premises" | "goal" | "core" | "steps" | "parameters">;

/** A problem as formulas. */
export type TaskProblem = Pick<GradedArgument, "premises" | "goal" | "relation">;

/** A problem as sentences. */
export type WordedProblem = {
  readonly problem: TaskProblem;
  /** The first sentence of the question, if it has a context sentence. */
  readonly setting: string | undefined;
  readonly premises: readonly string[];
  readonly goal: string;
  /** True if the sentences are formulas. */
  readonly isWordless: boolean;
};

/** A question with its answers and its answer key. */
export type TaskQuestion = {
  readonly text: string;
  readonly answers: readonly AnswerOption[];
  readonly key: readonly string[];
};

/** A question parsed from a prompt. */
export type ParsedQuestion = {
  readonly premises: readonly string[];
  readonly goal: string;
  /** The formula that a proof must end in, if the question states it. */
  readonly target?: string | undefined;
};

/** The first wrong line of a reply, by its number or label, and why it is wrong. */
export type TaskFault = { readonly line: string; readonly why: string };

/** A part of a reply: first position, and the position after the last. */
export type Span = readonly [start: number, end: number];

/** The lines of a reply: whether each follows from the lines that it cites, and where it is. */
export type TaskSteps = {
  readonly steps: readonly ("ok" | "wrong")[];
  readonly stepSpans: readonly (Span | null)[];
};

/** An answer that is one label for each relation. Replies are parsed as for any labels. */
export type LabelAnswer = {
  readonly kind: "relation";
  readonly labels: Readonly<Record<ProblemRelation, string>>;
};

/** An open answer, such as a proof, that a checker judges. Its question has the answer key `["accepted"]` and no answers. */
export type CheckedAnswer = {
  readonly kind: "checked";
  /** A sentence on which replies are accepted. */
  readonly accepted: string;
  /** Returns the first fault of a reply; undefined if it is accepted. Never throws. */
  readonly check: (reply: string, problem: TaskProblem) => TaskFault | "unreadable" | undefined;
  /** Judges each line of a reply by itself, for answers that have lines. Never throws. */
  readonly checkSteps?: (reply: string, problem: TaskProblem) => TaskSteps;
  /** Returns where a fault is in a reply. */
  readonly locate?: (reply: string, fault: Pick<TaskFault, "line">) => Span | undefined;
  /** Returns an accepted reply, from the certificate of the problem. */
  readonly solve: (problem: TaskProblem, certificate: Derivation | Interpretations) => string;
  /** Returns an accepted reply from the parsed question alone; undefined if the search fails. */
  readonly reason: (question: ParsedQuestion, formulas: Omit<TaskProblem, "relation">) => string | undefined;
  /** Returns a reply of the right form without reasoning. */
  readonly guess: (question: ParsedQuestion) => string;
};

export type Task = {
  readonly name: string;
  readonly answer: LabelAnswer | CheckedAnswer;
  readonly problems: ProblemSource;
  /** Returns the title of a question; the conclusion by default. */
  readonly title?: (goal: string) => string;
  /** The relations asked of each problem skeleton. Their questions form a group. */
  readonly relations: readonly ProblemRelation[];
  /** Returns the question, with an answer key computed from the problem. */
  readonly ask: (worded: WordedProblem) => TaskQuestion;
  /** Returns the last question of this task in a prompt; undefined if there is none. */
  readonly parse: (prompt: string) => ParsedQuestion | undefined;
};

/** Returns why the answers of a task can be guessed with these difficulty parameters; undefined if they can't. Open answers can't be guessed. */
export const getLeakReason = ({ name, answer, problems }: Task, parameters: Parameters): string | undefined =>
  answer.kind === "relation" ? problems.getLeakReason(name, parameters) : undefined;
