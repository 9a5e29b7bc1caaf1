// @long: starts processes
/** `organon grade` as a pipe. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { launcher } from "../fixture.ts";

test("a pipe gets each grade before it sends the next reply", async () => {
  const child = spawn(process.execPath, [launcher, "grade", "--jsonl"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const [key, score] of [
    ["no", 1],
    ["yes", 0],
  ] as const) {
    child.stdin.write(`${JSON.stringify({ key, reply: "The answer is no." })}\n`);
    expect(JSON.parse((await lines.next()).value ?? "")).toMatchObject({ score });
  }
  child.stdin.end();
  expect(await once(child, "close")).toEqual([0, null]);
});
