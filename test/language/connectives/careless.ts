/**
 * A careless grammar of the connectives, for the all-parses parser: every wording may stand wherever a clause may, "or"
 * and "and" join anything, and "it is true that", "it is not the case that" and the like may stand before anything.
 * It is far wider than what is ever said: a sentence with one meaning here has no second one by its build.
 */
import { and, implies, not, or, proposition } from "#logic/formula";
import { getBuiltInGrammar } from "#language/connectives/grammar";
import type { PassageWords } from "#language/connectives/passage-words";
import { type Grammar as Wordings } from "../../../src/language/connectives/grammar.ts";
import { grammarOf, same, type Grammar, type Rule } from "../grammar.ts";

const tokensOf = (sentence: string): readonly string[] =>
  sentence.toLowerCase().match(/[a-z/]+|[,.;]/g) ?? [];

const connected = { or, and, "not-both": (...[a, b]: Parameters<typeof and>) => not(and(a, b)) };

/** The careless grammar over some words. */
export const carelessGrammar = (words: PassageWords, wordings: Wordings = getBuiltInGrammar()): Grammar => {
  const patternOf = ({ texts, holes }: Wordings["pairs"][number]["template"]): string =>
    texts
      .map((text, at) => `${text.replaceAll(/[,;]/g, " $&")}${holes[at] === undefined ? "" : "<phrase>"}`)
      .join("")
      .trim();
  const first = (holes: readonly string[], hole: string): boolean => holes[0] === hole;
  const rules: readonly Rule[] = [
    ["sentence", "<phrase> .", same],
    ["phrase", "<clause>", same],
    ["phrase", "<phrase> or <phrase>", (a, b) => or(same(a), same(b))],
    ["phrase", "<phrase> and <phrase>", (a, b) => and(same(a), same(b))],
    ["phrase", "<phrase> , or <phrase>", (a, b) => or(same(a), same(b))],
    ["phrase", "<phrase> , and <phrase>", (a, b) => and(same(a), same(b))],
    ["phrase", "it is true that <phrase>", same],
    ["phrase", "it is also true that <phrase>", same],
    ["phrase", "it is the case that <phrase>", same],
    ["phrase", "the claim that <phrase> is true", same],
    ["phrase", "it is true that <phrase> and that <phrase>", (a, b) => and(same(a), same(b))],
    ["phrase", "it is true that <phrase> or that <phrase> , or both", (a, b) => or(same(a), same(b))],
    ["phrase", "it is not the case that <phrase>", (a) => not(same(a))],
    ["phrase", "it is false that <phrase>", (a) => not(same(a))],
    ...wordings.implications.map(({ template }): Rule => [
      "phrase",
      patternOf(template),
      (x, y) => (first(template.holes, "A") ? implies(same(x), same(y)) : implies(same(y), same(x))),
    ]),
    ...wordings.pairs.map(({ kind, template }): Rule => [
      "phrase",
      patternOf(template),
      (x, y) => connected[kind](same(x), same(y)),
    ]),
    ...[...words.letters].flatMap(([letter, { forms }]) =>
      forms.flatMap(({ yes, no }): readonly Rule[] => [
        ["clause", tokensOf(yes).join(" "), () => proposition(letter)],
        ["clause", tokensOf(no).join(" "), () => not(proposition(letter))],
      ]),
    ),
  ];
  return grammarOf(
    rules.map(([name, pattern, build]): Rule => [name, pattern.toLowerCase().replaceAll(/\s+/g, " "), build]),
    tokensOf,
  );
};
