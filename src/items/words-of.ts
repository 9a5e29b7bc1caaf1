/**
 * An item's words, read back from its line: with them further formulas over its letters can be said, such as the
 * lines of its derivation.
 */
import { styleNamed, type Clause, type VerbPhrase, type Words } from "#language";
import { OrganonError, parse } from "#logic";
import type { Item } from "./item.ts";

/** The words that an item's lexicon gives: a name to a constant, a pair to a proposition or predicate. */
export const wordsOf = (lexicon: Item["lexicon"]): Words => {
  const propositions = new Map<string, Clause>();
  const predicates = new Map<string, VerbPhrase>();
  const constants = new Map<string, string>();
  for (const [letter, words] of Object.entries(lexicon)) {
    if (typeof words === "string") constants.set(letter, words);
    else if (isPair(words)) (/^[a-z]/.test(letter) ? propositions : predicates).set(letter, words);
    else throw new OrganonError("misuse", `the lexicon gives no words for ${letter}`);
  }
  return { propositions, predicates, constants };
};

/** Says formulas, as printed, in the words and the style of an item. */
export const speakerOf = (item: Pick<Item, "lexicon" | "style">): ((formula: string) => string) => {
  const words = wordsOf(item.lexicon);
  const style = styleNamed(item.style);
  return (formula) => style.say(parse(formula), words);
};

const isPair = (words: unknown): words is { readonly yes: string; readonly no: string } =>
  typeof words === "object" &&
  words !== null &&
  "yes" in words &&
  "no" in words &&
  typeof words.yes === "string" &&
  typeof words.no === "string";
