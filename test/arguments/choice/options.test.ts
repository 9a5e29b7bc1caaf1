/** Options: shapes, verdicts, what may stand beside what, and the odd one's rank. */
import { createRandom } from "#arguments/random";
import { relationOf } from "#logic/decide";
import { print } from "#logic/notation";
import { describe, expect, test } from "vitest";
import { createFamilySampler } from "../../../src/items/choice/family-sampler.ts";
import { clausesAmong } from "../../../src/arguments/choice/fair-options.ts";
import { areAsLike } from "../../../src/arguments/choice/odd-one.ts";
import { interfere, optionOf, optionsOver, relationToOption } from "../../../src/arguments/choice/options.ts";
import { createPaperSampler, isConsistent } from "../../../src/arguments/choice/passage.ts";
import { paperCounts, paperIndices } from "../../../src/items/choice/plan.ts";
import { createFiller } from "../../../src/arguments/choice/propositions.ts";
import { readBank } from "#language/sentences/bank";

test("over eight variables there are 16 literals and 224 implications; as clauses 16, 56 and 28", () => {
  const options = optionsOver(8);
  expect(options.filter(({ letters }) => letters.length === 1)).toHaveLength(16);
  expect(options.filter(({ letters }) => letters.length === 2)).toHaveLength(224);
  const kinds = Map.groupBy(clausesAmong(options), ({ kind }) => kind);
  expect([...kinds].map(([kind, list]) => [kind, list.length])).toEqual([
    ["Y", 8],
    ["¬X", 8],
    ["¬X ∨ Y", 56],
    ["X ∨ Y", 28],
  ]);
  for (const { ways } of clausesAmong(options).filter(({ letters }) => letters.length === 2))
    expect(ways).toHaveLength(2);
});

test("the tables say of every option what #logic decides; A → ¬B follows only if it is vacuous", () => {
  const draw = createPaperSampler({ n: 5, variables: 8 }, createFiller(8));
  const options = optionsOver(8);
  for (let seed = 0; seed < 12; seed++) {
    const passage = draw(seed % 3, createRandom(seed));
    if (passage === undefined || !isConsistent(passage)) continue;
    const premises = passage.propositions.map(({ formula }) => formula);
    for (const option of options) {
      const relation = relationToOption(passage.rows, option);
      expect(relation, print(option.formula)).toBe(relationOf({ premises, conclusion: option.formula }));
      if (option.shape !== "A → ¬B" || relation !== "entailment" || option.formula.kind !== "implies")
        continue;
      const sides = [option.formula.left, option.formula.right];
      expect(sides.some((conclusion) => relationOf({ premises, conclusion }) !== "neutral")).toBe(true);
    }
  }
});

test.each([
  ["A → B", [0, 1], "¬A → ¬B", [1, 0], true],
  ["A → B", [0, 1], "¬A", [0], true],
  ["A → B", [0, 1], "A", [1], true],
  ["A → B", [0, 1], "A → B", [1, 0], true],
  ["A", [0], "¬A", [0], true],
  ["A → B", [0, 1], "A → B", [0, 2], false],
  ["A → B", [0, 1], "A", [0], false],
] as const)("%s over %o and %s over %o: apart they may not stand is %s", (one, a, other, b, apart) => {
  expect(interfere(optionOf(one, a, 4), optionOf(other, b, 4))).toBe(apart);
});

describe("options are as like each other", () => {
  const of = (...lists: readonly (readonly number[])[]) => lists.map((letters) => ({ letters }));
  test("where each speaks as often of what others speak of", () => {
    expect(areAsLike(of([0, 1], [1, 2], [2, 3], [3, 0]))).toBe(true);
    expect(areAsLike(of([0, 1], [2, 3], [4, 5], [6, 7]))).toBe(true);
  });
  test("and not where one speaks of less or more of it", () => {
    expect(areAsLike(of([0, 1], [0, 2], [0, 3], [4, 5]))).toBe(false);
    expect(areAsLike(of([0, 1], [1, 2], [2, 3], [3, 4]))).toBe(false);
  });
});

describe("sampled families", () => {
  const bank = readBank();
  test("an item has no theme and no subject twice", () => {
    const familiesOf = createFamilySampler(bank, 8, 3);
    for (let index = 0; index < 500; index++) {
      const drawn = familiesOf(index);
      expect(new Set(drawn.map(({ theme }) => theme)).size).toBe(8);
      expect(new Set(drawn.map(({ subject }) => subject)).size).toBe(8);
    }
  });
  test("nearly every family is drawn before themes run out twice", () => {
    const familiesOf = createFamilySampler(bank, 8, 3);
    const seen = new Set(Array.from({ length: 900 }, (_, index) => familiesOf(index)).flat());
    expect(seen.size / bank.length).toBeGreaterThan(0.97);
  });
  test("a bank of one theme is drawn family by family", () => {
    const drawn = createFamilySampler(
      bank.filter(({ theme }) => theme === "chess"),
      8,
      1,
    )(0);
    expect(new Set(drawn).size).toBe(8);
  });
});

test("the paper's set has 12,589 items, 4,196, 4,195 and 4,198 of the types, 300 of each set apart", () => {
  const indices = [...paperIndices()];
  expect(indices).toHaveLength(12_589);
  expect(new Set(indices.map(({ index }) => index)).size).toBe(12_589);
  for (const [turn, count] of Object.values(paperCounts).entries()) {
    const own = indices.filter(({ index }) => index % 3 === turn);
    expect(own).toHaveLength(count);
    expect(own.filter(({ part }) => part === "polish")).toHaveLength(300);
  }
});
