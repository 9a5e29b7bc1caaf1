/**
 * A derivation of one sort made one of two: an instance of a quantifier of things may be called by a constant that an
 * instance of people has as well, and in words the two are Robin and the plum cake. A constant in second places gets a name of
 * its own there; as nothing but its places tells a constant's sort, every rule that held holds again.
 */
import { mapAtoms } from "#arguments";
import { constant, eachAtom, predicate, type Derivation, type Formula } from "#logic";

/** The derivation with no constant in places of both sorts, and its constants of things. */
export const sortedDerivation = (
  derivation: Derivation,
): { readonly sorted: Derivation; readonly things: ReadonlySet<string> } => {
  const places: readonly [Set<string>, Set<string>] = [new Set(), new Set()];
  for (const { formula } of derivation.steps)
    eachAtom(formula, ({ terms }) =>
      terms.forEach(({ kind, name }, i) => kind === "constant" && places[i === 1 ? 1 : 0].add(name)),
    );
  const [people, seconds] = places;
  const called = (name: string): string => (people.has(name) ? `${name}′` : name);
  const ofSort = (formula: Formula): Formula =>
    mapAtoms(formula, ({ name, terms }) =>
      predicate(
        name,
        ...terms.map((term, i) => (i === 1 && term.kind === "constant" ? constant(called(term.name)) : term)),
      ),
    );
  return {
    sorted: {
      ...derivation,
      steps: derivation.steps.map((step) => ({ ...step, formula: ofSort(step.formula) })),
    },
    things: new Set([...seconds].map(called)),
  };
};
