/**
 * The grammar of `paper`, stated independently of its reader; docs/grammars.md shows `paperRules` as they stand.
 * {x} is any variable, {someone} a variable or a person's name. Which nouns "some" may take depends on the words; this vocabulary has two.
 */
import {
  and,
  exists,
  forall,
  iff,
  implies,
  not,
  or,
  predicate,
  proposition,
  variable,
  type Formula,
  type Term,
} from "#logic/formula";
import { grammarOf, same, wordsAndMarks, type Grammar, type Rule } from "../grammar.ts";
import { anybody, doneTo, people, saidOf, wordRules } from "./words.ts";

/** `x`, `y`: the variables or persons that stand where {x} or {someone} does. */
type Build = (x: string, y: string) => Rule[2];

const join =
  (connect: (left: Formula, right: Formula) => Formula): Build =>
  () =>
  (left, right) =>
    connect(same(left), same(right));
const part: Build = () => same;
const about = (verb: Formula | undefined): Formula => saidOf(verb, variable("x"));

const quantified =
  (quantify: (name: string, body: Formula) => Formula): Build =>
  (x) =>
  (body) =>
    quantify(x, same(body));
const denied: Build = () => (body) => not(same(body));
const none = quantified((name, body) => not(exists(name, body)));
const notAll = quantified((name, body) => not(forall(name, body)));

/** Behind these goes on what stands there, a phrase or, to the sentence's end, clauses side by side. */
const openings = (behind: "phrase" | "spread"): readonly (readonly [string, string, Build])[] => [
  [behind, `for all {x} , <${behind}>`, quantified(forall)],
  [behind, `not for all {x} , <${behind}>`, notAll],
  [behind, `there is at least one {x} for which <${behind}>`, quantified(exists)],
  [behind, `there is no {x} for which <${behind}>`, none],
  [behind, `it is not true that <${behind}>`, denied],
  [behind, `it is not the case that <${behind}>`, denied],
];

export const paperRules: readonly (readonly [name: string, pattern: string, build: Build])[] = [
  ["sentence", "<phrase> .", part],
  ["sentence", "<spread> .", part],
  ["sentence", "<phrase> , and also <phrase> .", join(and)],
  ["phrase", "<pair>", part],
  ...openings("phrase"),
  [
    "phrase",
    "some <nouns> are <complement>",
    join((left, right) => exists("x", and(about(left), about(right)))),
  ],
  [
    "phrase",
    "some <nouns> are not <complement>",
    join((left, right) => exists("x", and(about(left), not(about(right))))),
  ],
  ["phrase", "it is true that <phrase>", part],
  ["phrase", "if <phrase> , then <phrase>", join(implies)],
  ["phrase", "neither <phrase> nor <phrase>", join((left, right) => not(or(left, right)))],
  [
    "phrase",
    "the fact that <phrase> does not imply that <phrase>",
    join((left, right) => not(implies(left, right))),
  ],
  ["phrase", "either <phrase> , or <phrase>", join(or)],
  ["phrase", "at least one of these is true : <phrase> , or else <phrase>", join(or)],
  ["phrase", "<claim> and <claim> are both true", join(and)],
  ["phrase", "<claim> and <claim> cannot both be true", join((left, right) => not(and(left, right)))],
  ["phrase", "<claim> is true if and only if <claim> is true", join(iff)],
  [
    "phrase",
    "both <clause> or <clause> and <clause> or <clause> are true",
    () => (a, b, c, d) => and(or(same(a), same(b)), or(same(c), same(d))),
  ],
  ...openings("spread"),
  ["spread", "<pair> , and <pair>", join(and)],
  ["spread", "<pair> , and either <pair>", join(and)],
  ["spread", "<pair> , or <pair>", join(or)],
  [
    "spread",
    "if <phrase> , then <phrase> , and if <phrase> , then <phrase>",
    () => (a, b, c, d) => and(implies(same(a), same(b)), implies(same(c), same(d))),
  ],
  ["pair", "<clause>", part],
  ["pair", "<clause> and <clause>", join(and)],
  ["pair", "<clause> or <clause>", join(or)],
  ["pair", "<clause> if and only if <clause>", join(iff)],
  ["claim", "the claim that <phrase>", part],
  ["claim", "the claim that <phrase> ,", part],
  ["clause", "<fact>", part],
  ["clause", "{someone} <predicate>", (x) => (verb) => saidOf(verb, termOf(x))],
  [
    "clause",
    "{someone} <relation> {someone}",
    (x, y) => (verb) => doneTo(saidOf(verb, termOf(x)), termOf(y)),
  ],
];

const raining = proposition("p");
const variables = ["u", "x", "y", "z"];
const persons = people.map(([name]) => name);
const termOf = (word: string): Term => people.find(([name]) => name === word)?.[1] ?? variable(word);

/** A rule for each variable at {x} and each variable or person at {someone}. */
const filledIn = ([name, pattern, build]: (typeof paperRules)[number]): readonly Rule[] => {
  const [first, second] = pattern.match(/\{\w+\}/g) ?? [];
  const wordsFor = (place: string | undefined): readonly string[] =>
    place === undefined ? [""] : place === "{x}" ? variables : [...variables, ...persons];
  return wordsFor(first).flatMap((x) =>
    wordsFor(second).map((y): Rule => [
      name,
      pattern.replace(/\{\w+\}/, x).replace(/\{\w+\}/, y),
      build(x, y),
    ]),
  );
};

const nounRules: readonly Rule[] = [
  ["nouns", "doctors", () => predicate("P", anybody)],
  ["nouns", "poets", () => predicate("R", anybody)],
  ["complement", "<nouns>", same],
  ["complement", "tired", () => predicate("Q", anybody)],
];

/** "It is raining" behind "if" and behind a quantifier. */
const formRules: readonly Rule[] = ["it rains", "it will rain", "it doesn't rain", "it will not rain"].map(
  (said): Rule => [
    "fact",
    said,
    () => (said.includes("n't") || said.includes("not") ? not(raining) : raining),
  ],
);

/** The style `paper` over the fixed vocabulary. */
export const paperGrammar: Grammar = grammarOf(
  [...paperRules.flatMap(filledIn), ...nounRules, ...formRules, ...wordRules],
  wordsAndMarks,
);
