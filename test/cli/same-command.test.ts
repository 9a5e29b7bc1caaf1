/** The command that a report prints is the run's own: given again, it finds the same run and asks nothing. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newFolder, organon } from "./run-organon.ts";

const folder = newFolder();

/** The words of a command line as a shell has them. */
const wordsOf = (command: string): readonly string[] =>
  execFileSync("sh", ["-c", `printf '%s\\0' ${command}`], { encoding: "utf8" })
    .split("\0")
    .slice(0, -1);

const json = async (args: readonly string[]): Promise<unknown> => {
  const { code, stdout, stderr } = await organon(folder, [...args, "--json", "--quiet"]);
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
};

const textAt = (value: unknown, name: string): string => {
  if (typeof value !== "object" || value === null) throw new Error("not an object");
  return String(Reflect.get(value, name));
};

const oracle = ["-m", "reasoner:oracle"];
const runs: readonly (readonly [what: string, args: readonly string[]])[] = [
  ["the plainest run", [...oracle, "--limit", "3"]],
  [
    "models with parameters",
    [...oracle, "-m", "reasoner:novice?weak=modus tollens,De Morgan&slip=0.5", "--limit", "2"],
  ],
  [
    "every flag of a suite",
    [
      ..."--profile full --per-leaf 1 --limit 4 --length 2 --seed -7 --kind valid,fallacy --shard 2/3".split(
        " ",
      ),
      ...oracle,
    ],
  ],
  ["rules by their names", [...oracle, "--skill", "modus tollens,universal modus ponens", "--per-leaf", "1"]],
  ["chains proved shortest", [...oracle, "--length", "2", "--limit", "2", "--shortest"]],
  ["another style", [...oracle, "--style", "paper", "--limit", "2"]],
  ["epochs", [...oracle, "--limit", "2", "--epochs", "3"]],
  ["a reasoned answer", [...oracle, "--limit", "2", "--prompt", "cot"]],
  ["demonstrations as text", [...oracle, "--limit", "2", "--shots", "3"]],
  ["demonstrations as chat", [...oracle, "--limit", "2", "--shots", "3", "--shots-as", "chat"]],
  [
    "a system prompt that a shell could misread",
    [...oracle, "--limit", "2", "--system", '-Don\'t $HOME `x` "y" !\n\\ *'],
  ],
  ["an empty system prompt", [...oracle, "--limit", "2", "--system", ""]],
  ["another store", [...oracle, "--limit", "2", "--seed", "5", "--store", "other place.sqlite"]],
  ["a file", [...oracle, "--suite", "a suite.jsonl", "--epochs", "2"]],
  [
    "all of it at once",
    [
      ..."--limit 3 --epochs 2 --prompt cot --shots 2 --shots-as chat --system x --style paper --seed 9".split(
        " ",
      ),
      ...oracle,
    ],
  ],
];

describe("the command in a report", () => {
  it.each(runs)("finds the same run again: %s", async (what, args) => {
    if (what === "a file") {
      const { stdout } = await organon(folder, ["generate", "--limit", "3", "--seed", "4"]);
      writeFileSync(join(folder, "a suite.jsonl"), stdout);
    }
    const report = await json(["run", ...args]);
    const [program, ...words] = wordsOf(textAt(report, "command"));
    expect(program).toBe("organon");
    const again = await json([...words, "--dry-run"]);
    expect(again).toMatchObject({ run: textAt(report, "run"), total: { calls: 0 } });
  });

  it("a run whose file has another name is the same run", async () => {
    const { stdout } = await organon(folder, ["generate", "--limit", "2", "--seed", "6"]);
    const ids = [];
    for (const name of ["one.jsonl", "two.jsonl"]) {
      writeFileSync(join(folder, name), stdout);
      ids.push(textAt(await json(["run", ...oracle, "--suite", name]), "run"));
    }
    expect(ids[0]).toBe(ids[1]);
  });
});
