/**
 * How four-option questions are drawn: the plan of a set. The paper's set by recipe (DivLogicEval §4.1) has 12,589 items, of which 900,
 * 300 of each type, are set apart to be polished by people and are what models are tested on; few-shot examples come from the other
 * 11,689.
 */
import { type Recipe, choiceTypes, type ChoiceType } from "#arguments/choice/types";
import type { Form } from "#arguments/choice/propositions";
import type { Split } from "#arguments/split-names";
import type { Lexicon } from "#language/lexicon";
import type { Family } from "#language/sentences/family";
import type { ParaphrasePolicy } from "./variants.ts";

/** The source and the method of a set of four-option questions. */
export type ChoicePlan = {
  readonly recipe: Recipe;
  readonly seed: number;
  /** n of Algorithm 1, whose value the paper does not print: the most propositions, at least 2. */
  readonly n: number;
  readonly variables: number;
  /** Fewest and most literal facts, 0 to 3; each number is a third as likely as the one before. */
  readonly facts: readonly [number, number];
  /** The fewest propositions that what is entailed needs, at least 2. */
  readonly steps: number;
  readonly paraphrase: ParaphrasePolicy;
  /** Forms of propositions: the premises of rules. Without, those of the recipe. */
  readonly forms?: readonly Form[];
  /** Recipe `paper`: set where no key may hold only because a side of an implication is settled. */
  readonly noVacuous?: true;
  /** Set where questions are formulas without words. */
  readonly symbolic?: true;
  /** Only passages of this split. */
  readonly split?: Split;
  readonly bank: readonly Family[];
  /** Where given, an item is about one topic of this lexicon, in style natural; else its letters are sentences of the bank. */
  readonly topics?: Lexicon;
  /** Wordings of the implication beside our own, admitted by `understandWording`. */
  readonly wordings?: readonly string[];
};

/** The most propositions and letters that a plan of each recipe has where nothing is said. */
export const usualSizes: Readonly<Record<Recipe, { readonly n: number; readonly variables: number }>> = {
  fair: { n: 11, variables: 13 },
  paper: { n: 5, variables: 8 },
};

/** Topics have no variants; sentences of the bank have paraphrases. */
export const usualParaphrase: Readonly<Record<Recipe, ParaphrasePolicy>> = { fair: "none", paper: "same" };

/** The parameters that a plan has where nothing is said. */
export const defaultChoicePlan = {
  recipe: "fair",
  seed: 1,
  ...usualSizes.fair,
  facts: [0, 1],
  steps: 2,
  paraphrase: "none",
} as const satisfies Omit<ChoicePlan, "bank">;

/** Items of each type. */
export const paperCounts: Readonly<Record<ChoiceType, number>> = {
  "3c1e": 4196,
  "3e1c": 4195,
  "missing-premise": 4198,
};

/** How far a generator goes for the set. */
export const paperExtent = {
  perSkill: Math.max(...Object.values(paperCounts)),
  limit: Object.values(paperCounts).reduce((sum, count) => sum + count, 0),
} as const;

/** True if an index of the generator is one of the paper's set. The first 900 that are belong to the part set apart. */
export const isInPaperSet = (index: number): boolean => {
  const turns = choiceTypes.length;
  const type = choiceTypes[index % turns];
  return type !== undefined && Math.floor(index / turns) < paperCounts[type];
};
