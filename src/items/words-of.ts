/**
 * An item's words put to further formulas over its letters, such as the lines of its chain.
 */
import { styleNamed } from "#language";
import { parse } from "#logic";
import type { Item } from "./item.ts";
import { wordsOf } from "./verify.ts";

/** Says formulas, as printed, in the words and the style of an item. */
export const speakerOf = (
  item: Pick<Item, "lexicon" | "style" | "premises" | "conclusion" | "steps">,
): ((formula: string) => string) => {
  const lines = item.steps.flatMap(({ from, to }) => [...from, to]);
  const words = wordsOf(
    item.lexicon,
    [...item.premises, item.conclusion, ...lines].map((text) => parse(text)),
  );
  const style = styleNamed(item.style);
  return (formula) => style.say(parse(formula), words);
};
