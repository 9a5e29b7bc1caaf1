/**
 * s-DivLogicEval (DivLogicEval §4.2): the same items in signs instead of words. A twin has an id of its own; formulas,
 * key and certificates are those of the item.
 */
import type { ChoiceItem } from "../formats/choice.ts";
import { choiceIdOf } from "./choice-id.ts";

/** An item's symbolic twin; of a symbolic item, the item itself. */
export const symbolicTwin = (item: ChoiceItem): ChoiceItem => {
  if (item.language === "symbolic") return item;
  const twin: ChoiceItem = {
    ...item,
    language: "symbolic",
    paraphrase: "none",
    faithful: true,
    polish: "none",
    sentencesText: item.propositions,
    goalText: item.goal,
    passage: item.symbolic.passage,
    options: item.symbolic.options,
    wordings: [],
    sentences: [],
    forms: [],
  };
  return { ...twin, id: choiceIdOf(twin) };
};
