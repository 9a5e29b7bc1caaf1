/**
 * Formulas for the exam of one reading: all shapes of at most so many operator levels, and random ones of an
 * exact number. A leaf is a proposition, bare or denied, a predicate of a constant, or one of a bound variable,
 * bare or denied; or, where relations are asked for, a two-place predicate of any of these, its places the same or
 * not. Leaves take their letters from left to right, so that no two of a small shape are alike.
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
  quantify,
  truth,
  variable,
  type Formula,
} from "#logic/formula";

const propositions = ["p", "q", "r", "s"];
const predicates = ["P", "Q", "R", "S"];
const relations = ["L", "M"];
const variables = ["x", "y", "z"];
const connectives = [and, or, implies, iff];
const quantifiers = ["forall", "exists"] as const;

/** What stands at the leaves inside some quantifiers; `letter` picks among letters of a sort. */
type Leaves = (bound: readonly string[], letter: () => number) => readonly Formula[];

/** All shapes of at most `levels` operators above a leaf, their letters given from left to right. */
export const allShapes = (levels: number): readonly Formula[] =>
  shapes(levels, [], leavesOf).map((shape) => lettered(shape));

/** The same with a proposition and two-place predicates at the leaves. */
export const allRelationalShapes = (levels: number): readonly Formula[] =>
  shapes(levels, [], relationsOf).map((shape) => lettered(shape));

/** Every shape of one level of connectives inside two quantifiers, and between them, over two-place predicates. */
export const allShapesInsideTwo = (): readonly Formula[] => {
  const within = (bound: readonly string[]): readonly Formula[] => shapes(1, bound, relationsOf);
  return quantifiers.flatMap((outer) =>
    [
      ...quantifiers.flatMap((inner) => within(["x", "y"]).map((body) => quantify(inner, "y", body))),
      ...quantifiers.flatMap((inner) =>
        relationsOf(["x", "y"], () => 0).flatMap((leaf) =>
          relationsOf(["x"], () => 0).flatMap((other) =>
            connectives.flatMap((join) => [
              join(other, quantify(inner, "y", leaf)),
              join(quantify(inner, "y", leaf), other),
            ]),
          ),
        ),
      ),
    ].map((body) => lettered(quantify(outer, "x", body))),
  );
};

const shapes = (levels: number, bound: readonly string[], leavesIn: Leaves): readonly Formula[] => {
  const leaves = leavesIn(bound, () => 0);
  if (levels === 0) return leaves;
  const smaller = shapes(levels - 1, bound, leavesIn);
  const name = variables[bound.length] ?? "";
  return [
    ...leaves,
    ...smaller.map(not),
    ...connectives.flatMap((join) => smaller.flatMap((left) => smaller.map((right) => join(left, right)))),
    ...quantifiers.flatMap((kind) =>
      shapes(levels - 1, [...bound, name], leavesIn).map((body) => quantify(kind, name, body)),
    ),
  ];
};

const leavesOf: Leaves = (bound, letter) => {
  const p = proposition(propositions[letter()] ?? "");
  const about = bound.map((name) => predicate(predicates[letter()] ?? "", variable(name)));
  return [p, not(p), predicate(predicates[letter()] ?? "", constant("a")), ...about, ...about.map(not)];
};

const relationsOf: Leaves = (bound, letter) => {
  const terms = [...bound.map(variable), constant("a")];
  const inTwo = terms.flatMap((one) =>
    terms.map((other) => predicate(relations[letter() % relations.length] ?? "", one, other)),
  );
  return [proposition(propositions[letter()] ?? ""), ...inTwo, ...(bound.length > 0 ? inTwo.map(not) : [])];
};

const lettered = (shape: Formula): Formula => {
  let leaf = 0;
  const walk = (formula: Formula): Formula => {
    switch (formula.kind) {
      case "atom": {
        const letters = [propositions, predicates, relations][formula.terms.length] ?? [];
        return { ...formula, name: letters[leaf++ % letters.length] ?? "" };
      }
      case "not":
        return not(walk(formula.body));
      case "forall":
      case "exists":
        return quantify(formula.kind, formula.variable, walk(formula.body));
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
export const randomShape = (roll: (n: number) => number, levels: number): Formula =>
  random(roll, levels, [], (bound) => [
    ...leavesOf(bound, () => roll(4)),
    ...leavesOf(bound, () => roll(4)),
    truth,
    falsity,
  ]);

/** The same with two-place predicates among the leaves. */
export const randomRelationalShape = (roll: (n: number) => number, levels: number): Formula =>
  random(roll, levels, [], (bound) => [
    ...leavesOf(bound, () => roll(4)),
    ...relationsOf(bound, () => roll(2)),
  ]);

const random = (
  roll: (n: number) => number,
  levels: number,
  bound: readonly string[],
  leavesIn: (bound: readonly string[]) => readonly Formula[],
): Formula => {
  if (levels === 0) {
    const leaves = leavesIn(bound);
    return leaves[roll(leaves.length)] ?? truth;
  }
  const name = variables[bound.length];
  const kind = roll(name === undefined ? 5 : 7);
  const inside = (depth: number, open = bound): Formula => random(roll, depth, open, leavesIn);
  if (kind > 4 && name !== undefined)
    return quantify(kind === 5 ? "forall" : "exists", name, inside(levels - 1, [...bound, name]));
  if (kind === 4) return not(inside(levels - 1));
  const deep = inside(levels - 1);
  const other = inside(roll(levels));
  return roll(2) === 0 ? binary(kindAt(kind), deep, other) : binary(kindAt(kind), other, deep);
};

const kindAt = (index: number) => (["and", "or", "implies", "iff"] as const)[index] ?? "and";
