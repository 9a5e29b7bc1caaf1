/**
 * Shortens predicates with an anonymous argument: R occurs only as ∃x R(t, x), always with x in the same place. Such
 * a predicate is equivalent to a predicate of t alone: R may hold of t and one member, or of t and none.
 */
import type { Interpretation } from "../certificate.ts";
import { partsOf, predicate, type Atom, type Formula } from "../formula.ts";
import { mapParts } from "../map-parts.ts";

/** Returns the formulas without anonymous places; `restored` restores these places in an interpretation. */
export const withoutSomebody = (
  formulas: readonly Formula[],
): {
  readonly formulas: readonly Formula[];
  readonly restored: (interpretation: Interpretation) => Interpretation;
} => {
  const shorter = predicatesOfSomebody(formulas);
  if (shorter.size === 0) return { formulas, restored: (interpretation) => interpretation };
  return {
    formulas: formulas.map((formula) => shortened(formula, shorter)),
    restored: (interpretation) => {
      const [member = ""] = interpretation.domain;
      const predicates = new Map(Object.entries(interpretation.predicates));
      for (const { of, name, place } of shorter.values()) {
        predicates.set(
          of,
          (predicates.get(name) ?? []).map((tuple) => tuple.toSpliced(place, 0, member)),
        );
        predicates.delete(name);
      }
      return { ...interpretation, predicates: Object.fromEntries(predicates) };
    },
  };
};

/** A predicate with one place fewer. */
type Shorter = {
  readonly of: string;
  readonly name: string;
  /** The index of the anonymous place. */
  readonly place: number;
};

const predicatesOfSomebody = (formulas: readonly Formula[]): ReadonlyMap<string, Shorter> => {
  /** The anonymous place of each predicate; −1 for predicates that also occur otherwise. */
  const places = new Map<string, number>();
  const names = new Set<string>();
  const note = (atom: Atom, place: number): void => {
    names.add(atom.name);
    places.set(atom.name, (places.get(atom.name) ?? place) === place ? place : -1);
  };
  const look = (formula: Formula): void => {
    const said = somebodyIn(formula);
    if (said !== undefined) note(said.atom, said.place);
    else if (formula.kind === "atom") note(formula, -1);
    else for (const part of partsOf(formula)) look(part);
  };
  formulas.forEach(look);
  const shorter = new Map<string, Shorter>();
  for (const [of, place] of places) {
    if (place < 0) continue;
    let name = `somebody ${of}`;
    while (names.has(name)) name += "'";
    names.add(name);
    shorter.set(of, { of, name, place });
  }
  return shorter;
};

/** Returns ∃x R(t, x) with the index of x; undefined for other formulas, such as ∃x P(x), which would have no place left. */
const somebodyIn = (formula: Formula): { readonly atom: Atom; readonly place: number } | undefined => {
  if (formula.kind !== "exists" || formula.body.kind !== "atom") return undefined;
  const { terms } = formula.body;
  if (terms.length < 2) return undefined;
  const isSomebody = terms.map(({ kind, name }) => kind === "variable" && name === formula.variable);
  const place = isSomebody.indexOf(true);
  return place < 0 || place !== isSomebody.lastIndexOf(true) ? undefined : { atom: formula.body, place };
};

const shortened = (formula: Formula, shorter: ReadonlyMap<string, Shorter>): Formula => {
  const said = somebodyIn(formula);
  const found = said && shorter.get(said.atom.name);
  if (said !== undefined && found !== undefined)
    return predicate(found.name, ...said.atom.terms.toSpliced(said.place, 1));
  return mapParts(formula, (part) => shortened(part, shorter));
};
