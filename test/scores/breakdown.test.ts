import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { breakdownOf, skillKey } from "#scores/breakdown";
import type { Metrics } from "#scores/breakdown";
import type { Estimate } from "#scores/estimate";
import type { Score } from "#scores/verdict";
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
  const breakdown = breakdownOf(marks.map((mark, i) => scoreOf(skills[0]!, mark, `i${i}`)));

  test("takes accuracy over the asked, failed calls left out", () => {
    expect(breakdown.accuracy).toMatchObject({ value: 3 / 8, n: 8 });
    expect(breakdown.bySkill[0]?.accuracy).toEqual(breakdown.accuracy);
  });

  test("takes response accuracy and yes rate over the readable, N_correct / N_satisfy (§3.3)", () => {
    expect(breakdown.responseAccuracy).toMatchObject({ value: 3 / 4, n: 4 });
    expect(breakdown.yesRate).toMatchObject({ value: 3 / 4, n: 4 });
  });

  test("takes the response rate over the asked (§3.3)", () => {
    expect(breakdown.responseRate).toMatchObject({ value: 4 / 8, n: 8 });
  });

  test("names every outcome", () => {
    const each = { incorrect: 1, unreadable: 1, empty: 1, refused: 1, truncated: 1, failed: 1 };
    expect(breakdown.outcomes).toEqual({ correct: 3, ...each });
  });

  test("of no scores has no value and the whole interval", () => {
    expect(breakdownOf([]).accuracy).toEqual({ value: null, low: 0, high: 1, n: 0 });
  });

  test("orders lengths as numbers and skills by name", () => {
    const scores = [10, 3, 1].flatMap((length) =>
      skills.map((skill) =>
        scoreOf(skill, "right", `${skillKey(skill)}/${length}`, {
          tags: { ...skill, length: String(length) },
        }),
      ),
    );
    const { byLength, bySkill } = breakdownOf(scores);
    expect(byLength.map(({ name }) => name)).toEqual(["1", "3", "10"]);
    expect(bySkill.map(({ rule, kind }) => `${rule}/${kind}`)).toEqual([
      "De Morgan/valid",
      "affirming the consequent/fallacy",
      "modus ponens/contradiction",
      "modus ponens/valid",
      "universal modus ponens/unrelated",
    ]);
  });

  test("is the same in whatever order scores come", () => {
    fc.assert(
      fc.property(fc.array(anyScore, { maxLength: 60 }), fc.infiniteStream(fc.nat()), (scores, keys) => {
        const shuffled = scores
          .map((score) => ({ score, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ score }) => score);
        expect(breakdownOf(shuffled)).toEqual(breakdownOf(scores));
      }),
    );
  });

  test("keeps every share inside its interval and the interval inside [0, 1]", () => {
    const isSound = ({ value, low, high, n }: Estimate) => {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      if (n > 0) expect(low <= value! && value! <= high).toBe(true);
      else expect(value).toBeNull();
    };
    fc.assert(
      fc.property(fc.array(anyScore, { maxLength: 60 }), (scores) => {
        const all = breakdownOf(scores);
        const rows: readonly Metrics[] = [
          all,
          ...all.byLogic,
          ...all.byRule,
          ...all.bySkill,
          ...all.byLength,
        ];
        for (const { accuracy, responseRate, responseAccuracy, yesRate } of rows)
          [accuracy, responseRate, responseAccuracy, yesRate].forEach(isSound);
      }),
    );
  });

  test("gives groups that add up to the whole", () => {
    fc.assert(
      fc.property(fc.array(anyScore, { maxLength: 60 }), (scores) => {
        const all = breakdownOf(scores);
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
    const { byTag } = breakdownOf([
      tagged({ dataset: "owls", hops: "2" }),
      tagged({ dataset: "owls", relation: "aunt" }, "wrong"),
      tagged({}),
    ]);
    expect(Object.keys(byTag).toSorted()).toEqual(["dataset", "hops", "relation"]);
    expect(byTag["dataset"]).toMatchObject([{ name: "owls", accuracy: { value: 0.5, n: 2 } }]);
    expect(byTag["relation"]).toMatchObject([{ name: "aunt", accuracy: { value: 0, n: 1 } }]);
  });

  test("has those of the rule tree among them", () => {
    const { byTag, byLogic, byCategory, byKind, byRule, byLength } = breakdownOf(
      skills.map((skill) => scoreOf(skill, "right", skill.rule)),
    );
    const { logic, category, kind, rule, length } = byTag;
    expect([logic, category, kind, rule, length]).toEqual([byLogic, byCategory, byKind, byRule, byLength]);
  });

  test("counts questions without a place in the rule tree, and gives them no skill", () => {
    const all = breakdownOf([tagged({ dataset: "owls" }), tagged({ dataset: "owls" }, "wrong")]);
    expect(all).toMatchObject({ accuracy: { value: 0.5, n: 2 }, bySkill: [], byRule: [], byLength: [] });
  });

  test("puts numbers in their order and before names", () => {
    const values = ["10", "9", "1a", "many", "0.5", "-1", "", "few"];
    const { byTag } = breakdownOf(values.map((depth) => tagged({ depth })));
    expect(byTag["depth"]?.map(({ name }) => name)).toEqual([
      "-1",
      "0.5",
      "9",
      "10",
      "",
      "1a",
      "few",
      "many",
    ]);
  });

  test("is the same in whatever order scores come, and each table adds up to the questions that carry its tag", () => {
    const value = fc.oneof(
      fc.constantFrom("9", "10", "1a", "a", "", " ", "1e1", "Infinity", "NaN"),
      fc.string(),
    );
    const some = fc
      .tuple(
        fc.dictionary(fc.constantFrom("depth", "hops", "dataset"), value),
        fc.constantFrom<Mark>("right", "wrong", "truncated"),
      )
      .map(([tags, mark]) => tagged(tags, mark));
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), (scores) => {
        const { byTag } = breakdownOf(scores);
        expect(breakdownOf(scores.toReversed()).byTag).toEqual(byTag);
        for (const [tag, groups] of Object.entries(byTag)) {
          const carrying = scores.filter(({ tags }) => tags[tag] !== undefined);
          expect(groups.reduce((sum, { responseRate }) => sum + responseRate.n, 0)).toBe(carrying.length);
        }
      }),
    );
  });
});
