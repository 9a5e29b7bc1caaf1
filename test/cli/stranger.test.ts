/** What a stranger does to every program: a full disk, an empty file, a key pressed while it waits. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { newFolder, organon } from "./run-organon.ts";

const folder = newFolder();
const launcher = resolve(import.meta.dirname, "../../bin/organon.js");
writeFileSync(join(folder, "empty.jsonl"), "");
writeFileSync(join(folder, "empty.config.ts"), "export {};");

/** Its exit code and last words, with standard output going to a file. */
const into = async (output: string, args: readonly string[]) => {
  const file = openSync(output, "w");
  const child = spawn(process.execPath, [launcher, ...args], {
    cwd: folder,
    stdio: ["ignore", file, "pipe"],
  });
  let stderr = "";
  child.stderr?.on("data", (data: Buffer) => (stderr += data.toString()));
  await once(child, "close");
  closeSync(file);
  return { code: child.exitCode, stderr };
};

describe.skipIf(process.platform !== "linux")("a full disk behind standard output", () => {
  test.each([
    [["skills"]],
    [["--help"]],
    [["generate", "--limit", "3"]],
    [["plan", "--budget", "500", "--json"]],
  ])("%o ends with 3 and says so", async (args) => {
    expect(await into("/dev/full", args)).toEqual({
      code: 3,
      stderr: expect.stringMatching(/^organon: standard output: the disk is full\n$/),
    });
  });
});

describe("a file without anything in it", () => {
  test.each([
    [["run", "-m", "reasoner:oracle", "--suite", "empty.jsonl"], /empty\.jsonl holds no items/],
    [["divlogic", "symbolic", "empty.jsonl"], /empty\.jsonl holds no choice items/],
    [["skills", "--config", "empty.config.ts"], /it exports nothing as default/],
    [["skills", "--config", "."], /it is a folder\n/],
  ])("%o is misuse", async (args, says) => {
    const { code, stdout, stderr } = await organon(folder, args);
    expect(stderr).toMatch(says);
    expect([code, stdout]).toEqual([2, ""]);
  });
});

test("a flag for training files is refused where none are written", async () => {
  await organon(folder, ["run", "-m", "reasoner:affirmer", "--limit", "20", "--quiet"]);
  const { code, stderr } = await organon(folder, ["teach", "latest", "-o", "lessons"]);
  expect(stderr).toMatch(/--output is for training files\n +add --format finetune/);
  expect(code).toBe(2);
});

describe("Ctrl-C while a line is waited for", () => {
  test("ends with 130", async () => {
    const child = spawn(process.execPath, [launcher, "prove", "--jsonl"], { cwd: folder });
    // Its first answer shows that it reads.
    child.stdin.write('{"premises": ["p"], "conclusion": "p"}\n');
    await once(child.stdout, "data");
    let stderr = "";
    child.stderr.on("data", (data: Buffer) => (stderr += data.toString()));
    child.kill("SIGINT");
    await once(child, "close");
    expect(child.exitCode).toBe(130);
    expect(stderr).toBe("interrupted; the same command begins again\n");
  });
});
