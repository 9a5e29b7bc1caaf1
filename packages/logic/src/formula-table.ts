/**
 * Numbers formulas, so that a proof search compares and finds them by number: equal formulas get one number. The
 * table also returns each formula's parts, negation and instances by number. It only ever grows.
 */
import {
  type BinaryKind,
  type Formula,
  binary,
  constant,
  falsity,
  instantiate,
  isQuantified,
  not,
} from "./formula.ts";
import { getOrInsert } from "./memoize.ts";

export type FormulaTable = {
  readonly getId: (formula: Formula) => number;
  readonly getFormula: (id: number) => Formula;
  readonly getKind: (id: number) => Formula["kind"];
  /** The left part of a connective, the body of a negation; 0 elsewhere. */
  readonly getLeft: (id: number) => number;
  readonly getRight: (id: number) => number;
  /** The number of ¬φ. */
  readonly getNegation: (id: number) => number;
  /** The number of φ → ψ, from those of φ and ψ. */
  readonly getImplication: (left: number, right: number) => number;
  /** The number of the quantified formula's body with the constant for its variable. */
  readonly getInstance: (id: number, name: string) => number;
  /** The number of ⊥. */
  readonly falsity: number;
};

/** More formulas than this would not fit the keys; no search comes near. */
const max = 2 ** 20;

const codes: Readonly<Record<string, number>> = { not: 1, and: 2, or: 3, implies: 4, iff: 5 };

export const createFormulaTable = (): FormulaTable => {
  const formulas: Formula[] = [];
  const lefts: number[] = [];
  const rights: number[] = [];
  const negations: number[] = [];
  const byParts = new Map<number, number>();
  const byText = new Map<string, number>();
  const instances = new Map<number, Map<string, number>>();

  const enter = (formula: Formula, left = 0, right = 0): number => {
    if (formulas.length >= max) throw new RangeError("the formula table is full");
    formulas.push(formula);
    lefts.push(left);
    rights.push(right);
    negations.push(-1);
    return formulas.length - 1;
  };
  const internNamed = (key: string, formula: Formula, left = 0): number =>
    getOrInsert(byText, key, () => enter(formula, left));
  /** Built from parts in the table, so that equal formulas of one table are one object. */
  const internComposed = (kind: "not" | BinaryKind, left: number, right: number): number => {
    // In this order the keys of a small table are small integers, which a map finds faster.
    const key = (left * 8 + (codes[kind] ?? 0)) * max + right;
    const known = byParts.get(key);
    if (known !== undefined) return known;
    const body = getFormula(left);
    const id = enter(kind === "not" ? not(body) : binary(kind, body, getFormula(right)), left, right);
    byParts.set(key, id);
    return id;
  };

  const getId = (formula: Formula): number => {
    switch (formula.kind) {
      case "true":
        return internNamed("⊤", formula);
      case "false":
        return internNamed("⊥", formula);
      case "atom": {
        let key = formula.name;
        for (const { kind, name } of formula.terms) key += kind === "variable" ? `(?${name}` : `(${name}`;
        return internNamed(key, formula);
      }
      case "forall":
      case "exists": {
        const body = getId(formula.body);
        return internNamed(`${formula.kind} ${formula.variable} ${body}`, formula, body);
      }
      case "not":
        return getNegation(getId(formula.body));
      default:
        return internComposed(formula.kind, getId(formula.left), getId(formula.right));
    }
  };

  const getNegation = (id: number): number => {
    const known = negations[id] ?? -1;
    if (known >= 0) return known;
    const negation = internComposed("not", id, 0);
    negations[id] = negation;
    return negation;
  };

  const getFormula = (id: number): Formula => formulas[id] ?? falsity;

  const getInstance = (id: number, name: string): number => {
    const known = instances.get(id)?.get(name);
    if (known !== undefined) return known;
    const quantified = getFormula(id);
    if (!isQuantified(quantified)) return id;
    const instance = getId(instantiate(quantified.body, quantified.variable, constant(name)));
    getOrInsert(instances, id, () => new Map()).set(name, instance);
    return instance;
  };

  return {
    getId,
    getFormula,
    getKind: (id) => getFormula(id).kind,
    getLeft: (id) => lefts[id] ?? 0,
    getRight: (id) => rights[id] ?? 0,
    getNegation,
    getImplication: (left, right) => internComposed("implies", left, right),
    getInstance,
    falsity: getId(falsity),
  };
};
