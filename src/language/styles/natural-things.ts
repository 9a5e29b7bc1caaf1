/**
 * Natural English of people and things: "every guest tasted every cake", "for every cake there was at least one guest who
 * tasted it", "no guest tasted any cake". What is spoken of first has the wider scope, and a thing is spoken of first by
 * what was done to it: "every cake was tasted by every guest". Where an object could climb out of its clause ("every guest
 * tasted at least one cake": one for all?), it stands in one it cannot leave, behind "there was at least one". Each wording
 * belongs to one formula; which places are of things, the formula shows (`logic/two-sorts.ts`).
 */
import { hasPart, eachAtom, type Atom, type Formula, type Quantified } from "#logic/formula";
import { isOfSecondSort } from "#logic/two-sorts";
import { isKnown, nameOf, phraseOf, type Context, type Light } from "./natural-clauses.ts";
import { heOrShe } from "./natural-marks.ts";

/** A clause of a quantifier of things, or of one of people and one of things; undefined for what has no such clause. */
export const clauseOfThings = (formula: Formula, context: Context): Light | undefined => {
  const { thing } = context.words;
  const isDenied = formula.kind === "not";
  const outer = isDenied ? formula.body : formula;
  if (thing === undefined || !isQuantified(outer)) return undefined;
  const sign = isDenied ? "¬" : "";
  return (
    somethingDone(sign, outer, thing, context) ??
    ofPeopleAndThings(sign, outer, { person: context.words.noun ?? "person", thing }, context)
  );
};

/** "Anna tasted every cake": somebody known, and things. */
const somethingDone = (
  sign: string,
  { kind, variable, body }: Quantified,
  thing: string,
  context: Context,
): Light | undefined => {
  const deed = deedOf(body);
  const [doer, object] = deed?.atom.terms ?? [];
  if (!deed || !doer || object?.name !== variable || !isKnown(doer, context)) return undefined;
  const [somebody, { yes, no }] = [nameOf(doer, context), phraseOf(deed.atom, context)];
  const wordings: Readonly<Record<string, string>> = {
    "∀": `${somebody} ${yes} every ${thing}`,
    "∀¬": `${somebody} ${yes} no ${thing}`,
    "∃": `${somebody} ${yes} at least one ${thing}`,
    "¬∃": `${somebody} ${no} any ${thing}`,
    // Not "that that guest did not taste", nor "by he or she".
    ...(/^[A-Z]/.test(somebody) && {
      "∃¬": `there was at least one ${thing} that ${somebody} ${no}`,
      "¬∀": `not every ${thing} was ${yes} by ${somebody}`,
    }),
  };
  return clause(wordings[`${sign}${signOf(kind)}${deed.sign}`]);
};

/** "Every guest tasted every cake", "there was at least one cake that no guest tasted". */
const ofPeopleAndThings = (
  sign: string,
  outer: Quantified,
  { person, thing }: { readonly person: string; readonly thing: string },
  context: Context,
): Light | undefined => {
  const between = outer.body.kind === "not" ? "¬" : "";
  const inner = outer.body.kind === "not" ? outer.body.body : outer.body;
  const deed = isQuantified(inner) ? deedOf(inner.body) : undefined;
  if (!isQuantified(inner) || deed === undefined) return undefined;
  const [doer, object] = deed.atom.terms.map(({ name }) => name);
  const isActive = doer === outer.variable && object === inner.variable;
  if (!isActive && (doer !== inner.variable || object !== outer.variable)) return undefined;
  const { yes, no } = phraseOf(deed.atom, context);
  const [one, other] = isActive ? [person, thing] : [thing, person];
  const [did, didNot] = isActive ? [yes, no] : [`was ${yes} by`, `was not ${yes} by`];
  const there = `there was at least one ${one}`;
  const those = isActive ? "who" : "that";
  /** "One cake that he or she tasted", "one guest who tasted it" */
  const ofEach = (verb: string): string =>
    `for every ${one} there was at least one ${other} ${isActive ? `that ${heOrShe} ${verb}` : `who ${verb} it`}`;
  const wordings: Readonly<Record<string, string>> = {
    "∀∀": `every ${one} ${did} every ${other}`,
    "∀∃": ofEach(yes),
    "∀∃¬": ofEach(no),
    "∀¬∃": `no ${one} ${did} any ${other}`,
    "∃∃": `at least one ${one} ${did} at least one ${other}`,
    "∃∀": `${there} ${those} ${did} every ${other}`,
    "∃∀¬": isActive ? `${there} who ${yes} no ${thing}` : `${there} that no ${person} ${yes}`,
    "∃¬∃": `${there} ${those} ${didNot} any ${other}`,
    "∃¬∀": isActive
      ? `${there} by whom not every ${thing} was ${yes}`
      : `${there} that not every ${person} ${yes}`,
    "¬∃∃": `there was no ${one} ${those} ${did} any ${other}`,
    "¬∃∀": `there was no ${one} ${those} ${did} every ${other}`,
  };
  const key = `${sign}${signOf(outer.kind)}${between}${signOf(inner.kind)}${deed.sign}`;
  return clause(wordings[key], key.startsWith("∀∃") ? "choice" : "clause");
};

/** Whether somebody beside a quantifier's person, or something beside its thing, is brought in or named within its scope. */
export const othersOfSort = (isThing: boolean, body: Formula, context: Context): boolean => {
  const { words, parts, bound } = context;
  if (bound.some((one) => (one.isThing === true) === isThing)) return true;
  let found = bringsIn(isThing, body);
  eachAtom(body, ({ name, terms }) => {
    const named = terms[isThing ? 1 : 0];
    found ||= named?.kind === "constant";
    const clauseOfNobody = terms.length === 0 ? words.propositions.get(name) : undefined;
    if (clauseOfNobody !== undefined && !isThing)
      found ||= /^[A-Z]/.test(parts(clauseOfNobody)?.subject ?? "");
  });
  return found;
};

const bringsIn = (isThing: boolean, formula: Formula): boolean =>
  hasPart(formula, (part) => isQuantified(part) && isOfSecondSort(part.variable, part.body) === isThing);

const isQuantified = (formula: Formula): formula is Quantified =>
  formula.kind === "forall" || formula.kind === "exists";

const signOf = (kind: Quantified["kind"]): string => (kind === "forall" ? "∀" : "∃");

/** What somebody does to something, said or denied. */
const deedOf = (formula: Formula): { readonly atom: Atom; readonly sign: string } | undefined => {
  const atom = formula.kind === "not" ? formula.body : formula;
  if (atom.kind !== "atom" || atom.terms.length !== 2) return undefined;
  return { atom, sign: formula.kind === "not" ? "¬" : "" };
};

const clause = (text: string | undefined, kind: Light["kind"] = "clause"): Light | undefined =>
  text === undefined ? undefined : { text, kind };
