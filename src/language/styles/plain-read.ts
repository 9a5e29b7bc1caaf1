/**
 * Plain English, parsed: the inverse of `plain-say.ts`, by the rows of data/grammar/plain.json. Each phrase announces itself by its
 * first words. The words of quantifiers and pointers depend on how many quantifiers are open.
 */
import rules from "../../../data/grammar/plain.json" with { type: "json" };
import { arbitraryName } from "#logic/canonical";
import { constant, predicate, proposition, variable, type Formula } from "#logic/formula";
import {
  broughtIn,
  createGrammar,
  find,
  formulaAs,
  signed,
  when,
  type Reader,
  type Reading,
  type Scope,
  type Subject,
} from "../grammar-reader.ts";
import { indefinite, nouns } from "./plain-clauses.ts";

/** "That person" or, where it may, "this person", the one of an open quantifier, or a name. */
const someone = (
  reading: Reading,
  { bound }: Pick<Scope, "bound">,
  pointers: readonly string[],
): Subject | undefined => {
  for (const [depth, { name }] of bound.entries())
    if (pointers.some((pointer) => reading.take(`${pointer} ${nouns[depth]}`)))
      return { term: variable(name) };
  const found = find(reading, "nameAt");
  return found && { term: constant(found.name) };
};

const readers: Readonly<Record<string, Reader>> = {
  arbitrary: (_, scope) => broughtIn(scope, { name: arbitraryName }),
  noun: ({ take }, scope) => {
    const noun = nouns[scope.bound.length];
    return noun !== undefined && take(noun) ? broughtIn(scope) : undefined;
  },
  /** "A person". */
  one: ({ take }, scope) => {
    const words = indefinite[scope.bound.length];
    return words !== undefined && take(words) ? broughtIn(scope) : undefined;
  },
  fact: (reading) => {
    const found = find(reading, "clauseAt");
    return found && { value: signed(proposition(found.name), found.positive) };
  },
  subject: (reading, scope) => {
    const subject = someone(reading, scope, ["that", "this"]);
    return subject && { value: subject, scope: { subject } };
  },
  /** Somebody else than the innermost person. */
  outer: (reading, { bound }) => {
    const value = someone(reading, { bound: bound.slice(0, -1) }, ["that"]);
    return value && { value };
  },
  innermost: (_, { bound, subject: { term } }) =>
    when(term?.kind === "variable" && term.name === bound.at(-1)?.name),
  does: (reading) => {
    const value = find(reading, "relationAt");
    return value && { value };
  },
  done: (reading) => {
    const value = find(reading, "relationAt");
    return value?.positive ? { value } : undefined;
  },
  verb: (reading, scope) => {
    const { term } = scope.subject;
    if (term === undefined) return undefined;
    const found = find(reading, "phraseAt");
    if (found) return { value: signed(predicate(found.name, term), found.positive) };
    const relation = find(reading, "relationAt");
    if (relation === undefined || !reading.take(" ")) return undefined;
    const object = reading.take("themself") ? term : someone(reading, scope, ["that"])?.term;
    const isSaidAgain = object !== term && object?.kind === "variable" && object.name === term.name;
    return object === undefined || isSaidAgain
      ? undefined
      : { value: signed(predicate(relation.name, term, object), relation.positive) };
  },
  single: (_reading, _scope, told, kept) => when(isSingle(formulaAs(told, kept))),
};

/** Whether a clause is none of two verbs. */
const isSingle = (formula: Formula): boolean =>
  formula.kind === "not" ? isSingle(formula.body) : formula.kind !== "and" && formula.kind !== "or";

/** The formula of a sentence; an error names the column where reading ends. */
export const readPlain = createGrammar(rules, readers);
