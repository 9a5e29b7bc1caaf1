/** `organon divlogic generate`, `symbolic`, and `organon audit` of choice items, as a user calls them. */
import { describe, expect, test } from "vitest";
import { workplace } from "../launch.ts";

const { organon, write } = workplace();
const made = await organon("divlogic", "generate", "--per-type", "4", "--seed", "7");

const parsed = (text: string): readonly unknown[] =>
  text
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));

/** The same question with its options and its sentences in another order. */
const turnedAround = (line: string): string =>
  JSON.stringify(JSON.parse(line), (name, value: unknown) =>
    Array.isArray(value) && ["options", "sentencesText"].includes(name) ? value.toReversed() : value,
  );

describe("organon divlogic generate", () => {
  test("writes so many of each type, one JSON line each, and says so", () => {
    expect(made.code).toBe(0);
    const items = parsed(made.stdout);
    const round = ["3c1e", "3e1c", "missing-premise"].map((type) => ({
      type,
      answer: expect.any(Number) as unknown,
    }));
    expect(items).toMatchObject([...round, ...round, ...round, ...round]);
    expect(made.stderr).toMatch(/asked 12, made 12: 4 3c1e, 4 3e1c, 4 missing-premise/);
  });

  test("--json is one document with items and summary", async () => {
    const { stdout } = await organon("divlogic", "generate", "--per-type", "1", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ items: [{ v: 1 }, {}, {}], summary: { asked: 3, made: 3 } });
  });

  test("--symbolic writes the twins that symbolic makes of the words", async () => {
    const file = write("words.jsonl", made.stdout);
    const [twins, made2] = await Promise.all([
      organon("divlogic", "symbolic", file),
      organon("divlogic", "generate", "--per-type", "4", "--seed", "7", "--symbolic"),
    ]);
    expect(parsed(twins.stdout)).toEqual(parsed(made2.stdout));
    expect(twins.stdout).toContain('"language":"symbolic"');
  });

  test("what cannot be made is told, with exit 1", async () => {
    const { code, stderr } = await organon(
      "divlogic",
      "generate",
      "--per-type",
      "1",
      "-n",
      "2",
      "--variables",
      "4",
      "--facts",
      "0",
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/1 dropped: no passage of 20000 carries such an item of type 3e1c/);
  }, 60_000);

  test.each([
    [["--facts", "many"], /neither a number nor a range/],
    [["--set", "paper"], /--set writes several files/],
    [["--set", "paper", "--per-type", "3", "-o", "x"], /--per-type cannot/],
    [["--recipe", "fare"], /--recipe fare is not one of fair, paper/],
    [["--variables", "2"], /--variables 2 is not a whole number from 4 to 12/],
    [["-n", "13"], /--propositions 13 is not a whole number from 2 to 12/],
    [["--facts", "2-5"], /--facts 2-5 is neither a number nor a range within 0-3/],
    [["--facts", "2-1"], /--facts 2-1 is neither/],
    [["-n", "3", "--facts", "1", "--steps", "5"], /--steps 5 is not a whole number from 2 to 4/],
  ])("%o is misuse", async (flags, message) => {
    const { code, stderr } = await organon("divlogic", "generate", ...flags);
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  });
});

describe("organon audit of choice items", () => {
  test("finds no fault in ours, and tells places, words and pickers", async () => {
    const { code, stdout } = await organon("audit", write("ours.jsonl", made.stdout));
    expect(stdout).toMatch(/^12 items, 0 faults\n/);
    expect(stdout).toMatch(/right options at A 3, B 3, C 3, D 3; \d+ different words/);
    expect(stdout).toMatch(/0 of \d+ entailed implications are vacuous/);
    expect(stdout).toMatch(/always A +25\.0 % \[/);
    expect(code).toBe(0);
  });

  test("a question that another file holds is a fault under --against, in any order of options and sentences", async () => {
    const lines = made.stdout.trim().split("\n");
    const ours = write("leaked.jsonl", made.stdout);
    const others = await organon("divlogic", "generate", "--per-type", "2", "--seed", "8");
    const training = write("training.jsonl", `${others.stdout}${turnedAround(lines[2] ?? "")}\n`);
    const found = await organon("audit", ours, "--against", training);
    expect(found.stdout).toMatch(/^item 2 \([0-9a-f]{32}\): training\.jsonl holds the same question/m);
    expect(found.stdout).toMatch(/^12 items, 1 fault$/m);
    expect(found.code).toBe(1);
    const other = await organon("audit", ours, "--against", write("other.jsonl", others.stdout));
    expect(other.stdout).toMatch(/^12 items, 0 faults$/m);
    expect(other.code).toBe(0);
  });

  test.each([
    ["a file without questions", "", /none\.jsonl holds no items/],
    [
      "a file of another kind",
      '{"conclusionText": ""}',
      /none\.jsonl:1: a yes\/no question, where four-option/,
    ],
  ])("%s is nothing to look for them in", async (_, text, says) => {
    const none = write("none.jsonl", text);
    const { code, stderr } = await organon("audit", write("ours.jsonl", made.stdout), "--against", none);
    expect(stderr).toMatch(says);
    expect(code).toBe(2);
  });

  test("a wrong key, a line that stands twice and a torn certificate are findings, with exit 1", async () => {
    const [first = "", second = ""] = made.stdout.split("\n");
    const wrong = first.replace(
      /"answer":(\d)/,
      (_, answer: string) => `"answer":${(Number(answer) + 1) % 4}`,
    );
    const { code, stdout } = await organon(
      "audit",
      write("wrong.jsonl", `${wrong}\n${second}\n${second}\n`),
      "--json",
    );
    const report: unknown = JSON.parse(stdout);
    expect(report).toHaveProperty("findings");
    expect(stdout).toMatch(/verdict that the key gives/);
    expect(stdout).toMatch(/the same question as item 1/);
    expect(code).toBe(1);
  });

  test("a line that is no choice item is misuse with its place", async () => {
    const [first = ""] = made.stdout.split("\n");
    const { code, stderr } = await organon("audit", write("torn.jsonl", `${first}\n{"v":1}\n`));
    expect(stderr).toMatch(/torn\.jsonl:2: not a choice item/);
    expect(code).toBe(2);
  });
});
