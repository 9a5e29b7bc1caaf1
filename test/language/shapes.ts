/**
 * Formulas for the exam of one reading: all shapes of at most so many operator levels, and random ones of an
 * exact number. A leaf is a proposition, bare or denied, a predicate of a constant, or one of a bound variable,
 * bare or denied; leaves take their letters from left to right, so that no two of a small shape are alike.
 */
import {
  and,
  binary,
  constant,
  falsity,
  iff,
  implies,
  not,
  or,
  predicate,
  proposition,
  quantified,
  truth,
  variable,
  type Formula,
} from "#logic";

const propositions = ["p", "q", "r", "s"];
const predicates = ["P", "Q", "R", "S"];
const variables = ["x", "y", "z"];
const connectives = [and, or, implies, iff];
const quantifiers = ["forall", "exists"] as const;

/** All shapes of at most `levels` operators above a leaf, their letters given from left to right. */
export const allShapes = (levels: number): readonly Formula[] =>
  shapes(levels, []).map((shape) => lettered(shape));

const shapes = (levels: number, bound: readonly string[]): readonly Formula[] => {
  const leaves = leavesOf(bound, () => 0);
  if (levels === 0) return leaves;
  const smaller = shapes(levels - 1, bound);
  const name = variables[bound.length] ?? "";
  return [
    ...leaves,
    ...smaller.map(not),
    ...connectives.flatMap((join) => smaller.flatMap((left) => smaller.map((right) => join(left, right)))),
    ...quantifiers.flatMap((kind) =>
      shapes(levels - 1, [...bound, name]).map((body) => quantified(kind, name, body)),
    ),
  ];
};

const leavesOf = (bound: readonly string[], letter: () => number): readonly Formula[] => {
  const p = proposition(propositions[letter()] ?? "");
  const about = bound.map((name) => predicate(predicates[letter()] ?? "", variable(name)));
  return [p, not(p), predicate(predicates[letter()] ?? "", constant("a")), ...about, ...about.map(not)];
};

const lettered = (shape: Formula): Formula => {
  let leaf = 0;
  const walk = (formula: Formula): Formula => {
    switch (formula.kind) {
      case "atom": {
        const letters = formula.terms.length === 0 ? propositions : predicates;
        return { ...formula, name: letters[leaf++ % letters.length] ?? "" };
      }
      case "not":
        return not(walk(formula.body));
      case "forall":
      case "exists":
        return quantified(formula.kind, formula.variable, walk(formula.body));
      case "true":
      case "false":
        return formula;
      default: {
        const left = walk(formula.left);
        return binary(formula.kind, left, walk(formula.right));
      }
    }
  };
  return walk(shape);
};

/** A source of whole numbers below `n`, the same for the same seed (mulberry32). */
export const dice = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
};

/** A random formula of exactly `levels` operators above its deepest leaf; quantifiers nest at most three deep. */
export const randomShape = (
  roll: (n: number) => number,
  levels: number,
  bound: readonly string[] = [],
): Formula => {
  if (levels === 0) {
    const leaves = [...leavesOf(bound, () => roll(4)), ...leavesOf(bound, () => roll(4)), truth, falsity];
    return leaves[roll(leaves.length)] ?? truth;
  }
  const name = variables[bound.length];
  const kind = roll(name === undefined ? 5 : 7);
  if (kind > 4 && name !== undefined)
    return quantified(
      kind === 5 ? "forall" : "exists",
      name,
      randomShape(roll, levels - 1, [...bound, name]),
    );
  if (kind === 4) return not(randomShape(roll, levels - 1, bound));
  const deep = randomShape(roll, levels - 1, bound);
  const other = randomShape(roll, roll(levels), bound);
  return roll(2) === 0 ? binary(kindAt(kind), deep, other) : binary(kindAt(kind), other, deep);
};

const kindAt = (index: number) => (["and", "or", "implies", "iff"] as const)[index] ?? "and";
