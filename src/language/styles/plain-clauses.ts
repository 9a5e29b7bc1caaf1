/**
 * The clauses of plain English, and what is said of one person: "that person dances", "dances and is tired". A
 * literal is a clause's formula, an atom or a denied one.
 *
 * A two-place predicate takes its object along, "admires Julie", "admires that person", and is then one more verb
 * phrase of its subject; where both places are the same person, the object is "themself".
 */
import { OrganonError, misuse } from "#logic/error";
import type { Atom, Formula, Term } from "#logic/formula";
import type { Words } from "../words.ts";
import { arithmeticOf, asLiteral, noWords, wordsFor, type Literal } from "./style-words.ts";

/** What a person is called, by the depth of the quantifier, and with the indefinite article. */
export const nouns = ["person", "individual", "human being"] as const;
export const indefinite = ["a person", "an individual", "a human being"] as const;

/** What a phrase stands in. */
export type Context = {
  readonly words: Words;
  /** The names of the quantifiers that are open here, from the outside in. */
  readonly bound: readonly string[];
};

/**
 * The verb phrases of a formula that speaks of nothing but the innermost person: one phrase, "P and Q", or
 * "either …, or …, or both" of such. Undefined for anything else.
 */
export const groupOf = (formula: Formula, context: Context): string | undefined => {
  if (formula.kind === "or") {
    const [left, right] = [pairOf(formula.left, context), pairOf(formula.right, context)];
    return left !== undefined && right !== undefined ? `either ${left}, or ${right}, or both` : undefined;
  }
  return pairOf(formula, context);
};

const pairOf = (formula: Formula, context: Context): string | undefined => {
  if (formula.kind === "and") {
    const [left, right] = [asLiteral(formula.left), asLiteral(formula.right)];
    return left && right && isAbout(left, context) && isAbout(right, context)
      ? `${verbPhrase(left, context)} and ${verbPhrase(right, context)}`
      : undefined;
  }
  const literal = asLiteral(formula);
  return literal && isAbout(literal, context) ? verbPhrase(literal, context) : undefined;
};

/** "that person" with a group of phrases, where the formula speaks of nobody else. */
export const groupAboutThat = (formula: Formula, context: Context): string | undefined => {
  const depth = context.bound.length;
  const group = depth === 0 ? undefined : groupOf(formula, context);
  return group === undefined ? undefined : `that ${nouns[depth - 1]} ${group}`;
};

/** Whether no verb phrase of a group is a denied one. */
export const allPositive = (formula: Formula): boolean =>
  formula.kind === "and" || formula.kind === "or"
    ? allPositive(formula.left) && allPositive(formula.right)
    : formula.kind === "atom";

/** Whether a literal's subject is the person of the innermost open quantifier. */
export const isAbout = ({ atom }: Literal, context: Context): boolean =>
  typeof atom !== "string" &&
  atom.terms[0]?.kind === "variable" &&
  atom.terms[0].name === context.bound.at(-1);

/** The clause of a literal: "Karen is a nurse", "that person does not admire Julie". */
export const clause = (literal: Literal, context: Context, pointer: "that" | "this" = "that"): string => {
  const { atom, positive } = literal;
  if (typeof atom === "string") return arithmeticOf(atom, positive);
  const [subject] = atom.terms;
  if (subject !== undefined) return `${someone(subject, context, pointer)} ${verbPhrase(literal, context)}`;
  return wordsFor("proposition", atom.name, context.words.propositions, positive);
};

/** A person: the name, or "that" with the noun of the quantifier. */
export const someone = (term: Term, context: Context, pointer: "that" | "this" = "that"): string => {
  if (term.kind === "constant") {
    const name = context.words.constants.get(term.name);
    if (name === undefined) throw noWords("constant", term.name);
    return name;
  }
  const noun = nouns[context.bound.lastIndexOf(term.name)];
  if (noun === undefined) throw misuse(`the variable ${term.name} is bound by no quantifier`);
  return `${pointer} ${noun}`;
};

/** What is said of a literal's subject, its object included. */
export const verbPhrase = ({ atom, positive }: Literal, context: Context): string => {
  if (typeof atom === "string") throw new OrganonError("bug/plain-clauses", `${atom} is said of nobody`);
  const [subject, object] = atom.terms;
  if (object !== undefined) {
    const verb = transitive(atom, positive, context);
    const reflexive = object.kind === "variable" && object.name === subject?.name;
    return `${verb} ${reflexive ? "themself" : someone(object, context)}`;
  }
  return wordsFor("predicate", atom.name, context.words.predicates, positive);
};

/** The verb of a two-place predicate, without its object. */
export const transitive = ({ name, terms }: Atom, positive: boolean, { words }: Context): string => {
  if (terms.length !== 2) throw misuse(`plain English has no words for the ${terms.length}-place ${name}`);
  return wordsFor("two-place predicate", name, words.relations, positive);
};
