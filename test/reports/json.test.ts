import { expect, test } from "vitest";
import { reportJson } from "#reports/json";
import { exampleReport } from "./example-report.ts";

const document = reportJson(exampleReport());

test("each model carries every field of the contract", () => {
  for (const model of document.models)
    expect(Object.keys(model)).toEqual(
      expect.arrayContaining(
        "model accuracy responseRate byLogic byCategory byKind byRule bySkill weaknesses outcomes cost".split(
          " ",
        ),
      ),
    );
});

test("a share is an object with value, low, high and n", () => {
  expect(document.models[0]?.accuracy).toEqual({
    value: expect.any(Number),
    low: expect.any(Number),
    high: expect.any(Number),
    n: document.suiteSize,
  });
});

test("a group called __proto__ is a group like any other", () => {
  const report = exampleReport();
  const model = report.models[0];
  if (model === undefined) throw new Error("the example has models");
  const byRule = model.byRule.slice(0, 1).map((group) => ({ ...group, name: "__proto__" }));
  const written = reportJson({ ...report, models: [{ ...model, byRule }] });
  expect(JSON.stringify(written.models[0]?.byRule)).toMatch(/^\{"__proto__":\{"accuracy"/);
});
