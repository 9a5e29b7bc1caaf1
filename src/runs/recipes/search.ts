/** Defines an adaptive study: its plan, its progress, and its result for one model. */
import type { Skill } from "#catalog/skill";
import type { GenerationPlan } from "#items/generation";
import type { FocusSettings } from "#lessons/focus";
import type { Estimate } from "#scores/estimate";
import type { Score } from "#scores/verdict";
import type { Walk } from "./walk.ts";

/** The generation plan of an adaptive study, and its settings per model. */
export type AdaptivePlan = {
  readonly generation: GenerationPlan;
  readonly settings: FocusSettings & {
    /** The target: the rules that explain wrong answers; default: the weakest skills. */
    readonly target?: "rules";
  };
};

/** The progress when a search requests its next questions. */
export type AdaptiveProgress = {
  readonly model: string;
  /** Questions asked so far, and the phase of the search. */
  readonly asked: number;
  readonly phase: "pilot" | "search" | "confirming" | "done";
  /** The expected share of correct results if the search ended now; null if not computed. */
  readonly expected: number | null;
  /** The split of the budget. */
  readonly split: AdaptiveResult["asked"];
};

/** The search's result for a skill. */
type SearchedLeaf = {
  readonly leaf: Skill;
  /** Questions of pilot and search. */
  readonly asked: number;
  /** The shrunk estimate from the whole tree, by pilot and search. */
  readonly shrunk: Estimate;
  /** The probability that it is among the k weakest. */
  readonly chance: number;
};

/** The result of a rule search for one rule. */
export type SearchedRule = {
  readonly rule: string;
  /** Answered questions that need it. */
  readonly asked: number;
  /** The probability that its error rate is a third or more. */
  readonly chance: number;
};

/** The result of an adaptive study for one model. */
export type AdaptiveResult = {
  readonly model: string;
  /** Whether the confirming questions are answered too. */
  readonly isFinished: boolean;
  /** The skills found, weakest first: indices in `leaves`. */
  readonly found: readonly number[];
  /** Expected share of the skills found that are truly among the k weakest. */
  readonly expected: number;
  readonly leaves: readonly SearchedLeaf[];
  /** Each rule, for a rule search. */
  readonly rules?: readonly SearchedRule[];
  /** Equally many scores of every skill. */
  readonly pilot: readonly Score[];
  /** Scores of the confirming questions. */
  readonly confirming: readonly Score[];
  readonly asked: { readonly pilot: number; readonly search: number; readonly confirming: number };
};

/** One model's search. */
export type Search = Walk & {
  readonly state: () => Pick<AdaptiveProgress, "phase" | "expected" | "split">;
  readonly result: (model: string) => AdaptiveResult;
};
