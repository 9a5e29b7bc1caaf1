import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weaknesses } from "#lessons/diagnose";
import type { Score } from "#scores/verdict";
import { skillNamed, scoreOf, scoresOf } from "../scores/scores-of.ts";

const ponens = skillNamed("modus ponens", "valid");
const tollens = skillNamed("modus tollens", "contradiction");
const consequent = skillNamed("affirming the consequent", "fallacy");
const conditional = skillNamed("conditional", "unrelated", { category: "equivalence" });

const names = (scores: readonly Score[], options = {}): readonly string[] =>
  weaknesses(scores, options).weaknesses.map(({ rule }) => rule);

describe("a diagnosis", () => {
  test("lists the skills of lowest accuracy first (§3.3)", () => {
    const scores = [...scoresOf(ponens, 9, 1), ...scoresOf(tollens, 2, 8), ...scoresOf(consequent, 5, 5)];
    expect(names(scores)).toEqual(["modus tollens", "affirming the consequent", "modus ponens"]);
    expect(names(scores, { k: 2 })).toEqual(["modus tollens", "affirming the consequent"]);
  });

  test("puts the better attested of two equal accuracies first", () => {
    expect(names([...scoresOf(ponens, 1, 1), ...scoresOf(tollens, 10, 10)])).toEqual([
      "modus tollens",
      "modus ponens",
    ]);
  });

  test("draws the order of equal skills by the seed, so that the alphabet chooses no weakness", () => {
    const equal = [ponens, tollens, consequent, conditional].flatMap((skill) => scoresOf(skill, 1, 1));
    const orders = Array.from({ length: 20 }, (_, seed) => names(equal, { seed }));
    expect(names(equal, { seed: 3 })).toEqual(orders[3]);
    expect(new Set(orders.map(([first]) => first)).size).toBe(4);
  });

  test("settles what is left by lot, in whatever order the scores come", () => {
    const [one, other] = [scoresOf(tollens, 1, 1), scoresOf(ponens, 1, 1)];
    expect(names([...one, ...other])).toEqual(names([...other, ...one]));
    expect(names([...one, ...other])).toEqual(names([...one, ...other], { seed: 0 }));
  });

  test("counts a reply that could not be read as not correct, and calls a skill of failed calls unknown", () => {
    const scores = [
      scoreOf(ponens, "unreadable", "a"),
      scoreOf(tollens, "failed", "b"),
      ...scoresOf(consequent, 3, 0),
    ];
    const diagnosis = weaknesses(scores);
    expect(
      diagnosis.weaknesses.map(({ rule, accuracy, responseRate }) => [
        rule,
        accuracy.value,
        responseRate.value,
      ]),
    ).toEqual([
      ["modus ponens", 0, 0],
      ["affirming the consequent", 1, 1],
    ]);
    expect(diagnosis.unknown.map(({ rule }) => rule)).toEqual(["modus tollens"]);
    expect(diagnosis.examined).toBe(2);
  });

  test("leaves out skills with fewer questions than the minimum", () => {
    const scores = [...scoresOf(ponens, 0, 2), ...scoresOf(tollens, 4, 6)];
    expect(names(scores, { minimum: 5 })).toEqual(["modus tollens"]);
    expect(weaknesses(scores, { minimum: 5 }).unknown).toEqual([ponens]);
  });

  test("shows a wrongly answered item of each skill, and none where there is none", () => {
    const [weak, strong] = weaknesses([...scoresOf(conditional, 1, 2), ...scoresOf(ponens, 3, 0)]).weaknesses;
    expect(weak?.example).toBe("conditional/unrelated/001");
    expect(strong?.example).toBeUndefined();
  });

  test("of no scores is empty", () => {
    expect(weaknesses([])).toEqual({ model: undefined, weaknesses: [], fewest: 0, examined: 0, unknown: [] });
  });

  test("of questions without a place in the rule tree is empty, and they change nothing of the others", () => {
    const placeless = (["right", "wrong", "unreadable", "failed"] as const).map((mark, i) => ({
      ...scoreOf(ponens, mark, `owl-${i}`),
      tags: { dataset: "owls", length: "3" },
    }));
    const nothing = { weaknesses: [], fewest: 0, examined: 0, unknown: [] };
    expect(weaknesses(placeless)).toEqual({ model: "reasoner:test", ...nothing });
    const placed = [...scoresOf(ponens, 5, 1), ...scoresOf(tollens, 1, 5)];
    expect(weaknesses([...placeless, ...placed])).toEqual(weaknesses(placed));
  });

  test("by other tags ranks their groups, and leaves out questions without one of them", () => {
    const owls = (hops: string, marks: string) =>
      marks
        .split("")
        .map((mark, i) => ({
          ...scoreOf(ponens, mark === "+" ? "right" : "wrong", `${hops}/${i}`),
          tags: { dataset: "owls", hops },
        }));
    const scores = [...owls("1", "++++"), ...owls("2", "+---"), ...scoresOf(tollens, 0, 4)];
    const { weaknesses: found, examined } = weaknesses(scores, { by: ["dataset", "hops"] });
    expect(examined).toBe(2);
    expect(found.map(({ rule, kind, accuracy }) => [rule, kind, accuracy.value])).toEqual([
      ["owls", "2", 0.25],
      ["owls", "1", 1],
    ]);
    expect(weaknesses(scores, { by: ["hops"] }).weaknesses.map(({ rule }) => rule)).toEqual(["2", "1"]);
    expect(weaknesses(scores, { by: ["colour"] })).toMatchObject({ weaknesses: [], examined: 0 });
  });

  test("refuses scores of two language models", () => {
    const scores = [
      scoreOf(ponens, "right", "a"),
      scoreOf(ponens, "right", "b", { model: "reasoner:other" }),
    ];
    expect(() => weaknesses(scores)).toThrow(/one language model/);
  });

  test("is the same in whatever order scores come", () => {
    const marks = fc.constantFrom("right", "wrong", "unreadable", "failed");
    const scores = fc.array(
      fc
        .tuple(fc.constantFrom(ponens, tollens, consequent, conditional), marks, fc.nat({ max: 50 }))
        .map(([skill, mark, id]) => scoreOf(skill, mark, `i${id}`)),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(scores, (list) => {
        expect(weaknesses(list.toReversed())).toEqual(weaknesses(list));
      }),
    );
  });
});

describe("a skill is weak", () => {
  const others = Array.from({ length: 30 }, (_, i) =>
    scoresOf(skillNamed(`rule ${i}`, "valid"), 9, 1),
  ).flat();
  const markOf = (right: number, wrong: number, correction?: "bh" | "holm") => {
    const all = [...others, ...scoresOf(skillNamed("low", "valid"), right, wrong)];
    const { weaknesses: found } = weaknesses(all, { k: 1, correction });
    return found[0]!.distinction;
  };

  test("only where luck does not explain it, after correction for every skill", () => {
    expect(markOf(1, 9).isBelow).toBe(true);
    // Below 5 % by itself, and not among thirty-one skills.
    const low = markOf(6, 4);
    expect(low.p).toBeLessThan(0.05);
    expect(low.q).toBeGreaterThan(0.05);
    expect(low.isBelow).toBe(false);
  });

  test("by Holm at most where it is by Benjamini and Hochberg", () => {
    expect(markOf(4, 6, "holm").q).toBeGreaterThanOrEqual(markOf(4, 6, "bh").q);
  });
});
