/** The words of a formula's sentence with placeholders for its phrases: what of it is frame, and what denies. */
import { literalsOf } from "#arguments/literals";
import { constantsOf, type Formula } from "#logic/formula";
import { memoize } from "#logic/memoize";
import { print } from "#logic/notation";
import type { Style } from "./style.ts";

export type WordsOf = (line: Formula) => readonly string[];

/** The words in a style; of signs all but the brackets. */
export const wordsIn = (style: Style): WordsOf =>
  memoize(
    (formula: Formula) => {
      const names = new Set(literalsOf([formula]).map(({ atom }) => atom));
      const pairs = new Map([...names].map((name) => [name, { yes: `yes-${name}`, no: `no-${name}` }]));
      const constants = new Map(constantsOf(formula).map((name) => [name, `N${name}`]));
      return style
        .say(formula, { propositions: pairs, predicates: pairs, relations: pairs, constants, noun: "person" })
        .toLowerCase()
        .split(style.wordless === true ? /[ .,()]+/ : /[ .,]+/);
    },
    { keyOf: print, limit: 10_000 },
  );

/** A word, a placeholder without its letter. */
export const frameOf = (word: string): string => word.replace(/^(yes|no)-.*/, "$1");
