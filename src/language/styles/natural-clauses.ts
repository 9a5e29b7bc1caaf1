/**
 * The clauses of natural English: what is said of one person ("Anna sang", "that guest neither sang nor danced"); of everyone and
 * someone in `natural-people.ts`.
 *
 * Each is put together from the parts of its literals (`clause-parts.ts`), and each wording belongs to one formula. What
 * English says in two ways is not said: no "did not sing or read a book", no "everyone did not".
 */
import { misuse } from "#logic/error";
import { eachAtom, hasPart, type Atom, type Formula, type Term } from "#logic/formula";
import { memoize } from "#logic/memoize";
import { isCopula, splitClause, type ClauseParts } from "../clause-parts.ts";
import type { VerbPhrase } from "../lexicon.ts";
import { findPronoun } from "../pronouns.ts";
import type { Words } from "../words.ts";
import { createWordsError } from "./style-words.ts";

/** The context of a phrase. */
export type Context = {
  readonly words: Words;
  /** The parts of a clause or verb phrase of the words. */
  readonly parts: (phrase: VerbPhrase) => ClauseParts | undefined;
  /** The quantifiers that are open here, from the outside in, and what their person is called: "that guest", "X". */
  readonly bound: readonly { readonly name: string; readonly called: string; readonly isThing?: true }[];
  /** Whose names are followed by pronouns; their places are marked, to be filled last. */
  readonly known?: ReadonlySet<string>;
  /** True if a condition or an item before has brought in or named somebody, at whom "that guest" could point. */
  readonly others?: boolean;
  /** True if all who are spoken of are of one kind, so that "everyone" and "those who" can mean nobody else. */
  readonly areOneKind: boolean;
  /** How many lists are open. */
  readonly lists: number;
  /** True if "or" says that it leaves room for both. */
  readonly isInclusive?: boolean;
  /** True if kinds are said by verbs, "who is a teacher", where twins would differ in their words otherwise. */
  readonly isPlain?: boolean;
  /** Picks one of so many wordings; absent where there is but one. */
  readonly choose?: (count: number) => number;
};

/** The parts of phrases, each taken apart once. */
export const memoizeParts = (): Context["parts"] => memoize(splitClause);

/** A clause or its like; of two clauses with "and" a pair; with commas a choice. */
export type Light = { readonly text: string; readonly kind: "clause" | "pair" | "choice" };

/** In a condition "anyone who" would be heard as "somebody who", and "someone" as a certain one. */
export type Place = "open" | "condition";

/** An atom, said or denied, as somebody's verb phrase or as a clause of nobody. */
type Literal = {
  /** Undefined for a clause that has none, "it rained". */
  readonly subject: string | undefined;
  /** The verb phrase with its object, or the whole clause. */
  readonly text: string;
  readonly positive: boolean;
  /** The verb phrase undenied, which tells verbs apart. */
  readonly yes: string;
  readonly auxiliary: ClauseParts["auxiliary"] | undefined;
  readonly base: string;
};

/** A subject that no text can be: what is said is wanted, of whomever the formula speaks. */
export const anyone = "\u0000";

/** The literal that a formula is; `about` is the variable whose person is left out of the text. */
export const toLiteral = (formula: Formula, context: Context, about?: string): Literal | undefined => {
  const positive = formula.kind !== "not";
  const atom = formula.kind === "not" ? formula.body : formula;
  if (atom.kind === "true" || atom.kind === "false") {
    const [is, sum] = [positive ? "is" : "is not", atom.kind === "true" ? "four" : "five"];
    const text = `two plus two ${is} ${sum}`;
    return { subject: undefined, text, positive, yes: text, auxiliary: undefined, base: "" };
  }
  if (atom.kind !== "atom") return undefined;
  const [first, second, ...rest] = atom.terms;
  if (first === undefined) return propositionLiteral(atom, positive, context);
  if (rest.length > 0) throw misuse(`English has no words for the ${atom.terms.length}-place ${atom.name}`);
  // Somebody whom no quantifier has brought in yet is spoken of in another way.
  if (
    !isKnown(first, context, about) ||
    (second && !isKnown(second, context, isSame(first, second) ? about : undefined))
  )
    return undefined;
  const subject = first.kind === "variable" && first.name === about ? anyone : getName(first, context);
  const found = getPhrase(atom, context);
  const parts = context.parts(found);
  const phrase = parts?.phrase ?? found;
  const object =
    second &&
    ` ${second.kind === "variable" && isSame(first, second) ? "themself" : getName(second, context)}`;
  const end = object ?? "";
  return {
    subject,
    text: `${positive ? phrase.yes : phrase.no}${end}`,
    positive,
    yes: `${phrase.yes}${end}`,
    auxiliary: parts?.auxiliary,
    base: `${parts?.base ?? ""}${end}`,
  };
};

export const isKnown = ({ kind, name }: Term, { bound }: Context, about?: string): boolean =>
  kind === "constant" || name === about || bound.some((one) => one.name === name);

const isSame = (one: Term, other: Term): boolean => one.kind === other.kind && one.name === other.name;

const propositionLiteral = (
  atom: Atom,
  positive: boolean,
  { words, parts: partsIn, known }: Context,
): Literal => {
  const clause = words.propositions.get(atom.name);
  if (clause === undefined) throw createWordsError("proposition", atom.name);
  const parts = partsIn(clause);
  if (parts === undefined || parts.subject === "" || parts.subject === "it") {
    const text = positive ? clause.yes : clause.no;
    return { subject: undefined, text, positive, yes: clause.yes, auxiliary: undefined, base: "" };
  }
  const { phrase, auxiliary, base } = parts;
  const subject = known?.has(parts.subject) ? toPlaceholder(parts.subject) : parts.subject;
  return { subject, text: positive ? phrase.yes : phrase.no, positive, yes: phrase.yes, auxiliary, base };
};

export const getPhrase = ({ name, terms }: Atom, { words }: Context) => {
  const found = terms.length === 1 ? words.predicates.get(name) : words.relations?.get(name);
  if (found === undefined)
    throw createWordsError(terms.length === 1 ? "predicate" : "two-place predicate", name);
  return found;
};

/** Returns the name of an individual at the place. */
export const getName = (term: Term, { words, bound, known }: Context): string => {
  if (term.kind === "constant") {
    const name = words.constants.get(term.name);
    if (name === undefined) throw createWordsError("constant", term.name);
    return known?.has(name) ? toPlaceholder(name) : name;
  }
  const opened = bound.findLast(({ name }) => name === term.name);
  if (opened === undefined) throw misuse(`the variable ${term.name} is bound by no quantifier`);
  return opened.called;
};

const toPlaceholder = (name: string): string => `⟦${name}⟧`;

/** A sentence with names in such places, and pronouns where the person was the last one named. */
export const nameOnce = (said: string, { pronouns }: Pick<Words, "pronouns">): string => {
  let last: string | undefined;
  return said.replaceAll(/⟦([^⟧]+)⟧/g, (_, name: string) => {
    const isSame = name === last;
    last = name;
    return isSame ? (findPronoun(name, pronouns) ?? name) : name;
  });
};

/** The people whom a formula names, where it brings in nobody else and each has a pronoun of his or her own; things have none. */
export const findKnown = (formula: Formula, { words, parts }: Context): ReadonlySet<string> | undefined => {
  const people = new Set<string | undefined>();
  eachAtom(formula, ({ name, terms }) => {
    const [term, other] = terms;
    const clause = words.propositions.get(name);
    const person = term === undefined ? clause && parts(clause)?.subject : words.constants.get(term.name);
    const isNamed = other === undefined && (term === undefined || term.kind === "constant");
    if (term !== undefined || !person?.startsWith("the ")) people.add(isNamed ? person : undefined);
  });
  const names = [...people].filter((one) => one !== undefined);
  const pronouns = new Set(names.map((name) => findPronoun(name, words.pronouns)));
  return names.length === people.size && pronouns.size === names.length && !pronouns.has(undefined)
    ? new Set(names)
    : undefined;
};

/** The clause of one literal. */
export const toClause = ({ subject, text }: Literal): string =>
  subject === undefined ? text : `${subject} ${text}`;

/** A formula of two literals, and how they are joined. */
type Junction = {
  readonly how: "and" | "or" | "xor" | "nor" | "nand" | "same";
  readonly left: Formula;
  readonly right: Formula;
};

/** How a formula joins two others, where English has a word for it. */
export const toJunction = (formula: Formula): Junction | undefined => {
  switch (formula.kind) {
    case "and":
    case "or":
      return { how: formula.kind, left: formula.left, right: formula.right };
    case "iff":
      return { how: "same", left: formula.left, right: formula.right };
    case "not": {
      const { body } = formula;
      if (body.kind === "or") return { how: "nor", left: body.left, right: body.right };
      if (body.kind === "and") return { how: "nand", left: body.left, right: body.right };
      return body.kind === "iff" ? { how: "xor", left: body.left, right: body.right } : undefined;
    }
    default:
      return undefined;
  }
};

/** Verb phrases of one subject; their literals show what may be heard in another way. */
type Verbs = Light & {
  readonly subject: string;
  readonly literals: readonly Literal[];
  /** True if it is one verb phrase, or two with "and". */
  readonly mayBeChosen: boolean;
  /** True if it is two verb phrases with "and". */
  readonly mayBeTwo: boolean;
};

/**
 * What is said of one person by a formula about that person alone: "sang and danced", "did not both sing and dance",
 * "sang, and either danced or waited, or both". Undefined for anything else, and where it could be heard in two ways.
 */
export const buildVerbs = (
  formula: Formula,
  context: Context,
  about?: string,
  both = false,
): Verbs | undefined => {
  const literal = toLiteral(formula, context, about);
  if (literal) {
    const { subject, text } = literal;
    return subject === undefined
      ? undefined
      : { subject, text, kind: "clause", literals: [literal], mayBeChosen: true, mayBeTwo: false };
  }
  const done = buildPassive(formula, context, about);
  if (done !== undefined) return done;
  const joined = toJunction(formula);
  if (joined === undefined || (joined.how === "same" && about === undefined)) return undefined;
  const left = buildVerbs(joined.left, context, about);
  const right = left && buildVerbs(joined.right, context, about);
  if (left === undefined || right?.subject !== left.subject || areHeardAgain(left, right)) return undefined;
  const [one, other] = [left.literals[0], right.literals[0]];
  const simple = left.literals.length + right.literals.length === 2 && one && other;
  const verbs = simple
    ? joinVerbs(both && joined.how === "and" ? "both" : joined.how, one, other, context)
    : (joinThree(joined, left, right, context) ?? joinGroups(joined.how, left, right, context));
  return (
    verbs && {
      ...verbs,
      subject: left.subject,
      literals: [...left.literals, ...right.literals],
      mayBeChosen: joined.how === "and" && verbs.kind === "pair",
      mayBeTwo: joined.how === "and" && verbs.kind === "pair",
    }
  );
};

const buildPassive = (formula: Formula, context: Context, about: string | undefined): Verbs | undefined => {
  const { thing } = context.words;
  if (thing === undefined || formula.kind !== "forall" || formula.body.kind !== "atom") return undefined;
  const { body, variable } = formula;
  const [doer, object] = body.terms;
  if (!doer || object?.name !== variable || !isKnown(doer, context, about)) return undefined;
  const subject = doer.kind === "variable" && doer.name === about ? anyone : getName(doer, context);
  const text = `${getPhrase(body, context).yes} every ${thing}`;
  const literal = { subject, text, positive: true, yes: text, auxiliary: undefined, base: "" };
  return { subject, text, kind: "clause", literals: [literal], mayBeChosen: true, mayBeTwo: false };
};

const joinGroups = (how: Junction["how"], left: Verbs, right: Verbs, context: Context): Light | undefined => {
  if (left.kind === "choice") return undefined;
  if (how === "and") return { text: andMore(left, right), kind: "choice" };
  const again = left.text === right.text ? doubledMark : "";
  return left.mayBeChosen && right.mayBeChosen && (how === "or" || how === "xor")
    ? { text: `either ${left.text}, or ${again}${right.text}${getCloser(how, context)}`, kind: "choice" }
    : undefined;
};

/** "Both sang and danced, and also hummed"; "sang, and also danced and hummed", for "and both" could be two people. */
const andMore = (left: Verbs, right: Verbs): string => {
  if (left.text === right.text) return `${left.text}, and ${doubledMark}${right.text}`;
  const other = left.mayBeTwo ? joinBoth(right) : right.text;
  const isAlso = left.mayBeTwo || right.mayBeTwo;
  return `${joinBoth(left)}, and ${isAlso ? "also " : ""}${other}`;
};

const joinBoth = ({ text, literals, mayBeTwo }: Verbs): string => {
  const [one, other] = literals;
  const isBoth = mayBeTwo && one?.positive && other?.positive;
  return (isBoth ? joinVerbs("both", one, other)?.text : undefined) ?? text;
};

/** "Either sang, or else danced or hummed": one of three verbs, of which two are one half. */
const joinThree = (
  { how, left, right }: Junction,
  one: Verbs,
  other: Verbs,
  context: Context,
): Light | undefined => {
  const areHalves = [left, right].every(
    (half, i) => half.kind === "or" || [one, other][i]!.literals.length === 1,
  );
  if (how !== "or" || !areHalves) return undefined;
  const text = joinEither(
    [one, other].map(({ literals }) => literals.map((literal) => literal.text)),
    context,
  );
  return text === undefined ? undefined : { text, kind: "choice" };
};

/** "Either sang, or else danced or hummed", of one thing and two. */
export const joinEither = (
  halves: readonly (readonly string[])[],
  { isInclusive }: Pick<Context, "isInclusive">,
): string | undefined =>
  halves.flat().length === 3
    ? `either ${halves.map((half) => half.join(" or ")).join(", or else ")}${isInclusive === true ? ", or more than one of these" : ""}`
    : undefined;

/** Returns the end of a choice. */
export const getCloser = (how: "or" | "xor", { isInclusive }: Pick<Context, "isInclusive">): string =>
  how === "xor" ? ", but not both" : isInclusive === true ? ", or both" : "";

/** The note on a repetition: the words are repeated, not the deed. */
export const doubledMark = "(to say it twice) ";

const joinVerbs = (
  how: Junction["how"] | "both",
  left: Literal,
  right: Literal,
  context: Pick<Context, "isInclusive"> = {},
): Light | undefined => {
  if (left.yes === right.yes && left.positive !== right.positive)
    return how === "or" ? { text: `either ${left.text} or ${right.text}`, kind: "choice" } : undefined;
  if (left.yes === right.yes) {
    const again = `${doubledMark}${right.text}`;
    if (how === "and") return { text: `${left.text} and ${again}`, kind: "choice" };
    return how === "or" ? { text: `either ${left.text} or ${again}`, kind: "choice" } : undefined;
  }
  const { auxiliary } = left;
  const alike = left.positive && right.positive && auxiliary !== undefined && auxiliary === right.auxiliary;
  const shared = alike && sharesCopula(left, right);
  const [one, other] = shared ? [left.base, right.base] : [left.text, right.text];
  const before = shared ? `${auxiliary} ` : "";
  switch (how) {
    case "and": {
      const word = left.positive === right.positive ? "and" : "but";
      return { text: `${before}${one} ${word} ${other}`, kind: "pair" };
    }
    case "both":
      return { text: `${before}both ${one} and ${other}`, kind: "pair" };
    case "or":
    case "xor": {
      // "Or both" closes a choice as well as "either" opens it; behind a denial it would not.
      const either = how === "or" && context.isInclusive === true && left.positive ? "" : "either ";
      return { text: `${before}${either}${one} or ${other}${getCloser(how, context)}`, kind: "choice" };
    }
    case "same":
      if (!alike || (!shared && auxiliary !== "did" && auxiliary !== "does")) return undefined;
      return shared
        ? { text: `${auxiliary} either both ${one} and ${other}, or neither`, kind: "choice" }
        : { text: `either both ${one} and ${other}, or ${auxiliary} neither`, kind: "choice" };
    case "nor":
      return left.positive && right.positive
        ? { text: `${before}neither ${one} nor ${other}`, kind: "clause" }
        : undefined;
    default:
      return alike
        ? { text: `${auxiliary} not both ${left.base} and ${right.base}`, kind: "pair" }
        : undefined;
  }
};

/** True if "was tired and hungry" is English: not "is exempt and a teacher", nor "is allowed to reply and coached by a lawyer". */
export const sharesCopula = (one: Literal, other: Literal): boolean =>
  one.auxiliary !== undefined &&
  one.auxiliary === other.auxiliary &&
  isCopula(one.auxiliary) &&
  [/^an? /, / to [a-z]/].every((words) => words.test(one.base) === words.test(other.base));

const areHeardAgain = (left: Verbs, right: Verbs): boolean =>
  left.literals.some(
    ({ auxiliary, text }) =>
      auxiliary !== undefined && !isCopula(auxiliary) && text.startsWith(`${auxiliary} `),
  ) && right.literals.some(({ positive, yes, base }) => positive && yes === base);

/** A clause about one subject, without a quantifier. */
export const plainClause = (formula: Formula, context: Context): Light | undefined => {
  const literal = toLiteral(formula, context);
  if (literal) return { text: toClause(literal), kind: "clause" };
  const verbs = buildVerbs(formula, context);
  return verbs && { text: `${verbs.subject} ${verbs.text}`, kind: verbs.kind };
};

/** True if a formula has a two-place predicate. */
export const hasTwoTerms = (formula: Formula): boolean =>
  hasPart(formula, (part) => part.kind === "atom" && part.terms.length === 2);

/** Somebody's verb phrase, with the variable's person as its subject. */
export const buildPredicate = (
  formula: Formula,
  variable: string,
  context: Context,
  both = false,
): Light | undefined => {
  const verbs = buildVerbs(formula, context, variable, both);
  return verbs?.subject === anyone ? { text: verbs.text, kind: verbs.kind } : undefined;
};
