/** The look at a log of an unknown layout proposes a map by values. */
import { expect, test } from "vitest";
import { lookAtLog } from "#commands/import/look";

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
  lookAtLog({ name, text: JSON.stringify(rows) }, "replies");

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
