/** Each known layout of logs, by records that are written by hand. */
import { describe, expect, test } from "vitest";
import { importResults } from "#commands/import/import-results";
import { readQuestions } from "#runs/answers";
import { logFormats } from "#runs/foreign/formats";
import { newStore } from "../fixture.ts";
import { asks, four, layoutCases, letter } from "./log-records.ts";

const at = "2026-11-30T00:00:00.000Z";

describe("logs of", () => {
  test.each(logFormats.map(({ name }) => name))("%s", async (format) => {
    const { log, name = "log.json", join, sum, labels } = layoutCases[format]!;
    const text = typeof log === "string" ? log : JSON.stringify(log);
    const store = newStore();
    const { run, models } = await importResults([{ name, text, join }], { format, labels, at }, { store });
    const scores = models.map(({ model, n, correct, recorded, majority }) => {
      const theirs = recorded.map((one) => ` ${one.name} ${one.correct}/${one.n}`).join();
      return `${model} ${correct}/${n}${theirs}${majority === undefined ? "" : `, majority ${majority.correct}/${majority.n}`}`;
    });
    const [question] = await Array.fromAsync(readQuestions(store, run));
    const answers = question!.answers.map(({ label, text: words }) =>
      words === undefined ? label : `${label}=${words}`,
    );
    expect(`${scores.join()}; ${answers.join("|")}`).toBe(sum);
    expect(question!.text).not.toBe("");
  });
});

/** A suite in place of what logs lack. */
const suite = four.map((i) => ({
  id: `r${i}`,
  text: asks(i),
  answers: [{ label: "A" }, { label: "B" }],
  key: [letter(i)],
  tags: {},
}));

test("a batch without its input is read by the questions of a suite, which have its ids", async () => {
  const { log } = layoutCases["openai-batch"]!;
  const about = { format: "openai-batch", questions: suite, at };
  const { models } = await importResults([{ name: "out.jsonl", text: String(log) }], about, {
    store: newStore(),
  });
  expect(models).toMatchObject([{ model: "owl", n: 4, correct: 3 }]);
});

test("the ids of a suite name its questions, also where no two models share one", async () => {
  const reply = (i: number) => ({ id: `r${i}`, model: i < 2 ? "owl" : "fox", reply: `Answer: ${letter(i)}` });
  const text = four.map((i) => JSON.stringify(reply(i))).join("\n");
  const about = { format: "replies", questions: suite, at };
  const { models } = await importResults([{ name: "out.jsonl", text }], about, { store: newStore() });
  expect(models).toMatchObject([
    { model: "owl", n: 2, correct: 2 },
    { model: "fox", n: 2, correct: 2 },
  ]);
});
