/** The fixed small vocabulary of the grammars and of docs/grammars.md, as an item's words and as rules. */
import {
  constant,
  falsity,
  instantiate,
  not,
  predicate,
  proposition,
  truth,
  variable,
  type Formula,
  type Term,
} from "#logic/formula";
import type { Words } from "#language/words";
import { same, type Rule } from "../grammar.ts";

export const words: Words = {
  propositions: new Map([
    ["p", { yes: "it is raining", no: "it is not raining" }],
    ["q", { yes: "Karen is a nurse", no: "Karen is not a nurse" }],
    ["r", { yes: "Robert sings", no: "Robert does not sing" }],
    ["s", { yes: "it will be late", no: "it will not be late" }],
  ]),
  predicates: new Map([
    ["P", { yes: "is a doctor", no: "is not a doctor" }],
    ["Q", { yes: "is tired", no: "is not tired" }],
    ["R", { yes: "is a poet", no: "is not a poet" }],
    ["S", { yes: "dances", no: "does not dance" }],
  ]),
  relations: new Map([
    ["L", { yes: "admires", no: "does not admire" }],
    ["M", { yes: "will quote", no: "will not quote" }],
  ]),
  constants: new Map([
    ["a", "Julie"],
    ["b", "Ian"],
  ]),
};

/** Stands in a verb phrase for whoever it is said of. */
export const anybody: Term = variable("_");

/** Stands in a verb without its object for whoever it is done to. */
export const anyoneElse: Term = variable("~");

/** A verb without its object, done to somebody. */
export const doneTo = (verb: Formula | undefined, term: Term): Formula =>
  instantiate(same(verb), anyoneElse.name, term);

/** A verb phrase, or several, said of somebody. */
export const saidOf = (verb: Formula | undefined, term: Term): Formula =>
  instantiate(same(verb), anybody.name, term);

const signed = (name: string, yes: string, no: string, formula: Formula): readonly Rule[] => [
  [name, yes.toLowerCase(), () => formula],
  [name, no.toLowerCase(), () => not(formula)],
];

/** The names of people with their constants. */
export const people: readonly (readonly [name: string, term: Term])[] = [...words.constants].map(
  ([name, person]) => [person.toLowerCase(), constant(name)],
);

/**
 * <predicate>, a verb phrase; <relation>, one without its object, and <deed>, an undenied one; <fact>, a clause that
 * speaks of nobody or of somebody that no letter names.
 */
export const wordRules: readonly Rule[] = [
  ...[...words.predicates].flatMap(([name, { yes, no }]) =>
    signed("predicate", yes, no, predicate(name, anybody)),
  ),
  ...[...(words.relations ?? [])].flatMap(([name, { yes, no }]): readonly Rule[] => [
    ...signed("relation", yes, no, predicate(name, anybody, anyoneElse)),
    ["deed", yes, () => predicate(name, anybody, anyoneElse)],
  ]),
  ...[...words.propositions].flatMap(([name, { yes, no }]) => signed("fact", yes, no, proposition(name))),
  ...signed("fact", "one equals one", "one does not equal one", truth),
  ...signed("fact", "one equals two", "one does not equal two", falsity),
];

const names = new Set(["karen", "robert", "julie", "ian"]);

/** Words and marks parted by spaces, as a sentence: marks close up, names and the head with capitals. */
export const spoken = (tokens: string): string =>
  tokens
    .split(" ")
    .map((word, i) => {
      const written = i === 0 || names.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      return i === 0 || [",", ".", ":"].includes(word) ? written : ` ${written}`;
    })
    .join("");
