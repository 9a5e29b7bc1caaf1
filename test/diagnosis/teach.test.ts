import { describe, expect, test } from "vitest";
import { compareTeaching } from "#diagnosis/teach";
import { skillNamed, scoreOf, type Mark } from "../scoring/scores-of.ts";

const skill = skillNamed("modus tollens", "valid");
const arm = (marks: string) =>
  marks.split("").map((mark, i) => scoreOf(skill, markOf[mark] ?? "failed", `item-${i}`));
const markOf: Readonly<Record<string, Mark>> = {
  "+": "right",
  "-": "wrong",
  "?": "unreadable",
  " ": "failed",
};

describe("a comparison of lessons", () => {
  // Twelve items, one column each.
  const comparison = compareTeaching({
    zero: arm("+---------?-"),
    random: arm("+-++------+ "),
    weak: arm("-++++++++++-"),
  });
  const between = (from: string, to: string) =>
    comparison.differences.find((each) => each.from === from && each.to === to);

  test("gives each way its accuracy over what was asked, failed calls left out", () => {
    const { zero, random, weak } = comparison.arms;
    expect(zero.accuracy).toMatchObject({ value: 1 / 12, n: 12 });
    expect(random.accuracy).toMatchObject({ value: 4 / 11, n: 11 });
    expect(weak.accuracy).toMatchObject({ value: 10 / 12, n: 12 });
  });

  test("tests the difference by McNemar's exact test", () => {
    expect(between("zero", "weak")?.p).toBeCloseTo(24 / 2048, 12);
    expect(between("zero", "random")?.p).toBeCloseTo(0.25, 12);
  });
});
