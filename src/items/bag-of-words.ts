/**
 * The words of a style's sentences without their order: twins must not be told apart by a count of words.
 */
import type { Style, Words } from "#language";
import type { Formula } from "#logic";
import { literalsOf } from "#arguments";

/** The words of a formula's sentence, for formulas whose letters are among those of some others. */
type WordsOf = (others: readonly Formula[]) => (formula: Formula) => readonly string[];

/** The words of a style's sentences, with placeholders for phrases. */
export const wordsIn =
  (style: Style): WordsOf =>
  (others) => {
    const words = placeholdersFor(others);
    return (formula) =>
      style
        .say(formula, words)
        .toLowerCase()
        .split(/[ .,]+/);
  };

const placeholdersFor = (formulas: readonly Formula[]): Words => {
  const names = new Set(literalsOf(formulas).map(({ atom }) => atom));
  const pairs = new Map([...names].map((name) => [name, { yes: `yes-${name}`, no: `no-${name}` }]));
  return { propositions: pairs, predicates: pairs, constants: constantNames };
};

/** Any constant is a name. */
const constantNames: ReadonlyMap<string, string> = new Map(
  "abcdefgh".split("").map((name) => [name, `N${name}`]),
);
