/** Models of a report have names that differ. */
import { expect, test } from "vitest";
import type { Subject } from "#runs/store";
import { nameSubjects } from "../../src/experiments/results/names.ts";

const subject = (id: string, parameters: Subject["parameters"] = {}): Subject => {
  const [provider = "", model = ""] = id.replace(/\?.*/u, "").split(":");
  return { id, provider, model, organisation: "x", parameters };
};

test.each<[fact: string, subjects: readonly Subject[], names: readonly string[]]>([
  ["a model alone has its bare name", [subject("reasoner:coin?seed=2", { seed: 2 })], ["coin"]],
  [
    "models that differ by a parameter have names that differ",
    [
      subject("openai:gpt?temperature=0", { temperature: 0, seed: 1 }),
      subject("openai:gpt?temperature=1", { temperature: 1, seed: 1 }),
    ],
    ["openai:gpt temperature=0", "openai:gpt temperature=1"],
  ],
  [
    "?name= gives one",
    [subject("openai:gpt?name=my model"), subject("openai:gpt")],
    ["my model", "openai:gpt"],
  ],
  [
    "a server's model is called by the model alone",
    [subject("openai-compatible:llama"), subject("openai:gpt")],
    ["llama", "openai:gpt"],
  ],
  [
    "unless another one has that name",
    [subject("openai-compatible:llama"), subject("reasoner:llama")],
    ["openai-compatible:llama", "llama"],
  ],
])("%s", (_, subjects, names) => {
  expect(nameSubjects(subjects)).toEqual(names);
});
