/**
 * How hard the sentences of an argument are to read: which of several arguments are rather asked in styles for readers.
 * Formulas alone decide, before they get words; both twins of a pair have one strain, so it tells no answer.
 */
import { literalsOf } from "#arguments";
import type { Style, Words } from "#language";
import { constantsOf, eachAtom, equal, type Formula } from "#logic";
import { oncePerLine } from "./line-memo.ts";

/** The strain of some lines: 0 where each is a short plain sentence; always 0 in styles that are not for readers. */
export type Strain = (lines: readonly Formula[]) => number;

/** Strain in a style. A line's is that of its sentence with words of its own, so it does not hang on the other lines. */
export const createStrain = (style: Style): Strain => {
  if (!style.staged) return () => 0;
  const ofLine = oncePerLine((line) => strainOfLine(line, style.say(line, anyWords([line]))));
  return (lines) => lines.reduce((strain, line) => strain + ofLine(line), 0);
};

/** Lists and colons, one condition inside another, denied statements, much in one sentence, and what is said twice. */
const strainOfLine = (line: Formula, sentence: string): number => {
  const count = (words: RegExp): number => sentence.match(words)?.length ?? 0;
  return (
    2 * count(/:/g) +
    Math.max(0, count(/\bif\b(?! and only if)/gi) - 1) +
    count(/not true|fail(?:ed)? to/gi) +
    Math.max(0, literalsOf([line]).length - mostClauses) +
    (saysTwice(line) ? 2 : 0)
  );
};

/** How much strain may be where so many arguments with more have been passed over, so that no leaf runs dry. */
export const strainAllowed = (passedOver: number): number => passedOver / 3;

/** More clauses in one sentence are hard to keep apart. */
const mostClauses = 3;

const saysTwice = (formula: Formula): boolean => {
  switch (formula.kind) {
    case "not":
    case "forall":
    case "exists":
      return saysTwice(formula.body);
    case "and":
    case "or":
    case "implies":
    case "iff":
      return equal(formula.left, formula.right) || saysTwice(formula.left) || saysTwice(formula.right);
    default:
      return false;
  }
};

/** Words for whatever formulas speak of, each of its own. */
const anyWords = (formulas: readonly Formula[]): Words => {
  const names: [Set<string>, Set<string>, Set<string>] = [new Set(), new Set(), new Set()];
  for (const formula of formulas) eachAtom(formula, ({ name, terms }) => names[terms.length]?.add(name));
  const [propositions, predicates, relations] = names;
  return {
    propositions: wordsFor(propositions, (i) => ({ yes: `N${i} w${i}`, no: `N${i} did not b${i}` })),
    predicates: wordsFor(predicates, (i) => ({ yes: `v${i}`, no: `did not c${i}` })),
    relations: wordsFor(relations, (i) => ({ yes: `r${i}`, no: `did not d${i}` })),
    constants: wordsFor(constantsOf(...formulas), (i) => `M${i}`),
  };
};

const wordsFor = <Word>(letters: Iterable<string>, wordOf: (i: number) => Word): ReadonlyMap<string, Word> =>
  new Map([...letters].map((letter, i) => [letter, wordOf(i)]));
