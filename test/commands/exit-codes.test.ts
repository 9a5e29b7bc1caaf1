// @long: whole commands, one after another
/** How commands end: exit codes of findings, failures, interruptions and bugs. */
import { expect, test } from "vitest";
import { explain } from "../../src/commands/run-command.ts";
import { Interruption } from "../../src/commands/surroundings.ts";
import { fixture, wordsOf } from "../fixture.ts";

const { organon, write, call } = fixture();

const others: readonly (readonly [command: string, code: number, says: RegExp])[] = [
  [
    "run -m openai-compatible:x?url=http://127.0.0.1:9/v1 --limit 1 --store b.sqlite",
    3,
    /failed last with: .*127\.0\.0\.1:9.*\n  the same command asks them again/,
  ],
  [
    "generate --profile paper --skill 'quantifier negation' --kind valid --limit 100000 -o few.jsonl",
    1,
    /dropped: .*used up/,
  ],
];

test.each(others)("organon %s ends with %i", async (command, code, says) => {
  write("none.tsv", "premise\thypothesis\tlabel\nA red hat\tA hat\tneutral");
  const ended = await organon(...wordsOf(command));
  expect(ended.stderr).toMatch(says);
  expect(ended.code).toBe(code);
});

test("an interruption ends with its own exit code and says whether the command goes on", async () => {
  const signal = AbortSignal.abort(new Interruption(143));
  const generating = await call(["generate", "--limit", "1"], { signal });
  expect(generating).toMatchObject({ code: 143, stderr: "interrupted; the same command begins again\n" });
  const running = await call(["run", "-m", "reasoner:oracle", "--limit", "9", "--store", "c.sqlite"], {
    signal,
  });
  expect(running).toMatchObject({
    code: 143,
    stderr: "interrupted; everything answered is saved, and the same command continues\n",
  });
});

test("a bug of ours is told as one, with exit 70", () => {
  expect(explain(new TypeError("x is undefined"))).toMatchObject({
    exitCode: 70,
    message: expect.stringMatching(
      /^organon: a bug in Organon, please report it\nTypeError: x is undefined\n +at /,
    ),
  });
});
