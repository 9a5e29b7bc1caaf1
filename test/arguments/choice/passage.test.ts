/** Passages: consistent, nothing told twice, facts as asked; supports. */
import { createRandom } from "#arguments/random";
import { expect, test } from "vitest";
import {
  createPaperSampler,
  buildPassage,
  findSupport,
  type Passage,
} from "../../../src/arguments/choice/passage.ts";
import { isEmpty } from "../../../src/arguments/choice/rows.ts";
import { buildProposition, type Form } from "../../../src/arguments/choice/propositions.ts";

const passage = (...told: readonly (readonly [Form, ...number[]])[]): Passage =>
  buildPassage(
    told.map(([form, ...letters]) => buildProposition(form, letters, 4)),
    4,
    [0, 1, 2, 3],
  );

test("of the paper's passages with three facts about a quarter cannot be true, as the issue warns", () => {
  const draw = createPaperSampler({ n: 5, variables: 8 });
  const inconsistent = Array.from({ length: 2000 }, (_, i) => draw(3, createRandom(i))).filter(({ rows }) =>
    isEmpty(rows),
  ).length;
  expect(inconsistent / 2000).toBeGreaterThan(0.15);
  expect(inconsistent / 2000).toBeLessThan(0.4);
});

test("the support is a smallest set of propositions that suffices, the first in order", () => {
  const told = passage(["A → B", 3, 2], ["A → B", 0, 1], ["A → B", 1, 2], ["(A ∨ B) → C", 0, 3, 1]);
  expect(findSupport(told, buildProposition("A → B", [0, 2], 4).rows)).toEqual([1, 2]);
  expect(findSupport(told, buildProposition("A → B", [2, 0], 4).rows)).toBeUndefined();
});
