/**
 * Files as layouts 3 (lines), 7 (store) and 1 (run file) had them on 30 November 2026: every later version reads them. They are never
 * written again; a later layout gets files of its own beside them.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { keptLine } from "#items/exports/export";
import { parseProblemLine, toQuestions } from "#items/formats/lines";
import { rightReply } from "#items/exports/finetune";
import { scoreOf } from "../score-of.ts";
import { openStore } from "#experiments/open-store";
import { fixture, questionsIn, told } from "../fixture.ts";

const folder = join(import.meta.dirname, "layouts");
const { pathOf, json } = fixture();
const textOf = (name: string): string => readFileSync(join(folder, name), "utf8");

/** Correct answers of an oracle and of a coin, of 4 each. */
const correct = [4, 3];

test("lines of layout 3 keep their members in their order, and their answers are graded right", async () => {
  const lines = textOf("lines-3.jsonl").trimEnd().split("\n");
  for (const [i, text] of lines.entries()) {
    const [question] = toQuestions(parseProblemLine(text, `lines-3.jsonl:${i + 1}`));
    expect(keptLine(question!)).toContain(text.slice(0, -1));
    expect(scoreOf(question!, rightReply(question!)).outcome).toBe("correct");
  }
  const kinds = lines.map((text) => JSON.parse(text)).map(({ task, profile }) => `${task} ${profile}`);
  expect(new Set(kinds).size).toBe(11);
  expect(await questionsIn(join(folder, "lines-3.jsonl"))).toHaveLength(lines.length + 3 * 6);
});

test("a store of version 7 is read, and its answers are judged as they were", async () => {
  const path = pathOf("store-7.sqlite");
  const database = new DatabaseSync(path);
  database.exec(textOf("store-7.sql"));
  database.close();
  const store = openStore(path);
  const { models } = await told(store);
  await store.close();
  expect(models.map(({ outcomes }) => outcomes.correct)).toEqual(correct);
  expect(models.map(({ accuracy }) => accuracy.n)).toEqual([4, 4]);
});

test("a run file of version 1 is imported, and its answers are judged as they were", async () => {
  const store = pathOf("imported.sqlite");
  await json("import", "run", join(folder, "run-1.jsonl"), "--store", store);
  const { models }: { models: { outcomes: { correct: number } }[] } = Object(
    await json("report", "latest", "--store", store),
  );
  expect(models.map(({ outcomes }) => outcomes.correct)).toEqual(correct);
});
