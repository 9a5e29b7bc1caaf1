/** Demonstrations of the skills nearest to a question, and reasons in several forms. */
import type { ProblemLine } from "#items/problem-line";
import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { findRule, listProfileRules, listProfileSkills } from "#catalog/profiles";
import { listSkills, type Skill } from "#catalog/skill";
import { createGenerator } from "#items/generate";
import { suiteOf } from "../items/suite-of.ts";
import { createRandom } from "#arguments/random";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";
import { chooseNearestShots } from "#diagnosis/nearest-shots";
import { reasonForms } from "#diagnosis/reason-forms";
import { reasonTellers } from "#diagnosis/reasons";
import { demonstrate } from "../../src/diagnosis/demonstrate.ts";
import { computeDistance } from "../../src/diagnosis/nearest-shots.ts";
import { createMakers, nearestLessons } from "#runs/recipes/improvement";

const skills = listProfileSkills("paper");
const anySkill = fc.constantFrom(...skills);
const skill = (rule: string, kind: string): Skill =>
  listSkills(findRule(listProfileRules("paper"), rule)).find((one) => one.kind === kind)!;
const plan = { profile: "paper", length: 1, seed: 4, style: paper, lexicon: everyday };
const itemsOf = (length: number, limit: number): readonly ProblemLine<"rule">[] =>
  [...suiteOf({ ...plan, length }, { limit }, createGenerator({ ...plan, length }))].flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );

describe("the distance of two skills", () => {
  test("is symmetric, and zero for the same skill alone or for what shares its rule and kind", () => {
    fc.assert(
      fc.property(anySkill, anySkill, (one, other) => {
        expect(computeDistance(one, other)).toBe(computeDistance(other, one));
        expect(computeDistance(one, one)).toBe(0);
        if (computeDistance(one, other) === 0)
          expect(one.rule === other.rule && one.kind === other.kind).toBe(true);
      }),
    );
  });
});

describe("the nearest shots", () => {
  test("are half no and half yes in turn, whatever the question's own answer", () => {
    fc.assert(
      fc.property(anySkill, fc.integer({ min: 1, max: 8 }), fc.nat(), (asked, shots, seed) => {
        const chosen = chooseNearestShots({ ...asked, steps: [] }, skills, createRandom(seed), { shots });
        expect(chosen.map(({ label }) => label)).toEqual(
          Array.from({ length: shots }, (_, i) => (i % 2 === 0 ? "no" : "yes")),
        );
      }),
    );
  });

  test("begin with the question's own rule, and for a longer one show the rules of its steps", () => {
    const own = chooseNearestShots(
      { ...skill("modus tollens", "valid"), steps: [] },
      skills,
      createRandom(1),
    );
    // The fallacy of its shape counts as its other side.
    for (const { rule } of own.slice(0, 3))
      expect(["modus tollens", "denying the antecedent"]).toContain(rule);
    const longer = itemsOf(3, 40).find(
      ({ kind, steps }) => kind === "valid" && new Set(steps.map((step) => step.skill)).size === 3,
    )!;
    const shown = chooseNearestShots(longer, skills, createRandom(1), { shots: 6 }).map(({ rule }) => rule);
    expect(
      longer.steps.map((step) => step.skill).filter((rule) => shown.includes(rule)).length,
    ).toBeGreaterThan(1);
  });

  test("never show a tested item or an item of a tested seed", () => {
    const tested = itemsOf(1, 416);
    const asked = tested.slice(0, 208);
    const lessonOf = nearestLessons(
      { plan, usedTurns: 2, tested: new Set(tested.map(({ id }) => id)), makers: createMakers() },
      asked,
      { shots: 4 },
    );
    const texts = new Set(tested.map(({ question }) => question));
    for (const item of asked)
      for (const { itemId, question } of lessonOf(item)) {
        expect(tested.some(({ id }) => id === itemId)).toBe(false);
        expect(texts.has(question)).toBe(false);
      }
  });
});

describe("reasons", () => {
  const items = itemsOf(3, 208);

  test.each(reasonForms)(
    "%s: stands behind the answer, in text and in chat, and a proof has lines",
    (form) => {
      for (const item of items) {
        const { text, answer } = demonstrate(item, { tellReason: reasonTellers[form] });
        const { reason } = reasonTellers[form](item);
        expect(reason.includes("\n")).toBe(form === "proof");
        expect(
          text.endsWith(
            `${item.conclusionText}${form === "proof" ? "\n" : reason === "" ? "" : " "}${reason}`,
          ),
        ).toBe(true);
        expect(answer).toMatch(item.label === "yes" ? /^Yes\./ : /^No\./);
        expect(answer.endsWith(reason)).toBe(true);
        expect(reason === "").toBe(form === "none");
      }
    },
  );
});
