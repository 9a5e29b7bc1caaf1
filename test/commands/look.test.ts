/** The look at a log of an unknown layout proposes a map by values. */
import { expect, test } from "vitest";
import { examineLog } from "#commands/import/look";

const twelve = Array.from({ length: 12 }, (_, i) => i);
const row = (i: number) => ({
  id: `q${i % 6}`,
  prompt: `Which of these is number ${i % 6}?\n(A) Plums. (B) Figs. (C) Pears.`,
  gold: "ABC"[i % 3],
  output: `Let me think. The correct answer is ${"ABC"[(i + (i % 4 === 0 ? 1 : 0)) % 3]}.`,
  pred: "ABC"[(i + (i % 4 === 0 ? 1 : 0)) % 3],
  right: i % 4 !== 0,
  model: i < 6 ? "gpt-5-mini" : "llama-4-8b",
  stop: "stop",
  seconds: 0.5 + i,
});
const names = Object.keys(row(0));
const lookAt = (rows: unknown, name = "log.json") =>
  examineLog({ name, text: JSON.stringify(rows) }, "replies");

test("question, key, reply, model, verdict and finish reason are found, and renamed fields give the same map", async () => {
  const { map } = await lookAt(twelve.map(row));
  expect(map).toEqual({
    id: "id",
    question: "prompt",
    key: "gold",
    reply: "output",
    model: "model",
    verdict: "right",
    finish: "stop",
  });
  const renamed = (name: string): string => `x${names.indexOf(name)}`;
  const rows = twelve.map((i) =>
    Object.fromEntries(Object.entries(row(i)).map(([name, value]) => [renamed(name), value])),
  );
  const expected = Object.fromEntries(Object.entries(map).map(([part, field]) => [part, renamed(field)]));
  expect((await lookAt(rows)).map).toEqual(expected);
});

test("answers inside of a document are found in its lists, and by name in nested objects", async () => {
  const inside = await lookAt({ version: 2, results: twelve.map(row) });
  expect(inside.map).toMatchObject({ each: "results", key: "results.gold", reply: "results.output" });
  const byModel = { "gpt-5": twelve.slice(0, 6), "llama-4-8b": twelve.slice(6) };
  const nested = Object.fromEntries(
    Object.entries(byModel).map(([model, some]) => [
      model,
      Object.fromEntries(
        some.map((i) => [`q${i % 6}`, { q: row(i).prompt, k: row(i).gold, r: row(i).output }]),
      ),
    ]),
  );
  expect((await lookAt(nested)).map).toEqual({
    each: "*.*",
    model: "*:name",
    id: "*.*:name",
    question: "*.*.q",
    key: "*.*.k",
    reply: "*.*.r",
  });
});

test("of two fields that a verdict compares, the key is the one that replies agree with less", async () => {
  const twenty = Array.from({ length: 20 }, (_, i) => i);
  const { map } = await lookAt(
    twenty.map((i) => {
      const { prompt, gold } = row(i);
      const said = "ABC"[(i + (i % 3 === 0 ? 1 : 0)) % 3]!;
      const pred = i % 7 === 0 ? "C" : said;
      return {
        prompt,
        pred,
        gold,
        same: pred === gold,
        wasAsked: true,
        log: `So I choose answer (${said}).`,
      };
    }),
  );
  expect(map).toMatchObject({ key: "gold", reply: "log", verdict: "same" });
});

test("a question that names both answers is no reply, words of the key are none, and a score is no key", async () => {
  const { map } = await lookAt({
    results: twelve.map((i) => ({
      ask: `All of ${i} are owls. Is it valid? Answer yes or no: yes or no?`,
      words: ["valid", "invalid"][i % 2],
      gold: ["yes", "no"][i % 2],
      reply: `I looked at it for long, and I say: ${["yes", "no"][(i + (i % 5 === 0 ? 1 : 0)) % 2]}.`,
      score: i % 5 === 0 ? 0 : 1,
    })),
  });
  expect(map).toMatchObject({
    question: "results.ask",
    key: "results.gold",
    reply: "results.reply",
    verdict: "results.score",
  });
});

test("known layouts that the records fit are named", async () => {
  const log = twelve.map((i) => ({
    custom_id: `r${i}`,
    question_id: i,
    question: row(i).prompt,
    options: ["Plums", "Figs", "Pears"],
    answer: row(i).gold,
    model_outputs: row(i).output,
  }));
  const { known, lines } = await lookAt(log, "out.json");
  expect(known).toEqual(["mmlu-pro"]);
  expect(lines).toContain("mmlu-pro reads this: organon import mmlu-pro out.json");
});

test("the look ends with a command, and says what is not found", async () => {
  expect((await lookAt([{ a: "x" }, { a: "y" }])).lines).toEqual([
    "log.json: 2 records with the fields",
    "  a  x",
    "not found: question, key, reply; name the fields with --map",
    "organon import replies log.json --map 'question=…,key=…,reply=…'",
  ]);
  expect((await lookAt(twelve.map(row), "a log.json")).lines.at(-1)).toBe(
    "organon import replies 'a log.json' --map id=id,question=prompt,key=gold,reply=output,model=model,verdict=right,finish=stop",
  );
});
