/**
 * Proves sequents with laws over many names. The fewest relevant instances (`grounding.ts`) that a refutation needs
 * are stated by ∀E, and the rest has no quantifiers. Untrusted: `derivation.ts` checks the result.
 */
import type { Derivation, DerivationStep } from "../certificate.ts";
import { constant, collectConstants, instantiate, proposition, type Formula } from "../formula.ts";
import { encode, reduceAssumptions } from "../encode.ts";
import { mapParts } from "../map-parts.ts";
import { memoize } from "../memoize.ts";
import { print } from "../notation.ts";
import { createSolver } from "../sat.ts";
import { createRelevantGrounding } from "./grounding.ts";

/** A premise of the form ∀x ∀y … φ with names for all of its variables. */
type Instance = { readonly place: number; readonly names: readonly string[]; readonly formula: Formula };

/**
 * Returns a derivation by instances of the premises' leading ∀s, with other quantified formulas as atoms; undefined
 * if that is not enough. `prove` proves the rest.
 */
export const proveByInstances = (
  premises: readonly Formula[],
  conclusion: Formula,
  prove: (premises: readonly Formula[], conclusion: Formula) => Derivation | undefined,
): Derivation | undefined => {
  const instances = neededInstances(premises, conclusion);
  if (instances === undefined) return undefined;
  const ground = premises.flatMap((premise, place) => (premise.kind === "forall" ? [] : [place]));
  const atoms = new Map<string, Formula>();
  const given = [...ground.map((place) => premises[place]!), ...instances.map(({ formula }) => formula)];
  const inner = prove(
    given.map((formula) => toPropositions(formula, atoms)),
    toPropositions(conclusion, atoms),
  );
  return inner && joinSteps(premises, ground, instances, restoreSteps(inner, atoms));
};

const neededInstances = (
  premises: readonly Formula[],
  conclusion: Formula,
): readonly Instance[] | undefined => {
  const drawn = createRelevantGrounding([...premises, conclusion], (place) =>
    place < premises.length ? "true" : "both",
  );
  if (drawn === undefined) return undefined;
  const [anybody = "a"] = collectConstants(...premises, conclusion);
  const found = new Map<string, Instance>();
  for (const { place, names } of drawn.instances()) {
    if (place === premises.length) continue;
    const instance = buildInstance(premises, place, names, anybody);
    found.set(`${place} ${instance.names.join(" ")}`, instance);
  }
  const solver = createSolver();
  // A formula that starts with a quantifier is treated as an atom.
  const createLeaf = memoize((_leaf: Formula) => solver.variable(), { toKey: print });
  const toLiteral = (formula: Formula): number => encode(solver, formula, createLeaf);
  for (const premise of premises) if (premise.kind !== "forall") solver.clause([toLiteral(premise)]);
  solver.clause([-toLiteral(conclusion)]);
  const bySelector = new Map<number, Instance>();
  for (const instance of found.values()) {
    const selector = solver.variable();
    solver.clause([-selector, toLiteral(instance.formula)]);
    bySelector.set(selector, instance);
  }
  const needed = reduceAssumptions(solver, [], [...bySelector.keys()], maxConflicts);
  if (needed === undefined || needed.length > maxInstances) return undefined;
  return needed.map((selector) => bySelector.get(selector)!);
};

const maxConflicts = 100_000;
const maxInstances = 300;

const buildInstance = (
  premises: readonly Formula[],
  place: number,
  given: readonly (string | undefined)[],
  anybody: string,
): Instance => {
  const names: string[] = [];
  let formula = premises[place]!;
  while (formula.kind === "forall") {
    const name = given[names.length] ?? anybody;
    names.push(name);
    formula = instantiate(formula.body, formula.variable, constant(name));
  }
  return { place, names, formula };
};

const toPropositions = (formula: Formula, atoms: Map<string, Formula>): Formula => {
  switch (formula.kind) {
    case "atom":
    case "forall":
    case "exists": {
      const name = print(formula);
      atoms.set(name, formula);
      return proposition(name);
    }
    default:
      return mapParts(formula, (part) => toPropositions(part, atoms));
  }
};

const restoreSteps = (
  { steps }: Derivation,
  atoms: ReadonlyMap<string, Formula>,
): readonly DerivationStep[] => {
  const restoreFormula = (formula: Formula): Formula =>
    formula.kind === "atom" ? (atoms.get(formula.name) ?? formula) : mapParts(formula, restoreFormula);
  return steps.map((step) => ({ ...step, formula: restoreFormula(step.formula) }));
};

const joinSteps = (
  premises: readonly Formula[],
  ground: readonly number[],
  instances: readonly Instance[],
  inner: readonly DerivationStep[],
): Derivation => {
  const steps: DerivationStep[] = premises.map((formula, place) => ({
    n: place + 1,
    formula,
    rule: "premise",
    from: [],
  }));
  const lines = new Map<string, number>();
  const instantiatePremise = ({ place, names }: Instance): number => {
    let [line, formula] = [place + 1, premises[place]!];
    for (const name of names) {
      if (formula.kind !== "forall") break;
      formula = instantiate(formula.body, formula.variable, constant(name));
      const key = `${line} ${name}`;
      line = lines.get(key) ?? steps.push({ n: steps.length + 1, formula, rule: "∀E", from: [line] });
      lines.set(key, line);
    }
    return line;
  };
  const given = [...ground.map((place) => place + 1), ...instances.map(instantiatePremise)];
  const shift = steps.length - given.length;
  const toLine = (n: number): number => given[n - 1] ?? n + shift;
  for (const { n, formula, rule, from, discharges } of inner.slice(given.length))
    steps.push({ n: toLine(n), formula, rule, from: from.map(toLine), discharges: discharges?.map(toLine) });
  return { kind: "derivation", steps };
};
