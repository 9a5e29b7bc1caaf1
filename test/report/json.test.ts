import { expect, test } from "vitest";
import { reportJson } from "#report/json";
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
