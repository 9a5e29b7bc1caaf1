// @long: waits for servers
/**
 * Text from servers and files that would do something to a terminal: escapes that copy to the clipboard, C1 controls, marks
 * that turn directions. In whatever a command prints it is seen, and JSON still means what it meant.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { completion, failing, sending, startServer, type LocalServer } from "../models/local-server.ts";
import { fixture } from "../fixture.ts";

const hostile = "\u001b]52;c;aGk=\u0007\u001b[2J\u009b31m\u202Egnp.exe\u2066\u200F\r\b";

/** What no output may hold: any control but tab and line feed and our own colours, and marks of direction. */
const harmful = new RegExp(
  String.raw`[\0-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\x1b(?!\[\d{1,3}m)`,
);

const { call, write, folder } = fixture();

let server: LocalServer;
beforeAll(async () => {
  server = await startServer();
  const row = (id: string, key: string, tags: object) =>
    JSON.stringify({
      v: 3,
      id,
      question: `Is it ${hostile}?`,
      options: [{ label: "yes" }, { label: "no" }],
      key: [key],
      tags,
    });
  write(
    "hostile.jsonl",
    [row(`a${hostile}`, "yes", { rule: hostile }), row("b", "no", { rule: "plain" })].join("\n"),
  );
  write("twice.jsonl", [row(hostile, "yes", {}), row(hostile, "no", {})].join("\n"));
  write("bad.jsonl", `{"v":3,"id":"x","${hostile.replaceAll("\\", "")}`);
  write("items.csv", `${hostile},${hostile}\n1,2\n`);
  write(`${hostile.replaceAll(/[\r/]/g, "")}.jsonl`, "{");
  mkdirSync(join(folder, "bank"));
  write("bank.json", JSON.stringify({ v: 1, source: hostile, families: [] }));
  write("c.config.json", JSON.stringify({ [hostile]: 1 }));
});

const model = () =>
  `openai-compatible:${encodeURIComponent("m")}${hostile.replaceAll(/[?&=\r]/g, "")}?url=${server.origin}/v1`;

const answer = sending(Object.assign(Object(completion(`Yes ${hostile}`)), { model: hostile }));
const refusal = failing(400, { error: { message: hostile, type: hostile, code: hostile } });

const args = (command: string): readonly string[] => command.split(" ");
const name = `${hostile.replaceAll(/[\r/]/g, "")}.jsonl`;

/** Command lines; every one on a terminal with colours, and with --json. */
const commands: readonly (readonly [what: string, words: () => readonly string[]])[] = [
  ["an unknown verb", () => [hostile]],
  ["an unknown flag", () => ["prove", `--${hostile}`]],
  ["an unknown skill", () => ["generate", "--skill", hostile]],
  ["an unknown style", () => ["generate", "--style", hostile, "--limit", "1"]],
  ["a number that is none", () => ["generate", "--limit", hostile]],
  ["a formula", () => ["prove", `p |- ${hostile}`]],
  ["a file that is not there", () => ["audit", `${hostile}.none`]],
  ["a file's name", () => ["audit", name]],
  ["a file's lines", () => ["audit", "bad.jsonl"]],
  ["ids in a file", () => ["audit", "hostile.jsonl"]],
  ["ids that stand twice", () => ["run", "-m", "reasoner:oracle", "--suite", "twice.jsonl"]],
  ["a table to import", () => ["import", "csv", "items.csv"]],
  ["a dataset's name", () => ["import", hostile, "items.csv"]],
  ["a bank", () => ["generate", "--task", "four-option", "--bank", "bank.json"]],
  ["a configuration", () => ["prove", "--rules", "--config", "c.config.json"]],
  ["a model's name", () => ["run", "-m", hostile, "--limit", "1"]],
  ["a provider's name", () => ["run", "-m", `${hostile}:x`, "--limit", "1"]],
  ["a run's name", () => ["report", hostile, "--store", "answered.sqlite"]],
  ["a store's name", () => ["report", "--store", `${hostile}.sqlite`]],
  ["a report", () => args("report --store answered.sqlite")],
  ["weaknesses", () => args("report --section weaknesses --store answered.sqlite")],
  ["a doctor's findings", () => ["doctor", "--store", "answered.sqlite", "--config", "c.config.json"]],
  ["a comparison", () => args("compare latest latest --store answered.sqlite")],
];

const calm = async (words: readonly string[], json = false): Promise<void> => {
  const terminal = { columns: 80, env: { FORCE_COLOR: "1" } };
  const { code, stdout, stderr } = await call(words, json ? {} : terminal);
  expect(stdout).not.toMatch(harmful);
  // A line of progress is written over.
  expect(stderr.replaceAll("\r\u001b[2K", "")).not.toMatch(harmful);
  if (json && code <= 1) expect(() => JSON.parse(stdout)).not.toThrow();
};

describe("hostile text", () => {
  beforeAll(async () => {
    server.behave(answer);
    await call(["run", "-m", model(), "--suite", "hostile.jsonl", "--store", "answered.sqlite", "--quiet"]);
  });

  test.each(commands)("in %s is seen and does nothing", async (_, words) => {
    await calm(words());
    await calm([...words(), "--json"], true);
  });

  test.each([
    ["answers", () => answer],
    ["refusals", () => refusal],
    [
      "answers that are none",
      () => sending({ choices: [{ message: { content: hostile }, finish_reason: hostile }] }),
    ],
  ])("in a server's %s is seen and does nothing", async (what, behaviour) => {
    server.behave(behaviour());
    const words = (store: string) => [
      "run",
      "-m",
      model(),
      "--limit",
      "1",
      "--profile",
      "paper",
      "--store",
      store,
    ];
    await Promise.all([
      calm(words(`${what}.sqlite`)),
      calm([...words(`${what} as JSON.sqlite`), "--json"], true),
    ]);
  });
});

test("a line of JSON on standard output means what it meant", async () => {
  const { stdout } = await call(["report", "--store", "answered.sqlite", "--json"]);
  expect(JSON.stringify(JSON.parse(stdout))).toContain(JSON.stringify("\u202E").slice(1, -1));
});
