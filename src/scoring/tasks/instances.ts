/**
 * Quantified formulas and their instances: for which individuals a formula is an instance of another, and for which ones a
 * universal is worth trying. Formulas have canonical bound names.
 */
import { constant, constantsOf, eachAtom, equal, instantiate, type Atom, type Formula } from "#logic/formula";
import { getOrInsert } from "#logic/memoize";

/** Quantifiers that one line may strip or add, and individuals that a universal is tried for. */
export const maxLayers = 4;
export const maxNames = 8;
const maxCases = 400;

/** ∀x φ for one individual. */
export const openQuantifier = (formula: Formula, name: string): Formula =>
  formula.kind === "forall" || formula.kind === "exists"
    ? instantiate(formula.body, formula.variable, constant(name))
    : formula;

/** The individuals that the outer variables of a quantified formula are in an instance of it; undefined: it is none. */
export const termsFor = (
  whole: Formula,
  layers: number,
  instance: Formula,
  kind: "forall" | "exists",
): readonly string[] | undefined => {
  const names: string[] = [];
  let body = whole;
  for (let i = 0; i < layers; i++) {
    if (body.kind !== kind) return undefined;
    names.push(body.variable);
    body = body.body;
  }
  const atoms = atomsOf(instance);
  const terms = new Map<string, string>();
  for (const [i, atom] of atomsOf(body).entries())
    for (const [k, { kind: sort, name }] of atom.terms.entries()) {
      const other = atoms[i]?.terms[k];
      if (sort === "variable" && other?.kind === "constant") getOrInsert(terms, name, () => other.name);
    }
  const chosen = names.map((name) => terms.get(name) ?? constantsOf(instance)[0] ?? "a");
  return equal(chosen.reduce(openQuantifier, whole), instance) ? chosen : undefined;
};

const atomsOf = (formula: Formula): readonly Atom[] => {
  const atoms: Atom[] = [];
  eachAtom(formula, (atom) => atoms.push(atom));
  return atoms;
};

/** For each cited formula the individuals that its outer universals are tried for; none for what is no universal. */
export const casesOf = (
  cited: readonly Formula[],
  names: readonly string[],
): Iterable<readonly (readonly string[])[]> => productOf(cited, names).take(maxCases);

function* productOf(
  [first, ...others]: readonly Formula[],
  names: readonly string[],
): Generator<readonly (readonly string[])[]> {
  if (first === undefined) yield [];
  else
    for (const terms of tuplesFor(first, names))
      for (const rest of productOf(others, names)) yield [terms, ...rest];
}

/** The universal as it stands, and with all its outer quantifiers opened. */
function* tuplesFor(formula: Formula, names: readonly string[]): Generator<readonly string[]> {
  yield [];
  let layers = 0;
  for (let body = formula; body.kind === "forall" && layers < 3; body = body.body) layers++;
  if (layers === 0) return;
  for (let at = 0; at < names.length ** layers; at++)
    yield Array.from({ length: layers }, (_, i) => names[Math.floor(at / names.length ** i) % names.length]!);
}
