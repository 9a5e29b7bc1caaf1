/** `organon teach`: text, chat and training files. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { workplace } from "./launch.ts";

// Many starts of the program: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const { organon, folder } = workplace();
const novice = "reasoner:novice?weak=modus tollens&slip=0.9";

beforeAll(async () => {
  await organon(
    "run",
    "-m",
    novice,
    "--per-leaf",
    "4",
    "--skill",
    "modus tollens,addition,De Morgan,affirming the consequent",
  );
  await organon(
    "generate",
    "--per-leaf",
    "6",
    "--seed",
    "77",
    "--skill",
    "modus tollens",
    "-o",
    "other.jsonl",
  );
});

const lines = (name: string): readonly unknown[] =>
  readFileSync(join(folder, name), "utf8")
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
const chat = z.object({
  messages: z.tuple([
    z.object({ role: z.literal("user"), content: z.string() }),
    z.object({ role: z.literal("assistant"), content: z.string() }),
  ]),
});
const completion = z.object({ prompt: z.string(), completion: z.string() });

test("finetune writes balanced chat and completion files without a question of the run or of the suites named", async () => {
  const { code, stdout } = await organon(
    "teach",
    "latest",
    "--format",
    "finetune",
    "-o",
    "out",
    "--examples",
    "100",
    "--against",
    "other.jsonl",
  );
  expect(code).toBe(0);
  expect(stdout).toContain("90 training and 10 validation examples, half of them yes");
  expect(readdirSync(join(folder, "out")).toSorted()).toEqual([
    "leakage.json",
    "train.chat.jsonl",
    "train.completion.jsonl",
    "validation.chat.jsonl",
    "validation.completion.jsonl",
  ]);
  const train = lines("out/train.chat.jsonl").map((line) => chat.parse(line).messages);
  const validation = lines("out/validation.chat.jsonl").map((line) => chat.parse(line).messages);
  const plain = lines("out/train.completion.jsonl").map((line) => completion.parse(line));
  expect(plain.map(({ prompt }) => prompt)).toEqual(train.map(([user]) => user.content));
  expect(train.filter(([, { content }]) => content.startsWith("Yes."))).toHaveLength(45);
  const questions = [...train, ...validation].map(([user]) => user.content);
  expect(new Set(questions).size).toBe(100);
  const others = new Set(
    lines("other.jsonl").map((line) => z.object({ question: z.string() }).parse(line).question),
  );
  expect(questions.filter((question) => others.has(question))).toEqual([]);
});

test("a suite made from the training seeds is recognised as leaking, and other questions are made", async () => {
  const first = lines("out/train.chat.jsonl").map((line) => chat.parse(line).messages[0].content);
  // The same questions as somebody else's suite would hold them.
  const imported = first.map((question, index) => ({
    v: 1,
    source: "theirs",
    id: `theirs-${index}`,
    index,
    sourceId: String(index),
    logic: "?",
    category: "?",
    rule: "?",
    base: "?",
    extension: "none",
    kind: "?",
    length: 1,
    label: "yes",
    premisesText: [],
    conclusionText: "",
    question,
  }));
  writeFileSync(join(folder, "theirs.jsonl"), imported.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const { code, stdout } = await organon(
    "teach",
    "latest",
    "--format",
    "finetune",
    "-o",
    "out2",
    "--examples",
    "100",
    "--against",
    "theirs.jsonl",
    "--json",
  );
  expect(code).toBe(0);
  const { leakage } = z
    .object({ leakage: z.object({ dropped: z.object({ text: z.number() }) }) })
    .parse(JSON.parse(stdout));
  expect(leakage.dropped.text).toBeGreaterThanOrEqual(90);
  const again = lines("out2/train.chat.jsonl").map((line) => chat.parse(line).messages[0].content);
  expect(again.filter((question) => first.includes(question))).toEqual([]);
});

test("chat is a list of turns, text the papers' form, and reasons come as they are wanted", async () => {
  const { stdout } = await organon("teach", "latest", "--format", "chat", "--shots", "2");
  const { messages } = z
    .object({ messages: z.array(z.object({ role: z.string() })) })
    .parse(JSON.parse(stdout));
  expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
  const short = await organon("teach", "latest", "--shots", "2");
  expect(short.stdout).toMatch(/We can infer that: .* Because this follows by /);
  const told = await organon("teach", "latest", "--shots", "2", "--reasons", "derivation");
  expect(told.stdout).toMatch(/Because from “.*” and “.*” follows “.*” by modus tollens; /);
  const bare = await organon("teach", "latest", "--shots", "2", "--reasons", "none");
  expect(bare.stdout).not.toContain("Because");
});

test("nearest demonstrations are for a question that is named", async () => {
  const { code, stderr } = await organon("teach", "latest", "--strategy", "nearest");
  expect(code).toBe(2);
  expect(stderr).toContain("--item");
  const report = await organon(
    "generate",
    "--per-leaf",
    "1",
    "--skill",
    "modus tollens,addition,De Morgan,affirming the consequent",
  );
  const [id] = report.stdout.split("\n").map((line) => /"id":"(\w+)"/.exec(line)?.[1] ?? "");
  const { stdout } = await organon("teach", "latest", "--strategy", "nearest", "--item", id ?? "", "--json");
  const { demonstrations } = z
    .object({ demonstrations: z.array(z.object({ rule: z.string(), label: z.string() })) })
    .parse(JSON.parse(stdout));
  expect(demonstrations.map(({ label }) => label)).toEqual(["no", "yes", "no", "yes"]);
  expect(demonstrations[0]?.rule).toBe("modus tollens");
});
