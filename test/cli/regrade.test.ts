/** `organon regrade`: several readers over one stored run, what they agree on, and the replies on which they do not. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answering, startServer, type LocalServer } from "../models/local-server.ts";
import { newFolder, organon, type Ended } from "./run-organon.ts";

/** Answers that readers read differently, in turn. */
const replies = [
  "Yes.",
  "Yes. I know that this follows.",
  "No person sings, so yes.",
  "Because of that.\nFinal answer: no",
  "It follows.",
];

const questions = 20;
let server: LocalServer;
let folder: string;
beforeAll(async () => {
  let count = 0;
  server = await startServer((response, request) =>
    answering(replies[count++ % replies.length] ?? "")(response, request),
  );
  folder = newFolder();
  const model = `openai-compatible:tested?url=${server.origin}/v1`;
  const args = [
    "run",
    "-m",
    model,
    "--limit",
    String(questions),
    "-j",
    "1",
    "--store",
    "s.sqlite",
    "--quiet",
  ];
  expect((await organon(folder, args)).code).toBe(0);
});
afterAll(() => server.close());

const call = (...args: readonly string[]): Promise<Ended> =>
  organon(folder, [...args, "--store", "s.sqlite"]);
const json = async (...args: readonly string[]): Promise<unknown> => {
  const { code, stdout } = await call(...args, "--json");
  expect(code).toBe(0);
  return JSON.parse(stdout);
};

describe("organon regrade", () => {
  it("a report of a run that one reader judged compares none", async () => {
    expect(await json("report")).not.toHaveProperty("models.0.readers");
  });

  it("--reader all judges by every reader and says how far each agrees; nothing is asked", async () => {
    const asked = server.seen.length;
    const told = await json("regrade", "latest", "--reader", "all");
    expect(server.seen).toHaveLength(asked);
    expect(told).toMatchObject({ reader: "all", judged: questions });
    const differs: Readonly<Record<string, number>> = {
      // All but the first two kinds of five.
      "first-word": 12,
      // "It follows." says neither word.
      "last-mention": 4,
      "final-line": 16,
    };
    const group = (name: string): unknown =>
      expect.objectContaining({ name, differs: differs[name] ?? expect.any(Number) });
    expect(told).toHaveProperty(
      "models.0.readers",
      ["answer-1", "first-word", "last-mention", "final-line", "papers"].map(group),
    );
    expect(told).toHaveProperty("models.0.readers.0.agreement", {
      value: 1,
      low: expect.any(Number),
      high: 1,
      n: questions,
    });
  });

  it("lists each reply on which a reader differs, with the span that each read", async () => {
    const told = await json("regrade", "latest", "--reader", "first-word");
    expect(told).toHaveProperty("disagreements.length", 12);
    expect(told).toHaveProperty("disagreements.0.reply", replies[2]);
    expect(told).toHaveProperty("disagreements.0.readers", [
      { name: "answer-1", verdict: { outcome: expect.any(String), answer: "yes", span: [20, 23] } },
      { name: "first-word", verdict: expect.objectContaining({ answer: "no", span: [0, 2] }) },
    ]);
  });

  it("shows them on a terminal with the words marked, as many as are wanted", async () => {
    const { stdout } = await call("regrade", "latest", "--reader", "first-word", "--show", "1");
    expect(stdout).toMatch(/first-word and answer-1 differ on 12 replies/);
    expect(stdout).toMatch(/answer-1 +yes +No person sings, so «yes»\./);
    expect(stdout).toMatch(/first-word +no +«No» person sings, so yes\./);
    expect(stdout).toMatch(/… and 11 more: --show 12, or --json/);
  });

  it("stands in every format of the report from then on", async () => {
    const { code } = await call("report", "--html", "r.html", "--md", "r.md");
    expect(code).toBe(0);
    const { readFileSync } = await import("node:fs");
    for (const name of ["r.html", "r.md"])
      expect(readFileSync(`${folder}/${name}`, "utf8")).toMatch(/last-mention/);
    expect((await call("report")).stdout).toMatch(/Readers of answers/);
    expect(await json("report")).toHaveProperty("models.0.readers.length", 5);
  });

  it("an unknown reader is misuse that names the right one", async () => {
    const { code, stderr } = await call("regrade", "latest", "--reader", "paper");
    expect(code).toBe(2);
    expect(stderr).toMatch(/unknown reader “paper”; did you mean “papers”/);
  });
});
