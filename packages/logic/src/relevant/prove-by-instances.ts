/**
 * Proves sequents with laws over many names. The fewest relevant instances (`grounding.ts`) that a refutation needs
 * are stated by ∀E, and the rest has no quantifiers. Untrusted: `derivation.ts` checks the result.
 */
import type { Derivation, DerivationStep } from "../certificate.ts";
import { constant, constantsOf, instantiate, proposition, type Formula } from "../formula.ts";
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
    given.map((formula) => asPropositions(formula, atoms)),
    asPropositions(conclusion, atoms),
  );
  return inner && joined(premises, ground, instances, restored(inner, atoms));
};

/** Returns instances that are all needed for the conclusion; undefined if it does not follow, or if there are too many instances. */
const neededInstances = (
  premises: readonly Formula[],
  conclusion: Formula,
): readonly Instance[] | undefined => {
  const drawn = createRelevantGrounding([...premises, conclusion], (place) =>
    place < premises.length ? "true" : "both",
  );
  if (drawn === undefined) return undefined;
  const [anybody = "a"] = constantsOf(...premises, conclusion);
  const found = new Map<string, Instance>();
  for (const { place, names } of drawn.instances()) {
    if (place === premises.length) continue;
    const instance = instanceOf(premises, place, names, anybody);
    found.set(`${place} ${instance.names.join(" ")}`, instance);
  }
  const solver = createSolver();
  // A formula that starts with a quantifier is treated as an atom.
  const leafOf = memoize((_leaf: Formula) => solver.variable(), { keyOf: print });
  const literalOf = (formula: Formula): number => encode(solver, formula, leafOf);
  for (const premise of premises) if (premise.kind !== "forall") solver.clause([literalOf(premise)]);
  solver.clause([-literalOf(conclusion)]);
  const bySelector = new Map<number, Instance>();
  for (const instance of found.values()) {
    const selector = solver.variable();
    solver.clause([-selector, literalOf(instance.formula)]);
    bySelector.set(selector, instance);
  }
  const needed = reduceAssumptions(solver, [], [...bySelector.keys()], maxConflicts);
  if (needed === undefined || needed.length > maxInstances) return undefined;
  return needed.map((selector) => bySelector.get(selector)!);
};

const maxConflicts = 100_000;
const maxInstances = 300;

const instanceOf = (
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

/** Returns a formula with a proposition for each of its atoms and of its quantified parts. */
const asPropositions = (formula: Formula, atoms: Map<string, Formula>): Formula => {
  switch (formula.kind) {
    case "atom":
    case "forall":
    case "exists": {
      const name = print(formula);
      atoms.set(name, formula);
      return proposition(name);
    }
    default:
      return mapParts(formula, (part) => asPropositions(part, atoms));
  }
};

const restored = ({ steps }: Derivation, atoms: ReadonlyMap<string, Formula>): readonly DerivationStep[] => {
  const back = (formula: Formula): Formula =>
    formula.kind === "atom" ? (atoms.get(formula.name) ?? formula) : mapParts(formula, back);
  return steps.map((step) => ({ ...step, formula: back(step.formula) }));
};

/** Returns the whole derivation: premises, the instances by ∀E, then the steps of the inner one, whose premises these are. */
const joined = (
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
  const specialised = ({ place, names }: Instance): number => {
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
  const given = [...ground.map((place) => place + 1), ...instances.map(specialised)];
  const shift = steps.length - given.length;
  const lineOf = (n: number): number => given[n - 1] ?? n + shift;
  for (const { n, formula, rule, from, discharges } of inner.slice(given.length))
    steps.push({ n: lineOf(n), formula, rule, from: from.map(lineOf), discharges: discharges?.map(lineOf) });
  return { kind: "derivation", steps };
};
