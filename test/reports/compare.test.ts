import { compare } from "#reports/compare";
import { comparisonDocument } from "#commands/compare/document";
import { renderTerminal } from "#reports/render/terminal";
import { differing } from "../../src/reports/compare.ts";
import type { Score } from "#scoring/verdict";
import { describe, expect, test } from "vitest";
import { skillNamed, scoreOf, type Mark } from "../scoring/scores-of.ts";

const strong = skillNamed("modus ponens", "valid");
const weak = skillNamed("modus tollens", "contradiction");
const marksBySign: Readonly<Record<string, Mark>> = { "1": "right", "0": "wrong", "?": "truncated" };
const marks = (skill: typeof strong, pattern: string, more: Partial<Score> = {}): Score[] =>
  pattern
    .split("")
    .map((mark, i) => scoreOf(skill, marksBySign[mark] ?? "failed", `${skill.rule}/${i}`, more));

const a = [...marks(strong, "1111111111"), ...marks(weak, "1111111100")];
const b = [...marks(strong, "1111111110"), ...marks(weak, "000000001!")];

describe("a paired comparison", () => {
  const result = compare(a, b);

  test("counts question by question what only one of the two got right", () => {
    // Nine answers lost, one gained; the last call of the weak skill failed in B.
    expect(result.overall).toMatchObject({ gained: 1, lost: 9 });
    expect(result.overall.a).toMatchObject({ n: 19 });
    expect(result.overall.p).toBeCloseTo(22 / 1024, 12);
    expect(result).toMatchObject({ shared: 20, onlyA: 0, onlyB: 0, failed: 1 });
    expect(result.overall.value).toBeCloseTo(-8 / 19, 12);
  });

  test("corrects for the rows that could have differed, and no others", () => {
    // One lost answer of ten can never be beyond chance: eight of nine alone are corrected for.
    const rows = new Map(result.byRule.map((row) => [row.name, row]));
    expect(rows.get("modus ponens")!.q).toBe(1);
    expect(rows.get("modus tollens")!.q).toBe(rows.get("modus tollens")!.p);
    expect(differing(result.byRule).map(({ name }) => name)).toEqual(["modus tollens"]);
  });
});

describe("a comparison told", () => {
  const names = { a: "old", b: "new|er" };
  const result = compare(a, b);

  test("on a terminal ends in one sentence", () => {
    const text = renderTerminal(comparisonDocument(result, names), { width: 100, color: false });
    expect(text).toMatchInlineSnapshot(`
      "Two models compared
      A is old · B is new|er · 19 questions to which both replied, compared one by one; 1 more at which a
      call failed. p is McNemar's, exact and two-sided; q is p corrected for the rows of its table that
      can differ significantly

        B is worse by 42.1 percentage points (p = 0.021).

      Accuracy  B minus A in percentage points; a reply without a readable answer is not correct
                                   A                    B                      B − A  gained  lost      q
        overall  94.7 % [75.4, 99.1]  52.6 % [31.7, 72.7]  −42.1 [−64.4, −11.3] n 19       1     9  0.021

      By kind
                                           A                    B                      B − A      q
        contradiction   88.9 %  [56.5, 98.0]  11.1 %  [2.0, 43.5]  −77.8 [−96.0, −13.0]  n 9  0.039
        valid          100.0 % [72.2, 100.0]  90.0 % [59.6, 98.2]  −10.0 [−40.4, +18.9] n 10  1.000

      Rules  1 of 2 rules differ significantly (q ≤ 5 %, Benjamini-Hochberg), by what a question is about
                                         A                   B                     B − A      q
        modus tollens  88.9 % [56.5, 98.0]  11.1 % [2.0, 43.5]  −77.8 [−96.0, −13.0] n 9  0.039

      Skills
        1 of 2 skills differ significantly (q ≤ 5 %, Benjamini-Hochberg), by what a question is about
                                                 A                   B                     B − A      q
        modus                  88.9 % [56.5, 98.0]  11.1 % [2.0, 43.5]  −77.8 [−96.0, −13.0] n 9  0.039
        tollens/contradiction"
    `);
  });
});
