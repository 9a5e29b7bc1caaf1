/**
 * The grammar of `plain`, stated independently of its reader; docs/grammars.md shows `plainRules` as they stand.
 * The rules are repeated for each depth of quantifiers, where a person is called otherwise: <phrase+> is a phrase
 * one quantifier deeper, {person} the noun of the quantifier that opens, {individual} that of one inside it,
 * {that person} "that" or "this" with the noun of the innermost open quantifier, {that outer person} with that of
 * another, {Julie} a person's name, {anyone} whomever "that" or a name points at, {somebody else} anyone but the
 * subject.
 */
import { arbitraryName } from "#logic/canonical";
import {
  and,
  exists,
  forall,
  iff,
  implies,
  instantiate,
  not,
  or,
  variable,
  type Formula,
  type Term,
} from "#logic/formula";
import { grammarOf, same, wordsAndMarks, type Grammar, type Rule } from "../grammar.ts";
import { anybody, doneTo, people, saidOf, wordRules } from "./words.ts";

/** Whom a rule speaks of where it stands. */
type Place = {
  /** The variable of the quantifier that opens, and of one inside it. */
  readonly opens: string;
  readonly within: string;
  /** The person pointed at or named. */
  readonly someone: Term;
};

type Build = (place: Place, ...parts: readonly Formula[]) => Formula;

const join =
  (connect: (left: Formula, right: Formula) => Formula): Build =>
  (_, left, right) =>
    connect(same(left), same(right));
const part: Build = (_, formula) => same(formula);
const about: Build = ({ someone }, verb) => saidOf(verb, someone);
const xor = (left: Formula, right: Formula): Formula => not(iff(left, right));
const none = (name: string, body: Formula): Formula => forall(name, not(body));

type Quantify = (name: string, body: Formula) => Formula;

/** Of whoever opens, a group. */
const opening =
  (quantify: Quantify): Build =>
  ({ opens }, group) =>
    quantify(opens, saidOf(group, variable(opens)));

/** Somebody does it to whoever opens. */
const suffering =
  (quantify: Quantify): Build =>
  ({ opens, someone }, verb) =>
    quantify(opens, doneTo(saidOf(verb, someone), variable(opens)));

/** There is one who does it to such as open within. */
const doing =
  (quantify: Quantify): Build =>
  ({ opens, within }, deed) =>
    exists(opens, quantify(within, doneTo(saidOf(deed, variable(opens)), variable(within))));

const notBoth = (left: Formula, right: Formula): Formula => not(and(left, right));

const neither = (left: Formula, right: Formula): Formula => not(or(left, right));

export const plainRules: readonly (readonly [name: string, pattern: string, build: Build])[] = [
  ["sentence", "<phrase> .", part],
  ["sentence", "<phrase> , and also <phrase> .", join(and)],
  [
    "sentence",
    "{a person} <verb+> if and only if <clause+> .",
    ({ opens }, verb, clause) => forall(opens, iff(saidOf(verb, variable(opens)), same(clause))),
  ],
  [
    "sentence",
    "pick anyone you like : <phrase+> .",
    ({ opens }, body) => forall(arbitraryName, instantiate(same(body), opens, variable(arbitraryName))),
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
    "if {a person} <group+> , then <phrase+>",
    ({ opens }, group, then) => forall(opens, implies(saidOf(group, variable(opens)), same(then))),
  ],
  ["phrase", "every {person} <group+>", opening(forall)],
  ["phrase", "every {person} without exception <group+>", opening(forall)],
  ["phrase", "some {person} <group+>", opening(exists)],
  ["phrase", "no {person} <group+>", opening(none)],
  ["phrase", "no {person} both <group+>", opening(none)],
  ["phrase", "for every {person} , <phrase+>", ({ opens }, body) => forall(opens, same(body))],
  ["phrase", "for some {person} , <phrase+>", ({ opens }, body) => exists(opens, same(body))],
  ["phrase", "there is {a person} who <group+>", opening(exists)],
  ["phrase", "there is {a person} whom {somebody else} <relation>", suffering(exists)],
  ["phrase", "{anyone} <deed> every {person} without exception", suffering(forall)],
  ["phrase", "{anyone} <deed> no {person}", suffering(none)],
  ["phrase", "there is {a person} who <deed> every {individual} without exception", doing(forall)],
  ["phrase", "there is {a person} who <deed> some {individual}", doing(exists)],
  ["phrase", "there is {a person} who <deed> no {individual}", doing(none)],
  [
    "phrase",
    "there is {a person} whom some {individual} <deed>",
    ({ opens, within }, deed) =>
      exists(opens, exists(within, doneTo(saidOf(deed, variable(within)), variable(opens)))),
  ],
  ["phrase", "there is {a person} such that <phrase+>", ({ opens }, body) => exists(opens, same(body))],
  ["short", "<simple>", part],
  ["short", "every {person} <verb+>", opening(forall)],
  ["short", "some {person} <verb+>", opening(exists)],
  ["short", "no {person} <verb+>", opening(none)],
  ["clause", "<simple>", part],
  ["clause", "{that person} <several>", about],
  ["simple", "<fact>", part],
  ["simple", "{Julie} <verb>", about],
  ["simple", "{that person} <verb>", about],
  ["simple", "{that outer person} <verb>", about],
  ["group", "<verb>", part],
  ["group", "<several>", part],
  ["several", "<verb> and <verb>", join(and)],
  ["several", "either <pair> , or <pair> , or both", join(or)],
  ["pair", "<verb>", part],
  ["pair", "<verb> and <verb>", join(and)],
  ["verb", "<predicate>", part],
  ["verb", "<relation> {somebody else}", ({ someone }, verb) => doneTo(verb, someone)],
  ["verb", "<relation> themself", (_, verb) => doneTo(verb, anybody)],
];

const nouns = ["person", "individual", "human being"];
const articles = ["a", "an", "a"];
const nameAt = (depth: number): string => `v${depth}`;

type Person = { readonly words: string; readonly term: Term };

/** Whom "that" (and in front, "this") can point at inside `depth` quantifiers. */
const pointedAt = (depth: number, pointers: readonly string[]): readonly Person[] =>
  nouns
    .slice(0, depth)
    .flatMap((noun, i) =>
      pointers.map((pointer) => ({ words: `${pointer} ${noun}`, term: variable(nameAt(i)) })),
    );

const named: readonly Person[] = people.map(([words, term]) => ({ words, term }));

/** Whom a place in a pattern may be filled with, for a rule inside `depth` quantifiers; not with `subject` again. */
const personsAt = (place: string, depth: number, subject: string | undefined): readonly Person[] => {
  const inFront = pointedAt(depth, ["that", "this"]);
  const innermost = nameAt(depth - 1);
  switch (place) {
    case "{Julie}":
      return named;
    case "{that person}":
      return inFront.filter(({ term }) => term.name === innermost);
    case "{that outer person}":
      return inFront.filter(({ term }) => term.name !== innermost);
    case "{anyone}":
      return [...inFront, ...named];
    default:
      return [...pointedAt(depth, ["that"]).filter(({ term }) => term.name !== subject), ...named];
  }
};

/** The rules inside `depth` quantifiers; those of <verb> are repeated for each subject, by its name. */
const atDepth = (depth: number): readonly Rule[] =>
  plainRules.flatMap(([rule, written, build]) => {
    const opened = /\{(?:a )?person\}|\+/.test(written);
    if (
      (opened && nouns[depth] === undefined) ||
      (/\{individual/.test(written) && nouns[depth + 1] === undefined)
    )
      return [];
    const innermost = nameAt(depth - 1);
    const subjects =
      rule === "verb" ? [...pointedAt(depth, ["that"]), ...named].map(({ term }) => term.name) : [innermost];
    return subjects.flatMap((subject) => {
      const place = /\{(?:Julie|that person|that outer person|anyone|somebody else)\}/.exec(written)?.[0];
      const persons: readonly (Person | undefined)[] =
        place === undefined ? [undefined] : personsAt(place, depth, rule === "verb" ? subject : undefined);
      if (depth === 0 && ["group", "several", "pair"].includes(rule)) return [];
      return persons.map((person): Rule => {
        const speaksOf = rule === "simple" && person ? person.term.name : subject;
        const pattern = written
          .replace(place ?? "", person?.words ?? "")
          .replace("{person}", nouns[depth] ?? "")
          .replace("{a person}", `${articles[depth]} ${nouns[depth]}`)
          .replace("{individual}", nouns[depth + 1] ?? "")
          .replaceAll("<verb+>", `<verb${depth + 1}${nameAt(depth)}>`)
          .replaceAll("<verb>", `<verb${depth}${speaksOf}>`)
          .replaceAll(
            /<(phrase|short|clause|simple|group|several|pair)(\+?)>/g,
            (_, name: string, deeper: string) => `<${name}${depth + deeper.length}>`,
          );
        const term = person?.term ?? variable(innermost);
        return [
          rule === "verb" ? `verb${depth}${subject}` : `${rule}${depth}`,
          pattern,
          (...parts) => build({ opens: nameAt(depth), within: nameAt(depth + 1), someone: term }, ...parts),
        ];
      });
    });
  });

/** The style `plain` over the fixed vocabulary. */
export const plainGrammar: Grammar = grammarOf(
  [...[0, 1, 2, 3].flatMap(atDepth), ...wordRules],
  wordsAndMarks,
);
