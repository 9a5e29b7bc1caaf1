/** Counts what follows from facts by propagation in three values, letter by letter: quantifiers and terms are left out of account. */
import type { Binary, Formula } from "#logic/formula";

/** Returns how many letters, those asked about apart, get a value when each premise is true. */
export function countConsequences(premises: readonly Formula[], asked: ReadonlySet<string>): number {
  const values = new Map<string, boolean>();
  for (let before = -1; before < values.size;) {
    before = values.size;
    for (const premise of premises) force(premise, true, values);
  }
  return [...values.keys()].filter((letter) => !asked.has(letter)).length;
}

type Values = Map<string, boolean>;

/** Stores what must hold for a formula to have a value. A letter keeps the value it has. */
function force(formula: Formula, value: boolean, values: Values): void {
  switch (formula.kind) {
    case "true":
    case "false":
      return;
    case "atom":
      if (!values.has(formula.name)) values.set(formula.name, value);
      return;
    case "not":
      return force(formula.body, !value, values);
    case "forall":
    case "exists":
      return force(formula.body, value, values);
    case "iff": {
      const [left, right] = [evaluatePartly(formula.left, values), evaluatePartly(formula.right, values)];
      if (left !== undefined) force(formula.right, left === value, values);
      else if (right !== undefined) force(formula.left, right === value, values);
      return;
    }
    default:
      return forceDisjunction(formula, value, values);
  }
}

function forceDisjunction({ kind, left, right }: Binary, value: boolean, values: Values): void {
  // The value of each side that settles the whole, and what the whole is then.
  const [ofLeft, ofRight, settled] = [kind === "or", kind !== "and", kind !== "and"];
  if (value !== settled) {
    force(left, !ofLeft, values);
    force(right, !ofRight, values);
  } else if (evaluatePartly(left, values) === !ofLeft) force(right, ofRight, values);
  else if (evaluatePartly(right, values) === !ofRight) force(left, ofLeft, values);
}

function evaluatePartly(formula: Formula, values: ReadonlyMap<string, boolean>): boolean | undefined {
  switch (formula.kind) {
    case "true":
    case "false":
      return formula.kind === "true";
    case "atom":
      return values.get(formula.name);
    case "not": {
      const value = evaluatePartly(formula.body, values);
      return value === undefined ? undefined : !value;
    }
    case "forall":
    case "exists":
      return evaluatePartly(formula.body, values);
    default: {
      const [left, right] = [evaluatePartly(formula.left, values), evaluatePartly(formula.right, values)];
      if (formula.kind === "iff")
        return left === undefined || right === undefined ? undefined : left === right;
      const settled = formula.kind !== "and";
      if (left === (formula.kind === "or") || right === settled) return settled;
      return left === undefined || right === undefined ? undefined : !settled;
    }
  }
}
