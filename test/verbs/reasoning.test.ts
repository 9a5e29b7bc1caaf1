/** Right by a wrong way, on replies whose reasoning was planted: so many wrong steps are found as were put there. */
import { expect, test } from "vitest";
import { sayCertificate } from "#items/explanations/certificate";
import { createHash } from "node:crypto";
import { openSuite } from "#items/open-suite";
import { isAboutRule } from "#items/problem-line";
import type { Question } from "#items/question";
import { evaluate } from "#verbs/evaluate";
import { reasoning } from "#verbs/reasoning";
import { generatedSuite } from "#verbs/suites";
import { newStore } from "./place.ts";

const suite = generatedSuite({
  profile: "paper",
  length: 1,
  limit: 120,
  seed: 3,
  kinds: ["valid", "contradiction"],
});

/** Of each question the same tenth, by its text. */
const isPlanted = (text: string): boolean => createHash("sha256").update(text).digest()[0]! < 0.3 * 256;

test("the share of right answers by a wrong way is the share that was planted, and a step is shown", async () => {
  const store = newStore();
  const questions = new Map<string, Question>();
  for await (const question of openSuite(suite)) questions.set(question.text, question);
  let planted = 0;
  const answer = async (text: string): Promise<string> => {
    const question = questions.get(text);
    const item = question?.problem;
    if (item === undefined || !isAboutRule(item)) throw new Error("an unknown question");
    const proof = sayCertificate(item).join("\n");
    // A conclusion that the premises rule out, drawn all the same.
    const wrong = item.relation === "contradiction" && isPlanted(text);
    planted += wrong ? 1 : 0;
    const slip = wrong ? `Therefore, ${item.conclusionText}\n` : "";
    return `${slip}${proof}\nFinal answer: ${item.label}`;
  };
  const report = await evaluate(answer, { suite, name: "planted" }, { store });
  expect(report.models[0]?.accuracy.value).toBe(1);
  const { models } = await reasoning({ run: report.run, examples: 2 }, { store });
  const [model] = models;
  if (model === undefined) throw new Error("no model");
  const { wrongWay, checkedRight, wrongStep, read } = model.ways;
  expect(checkedRight.n).toBe(120);
  expect(Math.round((wrongWay.value ?? 0) * wrongWay.n)).toBe(planted);
  expect(wrongStep.n).toBe(0);
  expect(read.value).toBeGreaterThan(0.3);
  expect(model.examples).toHaveLength(2);
  expect(model.examples[0]).toMatchObject({ key: "no", finding: "ruled out" });
  expect(model.examples[0]?.step).toMatch(/^Therefore, /);
});

test("a run without an answer to a question of ours is told as such", async () => {
  const store = newStore();
  const report = await evaluate(
    async () => "Perhaps.",
    { suite: generatedSuite({ profile: "paper", limit: 2 }), name: "vague" },
    { store },
  );
  await expect(reasoning({ run: report.run }, { store })).rejects.toThrow(/no readable answer/);
});
