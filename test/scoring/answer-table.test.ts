/** The measures of response bias: bounds, invariance, and worked examples. */
import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { answerTable, balancedAccuracy, yesBias } from "#scoring/answer-table";
import type { Score } from "#scoring/verdict";
import { type AnswerTable } from "../../src/scoring/answer-table.ts";
import { skillNamed, scoreOf, type Mark } from "./scores-of.ts";

const valid = skillNamed("modus tollens", "valid");
const fallacy = skillNamed("affirming the consequent", "fallacy");
const marks: readonly Mark[] = ["right", "wrong", "unreadable", "failed"];
const score = fc
  .tuple(fc.constantFrom(valid, fallacy), fc.constantFrom(...marks), fc.nat(1000))
  .map(([skill, mark, id]): Score => scoreOf(skill, mark, `${skill.kind}-${id}`));
const scores = fc.uniqueArray(score, { maxLength: 60, selector: ({ questionId }) => questionId });
const table = fc.record({
  hits: fc.nat(200),
  misses: fc.nat(200),
  falseAlarms: fc.nat(200),
  rejections: fc.nat(200),
});
/** Who answers the other way each time. */
const opposite = ({ hits, misses, falseAlarms, rejections }: AnswerTable): AnswerTable => ({
  hits: misses,
  misses: hits,
  falseAlarms: rejections,
  rejections: falseAlarms,
});

test("the table of keys and answers counts the readable ones alone", () => {
  fc.assert(
    fc.property(scores, (some) => {
      const { hits, misses, falseAlarms, rejections } = answerTable(some);
      const sum = hits + misses + falseAlarms + rejections;
      expect(sum).toBe(some.filter(({ verdict }) => verdict.answer !== undefined).length);
    }),
  );
});

describe("yes-bias", () => {
  test("who always says yes leans by the share of no-keys", () => {
    const bias = yesBias({ hits: 30, misses: 0, falseAlarms: 70, rejections: 0 });
    expect(bias).toMatchObject({ value: 0.7, n: 100 });
    expect(bias.low).toBeGreaterThan(0.5);
    expect(bias.p).toBeLessThan(1e-9);
  });

  test("who is right everywhere, or wrong as often both ways, does not lean", () => {
    expect(yesBias({ hits: 30, misses: 0, falseAlarms: 0, rejections: 70 })).toMatchObject({
      value: 0,
      p: 1,
    });
    expect(yesBias({ hits: 20, misses: 10, falseAlarms: 10, rejections: 60 })).toMatchObject({
      value: 0,
      p: 1,
    });
  });
});

describe("balanced accuracy", () => {
  test("is one half for who always says yes, whatever the keys", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (yes, no) => {
        expect(balancedAccuracy({ hits: yes, misses: 0, falseAlarms: no, rejections: 0 }).value).toBe(0.5);
      }),
    );
  });

  test("is the mean of the two accuracies: 9 of 10 and 10 of 40 are 57.5 %", () => {
    const measured = balancedAccuracy({ hits: 9, misses: 1, falseAlarms: 30, rejections: 10 });
    expect(measured.value).toBeCloseTo(0.575, 12);
    expect(measured.n).toBe(50);
  });

  test("turns into its complement when every answer is turned", () => {
    fc.assert(
      fc.property(table, (counts) => {
        const { value } = balancedAccuracy(counts);
        if (value !== null) expect(balancedAccuracy(opposite(counts)).value).toBeCloseTo(1 - value, 12);
      }),
    );
  });

  test("has no value where one key was never asked", () => {
    expect(balancedAccuracy({ hits: 5, misses: 5, falseAlarms: 0, rejections: 0 }).value).toBeNull();
  });
});
