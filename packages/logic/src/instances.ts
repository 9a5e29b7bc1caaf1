/**
 * Finds the instances of quantified formulas that a proof needs. The SAT search refutes the premises and the negated
 * conclusion, with quantified formulas as atoms; instances are added if the last satisfying assignment violates them.
 * Each ∃ (and each negated ∀) has one witness, a constant of its own (Henkin's). The search is fair: a generation of
 * witnesses is only added when the previous one is exhausted. If nothing is violated any more, the assignment is an
 * interpretation whose members are the constants. Source: the instance-based methods after Plaisted and Lee (1992);
 * Henkin (1949).
 */
import type { Interpretation } from "./certificate.ts";
import { define, interpretationWhere, reduceAssumptions } from "./encode.ts";
import { collectConstants } from "./formula.ts";
import type { FormulaTable } from "./formula-table.ts";
import { getOrInsert } from "./memoize.ts";
import { createSolver } from "./sat.ts";

/** The instances used in a refutation. */
export type Instances = {
  /** Returns the constants with which the quantified formula was instantiated. */
  readonly getConstants: (id: number) => readonly string[];
  /** Returns the constant reserved for a witness of the ∃ (or for a counterexample of the ∀), if any. */
  readonly getWitness: (id: number) => string | undefined;
  /** The constants reserved for witnesses: other witnesses must not have these names. */
  readonly witnessNames: readonly string[];
  /** Returns whether the formula follows, by these instances alone, from the premises and the assumed formulas. */
  readonly entails: (assumed: readonly number[], id: number) => boolean;
};

type InstanceSearch =
  | { readonly kind: "refuted"; readonly instances: Instances }
  | { readonly kind: "satisfied"; readonly interpretation: Interpretation }
  /** A limit was reached. */
  | { readonly kind: "unsettled"; readonly drawn: number };

export type InstanceLimits = {
  /** Maximum instances before the search is given up. */
  readonly maxInstances: number;
  /** Maximum conflicts of the SAT search before it is given up. */
  readonly maxConflicts: number;
};

/** Instances per satisfying assignment: few, so that the next assignment can react to them. */
const maxPerRound = 2;

type Draw = {
  readonly selector: number;
  readonly quantified: number;
  readonly name: string;
  readonly isWitness: boolean;
};

/**
 * Refutes the formulas `given` together with the negation of `denied`, all by number. `fresh` returns unused names;
 * `known` lists constants that may be used from the start, in addition to those of the formulas.
 */
export const findInstances = (
  table: FormulaTable,
  given: readonly number[],
  denied: number,
  fresh: (avoided: ReadonlySet<string>) => string,
  limits: InstanceLimits,
  known: readonly string[] = [],
): InstanceSearch => {
  const { getKind, getLeft, getRight, getInstance, getFormula } = table;
  const solver = createSolver();
  const literals = new Map<number, number>();
  const quantifieds: number[] = [];
  const generations = new Map<string, number>();
  const draws: Draw[] = [];
  const drawn = new Set<string>();
  const witnesses = new Map<number, string>();

  const toLiteral = (id: number): number => {
    const ready = literals.get(id);
    if (ready !== undefined) return ready;
    const kind = getKind(id);
    let literal: number;
    switch (kind) {
      case "not":
        literal = -toLiteral(getLeft(id));
        break;
      case "and":
      case "or":
      case "implies":
      case "iff":
        literal = define(solver, kind, toLiteral(getLeft(id)), toLiteral(getRight(id)));
        break;
      default:
        literal = solver.variable();
        if (kind === "true") solver.clause([literal]);
        else if (kind === "false") solver.clause([-literal]);
        else if (kind !== "atom") quantifieds.push(id);
    }
    literals.set(id, literal);
    return literal;
  };

  const getValue = (id: number): boolean | undefined => {
    const literal = literals.get(id);
    if (literal !== undefined) return solver.value(Math.abs(literal)) === literal > 0;
    switch (getKind(id)) {
      case "true":
        return true;
      case "false":
      case "atom":
        return false;
      case "forall":
      case "exists":
        return undefined;
      case "not": {
        const body = getValue(getLeft(id));
        return body === undefined ? undefined : !body;
      }
      default: {
        const [left, right] = [getValue(getLeft(id)), getValue(getRight(id))];
        const kind = getKind(id);
        if (kind === "iff") return left === undefined || right === undefined ? undefined : left === right;
        const first = kind === "implies" && left !== undefined ? !left : left;
        const deciding = kind !== "and";
        if (first === deciding || right === deciding) return deciding;
        return first === undefined || right === undefined ? undefined : !deciding;
      }
    }
  };

  const getGeneration = (id: number): number =>
    Math.max(0, ...collectConstants(getFormula(id)).map((name) => generations.get(name) ?? 0));

  const draw = (quantified: number, name: string, isWitness: boolean): void => {
    const key = `${quantified} ${name} ${isWitness}`;
    if (drawn.has(key)) return;
    drawn.add(key);
    const selector = solver.variable();
    // Instances of a true ∀ must be true and of a false ∃ false; witnesses of a true ∃ must be true and of a false ∀ false.
    const isUniversal = getKind(quantified) === "forall";
    const instance = toLiteral(getInstance(quantified, name));
    const whole = toLiteral(quantified);
    if (isWitness) solver.clause(isUniversal ? [-selector, whole, -instance] : [-selector, -whole, instance]);
    else solver.clause(isUniversal ? [-selector, -whole, instance] : [-selector, whole, -instance]);
    draws.push({ selector, quantified, name, isWitness });
  };

  for (const id of given) solver.clause([toLiteral(id)]);
  const denial = -toLiteral(denied);
  for (const name of [...known, ...collectConstants(...given.map(getFormula), getFormula(denied))])
    generations.set(name, 0);
  if (generations.size === 0) generations.set(fresh(new Set()), 0);

  /**
   * Adds the instances that the last assignment violates. Returns the number violated, and whether a witness was
   * postponed as too young. Unless `eagerly`, an ∃ needs no witness of its own if some constant already is one.
   */
  const repair = (youngest: number, eagerly: boolean): { broken: number; postponed: boolean } => {
    let broken = 0;
    let postponed = false;
    for (let i = 0; i < quantifieds.length && broken < maxPerRound; i++) {
      const id = quantifieds[i] ?? 0;
      const isTrue = getValue(id);
      const isUniversal = getKind(id) === "forall";
      const names = [...generations.keys()];
      if (isTrue === isUniversal) {
        for (const name of names)
          if (getValue(getInstance(id, name)) !== isUniversal && broken < maxPerRound) {
            draw(id, name, false);
            broken++;
          }
      } else if (
        eagerly ? !witnesses.has(id) : !names.some((name) => getValue(getInstance(id, name)) === !isUniversal)
      ) {
        const generation = getGeneration(id) + 1;
        if (generation > youngest) postponed = true;
        else {
          const name = getOrInsert(witnesses, id, () => fresh(new Set(generations.keys())));
          generations.set(name, generation);
          draw(id, name, true);
          broken++;
        }
      }
    }
    return { broken, postponed };
  };

  let youngest = 1;
  for (;;) {
    const left = limits.maxConflicts - solver.conflicts();
    const answer = left <= 0 ? undefined : solver.solve([denial, ...draws.map((d) => d.selector)], left);
    if (answer === undefined || draws.length > limits.maxInstances)
      return { kind: "unsettled", drawn: draws.length };
    if (!answer) break;
    const { broken, postponed } = repair(youngest, false);
    if (broken > 0) continue;
    if (!postponed) return { kind: "satisfied", interpretation: readOff() };
    // Fairness: before younger witnesses are added, each ∃ gets its own; accidental ones may grow without end.
    if (repair(youngest, true).broken === 0) youngest++;
  }

  function readOff(): Interpretation {
    const names = [...generations.keys()];
    const holding = [...literals].flatMap(([id, literal]) => {
      const formula = getFormula(id);
      if (formula.kind !== "atom" || solver.value(Math.abs(literal)) !== literal > 0) return [];
      return [{ name: formula.name, members: formula.terms.map((term) => names.indexOf(term.name)) }];
    });
    const formulas = [...given, denied].map(getFormula);
    return interpretationWhere(formulas, names.length, (name) => names.indexOf(name), holding);
  }

  const all = draws.map((d) => d.selector);
  const selectors = reduceAssumptions(solver, [denial], all) ?? all;
  const needed = draws.filter((d) => selectors.includes(d.selector));
  return {
    kind: "refuted",
    instances: {
      getConstants: (id) => needed.filter((d) => d.quantified === id && !d.isWitness).map((d) => d.name),
      getWitness: (id) => witnesses.get(id),
      witnessNames: [...witnesses.values()],
      entails: (assumed, id) =>
        solver.solve([...selectors, ...assumed.map(toLiteral), -toLiteral(id)], 2_000) === false,
    },
  };
};
