// @long: whole commands, one after another
/** How a command that asks ends: answers that are stored already, replies that nobody could read, a server that is not there. */
import { expect, test } from "vitest";
import { completion, sending, startServer } from "../models/local-server.ts";
import { fixture } from "../fixture.ts";

const { organon, json, write } = fixture();
const coin = ["run", "-m", "reasoner:coin", "--limit", "8"];

test("a command whose answers are all stored says so, and how to ask anew", async () => {
  const first = await organon(...coin);
  expect(first.stderr).not.toContain("nothing was asked");
  const again = await organon(...coin);
  expect(again.stderr).toContain("8 of 8 answers are stored; nothing was asked. --fresh asks again");
  expect(again.stdout).toBe(first.stdout);
});

test("--fresh asks the same plan as a run of its own, each time another one", async () => {
  const runOf = (stderr: string): string => /run ([0-9a-f]{12});/.exec(stderr)?.[1] ?? "";
  const ids = [];
  for (const words of [[], ["--fresh"], ["--fresh"]]) {
    const { stderr } = await organon(...coin, ...words);
    ids.push(runOf(stderr));
    if (words.length > 0) expect(stderr).not.toContain("nothing was asked");
  }
  expect(new Set(ids).size).toBe(3);
  expect(await json("report", ids[2] ?? "")).toMatchObject({ models: [{ model: "reasoner:coin?fresh=3" }] });
});

test("a run without a readable reply shows the first one and what was expected", async () => {
  const server = await startServer(sending(completion("Bananas are yellow.")));
  const model = `openai-compatible:fruit?url=${server.origin}/v1`;
  const { stdout } = await organon("run", "-m", model, "--limit", "3", "--store", "fruit.sqlite");
  await server.close();
  const words = stdout.replaceAll(/\s+/g, " ");
  expect(words).toContain("fruit gave no readable answer.");
  expect(words).toContain("the first reply: “Bananas are yellow.”; expected: yes or no");
});

test("--prompt-text and --prompt-file send their text around the question", async () => {
  const text = "Be terse. {question} One word of {labels}.";
  const file = write("prompt.txt", `${text}\n`);
  const runs = [];
  for (const words of [
    ["--prompt-text", text],
    ["--prompt-file", file],
  ]) {
    await organon("run", "-m", "reasoner:oracle", "--limit", "2", ...words, "--store", "put.sqlite");
    runs.push(JSON.stringify(await json("show", "latest", "--question", "1", "--store", "put.sqlite")));
  }
  expect(runs[0]).toMatch(/"Be terse\. [^"]+ One word of yes\/no\."/);
  expect(runs[1]).toBe(runs[0]);
});
