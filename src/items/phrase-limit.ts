/**
 * How many words a phrase may have in the sentences of an argument. A line is measured once, with words of its own: few lines
 * make most arguments.
 */
import type { Argument } from "#arguments/argument";
import { literalsOf } from "#arguments/literals";
import type { Style } from "#language/style";
import type { Clause, Words } from "#language/words";
import { arbitraryName } from "#logic/canonical";
import { getOrInsert, memoize } from "#logic/memoize";
import type { Formula } from "#logic/formula";
import { lettersIn } from "./letters.ts";
import { wordCount } from "./phrase-list.ts";

/**
 * How many words a phrase may have so that no sentence of an argument is too long even if all phrases have as many, and
 * the denied ones two more ("does not …"). 0 where even phrases of one word are too many, and where a sentence denies a
 * statement inside a denied one.
 */
type PhraseLimit = (argument: Pick<Argument, "premises" | "conclusion">, length: number) => number;

/** The limit in a style. */
export const createPhraseLimit = (style: Style): PhraseLimit => {
  const measure = (line: Formula): Measured => {
    const sentence = style.say(line, style.staged ? usualWords(line) : shortestWords(line));
    const isContorted = /it is not true that.*it is not true that/i.test(sentence);
    return { isContorted, words: wordCount(sentence), literals: literalsOf([line]).length };
  };
  const measured = memoize(measure, { keyOf: shapeOf, limit: 10_000 });
  return ({ premises, conclusion }, length) => {
    let max = maxPhraseWords;
    for (const line of [...premises, conclusion]) {
      const { isContorted, words, literals } = measured(line);
      const allowed = style.maximalWords ?? (style.staged ? 1.5 : 1) * maximalWords(length);
      const left = allowed - words;
      if (isContorted || left < 0) return 0;
      if (!style.staged) max = Math.min(max, 1 + Math.floor(left / Math.max(1, literals)));
    }
    return max;
  };
};

/** Of a line's sentence in short words. */
type Measured = { readonly isContorted: boolean; readonly words: number; readonly literals: number };

/** No sentence of a one-step item is longer than this; sentences of chains may be somewhat longer. */
const maximalWords = (length: number): number => (length === 1 ? 25 : 40);

/** No phrase of a lexicon needs to be longer. */
const maxPhraseWords = 5;

/** Phrases of as many words as those of scenes have, each of its own. */
const usualWords = (line: Formula): Words => {
  const { propositions, predicates, relations, constants } = lettersIn([line]);
  return {
    propositions: wordsFor(propositions, (i) => ({ yes: `N${i} w${i} w w`, no: `N${i} did not b w w` })),
    predicates: wordsFor(predicates, (i) => ({ yes: `w${i} w w`, no: "did not b w w" })),
    relations: wordsFor(relations, (i) => ({ yes: `w${i}`, no: "did not b" })),
    constants: wordsFor(constants, (i) => `M${i}`),
  };
};

/** Phrases of one word, "sings", and their denials of three, "does not sing". */
const shortestWords = (line: Formula): Words => {
  const { propositions, predicates, relations, constants } = lettersIn([line]);
  const short = (): Clause => ({ yes: "w", no: "w w w" });
  return {
    propositions: wordsFor(propositions, () => ({ yes: "N w", no: "N w w w" })),
    predicates: wordsFor(predicates, short),
    relations: wordsFor(relations, short),
    constants: wordsFor(constants, () => "N"),
  };
};

const wordsFor = <Word>(names: readonly string[], wordOf: (i: number) => Word): ReadonlyMap<string, Word> =>
  new Map(names.map((name, i) => [name, wordOf(i)]));

/**
 * A line with its letters, constants and bound names numbered as they come. Of an arbitrary individual a sentence speaks in
 * another way than of each.
 */
const shapeOf = (line: Formula): string => {
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => getOrInsert(numbers, name, () => numbers.size);
  const write = (formula: Formula): string => {
    switch (formula.kind) {
      case "true":
      case "false":
        return formula.kind;
      case "atom": {
        let text = `${formula.name === "=" ? "=" : numberOf(`${formula.name}/${formula.terms.length}`)}`;
        for (const { kind, name } of formula.terms)
          text += kind === "constant" ? `a${numberOf(`${name}/a`)}` : `x${numberOf(`${name}/x`)}`;
        return text;
      }
      case "not":
        return `¬${write(formula.body)}`;
      case "forall":
      case "exists":
        return `${formula.kind === "forall" ? "∀" : "∃"}${formula.variable === arbitraryName ? "u" : ""}${numberOf(
          `${formula.variable}/x`,
        )}${write(formula.body)}`;
      default:
        return `(${write(formula.left)}${formula.kind}${write(formula.right)})`;
    }
  };
  return write(line);
};
