/** A function of one's own asked and scored, in memory. */
import { expect, test } from "vitest";
import { evaluate } from "#experiments/evaluate";
import { generate } from "#commands/generate/generate";
import { generatedSuite } from "#experiments/suites";
import { models, newStore } from "../fixture.ts";

const suite = generatedSuite({ profile: "paper", skills: ["modus ponens"], perSkill: 2 });

test("a function that always says yes is right where the key is yes", async () => {
  const report = await evaluate(() => "Yes.", { suite, name: "yes-man" });
  expect(report.models).toMatchObject([{ id: "function:yes-man", accuracy: { n: 6, value: 1 / 3 } }]);
});

test("questions at hand are asked, each prompt with its text, and a model may be an open one", async () => {
  const questions = [...generate(suite)];
  const seen: string[] = [];
  await evaluate(
    (text) => {
      seen.push(text);
      return "No.";
    },
    { questions },
  );
  expect(seen.toSorted()).toEqual(questions.map(({ text }) => text).toSorted());
  const [oracle] = models("reasoner:oracle");
  if (oracle === undefined) throw new Error("no model");
  const report = await evaluate(oracle, { questions });
  expect(report.models).toMatchObject([{ accuracy: { value: 1, n: 6 } }]);
});

test("what a function throws is a failed call, and the evaluation says so", async () => {
  let calls = 0;
  const failing = (): string => {
    calls += 1;
    if (calls === 2) throw new Error("out of memory");
    return "Yes.";
  };
  await expect(
    evaluate(failing, { suite }, { pacing: { concurrency: 1 }, store: newStore() }),
  ).rejects.toMatchObject({ code: "incomplete", message: expect.stringContaining("out of memory") });
});
