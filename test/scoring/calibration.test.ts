/** Probabilities of answers read from tokens, Brier's score, the calibration error, and PartialCircular from probabilities. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createRandom } from "#arguments/random";
import { answerProbabilities, buildCalibration, type Sureness } from "#scoring/calibration";
import { partialCircular, probablePartialCircular } from "../../src/scoring/circle.ts";

const token = (text: string, p: number, others: Readonly<Record<string, number>> = {}) => ({
  token: text,
  logprob: Math.log(p),
  top: Object.entries(others).map(([other, q]) => ({ token: other, logprob: Math.log(q) })),
});

it("the last token that is an answer counts, with its other spellings, and sums to one", () => {
  const tokens = [
    token("No", 0.9),
    token(" wait", 1),
    token(" **Yes", 0.6, { yes: 0.2, No: 0.1, maybe: 0.1 }),
  ];
  const found = answerProbabilities(tokens, ["yes", "no"]);
  expect(found?.get("yes")).toBeCloseTo(8 / 9, 12);
  expect(found?.get("no")).toBeCloseTo(1 / 9, 12);
  expect(answerProbabilities([token("perhaps", 0.5)], ["yes", "no"])).toBeUndefined();
});

const said = (yes: number, key: string): Sureness => ({
  probabilities: new Map([
    ["yes", yes],
    ["no", 1 - yes],
  ]),
  key,
});

it("who always says one half of two has a Brier score of 0.25, who knows has 0", () => {
  const half = buildCalibration([said(0.5, "yes"), said(0.5, "no")], createRandom(1).next);
  expect(half?.brier.value).toBeCloseTo(0.25, 12);
  expect(buildCalibration([said(1, "yes"), said(0, "no")], createRandom(1).next)?.brier.value).toBe(0);
  expect(buildCalibration([], createRandom(1).next)).toBeUndefined();
});

it("right as often as sure is no error; sure and wrong is an error of how sure", () => {
  const calm = Array.from({ length: 100 }, (_, k) => said(0.8, k % 5 === 0 ? "no" : "yes"));
  expect(buildCalibration(calm, createRandom(2).next)?.error.value).toBeCloseTo(0, 12);
  const wrong = buildCalibration(
    Array.from({ length: 50 }, () => said(0.95, "no")),
    createRandom(3).next,
  );
  expect(wrong?.error.value).toBeCloseTo(0.95, 12);
  expect(wrong?.bins).toHaveLength(1);
});

it("with probabilities of 0 and 1 PartialCircular is that of picks", () => {
  const picks = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(picks, fc.integer({ min: 0, max: 3 }), (picked, answer) => {
      const rotations = picked.map(
        (one) => new Map([0, 1, 2, 3].map((content) => [content, content === one ? 1 : 0])),
      );
      expect(probablePartialCircular(rotations, answer)).toBeCloseTo(partialCircular(picked, answer), 12);
    }),
  );
});
