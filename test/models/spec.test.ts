/**
 * Models' names as users write them.
 */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OrganonError } from "#logic/error";
import { parseModelSpec } from "#models/spec";
import { readParameters, type ModelSpec } from "../../src/models/spec.ts";

const kinds = {
  temperature: "number",
  seed: "whole",
  maxTokens: "positive",
  learns: "flag",
  effort: ["low", "high"],
  weak: "text",
} as const;

const refusal = (work: () => unknown): OrganonError => {
  try {
    work();
  } catch (error) {
    if (error instanceof OrganonError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
};

describe("a model's name", () => {
  const names: readonly [id: string, expected: Partial<ModelSpec>][] = [
    ["openai:gpt-5", { provider: "openai", model: "gpt-5", parameters: {} }],
    ["ollama:qwen3:8b", { provider: "ollama", model: "qwen3:8b" }],
    [
      "openai-compatible:org/name?url=http://127.0.0.1:8000/v1",
      { model: "org/name", parameters: { url: "http://127.0.0.1:8000/v1" } },
    ],
    [
      "reasoner:novice?weak=modus ponens,∀ rule&slip=0.4",
      { parameters: { weak: "modus ponens,∀ rule", slip: "0.4" } },
    ],
    ["reasoner:novice?weak=modus%20ponens%26x", { parameters: { weak: "modus ponens&x" } }],
    ["openai:a?x=1+1=2%", { parameters: { x: "1+1=2%" } }],
    ["openai:a?", { model: "a", parameters: {} }],
  ];
  it.each(names)("%s", (id, expected) => {
    expect(parseModelSpec(id)).toMatchObject({ id, ...expected });
  });

  it.each([
    ["gpt-5", /names no provider/],
    ["openai", /names no provider/],
    ["openai:", /names no model/],
    ["openai:?seed=1", /names no model/],
    ["openai:a?seed", /name=value/],
    ["openai:a?=1", /name=value/],
    ["openai:a?seed=1&seed=2", /“seed” is given twice/],
    ["", /names no provider/],
  ])("“%s” is misuse that says what is wrong", (id, message) => {
    const error = refusal(() => parseModelSpec(id));
    expect(error.code).toBe("misuse");
    expect(error.message).toMatch(message);
  });

  it("any other text is a spec or misuse, never a crash", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `openai:${rest}`),
        ),
        (id) => {
          try {
            expect(parseModelSpec(id).model).not.toBe("");
          } catch (error) {
            expect(error).toMatchObject({ code: "misuse" });
          }
        },
      ),
    );
  });
});

describe("a model's parameters", () => {
  const read = (query: string): unknown => readParameters(parseModelSpec(`openai:m?${query}`), kinds);

  it("are typed by the table of those that the provider knows", () => {
    expect(read("temperature=0.5&seed=-3&maxTokens=9&learns=true&effort=low&weak=a,b")).toEqual({
      temperature: 0.5,
      seed: -3,
      maxTokens: 9,
      learns: true,
      effort: "low",
      weak: "a,b",
    });
    expect(read("")).toEqual({});
  });

  it.each([
    ["temprature=1", /unknown parameter of openai models “temprature”; did you mean “temperature”/],
    ["temperature=hot", /“temperature” is “hot”, which is not a number/],
    ["temperature=-1", /not a number from 0/],
    ["temperature=1e999", /not a number/],
    ["temperature=", /not a number/],
    ["seed=1.5", /not a whole number/],
    ["seed=99999999999999999999", /not a whole number/],
    ["maxTokens=0", /from 1 up/],
    ["learns=yes", /not true or false/],
    ["effort=medium", /one of low, high/],
    ["weak=", /not a text/],
    ["constructor=1", /unknown parameter/],
    ["__proto__=1", /unknown parameter/],
  ])("“%s” is misuse", (query, message) => {
    const error = refusal(() => read(query));
    expect(error.code).toBe("misuse");
    expect(error.message).toMatch(message);
  });
});
