/**
 * Names of runs and calls.
 */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { callHashOf, canonicalJson, runIdOf } from "#runs/plan";
import { hashOf, type CallContent, type Json } from "../../src/runs/plan.ts";
import { samplePlan, sampleSuite } from "./sample.ts";

/** Values as JSON has them: no minus zero, no member called __proto__. */
const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.string({ unit: "binary" }),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

describe("canonical JSON", () => {
  it("reads back as what was written", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("does not depend on the order of members, nor on members that are undefined", () => {
    expect(canonicalJson({ b: 1, a: [{ d: null, c: "x" }], e: undefined })).toBe(
      '{"a":[{"c":"x","d":null}],"b":1}',
    );
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
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
    expect(callHashOf(again)).toBe(callHashOf(content));
    expect(callHashOf(content)).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is the hash of its content as canonical JSON, whatever texts it holds", () => {
    const text = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(text, text, fc.nat(), (question, said, epoch) => {
        const { model, parameters } = content;
        const messages = [
          { role: "system", content: said },
          { role: "user", content: question },
        ] as const;
        const generic = hashOf({ item: question, model, parameters, prompt: messages, epoch });
        expect(callHashOf({ question, model, parameters, prompt: { messages }, epoch })).toBe(generic);
      }),
    );
  });

  const changes: readonly [what: string, change: Partial<CallContent>][] = [
    ["question", { question: "j" }],
    ["model", { model: "test:n" }],
    ["parameters", { parameters: { temperature: 0 } }],
    ["prompt's text", { prompt: { messages: [{ role: "user", content: "? " }] } }],
    ["prompt's roles", { prompt: { messages: [{ role: "system", content: "?" }] } }],
    ["epoch", { epoch: 1 }],
  ];
  it.each(changes)("changes with the %s", (_, change) => {
    expect(callHashOf({ ...content, ...change })).not.toBe(callHashOf(content));
  });
});

it("the name of a run does not depend on the order of the models, but on everything else", () => {
  const id = runIdOf(samplePlan(["a", "b"]));
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(runIdOf(samplePlan(["b", "a"]))).toBe(id);
  for (const change of [
    { suite: sampleSuite("other") },
    { epochs: 2 },
    { prompt: { style: "cot" } },
    { models: ["a"] },
  ] as const)
    expect(runIdOf(samplePlan(["a", "b"], change))).not.toBe(id);
});
