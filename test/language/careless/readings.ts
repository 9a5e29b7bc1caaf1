/**
 * What a careless reader may take a sentence to say: every parse, with everybody in sight that "that person" may point
 * at. Two readings that say the same of every interpretation are one.
 *
 * In sight are the quantified persons whose scope reaches the pointing words, and whoever is named behind the nearest
 * of them; and somebody brought in since then whose scope does not reach so far.
 */
import { mapAtoms } from "#logic/map-parts";
import type { Words } from "#language/words";
import { canonical } from "#logic/canonical";
import {
  constant,
  instantiate,
  predicate,
  proposition,
  variable,
  type Formula,
  type Term,
} from "#logic/formula";
import { parsesOf } from "./grammar.ts";
import { saysTheSame } from "./says-the-same.ts";
import { tokenizerOf, type Token } from "./tokens.ts";

export type Careless = {
  /** The readings of a sentence that differ in what they say, as formulas over the words. */
  readonly readings: (sentence: string) => readonly Formula[];
};

/** A careless reader of sentences over some words. */
export const carelessReader = (words: Words): Careless => {
  // The last is whoever was not called by one.
  const nouns = [
    ...(words.thing === undefined ? [] : [words.thing]),
    "person",
    ...(words.noun === undefined ? [] : [words.noun]),
  ];
  const tokensOf = tokenizerOf(words, nouns);
  const lettered = letteringOf(words);
  return {
    readings: (sentence) => {
      const tokens = tokensOf(sentence);
      const found: Formula[] = [];
      for (const parse of parsesOf(tokens))
        for (const pointed of pointings(parse, tokens, words.thing)) {
          const reading = canonical(lettered(pointed));
          if (!found.some((known) => saysTheSame(known, reading))) found.push(reading);
        }
      return found;
    },
  };
};

/** How a sentence is heard that a style says of a formula. */
export type Hearing = {
  /** Whether it is heard as the formula at all. */
  readonly isRead: boolean;
  /** The readings that do not say the same as the formula. */
  readonly others: readonly Formula[];
};

export const hearing = ({ readings }: Careless, sentence: string, formula: Formula): Hearing => {
  const all = readings(sentence);
  const others = all.filter((reading) => !saysTheSame(reading, formula));
  return { isRead: others.length < all.length, others };
};

/** A phrase said of a name is its proposition or its letter again. */
const letteringOf = (words: Words): ((formula: Formula) => Formula) => {
  const propositions = new Map([...words.propositions].map(([letter, { yes }]) => [yes, letter]));
  const letters = new Map([
    ...[...words.predicates].map(([letter, { yes }]) => [yes, letter] as const),
    ...[...(words.relations ?? [])].map(([letter, { yes }]) => [yes, letter] as const),
  ]);
  const people = new Map([...words.constants].map(([name, text]) => [text, name]));
  const person = (term: Term): Term => {
    const name = term.kind === "constant" ? people.get(term.name) : undefined;
    return name === undefined ? term : constant(name);
  };
  return (formula) =>
    mapAtoms(formula, (atom) => {
      const clause = propositions.get(`${atom.terms[0]?.name} ${atom.name}`);
      if (clause !== undefined) return proposition(clause);
      return predicate(letters.get(atom.name) ?? atom.name, ...atom.terms.map(person));
    });
};

/** A formula with each pointing word at everybody it may mean. */
const pointings = (
  formula: Formula,
  tokens: readonly Token[],
  thing: string | undefined,
): readonly Formula[] => {
  const pronoun = firstPronoun(formula, []);
  if (pronoun === undefined) return [formula];
  return meantBy(pronoun.name, pronoun.bound, tokens, thing).flatMap((term) =>
    pointings(instantiate(formula, pronoun.name, term), tokens, thing),
  );
};

const meantBy = (
  name: string,
  bound: readonly string[],
  tokens: readonly Token[],
  thing: string | undefined,
): readonly Term[] => {
  const [noun, place] = name.slice(1).split("|");
  const at = Number(place);
  const reaching = tokens.flatMap(({ person }, i) => (i < at && person && bound.includes(person) ? [i] : []));
  // "For every person" is taken up again; the reading where it reaches so far is found beside.
  const broughtIn = tokens.findLastIndex(
    ({ kinds }, i) => i < at && ["for", "any", "no"].some((kind) => kinds.includes(kind)),
  );
  const since = Math.max(broughtIn, reaching.at(-1) ?? -1);
  const terms: Term[] = reaching
    .map((i) => tokens[i]!.person!)
    .filter((person) => person.startsWith(`${noun}|`))
    .map(variable);
  for (const { kinds, ...named } of tokens.slice(since + 1, at)) {
    const person = noun === thing ? (named.thing ?? named.person) : named.person;
    if (person === undefined || (noun === thing && kinds.includes("name") && named.thing === undefined))
      continue;
    if (kinds.includes("name")) terms.push(constant(person));
    // Where nobody else is in sight, whoever was picked is meant, and there is a parse in which that one is in reach.
    else if (kinds.includes("who") && reaching.length === 0) continue;
    else if (!person.startsWith("?") && person.startsWith(`${noun}|`))
      terms.push(variable(`out of sight ${person}`));
  }
  return terms;
};

/** The first pointing word of a formula, and whose scope reaches it. */
const firstPronoun = (
  formula: Formula,
  bound: readonly string[],
): { readonly name: string; readonly bound: readonly string[] } | undefined => {
  switch (formula.kind) {
    case "true":
    case "false":
      return undefined;
    case "atom": {
      const term = formula.terms.find(({ kind, name }) => kind === "variable" && name.startsWith("?"));
      return term && { name: term.name, bound };
    }
    case "not":
      return firstPronoun(formula.body, bound);
    case "forall":
    case "exists":
      return firstPronoun(formula.body, [...bound, formula.variable]);
    default:
      return firstPronoun(formula.left, bound) ?? firstPronoun(formula.right, bound);
  }
};
