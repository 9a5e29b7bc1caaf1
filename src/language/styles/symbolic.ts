/**
 * The style without words: a sentence is the formula in the outer contract's notation and a full stop, its
 * letters straight from the item. A printed formula holds no full stop, so a paragraph still parts at ". ".
 * Nothing of the vocabulary is looked at: the letters are the words.
 */
import { canonical } from "#logic/canonical";
import { misuse } from "#logic/error";
import type { Formula } from "#logic/formula";
import { parse, print } from "#logic/notation";
import type { Style } from "../style.ts";

const say = (formula: Formula): string => `${print(formula)}.`;

const read = (sentence: string): Formula => {
  const formula = parse(sentence.endsWith(".") ? sentence.slice(0, -1) : sentence);
  const printed = say(formula);
  if (printed !== sentence)
    throw misuse(
      `“${shortenText(sentence)}” is not a formula as it is printed`,
      `write “${shortenText(printed)}”`,
    );
  return canonical(formula);
};

const shortenText = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

/** Formulas as they are printed: "p → ¬q.", "∀x (P(x) → Q(x)).". Reads what it says and nothing else. */
export const symbolic: Style = { name: "symbolic", wordless: true, say, read };
