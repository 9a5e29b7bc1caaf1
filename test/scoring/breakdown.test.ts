import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildBreakdown, skillKey } from "#scoring/breakdown";
import { proportion } from "#scoring/estimate";
import type { Score } from "#scoring/verdict";
import { skillNamed, scoreOf, type Mark } from "./scores-of.ts";

const skills = [
  skillNamed("modus ponens", "valid"),
  skillNamed("modus ponens", "contradiction"),
  skillNamed("universal modus ponens", "unrelated", {
    logic: "predicate",
    base: "modus ponens",
    extension: "universal",
  }),
  skillNamed("affirming the consequent", "fallacy"),
  skillNamed("De Morgan", "valid", { category: "equivalence" }),
];

const anyMark = ["right", "wrong", "unreadable", "empty", "refused", "truncated", "failed"] as const;

const anyScore: fc.Arbitrary<Score> = fc
  .record({
    skill: fc.constantFrom(...skills),
    mark: fc.constantFrom(...anyMark),
    id: fc.nat({ max: 99 }),
    length: fc.constantFrom(1, 3, 10),
  })
  .map(({ skill, mark, id, length }) =>
    scoreOf(skill, mark, `${skillKey(skill)}/${length}/${id}`, {
      tags: { ...skill, length: String(length) },
    }),
  );

describe("a breakdown", () => {
  const marks: readonly Mark[] = ["right", "right", "right", ...anyMark.slice(1)];
  const breakdown = buildBreakdown(marks.map((mark, i) => scoreOf(skills[0]!, mark, `i${i}`)));

  test("takes response accuracy and yes rate over the readable, N_correct / N_satisfy (§3.3)", () => {
    expect(breakdown.responseAccuracy).toMatchObject({ value: 3 / 4, n: 4 });
    expect(breakdown.yesRate).toMatchObject({ value: 3 / 4, n: 4 });
  });

  test("gives the yes rate of contrast pairs the interval of one question of each", () => {
    const pairs = Array.from({ length: 20 }, (_, i): readonly Score[] => {
      const [id, mark, other] = [`p${i}`, i < 5 ? "right" : "wrong", i < 5 ? "wrong" : "right"] as const;
      return [scoreOf(skills[0]!, mark, id), { ...scoreOf(skills[1]!, other, `${id}b`), group: id }];
    });
    const { yesRate, responseRate } = buildBreakdown(pairs.flat());
    const { low, high } = proportion(5, 20);
    expect(yesRate).toEqual({ value: 1 / 4, low, high, n: 40 });
    expect(responseRate).toEqual(proportion(40, 40));
  });

  test("takes the response rate over the asked (§3.3)", () => {
    expect(breakdown.responseRate).toMatchObject({ value: 4 / 8, n: 8 });
  });

  test("gives groups that add up to the whole", () => {
    fc.assert(
      fc.property(fc.array(anyScore, { maxLength: 60 }), (scores) => {
        const all = buildBreakdown(scores);
        for (const rows of [all.byLogic, all.byCategory, all.byKind, all.byRule, all.byLength, all.bySkill])
          expect(rows.reduce((sum, row) => sum + row.outcomes.correct, 0)).toBe(all.outcomes.correct);
      }),
    );
  });
});

describe("a breakdown by tags", () => {
  let made = 0;
  /** A question of its own each time: one id is one question. */
  const tagged = (tags: Score["tags"], mark: Mark = "right"): Score => ({
    ...scoreOf(skills[0]!, mark, `q${made++}`),
    tags,
  });

  test("has a table for every tag that any question carries, and no more", () => {
    const { byTag } = buildBreakdown([
      tagged({ dataset: "owls", hops: "2" }),
      tagged({ dataset: "owls", relation: "aunt" }, "wrong"),
      tagged({}),
    ]);
    expect(Object.keys(byTag).toSorted()).toEqual(["dataset", "hops", "relation"]);
    expect(byTag["dataset"]).toMatchObject([{ name: "owls", accuracy: { value: 0.5, n: 2 } }]);
    expect(byTag["relation"]).toMatchObject([{ name: "aunt", accuracy: { value: 0, n: 1 } }]);
  });
});
