/**
 * Plain English, said. The default style: natural, short, and without a second reading.
 *
 * Scope is carried by openers and closers, never by guesswork: "either …, or …, or both" (∨), "either …, or …,
 * but not both" (¬↔), "if …, then …" (→), "it is false that …" (¬). Parts that have commas of their own are listed:
 * "these are both true: …, and also …" (∧), "at least one of these is true: …, or else …" (∨). Only two
 * bare clauses are joined bare: "A and B", "A if and only if B". A person is introduced by "every person",
 * "some person", "no person", "if a person …" or "for every person, …", and is "that person" from then on; a
 * quantifier inside another one's scope speaks of an individual, a third of a human being, so that no pronoun
 * has two antecedents. Universals presuppose nobody: ∀x(P→Q) is "if a person …, then that person …".
 * The grammar is stated whole in docs/grammars.md; `plain-read.ts` is its inverse.
 */
import { arbitraryName } from "#logic/canonical";
import { OrganonError, misuse } from "#logic/error";
import type { Binary, Formula, Quantified } from "#logic/formula";
import type { Words } from "../words.ts";
import {
  allPositive,
  clause,
  groupAboutThat,
  groupOf,
  indefinite,
  isAbout,
  nouns,
  verbPhrase,
  type Context,
} from "./plain-clauses.ts";
import { relationPhrase } from "./plain-relations.ts";
import { asLiteral } from "./style-words.ts";
import { sentenceOf } from "../capitals.ts";

/**
 * Where a phrase stands. `top`: the whole sentence. `scope`: right behind "for every person,".
 * `open`: a place where a conditional may begin bare. `closed`: an antecedent or one of two that "are both true".
 * `denied`: right behind "it is false that".
 */
type Place = "top" | "scope" | "open" | "closed" | "denied";

/** The sentence for a closed formula. Its bound names are not shown; reading gives canonical ones. */
export const sayPlain = (formula: Formula, words: Words): string => {
  const text =
    formula.kind === "forall" && formula.variable === arbitraryName
      ? `pick anyone you like: ${phrase(formula.body, "scope", { words, bound: [arbitraryName] })}`
      : phrase(formula, "top", { words, bound: [] });
  return sentenceOf(text);
};

const phrase = (formula: Formula, place: Place, context: Context): string => {
  const literal = asLiteral(formula);
  // Not "it is false that that person …".
  if (literal) return clause(literal, context, place === "denied" ? "this" : "that");
  switch (formula.kind) {
    case "not":
      return formula.body.kind === "iff"
        ? alternatives(formula.body, "exactly one", "but not both", context)
        : denial(phrase(formula.body, "denied", context));
    case "and":
      return conjunction(formula, place, context);
    case "or": {
      const group = place === "denied" ? undefined : groupAboutThat(formula, context);
      return group ?? alternatives(formula, "at least one", "or both", context);
    }
    case "implies":
      return `if ${antecedent(formula.left, context)}, then ${consequent(formula.right, context)}`;
    case "iff": {
      const [left, right] = [asLiteral(formula.left), asLiteral(formula.right)];
      return left && right
        ? `${clause(left, context)} if and only if ${clause(right, context)}`
        : `these are either both true or both false: ${half(formula.left, context)}, and also ${half(formula.right, context)}`;
    }
    case "forall":
    case "exists":
      return quantifiedPhrase(formula, place, context);
    default:
      throw new OrganonError("bug/plain-say", `no phrase for ${formula.kind}`);
  }
};

/** What is listed has denials of its own, three words shorter than "it is false that". */
const denial = (denied: string): string => {
  if (denied.startsWith(listing)) return `these are not both true: ${denied.slice(listing.length)}`;
  return denied.startsWith(choice)
    ? `neither of these is true: ${denied.slice(choice.length)}`
    : `it is false that ${denied}`;
};

const choice = "at least one of these is true: ";
const listing = "these are both true: ";

/** Alternatives with a comma of their own are listed: nobody would say "either either". */
const alternatives = ({ left, right }: Binary, many: string, closer: string, context: Context): string => {
  const [one, other] = [phrase(left, "open", context), phrase(right, "open", context)];
  return one.includes(",") || other.includes(",")
    ? `${many} of these is true: ${one}, or else ${other}`
    : `either ${one}, or ${other}, ${closer}`;
};

const conjunction = (formula: Binary, place: Place, context: Context): string => {
  const [left, right] = [asLiteral(formula.left), asLiteral(formula.right)];
  if (left && right) {
    if (place === "denied") return `both ${clause(left, context)} and ${clause(right, context)}`;
    return groupAboutThat(formula, context) ?? `${clause(left, context)} and ${clause(right, context)}`;
  }
  const [one, other] = [half(formula.left, context), half(formula.right, context)];
  if (place !== "top" && isShort(formula.left, context) && isShort(formula.right, context))
    return `both ${one} and ${other}`;
  return place === "top" && endsClosed(formula.left, one)
    ? `${one}, and also ${other}`
    : `${listing}${one}, and also ${other}`;
};

/** A clause, or a person and a verb: "some person sings". */
const isShort = (formula: Formula, context: Context): boolean => {
  if (formula.kind !== "forall" && formula.kind !== "exists") return asLiteral(formula) !== undefined;
  if (relationPhrase(formula, context, "that") !== undefined) return false;
  const literal = asLiteral(formula.body);
  return literal !== undefined && isAbout(literal, { ...context, bound: [formula.variable] });
};

/** Whether a phrase ends where a reader expects it to, so that ", and also" cannot be taken into it. */
const endsClosed = (formula: Formula, text: string): boolean =>
  asLiteral(formula) !== undefined ||
  text.startsWith("either ") ||
  (formula.kind === "and" &&
    asLiteral(formula.left) !== undefined &&
    asLiteral(formula.right) !== undefined) ||
  ((formula.kind === "forall" || formula.kind === "exists") && asLiteral(formula.body) !== undefined);

/** An antecedent that has conditions of its own is led in by "it is true that". */
const antecedent = (formula: Formula, context: Context): string => {
  const text = half(formula, context);
  return text.startsWith("if ") || text.startsWith("for ") ? `it is true that ${text}` : text;
};

/** "then B if and only if C" could be taken as "(then B) if and only if C"; "it is true that" keeps it together. */
const consequent = (formula: Formula, context: Context): string =>
  equivalence(formula, context) ?? phrase(formula, "open", context);

/** One half of a conjunction, where the same holds. */
const half = (formula: Formula, context: Context): string =>
  equivalence(formula, context) ?? phrase(formula, "closed", context);

const equivalence = (formula: Formula, context: Context): string | undefined => {
  if (formula.kind !== "iff") return undefined;
  const [left, right] = [asLiteral(formula.left), asLiteral(formula.right)];
  if (left === undefined || right === undefined) return undefined;
  // Not "this person … if and only if that person …", as if they were two.
  const pointer = isAbout(left, context) && isAbout(right, context) ? "this" : "that";
  return `it is true that ${clause(left, context, "this")} if and only if ${clause(right, context, pointer)}`;
};

const quantifiedPhrase = (formula: Quantified, place: Place, context: Context): string => {
  const depth = context.bound.length;
  const noun = nouns[depth];
  if (noun === undefined)
    throw misuse(
      `plain English has no words for quantifiers nested ${depth + 1} deep`,
      `it has words for ${nouns.length}`,
    );
  const inner: Context = { ...context, bound: [...context.bound, formula.variable] };
  const { body } = formula;
  const ofRelation = relationPhrase(formula, context, place === "denied" ? "this" : "that");
  if (ofRelation !== undefined) return ofRelation;
  const group = groupOf(body, inner);
  if (formula.kind === "exists") {
    if (group !== undefined) return `some ${noun} ${group}`;
    return `for some ${noun}, ${phrase(body, "scope", inner)}`;
  }
  if (group !== undefined && (body.kind === "or" || allPositive(body))) return `every ${noun} ${group}`;
  if (body.kind === "not") {
    const denied = groupOf(body.body, inner);
    if (denied !== undefined && (allPositive(body.body) || asLiteral(body.body) !== undefined))
      return `no ${noun} ${body.body.kind === "and" ? "both " : ""}${denied}`;
  }
  if (place === "top" || place === "scope" || place === "open") {
    if (body.kind === "implies") {
      const condition = groupOf(body.left, inner);
      if (condition !== undefined)
        return `if ${indefinite[depth]} ${condition}, then ${consequent(body.right, inner)}`;
    }
  }
  if (place === "top" && body.kind === "iff") {
    const [left, right] = [asLiteral(body.left), asLiteral(body.right)];
    if (left && right && isAbout(left, inner) && isAbout(right, inner))
      return `${indefinite[depth]} ${verbPhrase(left, inner)} if and only if ${clause(right, inner)}`;
  }
  return `for every ${noun}, ${phrase(body, "scope", inner)}`;
};
