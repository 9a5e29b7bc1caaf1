/**
 * Names of runs and calls.
 */
import { describe, expect, it } from "vitest";
import { computeCallHash, canonicalJson, computeRunId } from "#runs/plan";
import { computeHash, type CallContent } from "../../src/runs/plan.ts";
import { samplePlan, sampleSuite } from "./sample.ts";

describe("canonical JSON", () => {
  it("does not depend on the order of members, nor on members that are undefined", () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: "x" }], e: undefined })).toBe(
      '{"a":[{"c":"x","d":null}],"b":1}',
    );
    expect(computeHash({ a: 1, b: 2 })).toBe(computeHash({ b: 2, a: 1 }));
  });
});

describe("the name of a call", () => {
  const content: CallContent = {
    question: "i",
    model: "test:m",
    parameters: { temperature: 0, seed: 1 },
    prompt: { messages: [{ role: "user", content: "?" }] },
    epoch: 0,
  };

  it("is the same for the same content", () => {
    const again = { ...content, parameters: { seed: 1, temperature: 0 } };
    expect(computeCallHash(again)).toBe(computeCallHash(content));
    expect(computeCallHash(content)).toMatch(/^[0-9a-f]{32}$/);
  });
});

it("the name of a run does not depend on the order of the models, but on everything else", () => {
  const id = computeRunId(samplePlan(["a", "b"]));
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(computeRunId(samplePlan(["b", "a"]))).toBe(id);
  for (const change of [
    { suite: sampleSuite("other") },
    { epochs: 2 },
    { prompt: { style: "cot" } },
    { models: ["a"] },
  ] as const)
    expect(computeRunId(samplePlan(["a", "b"], change))).not.toBe(id);
});
