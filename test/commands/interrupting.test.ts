// @long: starts processes
/** Two Ctrl-C end any command at once, also one that is deep in work, and one that does not look at signals. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { newFolder, runProcess as organon, startProcess as start } from "../fixture.ts";

const folder = newFolder();
const store = ["--store", "st.sqlite", "--quiet"];

/** Commands whose work takes minutes, each with what it works on. */
const commands = [
  "generate --profile balanced --limit 1000000 --length 5 -o big.jsonl",
  "run -m reasoner:coin --limit 1000000 --profile paper --store twice.sqlite",
  "improve latest --write training --format finetune --examples 1000000 --store st.sqlite",
].map((line) => [line] as const);

describe("two Ctrl-C end", () => {
  beforeAll(async () => {
    const run = ["run", "-m", "reasoner:coin", "--profile", "paper", "--length", "3", "--limit", "300"];
    expect((await organon(folder, [...run, ...store])).code).toBe(0);
  });

  test.each(commands)("organon %s", async (line) => {
    const { child, ended } = start(folder, [...line.split(" "), "--quiet"]);
    const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
    // Wherever it is then: reading, working, or not begun yet. What was over by then was not long.
    for (let waited = 0; waited < 3 && !isOver(); waited++) await pause(300);
    for (let pressed = 0; pressed < 2 && !isOver(); pressed++) {
      child.kill("SIGINT");
      await pause(300);
    }
    const killed = setTimeout(() => child.kill("SIGKILL"), 20_000);
    const { code } = await ended;
    clearTimeout(killed);
    expect([0, 130, null]).toContain(code);
    if (code === null) expect(child.signalCode).toBe("SIGINT");
  });
});

test.each([
  ["audit items.jsonl", "the same command begins again"],
  ["generate --task four-option --per-type 1000000 -o options.jsonl", "the same command begins again"],
  ["run -m reasoner:coin --limit 1000000 --profile paper --store cut.sqlite", "the same command continues"],
  [
    "improve latest --write more --format finetune --examples 1000000 --store st.sqlite",
    "the same command continues",
  ],
])(
  "one Ctrl-C ends organon %s with a word",
  async (line, says) => {
    if (line.startsWith("audit")) {
      await organon(folder, ["generate", "--profile", "paper", "--limit", "1000", "-o", "some.jsonl"]);
      writeFileSync(join(folder, "items.jsonl"), readFileSync(join(folder, "some.jsonl"), "utf8").repeat(40));
    }
    const { child, ended } = start(folder, [
      ...line.split(" "),
      ...(line.startsWith("audit") ? [] : ["--force"]),
    ]);
    await pause(1500);
    child.kill("SIGINT");
    const killed = setTimeout(() => child.kill("SIGKILL"), 20_000);
    const { code, stderr } = await ended;
    clearTimeout(killed);
    expect([code, stderr]).toEqual([130, expect.stringMatching(`interrupted; .*${says}`)]);
  },
  60_000,
);

test.each([
  ["import folio folio.jsonl -o items.jsonl"],
  ["export latest --format csv -o rows.csv --store st.sqlite"],
])(
  "one Ctrl-C ends organon %s, which is deep in work, and leaves nothing of its output",
  async (line) => {
    const row = JSON.stringify({ premises: ["Ada sings."], conclusion: "Ada sings.", label: "True" });
    writeFileSync(join(folder, "folio.jsonl"), `${row}\n`.repeat(200_000));
    const { child, ended } = start(folder, line.split(" "));
    await pause(1500);
    child.kill("SIGINT");
    const killed = setTimeout(() => child.kill("SIGKILL"), 20_000);
    const { code } = await ended;
    clearTimeout(killed);
    // It was reading, writing, or over.
    expect([null, 0, 130]).toContain(code);
    if (code === null) expect(child.signalCode).toBe("SIGINT");
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".part"))).toEqual(
      [],
    );
  },
  120_000,
);
