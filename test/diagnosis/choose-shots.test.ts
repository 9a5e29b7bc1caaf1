import { describe, expect, test } from "vitest";
import { listProfileSkills } from "#catalog/profiles";
import { createRandom } from "#arguments/random";
import { chooseRandomShots, chooseWeakShots, type Shot } from "#diagnosis/choose-shots";
import { listStandIns } from "../../src/diagnosis/choose-shots.ts";

const skills = listProfileSkills("paper");
const names = (shots: readonly Shot[]): readonly string[] =>
  shots.map(({ rule, kind, standIn }) => `${rule}/${kind}${standIn ? " (stands in)" : ""}`);
const weakShots = (...weak: readonly (readonly [rule: string, kind: string])[]): readonly string[] =>
  names(
    chooseWeakShots(
      weak.map(([rule, kind]) => ({ rule, kind })),
      skills,
      createRandom(1),
    ),
  );

describe("weak-skill shots", () => {
  test("are the weakest skills, two yes and two no (§4.5)", () => {
    expect(
      weakShots(
        ["modus tollens", "valid"],
        ["conditional", "contradiction"],
        ["De Morgan", "valid"],
        ["affirming the consequent", "fallacy"],
        ["addition", "valid"],
      ),
    ).toEqual([
      "conditional/contradiction",
      "modus tollens/valid",
      "affirming the consequent/fallacy",
      "De Morgan/valid",
    ]);
  });

  test("take the sound rule of a fallacy's shape, with its extension", () => {
    expect(
      weakShots(["existential affirming the consequent", "fallacy"], ["illicit minor", "fallacy"]),
    ).toEqual([
      "existential affirming the consequent/fallacy",
      "existential modus ponens/valid (stands in)",
      "illicit minor/fallacy",
      "universal transitivity/valid (stands in)",
    ]);
  });
});

describe("stand-ins", () => {
  test.each(["paper", "full", "balanced"] as const)(
    "exist for every skill of profile %s, with the other answer",
    (profile) => {
      const all = listProfileSkills(profile);
      for (const skill of all) {
        const found = listStandIns(skill).flatMap(({ rule, kind }) =>
          all.filter((each) => each.rule === rule && each.kind === kind),
        );
        expect(found.length, skill.id).toBeGreaterThan(0);
        for (const standIn of found)
          expect(standIn?.label, skill.id).toBe(skill.label === "yes" ? "no" : "yes");
      }
    },
  );
});

describe("random shots", () => {
  test("are two yes and two no when balanced", () => {
    for (let seed = 0; seed < 20; seed++) {
      const shots = chooseRandomShots(skills, createRandom(seed), { balanced: true });
      expect(shots.map(({ label }) => label)).toEqual(["no", "yes", "no", "yes"]);
    }
  });
});
