/** A set polished through a real local server that misbehaves, and the decisions of a person kept. */
import { expect, test } from "vitest";
import { z } from "zod";
import { answering, startServer } from "../../../test/models/local-server.ts";
import { fixture } from "../../../test/fixture.ts";

const server = await startServer();

const { organon, json, read, write } = fixture();
const sent = z.object({ messages: z.array(z.object({ content: z.string() })) });
const readContent = (body: unknown): string => sent.parse(body).messages.at(-1)?.content ?? "";
const polishing = z.object({
  queue: z.array(z.object({ item: z.string(), before: z.string(), after: z.string(), decision: z.string() })),
  refused: z.array(z.object({ reason: z.string() })),
});

test("a server that rewrites, drops a connective, answers nothing or mends an article: the last is kept, and decisions stay", async () => {
  await organon(
    "generate",
    "--task",
    "four-option",
    "--per-type",
    "2",
    "--recipe",
    "paper",
    "-o",
    "set.jsonl",
  );
  // By the number of the question: the same reply at every try.
  const numbers = new Map<string, number>();
  server.behave((response, request) => {
    const asked = readContent(request.body);
    const text = asked.slice(asked.indexOf("\n\n") + 2);
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    const kind = (numbers.get(text) ?? 0) % 4;
    const replies = [
      text.replaceAll(/[a-z]+ [a-z]+ [a-z]+/g, "something else entirely"),
      text.replaceAll(/\bIf |\bif |, then\b/g, ""),
      " ",
      text.replaceAll(/\bthe (\p{Ll}+)/gu, (whole, word: string) =>
        word === firstNoun(text) ? `a ${word}` : whole,
      ),
    ];
    answering(replies[kind] ?? "")(response, request);
  });
  const model = `openai-compatible:mender?url=${server.origin}/v1`;
  const command = ["bank", "polish", "set.jsonl", "-m", model, "--changes", "queue.csv"] as const;
  const found = polishing.parse(await json(...command));
  expect(found.queue.length).toBeGreaterThan(0);
  // Two of the six questions get an answer of each of the first two kinds, one each of the others.
  expect(new Set(found.queue.map(({ item }) => item)).size).toBe(1);
  const articles = (text: string): string => text.replaceAll(/\b(?:a|the) /g, "_ ");
  for (const { before, after } of found.queue) expect(articles(after)).toBe(articles(before));
  expect(
    found.refused.some(({ reason }) => reason.startsWith("rewritten") || reason.includes("connective")),
  ).toBe(true);

  // A person decides; the same command again asks nobody and keeps what was decided.
  write("queue.csv", read("queue.csv").replaceAll(/,\n/g, ",yes\n"));
  const calls = server.seen.length;
  const again = polishing.parse(await json(...command));
  expect(server.seen.length).toBe(calls);
  expect(again.queue.map(({ decision }) => decision)).toEqual(found.queue.map(() => "yes"));
  const put = await organon("bank", "polish", "set.jsonl", "--changes", "queue.csv", "-o", "polished.jsonl");
  expect(put.code).toBe(0);
  const polished = read("polished.jsonl")
    .trim()
    .split("\n")
    .map((line) => z.object({ polish: z.string() }).parse(JSON.parse(line)));
  expect(polished.filter(({ polish }) => polish === "person")).toHaveLength(1);
  expect(polished.filter(({ polish }) => polish === "none")).toHaveLength(5);
});

test("DivLogicEval §2.1: the study asks a set before and after polishing, and no other set", async () => {
  const study = ["study", "divlogiceval", "-m", "reasoner:affirmer", "--per-type", "2"] as const;
  const told = z
    .object({
      conditions: z.string(),
      changes: z.array(z.object({ change: z.string(), difference: z.unknown() })),
    })
    .parse(await json(...study, "--polished", "polished.jsonl", "-o", "told"));
  expect(told.conditions).toContain("1 of 6 questions changed and approved, 0 not approved");
  const [polishing] = told.changes.filter(({ change }) => change === "polished");
  expect(polishing).toMatchObject({
    difference: { rotationAccuracy: { value: 0, n: 6, before: { value: 0.25 }, after: { value: 0.25 } } },
  });
  expect(read("told/study.md")).toContain("## Polished questions");
  expect(read("told/study.md")).toContain("--polished polished.jsonl");
  const other = await organon(...study, "--seed", "2", "--polished", "polished.jsonl");
  expect(other.code).toBe(2);
  expect(other.stderr).toContain("polished.jsonl is not the set of this study");
});

test("a decision that is neither yes nor no is misuse that names its line", async () => {
  write("odd.csv", "item,before,after,ratio,sentence,polished,decision\nx,a,b,0.9,s,p,perhaps\n");
  const { code, stderr } = await organon("bank", "polish", "set.jsonl", "--changes", "odd.csv", "-o", "-");
  expect(code).toBe(2);
  expect(stderr).toContain("odd.csv: line 2: decision is “perhaps”, not yes or no");
});

/** The first noun that a text says “the” of. */
const firstNoun = (text: string): string => /\bthe (\p{Ll}+)/u.exec(text)?.[1] ?? "";
