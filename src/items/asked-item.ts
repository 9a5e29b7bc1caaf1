/**
 * What a study can ask: an item of our own, a question that somebody else made, or one rotation of a choice item.
 * All have an id, a place to be grouped by, a key (`label`) and the text that is asked (`question`).
 */
import type { ImportedItem } from "./datasets/imported-item.ts";
import type { ChoiceQuestion } from "./formats/rotation.ts";
import type { Item } from "./item.ts";

export type AskedItem = Item | ImportedItem | ChoiceQuestion;

/** Whether it is an item of our own, with formulas and a certificate. */
export const isProved = (item: AskedItem): item is Item => "certificate" in item;

/** Whether it asks for yes or no. */
export const isYesNo = (item: AskedItem): item is Item | ImportedItem => "premisesText" in item;

/** Whether it is a rotation of a choice item. */
export const isChoice = (item: AskedItem): item is ChoiceQuestion => "options" in item;
