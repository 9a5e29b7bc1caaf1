/** Planted causes of wrong answers are found, and hardly another. */
import { expect, test } from "vitest";
import { sampled } from "../sampled.ts";
import { falseCausesOfCoins, recallOf } from "./planted-causes.ts";

const skills = [
  "modus ponens",
  "modus tollens",
  "transitivity",
  "disjunctive syllogism",
  "resolution",
  "biconditional elimination",
  "simplification",
  "conjunction",
  "addition",
  "De Morgan",
  "commutative",
  "distributive",
  ...["modus ponens", "modus tollens", "transitivity", "disjunctive syllogism"].flatMap((rule) => [
    `universal ${rule}`,
    `existential ${rule}`,
  ]),
];

test("of three subjects with six weak rules among twenty, error rate 0.8, 300 calls name each, and no other", async () => {
  const { planted, named, withFalse } = await recallOf(3, { calls: 300, errorRate: 0.8, skills });
  expect(planted).toBe(6);
  expect(named).toBe(6);
  expect(withFalse).toBe(0);
});

test("of 20 coins at most two get a cause; npm run attacks asks 100", () => {
  expect(falseCausesOfCoins(sampled(20, 100), 200, skills)).toBeLessThanOrEqual(sampled(2, 8));
});
