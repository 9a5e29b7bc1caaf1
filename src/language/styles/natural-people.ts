/**
 * Natural English of everyone and someone: "no guest who sang danced", "Julie admired every guest without exception",
 * "no guest sang, nor did any dance". Each wording belongs to one formula.
 */
import { hasPart, and, eachAtom, implies, type Formula, type Quantified } from "#logic/formula";
import { kindOf, tenseOf } from "../clause-parts.ts";
import type { Words } from "../words.ts";
import {
  anyone,
  isKnown,
  joinOf,
  literalOf,
  nameOf,
  phraseOf,
  sharesCopula,
  speaksOfTwo,
  verbsAbout,
  verbsOf,
  type Context,
  type Light,
  type Place,
} from "./natural-clauses.ts";
import { relativeOf } from "../pronouns.ts";
import { determiners } from "./natural-frames.ts";
import { pluralOf } from "./natural-marks.ts";
import { clauseOfThings } from "./natural-things.ts";

/** The words for all, some and none of those who are spoken of. */
export const quantifiersOf = ({ noun }: Words) => ({
  every: noun === undefined ? "everyone" : `every ${noun}`,
  atLeastOne: `at least one ${noun ?? "person"}`,
  no: noun === undefined ? "no one" : `no ${noun}`,
  ifAny: `any ${noun ?? "person"}`,
  noun: noun ?? "person",
});

/** One of the determiners for those who are spoken of; the plainest where nothing is chosen. "None of the guests who sang" would say that some did. */
const determined = (
  kind: keyof typeof determiners,
  { words, areOneKind, choose }: Context,
  picked?: { readonly kind?: string },
): string => {
  const noun = picked?.kind ?? words.noun;
  if (noun === undefined) return { every: "everyone", any: "everyone", some: "someone", no: "no one" }[kind];
  const all = determiners[kind].filter(
    (one) =>
      ((areOneKind && picked?.kind === undefined) || one.includes("N")) && !(picked && one.endsWith("Ns")),
  );
  return all[choose?.(all.length) ?? 0]!.replace("Ns", pluralOf(noun)).replace("N", noun);
};

/** A quantified clause; undefined where its person has to be pointed at. */
export const quantifiedClause = (formula: Formula, place: Place, context: Context): Light | undefined => {
  const ofThings = clauseOfThings(formula, context);
  if (ofThings !== undefined) return ofThings;
  const { every, atLeastOne, no } = quantifiersOf(context.words);
  const someone = (): string =>
    place === "open" || context.words.noun !== undefined ? determined("some", context) : atLeastOne;
  if (formula.kind === "not") {
    const { body } = formula;
    if (body.kind === "exists") {
      const there = `there ${isPast(body.body, context) ? "was" : "is"} ${no} ${relativeOf(context.words.noun)}`;
      const verbs = verbsAbout(body.body, body.variable, context);
      return verbs && { ...verbs, text: `${there} ${verbs.text}` };
    }
    // "Not every guest tasted every cake": each cake was left by somebody?
    if (body.kind !== "forall" || speaksOfAll(body.body)) return undefined;
    const picked = restricted(body, context);
    if (picked)
      return picked.denied
        ? undefined
        : {
            text: `not ${headOf(picked.kind === undefined ? every : `every ${picked.kind}`, picked, context)} ${picked.verbs.text}`,
            kind: picked.verbs.kind,
          };
    const verbs = startsDenied(body.body) ? undefined : verbsAbout(body.body, body.variable, context);
    return verbs && { ...verbs, text: `not ${every} ${verbs.text}` };
  }
  if (formula.kind === "exists") {
    const [kind, rest] = kindIn(formula.body, formula.variable, context);
    const some =
      kind === undefined || rest === undefined ? undefined : verbsAbout(rest, formula.variable, context);
    if (some?.kind === "clause") return { ...some, text: `at least one ${kind} ${some.text}` };
    const verbs = verbsAbout(formula.body, formula.variable, context);
    if (verbs) return { ...verbs, text: `${someone()} ${verbs.text}` };
    return doneToThem(formula, formula.body, atLeastOne, context);
  }
  if (formula.kind !== "forall") return undefined;
  return place === "open" ? universal(formula, context) : unrestricted(formula, context);
};

/** "No guest sang, nor did any dance." */
const norAny = (body: Formula, variable: string, context: Context): string | undefined => {
  if (body.kind !== "and" || body.left.kind !== "not" || body.right.kind !== "not") return undefined;
  const [one, other] = [body.left.body, body.right.body].map((part) =>
    part.kind === "atom" ? literalOf(part, context, variable) : undefined,
  );
  if (one?.subject !== anyone || other?.subject !== anyone || one.yes === other.yes) return undefined;
  if (other.auxiliary !== "did" && other.auxiliary !== "was") return undefined;
  return `${determined("no", { ...context, areOneKind: false })} ${one.text}, nor ${other.auxiliary} any ${other.base}`;
};

const universal = (formula: Quantified, context: Context): Light | undefined => {
  const picked = restricted(formula, context);
  if (picked === undefined) return unrestricted(formula, context);
  return {
    text: `${headOf(determined(picked.denied ? "no" : "any", context, picked), picked, context)} ${picked.verbs.text}`,
    kind: "choice",
  };
};

/** "Every guest sang", "no guest sang": whom a universal speaks of is not picked out. */
const unrestricted = (formula: Quantified, context: Context): Light | undefined => {
  const { body, variable } = formula;
  const isOfTwo = context.words.thing === undefined && context.words.relations?.size && speaksOfTwo(body);
  const { every, no: noOne } = quantifiersOf(context.words);
  const nor = norAny(body, variable, context);
  if (nor !== undefined) return { text: nor, kind: "choice" };
  if (!startsDenied(body) && !(body.kind === "not" && neither(body.body, variable, context))) {
    const verbs = verbsAbout(body, variable, context);
    const everyone = (): string => (isOfTwo ? `${every} without exception` : determined("every", context));
    if (verbs) return { ...verbs, text: `${everyone()} ${verbs.text}` };
    return doneToThem(formula, body, `${every} without exception`, context);
  }
  if (body.kind !== "not" || speaksOfAll(body.body)) return undefined;
  const no = isOfTwo ? noOne : determined("no", context);
  const noneOf = neither(body.body, variable, context);
  if (noneOf !== undefined) return { text: `${no} ${noneOf}`, kind: "choice" };
  const denied = verbsAbout(body.body, variable, context, true);
  // Nobody sees how far "no one" reaches into more.
  if (denied) return denied.kind === "choice" ? undefined : { ...denied, text: `${no} ${denied.text}` };
  return doneToThem(formula, body.body, noOne, context);
};

/** "Sang or danced", behind "no guest"; the verbs are not denied, nor is one of them heard with another's auxiliary. */
const neither = (formula: Formula, variable: string, context: Context): string | undefined => {
  if (formula.kind !== "or" || formula.left.kind !== "atom" || formula.right.kind !== "atom")
    return undefined;
  const verbs = verbsOf(and(formula.left, formula.right), context, variable);
  if (verbs?.subject !== anyone) return undefined;
  const [one, other] = verbs.literals;
  if (!one || !other) return undefined;
  return `${one.text} or ${sharesCopula(one, other) ? other.base : other.text}`;
};

/** "Julie admired no guest": the quantified ones are the object. */
const doneToThem = (
  { variable }: Quantified,
  body: Formula,
  them: string,
  context: Context,
): Light | undefined => {
  if (body.kind !== "atom" || body.terms.length !== 2 || context.words.thing !== undefined) return undefined;
  const [subject, object] = body.terms;
  if (object?.name !== variable || !subject || subject.name === variable || !isKnown(subject, context))
    return undefined;
  return { text: `${nameOf(subject, context)} ${phraseOf(body, context).yes} ${them}`, kind: "clause" };
};

/** Whom a universal conditional picks, and what is said of them. */
const restricted = ({ body, variable }: Quantified, context: Context) => {
  if (body.kind !== "implies") return undefined;
  const [kind, rest] = kindIn(body.left, variable, context);
  const who = rest === undefined ? "" : whoOf(rest, variable, context);
  const isDenied = body.right.kind === "not" && joinOf(body.right) === undefined;
  if (isDenied && speaksOfAll(body.right)) return undefined;
  const verbs = verbsAbout(
    isDenied && body.right.kind === "not" ? body.right.body : body.right,
    variable,
    context,
  );
  return who === undefined || verbs === undefined ? undefined : { kind, who, verbs, denied: isDenied };
};

/** "Every member who owes a fine", "every teacher", "every teacher who owes a fine". */
const headOf = (determiner: string, { who }: { readonly who: string }, { words }: Context): string =>
  who === "" ? determiner : `${determiner} ${relativeOf(words.noun)} ${who}`;

/** The noun of the kind that a restriction begins with, and what else it says. */
const kindIn = (
  formula: Formula,
  variable: string,
  { words, isPlain }: Context,
): readonly [kind?: string, rest?: Formula] => {
  if (isPlain === true || words.noun === undefined || words.thing !== undefined) return [undefined, formula];
  const [first, rest] = formula.kind === "and" ? [formula.left, formula.right] : [formula];
  if (first.kind !== "atom" || first.terms.length !== 1 || first.terms[0]!.name !== variable)
    return [undefined, formula];
  const phrase = words.predicates.get(first.name);
  const kind = phrase && kindOf(phrase);
  return kind === undefined ? [undefined, formula] : [kind, rest];
};

/** Whom "who" picks: one verb or two, with a comma behind what has one. */
const whoOf = (formula: Formula, variable: string, context: Context): string | undefined => {
  const joined = joinOf(formula);
  const parts = joined === undefined ? [formula] : [joined.left, joined.right];
  if (parts.some((part) => literalOf(part, context, variable) === undefined && part.kind !== "forall"))
    return undefined;
  const verbs = verbsAbout(formula, variable, context);
  return verbs && (verbs.text.includes(",") ? `${verbs.text},` : verbs.text);
};

/**
 * What holds of whoever is picked under a further condition about that person: "any guest who sang danced if that guest
 * hummed". Undefined where the person has to be called X.
 */
export const pickedUnder = (
  { body, variable }: Quantified,
  condition: (formula: Formula) => string | undefined,
  context: Context,
): string | undefined => {
  if (body.kind !== "implies" || body.right.kind !== "implies") return undefined;
  const picked = restricted(
    { kind: "forall", variable, body: implies(body.left, body.right.right) },
    context,
  );
  // "… danced and hummed if" leaves open how much the condition holds of.
  if (picked === undefined || picked.verbs.kind === "pair") return undefined;
  const under = condition(body.right.left);
  if (under === undefined) return undefined;
  const comma = picked.verbs.kind === "choice" ? "," : "";
  return `${headOf(determined(picked.denied ? "no" : "any", context, picked), picked, context)} ${picked.verbs.text}${comma} if ${under}`;
};

/** "Everyone did not sing" is heard as "not everyone sang". */
const startsDenied = (body: Formula): boolean => {
  if (body.kind === "not") return joinOf(body)?.how === undefined || joinOf(body)?.how === "nand";
  return body.kind === "and" && startsDenied(body.left);
};

/** Whether a formula has a quantifier of its own, as "tasted every cake" has. */
const speaksOfAll = (formula: Formula): boolean => hasPart(formula, (part) => "variable" in part);

/** Whether a formula speaks of the past; the words of a question share their time. */
export const isPast = (formula: Formula, { words }: Context): boolean => {
  let past = false;
  eachAtom(formula, ({ name }) => {
    const phrase = words.predicates.get(name) ?? words.relations?.get(name) ?? words.propositions.get(name);
    past ||= phrase !== undefined && tenseOf(phrase) === "past";
  });
  return past;
};
