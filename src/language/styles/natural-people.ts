/**
 * Natural English of everyone and someone: "no guest who sang danced", "Julie admired every guest without exception",
 * "no guest sang, nor did any dance". Each wording belongs to one formula.
 */
import { hasPart, and, eachAtom, implies, type Formula, type Quantified } from "#logic/formula";
import { getKind, getTense } from "../clause-parts.ts";
import type { Words } from "../words.ts";
import {
  anyone,
  isKnown,
  toJunction,
  toLiteral,
  getName,
  getPhrase,
  sharesCopula,
  hasTwoTerms,
  buildPredicate,
  buildVerbs,
  type Context,
  type Light,
  type Place,
} from "./natural-clauses.ts";
import { getRelative } from "../pronouns.ts";
import { determiners } from "./natural-frames.ts";
import { toPlural } from "./natural-marks.ts";
import { sayThings } from "./natural-things.ts";

/** The words for all, some and none of those who are spoken of. */
export const getQuantifiers = ({ noun }: Words) => ({
  every: noun === undefined ? "everyone" : `every ${noun}`,
  atLeastOne: `at least one ${noun ?? "person"}`,
  no: noun === undefined ? "no one" : `no ${noun}`,
  ifAny: `any ${noun ?? "person"}`,
  noun: noun ?? "person",
});

/** One of the determiners for those who are spoken of; the plainest where nothing is chosen. "None of the guests who sang" would say that some did. */
const sayDeterminer = (
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
  return all[choose?.(all.length) ?? 0]!.replace("Ns", toPlural(noun)).replace("N", noun);
};

/** A quantified clause; undefined where its person has to be pointed at. */
export const quantifiedClause = (formula: Formula, place: Place, context: Context): Light | undefined => {
  const ofThings = sayThings(formula, context);
  if (ofThings !== undefined) return ofThings;
  const { every, atLeastOne, no } = getQuantifiers(context.words);
  const someone = (): string =>
    place === "open" || context.words.noun !== undefined ? sayDeterminer("some", context) : atLeastOne;
  if (formula.kind === "not") {
    const { body } = formula;
    if (body.kind === "exists") {
      const there = `there ${isPast(body.body, context) ? "was" : "is"} ${no} ${getRelative(context.words)}`;
      const verbs = buildPredicate(body.body, body.variable, context);
      return verbs && { ...verbs, text: `${there} ${verbs.text}` };
    }
    // "Not every guest tasted every cake": each cake was left by somebody?
    if (body.kind !== "forall" || hasQuantifiedPart(body.body)) return undefined;
    const picked = toRestricted(body, context);
    if (picked)
      return picked.denied
        ? undefined
        : {
            text: `not ${buildHead(picked.kind === undefined ? every : `every ${picked.kind}`, picked, context)} ${picked.verbs.text}`,
            kind: picked.verbs.kind,
          };
    const verbs = startsDenied(body.body) ? undefined : buildPredicate(body.body, body.variable, context);
    return verbs && { ...verbs, text: `not ${every} ${verbs.text}` };
  }
  if (formula.kind === "exists") {
    const [kind, rest] = splitKind(formula.body, formula.variable, context);
    const some =
      kind === undefined || rest === undefined ? undefined : buildPredicate(rest, formula.variable, context);
    if (some?.kind === "clause") return { ...some, text: `at least one ${kind} ${some.text}` };
    const verbs = buildPredicate(formula.body, formula.variable, context);
    if (verbs) return { ...verbs, text: `${someone()} ${verbs.text}` };
    return sayPassive(formula, formula.body, atLeastOne, context);
  }
  if (formula.kind !== "forall") return undefined;
  return place === "open" ? sayUniversal(formula, context) : sayUnrestricted(formula, context);
};

const sayNeitherAny = (body: Formula, variable: string, context: Context): string | undefined => {
  if (body.kind !== "and" || body.left.kind !== "not" || body.right.kind !== "not") return undefined;
  const [one, other] = [body.left.body, body.right.body].map((part) =>
    part.kind === "atom" ? toLiteral(part, context, variable) : undefined,
  );
  if (one?.subject !== anyone || other?.subject !== anyone || one.yes === other.yes) return undefined;
  if (other.auxiliary !== "did" && other.auxiliary !== "was") return undefined;
  return `${sayDeterminer("no", { ...context, areOneKind: false })} ${one.text}, nor ${other.auxiliary} any ${other.base}`;
};

const sayUniversal = (formula: Quantified, context: Context): Light | undefined => {
  const picked = toRestricted(formula, context);
  if (picked === undefined) return sayUnrestricted(formula, context);
  return {
    text: `${buildHead(sayDeterminer(picked.denied ? "no" : "any", context, picked), picked, context)} ${picked.verbs.text}`,
    kind: "choice",
  };
};

const sayUnrestricted = (formula: Quantified, context: Context): Light | undefined => {
  const { body, variable } = formula;
  const isOfTwo = context.words.thing === undefined && context.words.relations?.size && hasTwoTerms(body);
  const { every, no: noOne } = getQuantifiers(context.words);
  const nor = sayNeitherAny(body, variable, context);
  if (nor !== undefined) return { text: nor, kind: "choice" };
  if (!startsDenied(body) && !(body.kind === "not" && neither(body.body, variable, context))) {
    const verbs = buildPredicate(body, variable, context);
    const everyone = (): string => (isOfTwo ? `${every} without exception` : sayDeterminer("every", context));
    if (verbs) return { ...verbs, text: `${everyone()} ${verbs.text}` };
    return sayPassive(formula, body, `${every} without exception`, context);
  }
  if (body.kind !== "not" || hasQuantifiedPart(body.body)) return undefined;
  const no = isOfTwo ? noOne : sayDeterminer("no", context);
  const neitherText = neither(body.body, variable, context);
  if (neitherText !== undefined) return { text: `${no} ${neitherText}`, kind: "choice" };
  const denied = buildPredicate(body.body, variable, context, true);
  // Nobody sees how far "no one" reaches into more.
  if (denied) return denied.kind === "choice" ? undefined : { ...denied, text: `${no} ${denied.text}` };
  return sayPassive(formula, body.body, noOne, context);
};

const neither = (formula: Formula, variable: string, context: Context): string | undefined => {
  if (formula.kind !== "or" || formula.left.kind !== "atom" || formula.right.kind !== "atom")
    return undefined;
  const verbs = buildVerbs(and(formula.left, formula.right), context, variable);
  if (verbs?.subject !== anyone) return undefined;
  const [one, other] = verbs.literals;
  if (!one || !other) return undefined;
  return `${one.text} or ${sharesCopula(one, other) ? other.base : other.text}`;
};

const sayPassive = (
  { variable }: Quantified,
  body: Formula,
  them: string,
  context: Context,
): Light | undefined => {
  if (body.kind !== "atom" || body.terms.length !== 2 || context.words.thing !== undefined) return undefined;
  const [subject, object] = body.terms;
  if (object?.name !== variable || !subject || subject.name === variable || !isKnown(subject, context))
    return undefined;
  return { text: `${getName(subject, context)} ${getPhrase(body, context).yes} ${them}`, kind: "clause" };
};

const toRestricted = ({ body, variable }: Quantified, context: Context) => {
  if (body.kind !== "implies") return undefined;
  const [kind, rest] = splitKind(body.left, variable, context);
  const who = rest === undefined ? "" : sayRelative(rest, variable, context);
  const isDenied = body.right.kind === "not" && toJunction(body.right) === undefined;
  if (isDenied && hasQuantifiedPart(body.right)) return undefined;
  const verbs = buildPredicate(
    isDenied && body.right.kind === "not" ? body.right.body : body.right,
    variable,
    context,
  );
  return who === undefined || verbs === undefined ? undefined : { kind, who, verbs, denied: isDenied };
};

const buildHead = (determiner: string, { who }: { readonly who: string }, { words }: Context): string =>
  who === "" ? determiner : `${determiner} ${getRelative(words)} ${who}`;

/** The noun of the kind that a restriction begins with, and what else it says. */
const splitKind = (
  formula: Formula,
  variable: string,
  { words, isPlain }: Context,
): readonly [kind?: string, rest?: Formula] => {
  if (isPlain === true || words.noun === undefined || words.thing !== undefined) return [undefined, formula];
  const [first, rest] = formula.kind === "and" ? [formula.left, formula.right] : [formula];
  if (first.kind !== "atom" || first.terms.length !== 1 || first.terms[0]!.name !== variable)
    return [undefined, formula];
  const phrase = words.predicates.get(first.name);
  const kind = phrase && getKind(phrase);
  return kind === undefined ? [undefined, formula] : [kind, rest];
};

const sayRelative = (formula: Formula, variable: string, context: Context): string | undefined => {
  const joined = toJunction(formula);
  const parts = joined === undefined ? [formula] : [joined.left, joined.right];
  if (parts.some((part) => toLiteral(part, context, variable) === undefined && part.kind !== "forall"))
    return undefined;
  const verbs = buildPredicate(formula, variable, context);
  return verbs && (verbs.text.includes(",") ? `${verbs.text},` : verbs.text);
};

/**
 * What holds of whoever is picked under a further condition about that person: "any guest who sang danced if that guest
 * hummed". Undefined where the person has to be called X.
 */
export const sayPicked = (
  { body, variable }: Quantified,
  condition: (formula: Formula) => string | undefined,
  context: Context,
): string | undefined => {
  if (body.kind !== "implies" || body.right.kind !== "implies") return undefined;
  const picked = toRestricted(
    { kind: "forall", variable, body: implies(body.left, body.right.right) },
    context,
  );
  // "… danced and hummed if" leaves open how much the condition holds of.
  if (picked === undefined || picked.verbs.kind === "pair") return undefined;
  const under = condition(body.right.left);
  if (under === undefined) return undefined;
  const comma = picked.verbs.kind === "choice" ? "," : "";
  return `${buildHead(sayDeterminer(picked.denied ? "no" : "any", context, picked), picked, context)} ${picked.verbs.text}${comma} if ${under}`;
};

const startsDenied = (body: Formula): boolean => {
  if (body.kind === "not") return toJunction(body)?.how === undefined || toJunction(body)?.how === "nand";
  return body.kind === "and" && startsDenied(body.left);
};

const hasQuantifiedPart = (formula: Formula): boolean => hasPart(formula, (part) => "variable" in part);

/** True if a formula speaks of the past; the words of a question share their time. */
export const isPast = (formula: Formula, { words }: Context): boolean => {
  let past = false;
  eachAtom(formula, ({ name }) => {
    const phrase = words.predicates.get(name) ?? words.relations?.get(name) ?? words.propositions.get(name);
    past ||= phrase !== undefined && getTense(phrase) === "past";
  });
  return past;
};
