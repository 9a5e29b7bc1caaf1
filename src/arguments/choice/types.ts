/**
 * What kinds of four-option questions there are (DivLogicEval §2.1): one option entailed among three that are not, one
 * not entailed among three that are, and the premise that is missing for a conclusion; and by which recipe they are drawn.
 */

export const choiceTypes = ["3c1e", "3e1c", "missing-premise"] as const;
export type ChoiceType = (typeof choiceTypes)[number];

export const recipes = ["fair", "paper"] as const;
export type Recipe = (typeof recipes)[number];

export type OptionRelation = "entailment" | "contradiction" | "neutral";
