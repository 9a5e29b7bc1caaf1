// @long: starts processes
/** Studies as commands: each with its own flags, and one from a file. */
import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { command as study } from "../../src/commands/study/options.ts";
import { fixture, runProcess as started } from "../fixture.ts";

const example = resolve(import.meta.dirname, "../../examples/study.ts");

describe("a study from a file", () => {
  const { folder, organon, write } = fixture();
  mkdirSync(join(folder, "own"));
  const run = (...args: readonly string[]) => started(folder, ["study", ...args]);

  test("asks its parts and tells its tables: terminal, JSON, page", async () => {
    const args = [example, "-m", "reasoner:oracle", "-m", "reasoner:affirmer", "--quiet"];
    const { code, stdout } = await run(...args, "--json");
    expect(code).toBe(0);
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({ study: "two-lengths", options: { perSkill: 1 } });
    expect(Object.keys(told.runs)).toEqual(["short", "long"]);
    expect(told.tables[0].rows[0]).toMatchObject(["oracle", { value: 1, n: 208 }, { value: 1, n: 208 }]);
    expect(readFileSync(join(folder, "organon-runs/two-lengths/study.md"), "utf8")).toContain("## Accuracy");
    // The same command asks nothing again, and other options are other runs.
    const dry = await run(...args, "--dry-run");
    expect(dry.stdout).toContain("in all 0 calls");
    expect((await run(...args, "--dry-run", "--per-skill", "2")).stdout).toContain("short: 416 calls");
  });

  test.each([
    ["nothing", "export const a = 1;", "its default export"],
    [
      "a bad name",
      "export default { name: 'A b', about: '', parts() {}, tables() {} };",
      "name: it is not in small letters",
    ],
    ["no parts", "export default { name: 'a', about: '', tables() {} };", "parts: it is not a function"],
    [
      "a bad option",
      "export default { name: 'a', about: '', options: { x: { usual: 1 } }, parts() {}, tables() {} };",
      "options.x",
    ],
    ["an error", "throw new Error('not today');", "not today"],
    [
      "what throws once it is read",
      "export default { get name() { throw new Error('not now'); } };",
      "not now",
    ],
  ])("that holds %s is refused, and says why", async (_, text, why) => {
    // A program's file is read once: each has a name of its own.
    const path = write(`own/${text.length}.ts`, text);
    const { code, stderr } = await organon("study", `./${path}`, "-m", "reasoner:coin");
    expect(code).toBe(2);
    expect(stderr).toContain(why);
    expect(stderr).toContain("defineStudy");
  });
});

test("the small study of LogicAsker, which is npm start, finds the planted weaknesses and what examples gain", async () => {
  const { organon, read } = fixture();
  const { code, stdout } = await organon("study", "logicasker", "--small");
  expect(code).toBe(0);
  expect(stdout).toMatch(/Simulated weaknesses +3 of 3 named/);
  expect(stdout).toContain("Few-shot examples of its weak skills help novice");
  expect(read("organon-runs/logicasker/study.html")).toContain("Simulated weaknesses");
});

test("every study says its own flags and no other's", async () => {
  const { organon } = fixture();
  for (const { name } of study.commands) {
    const { code, stdout } = await organon("study", name, "--help");
    expect(code).toBe(0);
    expect(stdout.includes("--tuned-weak")).toBe(name === "finetune");
  }
});
