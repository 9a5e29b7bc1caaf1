import { describe, expect, test } from "vitest";
import { weaknesses } from "#diagnosis/diagnose";
import type { Score } from "#scoring/verdict";
import { skillNamed, scoreOf, scoresOf } from "../scoring/scores-of.ts";

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

  test("draws the order of equal skills by the seed, so that the alphabet chooses no weakness", () => {
    const equal = [ponens, tollens, consequent, conditional].flatMap((skill) => scoresOf(skill, 1, 1));
    const orders = Array.from({ length: 20 }, (_, seed) => names(equal, { seed }));
    expect(names(equal, { seed: 3 })).toEqual(orders[3]);
    expect(new Set(orders.map(([first]) => first)).size).toBe(4);
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

  test("shows a wrongly answered item of each skill, and none where there is none", () => {
    const [weak, strong] = weaknesses([...scoresOf(conditional, 1, 2), ...scoresOf(ponens, 3, 0)]).weaknesses;
    expect(weak?.example).toBe("conditional/unrelated/001");
    expect(strong?.example).toBeUndefined();
  });
});

describe("a skill is weak", () => {
  const others = Array.from({ length: 30 }, (_, i) =>
    scoresOf(skillNamed(`rule ${i}`, "valid"), 9, 1),
  ).flat();
  const markOf = (right: number, wrong: number) => {
    const all = [...others, ...scoresOf(skillNamed("low", "valid"), right, wrong)];
    const { weaknesses: found } = weaknesses(all, { k: 1 });
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
});
