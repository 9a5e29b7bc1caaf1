/**
 * Natural English of people and things: "every guest tasted every cake", "for every cake there was at least one guest who
 * tasted it", "no guest tasted any cake". What is spoken of first has the wider scope, and a thing is spoken of first by
 * what was done to it: "every cake was tasted by every guest". Where an object could climb out of its clause ("every guest
 * tasted at least one cake": one for all?), it stands in one it cannot leave, behind "there was at least one". Each wording
 * belongs to one formula; which places are of things, the formula shows (`logic/two-sorts.ts`).
 */
import rows from "../../../data/grammar/things.json" with { type: "json" };
import { withParts } from "../capitals.ts";
import { hasPart, eachAtom, isQuantified, type Atom, type Formula, type Quantified } from "#logic/formula";
import { isSecondSort } from "#logic/two-sorts";
import { isKnown, getName, getPhrase, type Context, type Light } from "./natural-clauses.ts";

/** Wordings by the quantifiers and denials that stand before the deed, from the outside in. */
const wordings: Readonly<Record<string, Readonly<Record<string, string>>>> = rows;

/** A clause of a quantifier of things, or of one of people and one of things; undefined for what has no such clause. */
export const sayThings = (formula: Formula, context: Context): Light | undefined => {
  const { thing } = context.words;
  const isDenied = formula.kind === "not";
  const outer = isDenied ? formula.body : formula;
  if (thing === undefined || !isQuantified(outer)) return undefined;
  const sign = isDenied ? "¬" : "";
  return (
    sayPassiveThing(sign, outer, thing, context) ??
    sayPeopleAndThings(sign, outer, { person: context.words.noun ?? "person", thing }, context)
  );
};

const sayPassiveThing = (
  sign: string,
  { kind, variable, body }: Quantified,
  thing: string,
  context: Context,
): Light | undefined => {
  const deed = toDeed(body);
  const [doer, object] = deed?.atom.terms ?? [];
  if (!deed || !doer || object?.name !== variable || !isKnown(doer, context)) return undefined;
  const somebody = getName(doer, context);
  const key = `${sign}${getSign(kind)}${deed.sign}`;
  // Not "that that guest did not taste", nor "by he or she".
  const named = /^[A-Z]/.test(somebody) ? wordings["named"]?.[key] : undefined;
  return clause(wordings["somebody"]?.[key] ?? named, { somebody, thing, ...getPhrase(deed.atom, context) });
};

const sayPeopleAndThings = (
  sign: string,
  outer: Quantified,
  { person, thing }: { readonly person: string; readonly thing: string },
  context: Context,
): Light | undefined => {
  const between = outer.body.kind === "not" ? "¬" : "";
  const inner = outer.body.kind === "not" ? outer.body.body : outer.body;
  const deed = isQuantified(inner) ? toDeed(inner.body) : undefined;
  if (!isQuantified(inner) || deed === undefined) return undefined;
  const [doer, object] = deed.atom.terms.map(({ name }) => name);
  const isActive = doer === outer.variable && object === inner.variable;
  if (!isActive && (doer !== inner.variable || object !== outer.variable)) return undefined;
  const key = `${sign}${getSign(outer.kind)}${between}${getSign(inner.kind)}${deed.sign}`;
  const text = wordings[isActive ? "people first" : "things first"]?.[key];
  const kind = key.startsWith("∀∃") ? "choice" : "clause";
  return clause(text, { person, thing, ...getPhrase(deed.atom, context) }, kind);
};

/** True if somebody beside a quantifier's person, or something beside its thing, is brought in or named within its scope. */
export const hasOtherSort = (isThing: boolean, body: Formula, context: Context): boolean => {
  const { words, parts, bound } = context;
  if (bound.some((one) => (one.isThing === true) === isThing)) return true;
  let found = introducesSort(isThing, body);
  eachAtom(body, ({ name, terms }) => {
    const named = terms[isThing ? 1 : 0];
    found ||= named?.kind === "constant";
    const clauseOfNobody = terms.length === 0 ? words.propositions.get(name) : undefined;
    if (clauseOfNobody !== undefined && !isThing)
      found ||= /^[A-Z]/.test(parts(clauseOfNobody)?.subject ?? "");
  });
  return found;
};

const introducesSort = (isThing: boolean, formula: Formula): boolean =>
  hasPart(formula, (part) => isQuantified(part) && isSecondSort(part.variable, part.body) === isThing);

const getSign = (kind: Quantified["kind"]): string => (kind === "forall" ? "∀" : "∃");

const toDeed = (formula: Formula): { readonly atom: Atom; readonly sign: string } | undefined => {
  const atom = formula.kind === "not" ? formula.body : formula;
  if (atom.kind !== "atom" || atom.terms.length !== 2) return undefined;
  return { atom, sign: formula.kind === "not" ? "¬" : "" };
};

const clause = (
  pattern: string | undefined,
  parts: Parameters<typeof withParts>[1],
  kind: Light["kind"] = "clause",
): Light | undefined => (pattern === undefined ? undefined : { text: withParts(pattern, parts), kind });
