/** Algorithm 1 and its parts, step by step. */
import { createRandom } from "#arguments/random";
import { print } from "#logic/notation";
import { describe, expect, test } from "vitest";
import {
  drawPropositions,
  drawVariables,
  optionVariables,
  buildProposition,
  computeWeights,
} from "../../../src/arguments/choice/propositions.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe("the weights of variables", () => {
  test("are those of equation (3): with uses 2, 1, 0, 0 they are as 1 : 2 : 3 : 3", () => {
    const weights = computeWeights([2, 1, 0, 0], 5);
    for (const [i, share] of [1, 2, 3, 3].entries()) expect(weights[i]).toBeCloseTo(share / 9);
  });

  test("are 0 from n uses on; 0.1 at n − 1 before all are brought to 1", () => {
    const weights = computeWeights([3, 2, 0, 0], 3);
    // max(o) + 1 − oᵢ is 1, 2, 4, 4, so the last two have 4/11 each before renormalising.
    const total = 0.1 + 8 / 11;
    expect(weights[0]).toBe(0);
    expect(weights[1]).toBeCloseTo(0.1 / total);
    expect(weights[2]).toBeCloseTo(4 / 11 / total);
  });
});

describe("drawn variables", () => {
  test("come as often as their weights say", () => {
    const random = createRandom("shares");
    const counts = [0, 0, 0];
    for (let i = 0; i < 20_000; i++) counts[drawVariables([0.1, 0.3, 0.6], 1, random)[0]!]! += 1;
    for (const [i, share] of [0.1, 0.3, 0.6].entries())
      expect(Math.abs(counts[i]! / 20_000 - share)).toBeLessThan(0.015);
  });
});

describe("drawn propositions", () => {
  const draws = (n: number, count: number) =>
    Array.from({ length: count }, (_, i) => drawPropositions(n, 8, createRandom(`draw ${i}`)));

  test("are 2 to n, each number about as often", () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const { propositions } of draws(5, 4000)) counts[propositions.length]! += 1;
    expect(counts.slice(0, 2)).toEqual([0, 0]);
    for (const count of counts.slice(2)) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test("have the three forms, each about as often, with letters that differ", () => {
    const forms = new Map<string, number>();
    for (const { propositions } of draws(5, 1000))
      for (const { form, letters } of propositions) {
        forms.set(form, (forms.get(form) ?? 0) + 1);
        expect(new Set(letters).size).toBe(form === "A → B" ? 2 : 3);
      }
    expect(forms.size).toBe(3);
    const whole = sum([...forms.values()]);
    for (const count of forms.values()) expect(Math.abs(count / whole - 1 / 3)).toBeLessThan(0.04);
  });

  test("are counted by what stands in them: no variable more than n times, and the counter is right", () => {
    for (const { propositions, uses } of draws(4, 500)) {
      const counted = uses.map(
        (_, variable) => propositions.filter(({ letters }) => letters.includes(variable)).length,
      );
      expect(uses).toEqual(counted);
      expect(Math.max(...uses)).toBeLessThanOrEqual(4);
    }
  });
});

test("x′ holds what is used at least once and fewer than n times", () => {
  expect(optionVariables([0, 1, 3, 2, 0], 3)).toEqual([1, 3]);
});

test("a form is filled with letters in their order, and its rows are its truth table", () => {
  const written = (["A → B", "¬(A ∧ B) → C", "(A ∨ B) → C"] as const).map((form) =>
    print(buildProposition(form, [2, 0, 1], 4).formula),
  );
  expect(written).toEqual(["C → A", "¬(C ∧ A) → B", "(C ∨ A) → B"]);
  // Over four variables row r has variable i as bit i; C → A fails where C and not A.
  const { rows } = buildProposition("A → B", [2, 0], 4);
  for (let row = 0; row < 16; row++)
    expect((rows[0]! >>> row) & 1).toBe((row & 4) !== 0 && (row & 1) === 0 ? 0 : 1);
});
