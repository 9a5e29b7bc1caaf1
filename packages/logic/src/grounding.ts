/**
 * Decides formulas with many predicates or propositions: monadic formulas become clauses for the SAT search.
 *
 * Elements are the constants and one witness for every "some element …" of the skeletons (at least one element in
 * total): a satisfiable monadic formula is satisfiable over these. The atom "some element in β" is a variable s with
 * s → β(witness) and β(d) → s for every element d. The formulas' signs are assumptions, so that one set of clauses
 * answers every query about them. Definitions by Tseitin's method.
 */
import { buildConstantLiteral, define, satisfiability } from "./encode.ts";
import type { BinaryKind, Formula } from "./formula.ts";
import { getOrInsert } from "./memoize.ts";
import { createSolver } from "./sat.ts";
import { type Owner, type Sets, type Signature, type Skeleton, findLeaf, buildSkeleton } from "./skeleton.ts";
import type { Realization, Signs, Tableau } from "./skeleton.ts";

/** A set of types as an expression over the predicates; sets of different owners are never combined. */
type Expression =
  | { readonly kind: "atom"; readonly index: number }
  | { readonly kind: "not"; readonly body: number }
  | { readonly kind: BinaryKind; readonly left: number; readonly right: number };

/**
 * Answers the same queries as `createTableau`, for any number of predicates and propositions, each within a maximum
 * number of conflicts: pigeonhole formulas would take too many. Throws `tooHard` beyond it.
 */
export const createGrounding = (
  formulas: readonly Formula[],
  signature: Signature,
  maxConflicts = Number.POSITIVE_INFINITY,
): Tableau => {
  const expressions: Expression[] = [];
  const atoms = new Map<string, number>();
  const enter = (expression: Expression): number => expressions.push(expression) - 1;
  const sets: Sets = {
    atom: (owner, index) =>
      getOrInsert(atoms, `${owner === 0} ${index}`, () => enter({ kind: "atom", index })),
    complement: (_, set) => enter({ kind: "not", body: set }),
    combine: (kind, _, left, right) => enter({ kind, left, right }),
  };
  const roots = formulas.map((formula) => buildSkeleton(formula, signature, sets));

  const solver = createSolver();
  const constantCount = signature.constants.size;
  const wishes = new Set<number>();
  for (const root of roots)
    findLeaf(root, (leaf) => {
      if (leaf.kind === "some") wishes.add(leaf.set);
      return false;
    });
  // Element 0 stands for the propositions, 1 … the constants, then the witnesses.
  const witnesses = new Map([...wishes].map((set, i) => [set, 1 + constantCount + i]));
  const elementCount = Math.max(1, constantCount + witnesses.size);

  const literals = new Map<string, number>();
  const membership = (element: number, set: number): number => {
    const key = `${element} ${set}`;
    const known = literals.get(key);
    if (known !== undefined) return known;
    const expression = expressions[set] ?? { kind: "atom", index: 0 };
    const literal =
      expression.kind === "atom"
        ? solver.variable()
        : expression.kind === "not"
          ? -membership(element, expression.body)
          : define(
              solver,
              expression.kind,
              membership(element, expression.left),
              membership(element, expression.right),
            );
    literals.set(key, literal);
    return literal;
  };

  const someLiterals = new Map<number, number>();
  const toLiteral = (part: Skeleton): number => {
    switch (part.kind) {
      case "fixed":
        return buildConstantLiteral(solver, part.value);
      case "member":
        return membership(part.owner, part.set);
      case "some": {
        const known = someLiterals.get(part.set);
        if (known !== undefined) return known;
        const literal = solver.variable();
        someLiterals.set(part.set, literal);
        solver.clause([-literal, membership(witnesses.get(part.set) ?? 1, part.set)]);
        for (let element = 1; element <= elementCount; element++)
          solver.clause([-membership(element, part.set), literal]);
        return literal;
      }
      case "not":
        return -toLiteral(part.body);
      default:
        return define(solver, part.kind, toLiteral(part.left), toLiteral(part.right));
    }
  };
  const rootLiterals = roots.map(toLiteral);

  const satisfiable = satisfiability(solver, rootLiterals, maxConflicts);

  const getType = (element: Owner, count: number): readonly boolean[] =>
    Array.from({ length: count }, (_, index) => {
      const literal = literals.get(`${element} ${atoms.get(`${element === 0} ${index}`)}`);
      return literal !== undefined && solver.value(literal);
    });

  const realization = (signs: Signs): Realization | undefined => {
    if (!satisfiable(signs)) return undefined;
    const predicateCount = signature.predicates.size;
    const types = Array.from({ length: elementCount }, (_, i) => getType(i + 1, predicateCount));
    const others: (readonly boolean[])[] = [];
    const taken = new Set(types.slice(0, constantCount).map(String));
    for (const type of types.slice(constantCount)) {
      if (!taken.has(String(type))) others.push(type);
      taken.add(String(type));
    }
    return {
      constants: types.slice(0, constantCount),
      others,
      propositions: getType(0, signature.propositions.size),
    };
  };

  return { satisfiable, realization };
};
