/**
 * TRUSTED: evaluates formulas in an interpretation. The correctness of every countermodel rests on this file, so it
 * is small and imports only formulas. Truth is Tarski's: a quantifier ranges over the domain, a predicate holds of
 * the tuples listed for it, equality of each member and itself. Propositions have the truth values that the
 * interpretation gives.
 */
import type { Interpretation } from "./certificate.ts";
import { type Formula, type Term, eachAtom, isEquality } from "./formula.ts";

/**
 * Returns whether the sentence φ is true. Tuples that are not listed are false. Throws a RangeError if a constant
 * names no member, a variable is free, or the domain is empty.
 */
export const evaluate = (formula: Formula, interpretation: Interpretation): boolean => {
  if (interpretation.domain.length === 0) throw new RangeError("an interpretation needs a non-empty domain");
  return holds(formula, interpretation, undefined);
};

/**
 * Returns why `interpretation` does not interpret all the formulas, or undefined: an empty domain, a missing symbol,
 * or a tuple of the wrong length or with unknown members.
 */
export const interpretationFault = (
  interpretation: Interpretation,
  formulas: readonly Formula[],
): string | undefined => {
  const { domain, constants, predicates, propositions } = interpretation;
  if (domain.length === 0) return "the domain is empty";
  if (new Set(domain).size < domain.length) return "the domain names a member twice";
  if (Object.hasOwn(predicates, "=")) return "“=” is no predicate: its meaning is fixed";
  const stranger = Object.entries(constants).find(([, member]) => !domain.includes(member));
  if (stranger !== undefined) return `“${stranger[0]}” names “${stranger[1]}”, which is not in the domain`;
  for (const [name, tuples] of Object.entries(predicates))
    for (const tuple of tuples)
      if (!tuple.every((member) => domain.includes(member)))
        return `“${name}” is said to hold of (${tuple.join(", ")}), which is not of the domain`;
  let fault: string | undefined;
  for (const formula of formulas)
    eachAtom(formula, (atom, bound) => {
      if (atom.terms.length === 0) {
        if (!Object.hasOwn(propositions, atom.name)) fault ??= `proposition “${atom.name}” is left out`;
        return;
      }
      const tuples = Object.hasOwn(predicates, atom.name) ? predicates[atom.name] : undefined;
      if (isEquality(atom)) {
        if (atom.terms.length !== 2) fault ??= "equality has two places";
      } else if (tuples === undefined) fault ??= `predicate “${atom.name}” is left out`;
      else if (tuples.some((tuple) => tuple.length !== atom.terms.length))
        fault ??= `“${atom.name}” holds of tuples of another length`;
      for (const term of atom.terms)
        if (term.kind === "constant" && !Object.hasOwn(constants, term.name))
          fault ??= `constant “${term.name}” is left out`;
        else if (term.kind === "variable" && !bound.includes(term.name))
          fault ??= `variable “${term.name}” is free`;
    });
  return fault;
};

/** The value of the innermost quantifier's variable, and those of the enclosing quantifiers. */
type Assignment =
  | { readonly variable: string; readonly member: string; readonly outer: Assignment }
  | undefined;

const holds = (formula: Formula, interpretation: Interpretation, assignment: Assignment): boolean => {
  switch (formula.kind) {
    case "true":
      return true;
    case "false":
      return false;
    case "atom": {
      if (formula.terms.length === 0) return entry(interpretation.propositions, formula.name) ?? false;
      const members = formula.terms.map((term) => denotation(term, interpretation, assignment));
      if (isEquality(formula)) return members[0] === members[1];
      return (entry(interpretation.predicates, formula.name) ?? []).some(
        (tuple) => tuple.length === members.length && tuple.every((member, i) => member === members[i]),
      );
    }
    case "not":
      return !holds(formula.body, interpretation, assignment);
    case "and":
      return (
        holds(formula.left, interpretation, assignment) && holds(formula.right, interpretation, assignment)
      );
    case "or":
      return (
        holds(formula.left, interpretation, assignment) || holds(formula.right, interpretation, assignment)
      );
    case "implies":
      return (
        !holds(formula.left, interpretation, assignment) || holds(formula.right, interpretation, assignment)
      );
    case "iff":
      return (
        holds(formula.left, interpretation, assignment) === holds(formula.right, interpretation, assignment)
      );
    case "forall":
      return interpretation.domain.every((member) =>
        holds(formula.body, interpretation, { variable: formula.variable, member, outer: assignment }),
      );
    case "exists":
      return interpretation.domain.some((member) =>
        holds(formula.body, interpretation, { variable: formula.variable, member, outer: assignment }),
      );
    default:
      return formula satisfies never;
  }
};

const denotation = (term: Term, interpretation: Interpretation, assignment: Assignment): string => {
  const member =
    term.kind === "variable" ? getValue(term.name, assignment) : entry(interpretation.constants, term.name);
  if (member === undefined) throw new RangeError(`“${term.name}” names nothing in this interpretation`);
  return member;
};

const getValue = (variable: string, assignment: Assignment): string | undefined =>
  assignment === undefined || assignment.variable === variable
    ? assignment?.member
    : getValue(variable, assignment.outer);

/** Returns a record's own entry: a predicate may be called “constructor”. */
const entry = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
