/** A question that is asked several times is still one question. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildBreakdown } from "#scoring/breakdown";
import { proportion } from "#scoring/estimate";
import type { Score } from "#scoring/verdict";
import { skillNamed, scoreOf, type Mark } from "./scores-of.ts";

const skill = skillNamed("modus ponens", "valid");
const marks: Readonly<Record<string, Mark>> = {
  "+": "right",
  "-": "wrong",
  u: "unreadable",
  t: "truncated",
  f: "failed",
};

/** Questions from the marks of their epochs, as in "++-". */
const asked = (...questions: readonly string[]): Score[] =>
  questions.flatMap((epochs, i) =>
    epochs.split("").map((mark, epoch) => scoreOf(skill, marks[mark]!, `q${i}`, { epoch })),
  );

describe("shares are of questions", () => {
  test.each([
    ["asking again adds no question", ["+++", "---"], 1 / 2, 2],
    ["a question counts by the share of its correct replies", ["++-", "+ut"], (2 / 3 + 1 / 3) / 2, 2],
    ["a reply that cannot be read is not correct, a failed call is no reply", ["++", "uf", "ff"], 1 / 2, 2],
  ])("%s", (_, questions, value, n) => {
    const { accuracy } = buildBreakdown(asked(...questions));
    expect(accuracy.value).toBeCloseTo(value, 12);
    expect(accuracy.n).toBe(n);
  });

  test("the interval is Wilson's for so many questions, however often each was asked", () => {
    const often = buildBreakdown(asked("+++", "+++", "---", "+++"));
    const once = buildBreakdown(asked("+", "+", "-", "+"));
    expect(often.accuracy).toEqual(once.accuracy);
    expect(once.accuracy).toEqual(proportion(3, 4));
    expect(often.bySkill[0]?.responseRate).toEqual(proportion(4, 4));
  });

  test("rotations of an item are one question, twins are two", () => {
    const turn = (rotation: string, group: string) =>
      scoreOf(skill, "right", `${group}/${rotation}`, { group, tags: { ...skill, rotation } });
    expect(buildBreakdown(["0", "1", "2"].map((rotation) => turn(rotation, "a"))).accuracy.n).toBe(1);
    const twins = ["a", "b"].map((id) => scoreOf(skill, "right", id, { group: "a" }));
    expect(buildBreakdown(twins).accuracy.n).toBe(2);
  });

  test("the order of the scores changes no digit", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[+\-utf]{1,7}$/), { maxLength: 20 }), (questions) => {
        const scores = asked(...questions);
        expect(buildBreakdown(scores.toReversed())).toEqual(buildBreakdown(scores));
      }),
    );
  });
});
