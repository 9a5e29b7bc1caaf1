/** Several readers over one stored run, what they agree on, and the replies on which they do not. */
import { beforeAll, expect, test } from "vitest";
import { functionModel } from "#models/function-model";
import { requireComplete } from "#experiments/asking/asking";
import { regrade } from "#experiments/results/regrade";
import { run } from "#experiments/asking/plan-run";
import { choiceSuite, dialSuite, generatedSuite } from "#experiments/suites";
import { newStore, told } from "./place.ts";

/** Answers that readers read differently, in turn. */
const replies = [
  "Yes.",
  "Yes. I know that this follows.",
  "No person sings, so yes.",
  "Because of that.\nFinal answer: no",
  "It follows.",
];

const questions = 20;
const store = newStore();
let asked = 0;
const model = functionModel("turns", () => replies[asked++ % replies.length] ?? "");
const suite = generatedSuite({ profile: "paper", limit: questions });
beforeAll(async () => {
  requireComplete(await run({ suite, models: [model] }, { store, pacing: { concurrency: 1 } }));
});

const disagreements = async (found: Awaited<ReturnType<typeof regrade>>, reader: string) => {
  const all = [];
  for await (const one of found.disagreements(reader)) all.push(one);
  return all;
};

test("a report of a run that one reader judged compares none", async () => {
  expect((await told(store)).models[0]?.readers).toBeUndefined();
});

test("every reader judges and it is told how far each agrees; nothing is asked", async () => {
  const before = asked;
  const seen: number[] = [];
  const found = await regrade({ reader: "all" }, { store, onReader: (done) => seen.push(done) });
  expect(asked).toBe(before);
  expect(seen).toEqual([1, 2, 3, 4, 5]);
  expect(found.judged).toBe(questions);
  const differs: Readonly<Record<string, number>> = {
    // All but the first two kinds of five.
    "first-word": 12,
    // "It follows." says neither word.
    "last-mention": 4,
    "final-line": 16,
  };
  const [told5] = found.models;
  expect(told5?.readers.map(({ name }) => name)).toEqual([
    "answer-6",
    "first-word",
    "last-mention",
    "final-line",
    "papers",
  ]);
  for (const [name, count] of Object.entries(differs))
    expect(told5?.readers.find((reader) => reader.name === name)?.differs, name).toBe(count);
  expect(told5?.readers[0]?.agreement).toMatchObject({ value: 1, high: 1, n: questions });
});

test("questions that every reader reads alike are counted: labels, letters and tasks", async () => {
  expect(await regrade({}, { store })).toMatchObject({ questions, readAlike: 0 });
  const other = newStore();
  const suites = [dialSuite({ tasks: ["three-way", "proof"], limit: 4 }), choiceSuite({ perType: 1 })];
  for (const tasks of suites) {
    await run({ suite: tasks, models: [functionModel("same", () => "A")] }, { store: other });
    const found = await regrade({ reader: "papers" }, { store: other });
    expect(found.questions).toBeGreaterThan(2);
    expect(found.readAlike).toBe(found.questions);
  }
});

test("each reply on which a reader differs is listed, with the span that each read", async () => {
  const found = await regrade({ reader: "first-word" }, { store });
  const all = await disagreements(found, "first-word");
  expect(all).toHaveLength(12);
  expect(all[0]).toMatchObject({
    reply: replies[2],
    readers: [
      { name: "answer-6", verdict: { answer: "yes", span: [20, 23] } },
      { name: "first-word", verdict: { answer: "no", span: [0, 2] } },
    ],
  });
});

test("all readers stand in the report from then on", async () => {
  expect((await told(store)).models[0]?.readers).toHaveLength(5);
});

test("an unknown reader is misuse that names the right one", async () => {
  await expect(regrade({ reader: "paper" }, { store })).rejects.toThrow(
    /unknown answer parser “paper”; did you mean “papers”/,
  );
});
