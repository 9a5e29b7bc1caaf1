/** The SAT search against trying all assignments. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSolver } from "../src/sat.ts";

const variables = 7;
const literal = fc
  .tuple(fc.integer({ min: 1, max: variables }), fc.boolean())
  .map(([v, sign]) => (sign ? v : -v));
const clauses = fc.array(fc.array(literal, { minLength: 1, maxLength: 4 }), { maxLength: 45 });

const holds = (assignment: number, lit: number): boolean =>
  (((assignment >> (Math.abs(lit) - 1)) & 1) === 1) === lit > 0;
const satisfiable = (list: readonly (readonly number[])[]): boolean =>
  Array.from({ length: 1 << variables }, (_, a) => a).some((a) =>
    list.every((clause) => clause.some((l) => holds(a, l))),
  );

const loadSolver = (list: readonly (readonly number[])[]) => {
  const solver = createSolver();
  for (let v = 0; v < variables; v++) solver.variable();
  for (const clause of list) solver.clause(clause);
  return solver;
};

describe("the SAT search", () => {
  test("agrees with trying everything, with and without assumptions, asked twice", () => {
    fc.assert(
      fc.property(clauses, fc.uniqueArray(literal, { maxLength: 4 }), (list, assumed) => {
        const solver = loadSolver(list);
        for (const assumptions of [assumed, [], assumed]) {
          const units = assumptions.map((l) => [l]);
          const expected = satisfiable([...list, ...units]);
          expect(solver.solve(assumptions)).toBe(expected);
          if (expected) {
            const isTrue = (l: number): boolean => solver.value(Math.abs(l)) === l > 0;
            expect([...list, ...units].every((clause) => clause.some(isTrue))).toBe(true);
          } else {
            expect(assumptions).toEqual(expect.arrayContaining([...solver.core()]));
            expect(satisfiable([...list, ...solver.core().map((l) => [l])])).toBe(false);
          }
        }
      }),
      { numRuns: 250 },
    );
  });

  test("eight pigeons do not fit into seven holes", () => {
    const solver = createSolver();
    const sits = Array.from({ length: 8 }, () => Array.from({ length: 7 }, () => solver.variable()));
    for (const holes of sits) solver.clause(holes);
    for (let hole = 0; hole < 7; hole++)
      for (let i = 0; i < 8; i++)
        for (let j = 0; j < i; j++) solver.clause([-(sits[i]?.[hole] ?? 0), -(sits[j]?.[hole] ?? 0)]);
    expect(solver.solve()).toBe(false);
  });
});
