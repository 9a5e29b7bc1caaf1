// @long: starts processes
/** The command that a report prints is the run's own: given again, it finds the same run and asks nothing. */
import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { workplace } from "./command-line.ts";

const { organon, json } = workplace();

/** The words of a command line as a shell has them. */
const wordsOf = (command: string): readonly string[] =>
  execFileSync("sh", ["-c", `printf '%s\\0' ${command}`], { encoding: "utf8" })
    .split("\0")
    .slice(0, -1);

const told = z.looseObject({ run: z.string(), command: z.string() });

beforeAll(async () => {
  await organon("generate", "--limit", "3", "--seed", "4", "-o", "a suite.jsonl");
  await organon("divlogic", "generate", "--per-type", "1", "--seed", "77", "-o", "a set.jsonl");
});

const oracle = ["-m", "reasoner:oracle"];
const runs: readonly (readonly [what: string, args: readonly string[]])[] = [
  [
    "models with parameters",
    [...oracle, "-m", "reasoner:novice?weak=modus tollens,modus ponens&slip=0.5", "--limit", "2"],
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
  [
    "a system prompt that a shell could misread",
    [...oracle, "--limit", "2", "--system", '-Don\'t $HOME `x` "y" !\n\\ *'],
  ],
  ["an empty system prompt", [...oracle, "--limit", "2", "--system", ""]],
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
const choices: readonly (readonly [what: string, args: readonly string[]])[] = [
  ["signs and epochs", ["--per-type", "1", "--symbolic", "--epochs", "2", "--facts", "1", "-n", "10"]],
  ["a file, a part of it", ["--suite", "a set.jsonl", "--limit", "2", "--rotations", "1"]],
  ["examples from a file", ["--per-type", "1", "--shots", "3", "--shots-from", "a set.jsonl"]],
  [
    "a system prompt and another store",
    ["--per-type", "1", "--system", "it's $HOME", "--store", "my runs.sqlite"],
  ],
];

describe("the command in a report finds the same run again", () => {
  test.each([
    ...runs.map(([what, args]) => [what, ["run", ...args]] as const),
    ["lengths", ["run", ...oracle, "--lengths", "1-2,4", "--per-length", "2", "--style", "paper"]] as const,
    ...choices.map(
      ([what, args]) => [`four-option, ${what}`, ["divlogic", "run", ...oracle, ...args]] as const,
    ),
  ])("%s", async (_, args) => {
    const { run, command } = told.parse(await json(...args));
    const [program, ...words] = wordsOf(command);
    expect(program).toBe("organon");
    expect(await json(...words, "--dry-run")).toMatchObject({ run, total: { calls: 0 } });
  });
});
