import { expect, test } from "vitest";
import { reportJson, weaknessesJson } from "#report/json";
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

test("groups are keyed by name, skills are a list", () => {
  const model = document.models[2];
  expect(Object.keys(model?.byLogic ?? {})).toEqual(["propositional", "predicate"]);
  expect(model?.byCategory["fallacy"]).toMatchObject({
    accuracy: { value: 0, n: 30 },
    responseAccuracy: { value: null, n: 0 },
  });
  expect(model?.bySkill).toHaveLength(33);
});

test("a group called __proto__ is a group like any other", () => {
  const report = exampleReport();
  const model = report.models[0];
  if (model === undefined) throw new Error("the example has models");
  const byRule = model.byRule.slice(0, 1).map((group) => ({ ...group, name: "__proto__" }));
  const written = reportJson({ ...report, models: [{ ...model, byRule }] });
  expect(JSON.stringify(written.models[0]?.byRule)).toMatch(/^\{"__proto__":\{"accuracy"/);
});

test("weaknesses alone name their run and model", () => {
  const model = exampleReport().models[0];
  if (model === undefined) throw new Error("the example has models");
  const { run, model: id, weaknesses } = weaknessesJson({ run: "7f3a", models: [model] });
  expect({ run, id }).toEqual({ run: "7f3a", id: model.id });
  expect(Object.keys(weaknesses[0] ?? {})).toEqual(
    "model rule kind logic category accuracy responseRate correct shrunk p q mark arguments example".split(
      " ",
    ),
  );
});
