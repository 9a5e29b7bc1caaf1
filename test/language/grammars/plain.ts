/**
 * The grammar of `plain`, stated independently of its reader; docs/language.md shows `plainRules` as they stand.
 * The rules are repeated for each depth of quantifiers, where a person is called otherwise: <phrase+> is a phrase
 * one quantifier deeper, {person} the noun of the quantifier that opens, {that person} "that" or "this" with the
 * noun of the innermost open quantifier, {that outer person} with that of another.
 */
import { arbitraryName } from "#language";
import { and, exists, forall, iff, implies, instantiate, not, or, variable, type Formula } from "#logic";
import { grammarOf, same, wordsAndMarks, type Grammar, type Rule } from "../grammar.ts";
import { saidOf, wordRules } from "./words.ts";

/** `name`: the variable of the quantifier that opens, or of the person pointed at. */
type Build = (name: string, ...parts: readonly Formula[]) => Formula;

const join =
  (connect: (left: Formula, right: Formula) => Formula): Build =>
  (_, left, right) =>
    connect(same(left), same(right));
const part: Build = (_, formula) => same(formula);
const about: Build = (name, verb) => saidOf(verb, variable(name));
const xor = (left: Formula, right: Formula): Formula => not(iff(left, right));

const notBoth = (left: Formula, right: Formula): Formula => not(and(left, right));

const neither = (left: Formula, right: Formula): Formula => not(or(left, right));

export const plainRules: readonly (readonly [name: string, pattern: string, build: Build])[] = [
  ["sentence", "<phrase> .", part],
  ["sentence", "<phrase> , and also <phrase> .", join(and)],
  [
    "sentence",
    "{a person} <verb> if and only if <clause+> .",
    (name, verb, clause) => forall(name, iff(about(name, same(verb)), same(clause))),
  ],
  [
    "sentence",
    "pick anyone you like : <phrase+> .",
    (name, body) => forall(arbitraryName, instantiate(same(body), name, variable(arbitraryName))),
  ],
  ["phrase", "<clause>", part],
  ["phrase", "<simple> and <clause>", join(and)],
  ["phrase", "<clause> if and only if <clause>", join(iff)],
  ["phrase", "it is false that <phrase>", (_, body) => not(same(body))],
  ["phrase", "it is true that <phrase>", part],
  ["phrase", "these are both true : <phrase> , and also <phrase>", join(and)],
  ["phrase", "these are not both true : <phrase> , and also <phrase>", join(notBoth)],
  ["phrase", "these are either both true or both false : <phrase> , and also <phrase>", join(iff)],
  ["phrase", "both <short> and <short>", join(and)],
  ["phrase", "at least one of these is true : <phrase> , or else <phrase>", join(or)],
  ["phrase", "neither of these is true : <phrase> , or else <phrase>", join(neither)],
  ["phrase", "exactly one of these is true : <phrase> , or else <phrase>", join(xor)],
  ["phrase", "either <phrase> , or <phrase> , or both", join(or)],
  ["phrase", "either <phrase> , or <phrase> , but not both", join(xor)],
  ["phrase", "if <phrase> , then <phrase>", join(implies)],
  [
    "phrase",
    "if {a person} <group> , then <phrase+>",
    (name, group, then) => forall(name, implies(about(name, same(group)), same(then))),
  ],
  ["phrase", "every {person} <group>", (name, group) => forall(name, about(name, same(group)))],
  ["phrase", "some {person} <group>", (name, group) => exists(name, about(name, same(group)))],
  ["phrase", "no {person} <group>", (name, group) => forall(name, not(about(name, same(group))))],
  ["phrase", "no {person} both <group>", (name, group) => forall(name, not(about(name, same(group))))],
  ["phrase", "for every {person} , <phrase+>", (name, body) => forall(name, same(body))],
  ["phrase", "for some {person} , <phrase+>", (name, body) => exists(name, same(body))],
  ["short", "<simple>", part],
  ["short", "every {person} <verb>", (name, verb) => forall(name, about(name, same(verb)))],
  ["short", "some {person} <verb>", (name, verb) => exists(name, about(name, same(verb)))],
  ["short", "no {person} <verb>", (name, verb) => forall(name, not(about(name, same(verb))))],
  ["clause", "<simple>", part],
  ["clause", "{that person} <several>", about],
  ["simple", "<fact>", part],
  ["simple", "{that person} <verb>", about],
  ["simple", "{that outer person} <verb>", about],
  ["group", "<verb>", part],
  ["group", "<several>", part],
  ["several", "<verb> and <verb>", join(and)],
  ["several", "either <pair> , or <pair> , or both", join(or)],
  ["pair", "<verb>", part],
  ["pair", "<verb> and <verb>", join(and)],
];

const nouns = ["person", "individual", "human being"];
const articles = ["a", "an", "a"];
const nameAt = (depth: number): string => `v${depth}`;

/** The rules at one depth; <verb> and <fact> are the same everywhere. */
const atDepth = (depth: number): readonly Rule[] =>
  plainRules.flatMap(([rule, written, build]) => {
    const pattern = written.replaceAll(
      /<(?!verb|fact)([a-z]+)(\+?)>/g,
      (_, name: string, deeper: string) => `<${name}${depth + deeper.length}>`,
    );
    const made = (words: string, name: string): Rule => [
      `${rule}${depth}`,
      words,
      (...parts) => build(name, ...parts),
    ];
    const pointing = (words: string, to: number): readonly Rule[] =>
      ["that", "this"].map((pointer) => made(pattern.replace(words, `${pointer} ${nouns[to]}`), nameAt(to)));
    if (pattern.includes("{that person}")) return depth === 0 ? [] : pointing("{that person}", depth - 1);
    if (pattern.includes("{that outer person}"))
      return nouns.slice(0, Math.max(0, depth - 1)).flatMap((_, to) => pointing("{that outer person}", to));
    const noun = nouns[depth];
    if (noun === undefined) return /\{|\+/.test(written) ? [] : [made(pattern, "")];
    const opened = pattern.replace("{person}", noun).replace("{a person}", `${articles[depth]} ${noun}`);
    return [made(opened, nameAt(depth))];
  });

/** The style `plain` over the fixed vocabulary. */
export const plainGrammar: Grammar = grammarOf(
  [...[0, 1, 2, 3].flatMap(atDepth), ...wordRules],
  wordsAndMarks,
);
