/**
 * The words of a style's sentences without their order: twins must not be told apart by a count of words.
 */
import type { Style, Words } from "#language";
import type { Formula } from "#logic";
import { type BagOfWords, tokensOf } from "#arguments";

/** The bag of words of a style. */
export const bagOfWords =
  (style: Style): BagOfWords =>
  (formulas) => {
    const words = placeholdersFor(formulas);
    return formulas
      .flatMap((formula) =>
        style
          .say(formula, words)
          .toLowerCase()
          .split(/[ .,]+/),
      )
      .toSorted()
      .join(" ");
  };

const placeholdersFor = (formulas: readonly Formula[]): Words => {
  const names = new Set(tokensOf(formulas).map(({ atom }) => atom));
  const pairs = new Map([...names].map((name) => [name, { yes: `yes-${name}`, no: `no-${name}` }]));
  return { propositions: pairs, predicates: pairs, constants: constantNames };
};

/** Any constant is a name. */
const constantNames: ReadonlyMap<string, string> = new Map(
  "abcdefgh".split("").map((name) => [name, `N${name}`]),
);
