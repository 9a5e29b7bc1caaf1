/**
 * A report as data: one run, its models, their scores by group, and the results of diagnosis and teaching.
 * Modules to the left fill it in; renderers only read it.
 *
 * Accuracy is correct over asked, response accuracy correct over readable (the papers' N_correct / N_satisfy), response
 * rate readable over asked (LogicAsker §3.3). A failed call was not asked. A share is always an `Estimate`, with its interval and its n.
 */
import type { NamedCause } from "#diagnosis/causes";
import type { RunPlan } from "#runs/plan";
import type { Outcomes } from "#scoring/by-question";
import type { Calibration } from "#scoring/calibration";
import type { AnswerBiases } from "#scoring/chance";
import type { Estimate } from "#scoring/estimate";
import type { TaskResults } from "#scoring/tasks/task-results";
import type { CirclesAsked, CirclesReport } from "./circles.ts";
import type { Examination, RuleSearch, Teaching, Weakness } from "./diagnosis-report.ts";
import type { Document, SkillGroup } from "./document.ts";
import type { CostTold } from "./numbers.ts";

/** One row of a table by logic, category, kind, rule or length. */
export type Group = {
  readonly name: string;
  readonly accuracy: Estimate;
  readonly responseAccuracy: Estimate;
  readonly responseRate: Estimate;
  /** By length: yes over readable, and how many of the questions asked have the key yes. */
  readonly yesRate?: Estimate;
  readonly yesKeys?: Estimate;
};

/** The tokens and the cost of the calls. */
export type Cost = CostTold & {
  readonly calls: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  /** Of a study: the number of runs that it covers. */
  readonly runs?: number;
};

/** The accuracy of the audit's bag of words on the run's questions, the first of them if they are many. */
export type BagOfWordsBaseline = { readonly accuracy: Estimate };

/** Where a run was cut off: how many of its calls have an answer, no response yet, or a failed one. */
export type Unfinished = {
  readonly planned: number;
  readonly answered: number;
  readonly missing: number;
  readonly failed: number;
  /** True if all its calls were planned; else there would have been more. */
  readonly isPlanned: boolean;
};

/** How steady the answers are when each question is asked several times: `rate` of the items got answers of both kinds. */
export type Steady = {
  readonly epochs: number;
  readonly items: number;
  readonly flipped: number;
  readonly rate: Estimate;
  /** pass^k: the share of questions answered right k times of k, for each k up to the number of epochs. */
  readonly allRight: readonly { readonly k: number; readonly share: Estimate }[];
};

/** Everything the report says about one language model: a `Breakdown` of its scores, and what was made of it. */
export type ModelReport = {
  /** As the user named it: `provider:model[?param=value&…]`. */
  readonly id: string;
  /** Short, for charts and tables. */
  readonly name: string;
  readonly organisation: string;
  readonly accuracy: Estimate;
  readonly responseAccuracy: Estimate;
  readonly responseRate: Estimate;
  /** Yes over readable: 0 or 1 is a model that does not read the question. */
  readonly yesRate: Estimate;
  readonly outcomes: Outcomes;
  readonly cost: Cost;
  /** Where replies came and none could be read: the first one, and what it might have said. */
  readonly unread?: { readonly reply: string; readonly expected: readonly string[] };
  /** Where each question was asked more than once. */
  readonly steadiness?: Steady;
  /** Where tokens came with their probabilities. */
  readonly calibration?: Calibration;
  /** Where questions ask tasks. */
  readonly tasks?: TaskResults;
  readonly byLogic: readonly Group[];
  readonly byCategory: readonly Group[];
  readonly byKind: readonly Group[];
  readonly byRule: readonly Group[];
  /** `name` is the length in digits. */
  readonly byLength: readonly Group[];
  /** In place of `byLength` where each length has rules of its own, so that lengths do not compare. */
  readonly bySteps?: readonly Group[];
  /** By tags that are no place in the rule tree, such as dataset or hops; only those with several values. */
  readonly byTag?: Readonly<Record<string, readonly Group[]>>;
  readonly bySkill: readonly SkillGroup[];
  readonly weaknesses: readonly Weakness[];
  /** Features associated with wrong answers, strongest first; undefined if questions don't say what they bear on. */
  readonly causes?: readonly NamedCause[];
  readonly examination: Examination;
  /** Undefined where the questions were chosen before any answer. */
  readonly search?: RuleSearch;
  /** Accuracy on fresh questions for the ten weakest skills (LogicAsker §4.2). */
  readonly secondIteration?: Estimate;
  /** One for each way in which lessons were asked; the second iteration is of the first. */
  readonly teaching?: readonly Teaching[];
  readonly biases?: AnswerBiases;
  /** Of four-option questions asked in rotations; the accuracies above are then of the original order. */
  readonly circles?: CirclesReport;
};

/** A package's report of runs whose questions it chose by the answers. */
export type AdaptiveReport = {
  /** The title of the report: the measured quantity. */
  readonly title: string;
  readonly document: Document;
  /** The members that it adds to a report's JSON. */
  readonly json: object;
};

/** The checks of a run that came as a file. */
export type ImportCheck = {
  /** ISO time of the import. */
  readonly at: string;
  /** The version that wrote the file. */
  readonly organon: string;
  /** `plan` if its questions were made again; otherwise why they could not be. */
  readonly basis: "plan" | "made by another version" | "chosen by answers" | "from a file";
  readonly questions: number;
  /** Questions that the plan makes byte by byte. */
  readonly verified: number;
  /** Questions whose certificates hold; of others than `plan`. */
  readonly replayed: number;
  /** The first questions that differ or whose certificates fail, in words. */
  readonly faults: readonly string[];
};

/** One run or study, told. The first model is its subject; the others stand beside it. */
export type Report = {
  readonly run: string;
  /** The run's name, if a user gave it one. */
  readonly name?: string;
  /** The command that made it; absent if the library did. */
  readonly command?: string;
  /** The plan of a run without a command. */
  readonly plan?: RunPlan;
  /** ISO date or time of the run. */
  readonly date: string;
  /** Program or library → version. */
  readonly versions: Readonly<Record<string, string>>;
  /** Of the generator; null where the questions came from a file. */
  readonly seed: number | null;
  readonly profile: string | null;
  /** The style that the questions were said in; absent where they came from a file. */
  readonly style?: string;
  /** Of an adaptive run: answers chose its questions, so that it has no accuracy. */
  readonly adaptive?: AdaptiveReport;
  /** The file that the questions came from. */
  readonly file?: string;
  /** The prompt in words where it is not the plain question: style, system text, few-shot examples, epochs. */
  readonly prompt?: readonly string[];
  /** Questions in the suite; of four-option ones each rotation counts. */
  readonly suiteSize: number;
  /** How much was asked of four-option questions; undefined of others. */
  readonly circles?: CirclesAsked;
  /** Undefined where it was not looked at: few questions, or such as it cannot read. */
  readonly bagOfWordsBaseline?: BagOfWordsBaseline;
  /** Undefined for a run that is whole. */
  readonly unfinished?: Unfinished;
  /** Undefined for a run that was asked here. */
  readonly imported?: ImportCheck;
  readonly models: readonly ModelReport[];
};
