/** How many questions a precision takes, and what a number of questions buys. */
import { expect, test } from "vitest";
import { plan } from "#experiments/asking/plan-costs";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";

const suite = generatedSuite({ profile: "paper" });
const dear = openModels(["openai:gpt-5-mini"], { env: {}, asking: false });

test("for a precision: questions, of each skill and in all, and what they cost", async () => {
  const told = await plan({ suite, precision: 0.03, models: dear });
  expect(told.targets[0]).toEqual({
    of: "overall",
    groups: 1,
    worst: { n: 1064, perSkill: 6, total: 1248 },
    expected: { n: 682, perSkill: 4, total: 832 },
  });
  expect(told.cost?.questions).toBe(1248);
  const { least, likely, most } = told.cost?.models[0]?.usd ?? {};
  expect(least).toBeGreaterThan(0);
  expect(likely).toBeGreaterThan(least ?? 0);
  expect(most).toBeGreaterThan(likely ?? 0);
});

test("of twins each side is a skill", async () => {
  const { skills, twins, targets } = await plan({ precision: 0.1 });
  expect({ skills, twins }).toEqual({ skills: 112, twins: true });
  expect(targets[0]).toMatchObject({ of: "overall", worst: { n: 93, perSkill: 1, total: 112 } });
  expect(targets.find(({ of }) => of === "rule")?.groups).toBe(56);
});
