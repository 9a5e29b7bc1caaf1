/**
 * What an adaptive study is, whatever it seeks: its plan, how far it is, and what it found about one model.
 */
import type { Skill } from "#catalog/skill";
import type { GenerationPlan } from "#items/generation";
import type { FocusSettings } from "#lessons/focus";
import type { Estimate } from "#scores/estimate";
import type { Score } from "#scores/verdict";
import type { Walk } from "./walk.ts";

/** How the questions of an adaptive study are made, and what it may spend on each model. */
export type AdaptivePlan = {
  readonly generation: GenerationPlan;
  readonly settings: FocusSettings & {
    /** What is sought: the rules that explain wrong answers; where it is not said, the weakest leaves. */
    readonly target?: "rules";
  };
};

/** What is known when a search asks for its next questions. */
export type AdaptiveProgress = {
  readonly model: string;
  /** Questions asked so far, and where the search stands. */
  readonly asked: number;
  readonly phase: "pilot" | "search" | "confirming" | "done";
  /** The share of what it would name now that is expected to be right; null where it is not reckoned. */
  readonly expected: number | null;
  /** How the budget is split. */
  readonly split: AdaptiveResult["asked"];
};

/** A leaf as the search leaves it. */
type SearchedLeaf = {
  readonly leaf: Skill;
  /** Questions of pilot and search. */
  readonly asked: number;
  /** What the tree suggests, from pilot and search. */
  readonly shrunk: Estimate;
  /** The probability that it is among the k weakest. */
  readonly chance: number;
};

/** A rule as a search for rules leaves it. */
export type SearchedRule = {
  readonly rule: string;
  /** Answered questions that need it. */
  readonly asked: number;
  /** The probability that it slips in a third of its applications or more. */
  readonly chance: number;
};

/** What an adaptive study found about one model. */
export type AdaptiveResult = {
  readonly model: string;
  /** Whether the confirming questions have their answers, too. */
  readonly isFinished: boolean;
  /** The leaves named, weakest first: places in `leaves`. */
  readonly found: readonly number[];
  /** Expected share of the leaves found that are truly among the k weakest. */
  readonly expected: number;
  readonly leaves: readonly SearchedLeaf[];
  /** Where rules were sought, each rule. */
  readonly rules?: readonly SearchedRule[];
  /** As many scores of every leaf. */
  readonly pilot: readonly Score[];
  /** Scores of the fresh questions. */
  readonly confirming: readonly Score[];
  readonly asked: { readonly pilot: number; readonly search: number; readonly confirming: number };
};

/** One model's search. */
export type Search = Walk & {
  readonly state: () => Pick<AdaptiveProgress, "phase" | "expected" | "split">;
  readonly result: (model: string) => AdaptiveResult;
};
