import { rulesOf } from "#catalog/profiles";
import { skillsOf } from "#catalog/skill";
import { shrunkEstimates } from "#scoring/shrinkage";
import { describe, expect, test } from "vitest";

const skills = rulesOf("paper").flatMap(skillsOf).slice(0, 60);
const all = (n: number): number[] => skills.map(() => n);

describe("shrinkage over the tree", () => {
  const correct = all(9);
  correct[7] = 2;
  const estimates = shrunkEstimates(skills, { correct, asked: all(10) });

  test("a skill that stands out is drawn towards the others, and stays the lowest", () => {
    const values = estimates.map(({ value }) => value ?? 1);
    expect(values[7]).toBeGreaterThan(0.2);
    expect(values[7]).toBe(Math.min(...values));
  });

  test("a skill without an answer is believed to be like the others, with less certainty", () => {
    const asked = all(10);
    const right = all(9);
    [asked[3], right[3]] = [0, 0];
    const [known, unasked] = [5, 3].map((i) => shrunkEstimates(skills, { correct: right, asked })[i]!);
    expect(Math.abs((unasked!.value ?? 0) - (known!.value ?? 0))).toBeLessThan(0.1);
    expect(unasked!.high - unasked!.low).toBeGreaterThan(known!.high - known!.low);
  });
});
