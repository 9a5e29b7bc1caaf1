/** The papers' numbers beside those of the same models, and which models these are. */
import { describe, expect, test } from "vitest";
import type { ModelReport } from "#reports/summary";
import { papersConditions } from "#items/suite";
import { generatedSuite } from "#experiments/suites";
import { proportion } from "#scoring/estimate";
import { besidePublished, conditionsOf } from "../../../src/reports/logicasker/part.ts";
import { publishedModelOf } from "../../../src/reports/logicasker/published.ts";
import { exampleReport } from "../example-report.ts";

const byLength = [1, 3, 5, 7].map((length) => ({
  name: String(length),
  accuracy: proportion(90 - 5 * length, 100),
  responseAccuracy: proportion(90 - 5 * length, 100),
  responseRate: proportion(100, 100),
}));
const modelsOf = (id: string): readonly ModelReport[] =>
  exampleReport().models.map((model, i) => ({ ...model, byLength, ...(i === 0 ? { id } : {}) }));

const conditions = (words: object = papersConditions, reader: "papers" | "usual" = "papers") =>
  conditionsOf({
    suite: generatedSuite({ profile: "paper", ...words }),
    prompt: { style: "direct" },
    reader: reader === "usual" ? undefined : reader,
  });

test("§4, printed numbers: they stand beside those of a model that the papers asked, and of no other", () => {
  expect(
    besidePublished(modelsOf("reasoner:novice"), { lengthsMix: "paper", conditions: conditions() }),
  ).toEqual([]);
  const beside = besidePublished(modelsOf("openai:gpt-4-0613"), {
    lengthsMix: "paper",
    conditions: conditions(),
  });
  expect(beside.map(({ measure }) => measure)).toEqual([
    "first iteration",
    ...[1, 3, 5, 7].map((length) => `length ${length}`),
    "second iteration",
    ...["zero", "random", "weak"].map((way) => `${way} demonstrations`),
  ]);
  const length3 = beside.find(({ measure }) => measure === "length 3");
  expect(length3).toMatchObject({
    published: "GPT-4",
    theirs: { value: 0.85, n: 100 },
    ours: { value: 0.75 },
  });
  expect(length3?.difference?.value).toBeCloseTo(-0.1, 10);
});

test.each([
  ["paper", {}, ["first iteration", "length 1", "length 3", "length 5", "length 7"]],
  ["skills", {}, ["first iteration"]],
  ["paper", { style: "natural" }, []],
] as const)(
  "a difference is shown where conditions and mix are alike: %s, %o",
  (lengthsMix, words, measures) => {
    const own = conditions({ ...papersConditions, ...words });
    const beside = besidePublished(modelsOf("openai:gpt-4-0613"), { lengthsMix, conditions: own });
    const shown = beside.filter(({ difference }) => difference !== undefined);
    expect(shown.map(({ measure }) => measure)).toEqual(measures);
  },
);

test("conditions are the papers' with their answer parser alone", () => {
  expect([conditions().arePapers, conditions(papersConditions, "usual").arePapers]).toEqual([true, false]);
});

describe("a model of the papers", () => {
  test.each([
    ["openai:gpt-4", "GPT-4"],
    ["openai:gpt-4-0613?temperature=0", "GPT-4"],
    ["openrouter:openai/gpt-3.5-turbo", "ChatGPT"],
    ["openai-compatible:text-davinci-003?url=http://127.0.0.1:1/v1", "GPT-3"],
    ["openai-compatible:lmsys/vicuna-13b-v1.1?url=http://127.0.0.1:1/v1", "Vicuna 13b"],
    ["ollama:guanaco-33b-merged", "Guanaco 33b"],
  ])("%s is %s", (id, name) => {
    expect(publishedModelOf(id)?.name).toBe(name);
  });

  test.each([
    "openai:gpt-4o",
    "openai:gpt-4.1",
    "openai:gpt-4-turbo",
    "openai:gpt-3.5-turbo-0125",
    "ollama:vicuna:13b",
    "openai-compatible:lmsys/vicuna-13b-v1.5?url=http://127.0.0.1:1/v1",
    "reasoner:oracle",
  ])("%s is none of them", (id) => {
    expect(publishedModelOf(id)).toBeUndefined();
  });
});
