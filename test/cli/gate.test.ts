/** The gate as continuous integration meets it: exit codes and files. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { newFolder, organon } from "./run-organon.ts";

const folder = newFolder();
const run = ["run", "-m", "reasoner:oracle", "--per-leaf", "1", "--skill", "modus ponens,addition"];
const read = (name: string): string => readFileSync(join(folder, name), "utf8");

describe("a gate", () => {
  beforeAll(async () => {
    expect((await organon(folder, run)).code).toBe(0);
  }, 60_000);

  test("that is passed ends with 0 and writes JUnit, Markdown and the job's page", async () => {
    const files = ["--junit", "j.xml", "--md", "r.md"];
    const { code, stdout } = await organon(
      folder,
      [...run, "--fail-under", "0.5", ...files, "--json", "--quiet"],
      { GITHUB_STEP_SUMMARY: join(folder, "page.md") },
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ gate: { threshold: 0.5, outcome: "passed" } });
    expect(read("j.xml")).toContain('tests="1" failures="0" errors="0"');
    expect(read("r.md")).toMatch(/^## Organon: gate at 50.0 % passed[^]*# Logical reasoning, skill by skill/);
    expect(read("page.md")).toMatch(/^## Organon: gate at 50.0 % passed/);
  });

  test("goes by the lower bound: six of six right do not show 90 %, and that is said also with --quiet", async () => {
    for (const verb of [run, ["report", "latest"]]) {
      const { code, stderr } = await organon(folder, [...verb, "--fail-under", "90%", "--quiet"]);
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^gate missed: oracle, accuracy 100.0 % .* n 6; its lower bound 61.0 % is below 90.0 %/,
      );
    }
  });

  test("on an incomplete run is neither passed nor missed: exit 3, and an error in JUnit", async () => {
    const nowhere = "openai-compatible:x?url=http://127.0.0.1:9/v1";
    const both = [...run, "-m", nowhere, "--fail-under", "0.5", "--junit", "k.xml"];
    expect((await organon(folder, both)).code).toBe(3);
    expect(read("k.xml")).toContain('tests="2" failures="0" errors="1"');
    const again = await organon(folder, ["report", "latest", "--fail-under", "0.5"]);
    expect(again.code).toBe(3);
    expect(again.stderr).toContain("has calls without a response");
  });

  test("needs a share, and --junit needs a gate", async () => {
    const wrong = await organon(folder, [...run, "--fail-under", "90"]);
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.stderr).toContain("--fail-under 90 is not a share between 0 and 1");
    expect((await organon(folder, [...run, "--junit", "x.xml"])).code).toBe(2);
  });
});

describe("a gate of four-option questions", () => {
  const choices = [
    "divlogic",
    "run",
    "-m",
    "reasoner:oracle",
    "--per-type",
    "2",
    "--store",
    "choices.sqlite",
  ];
  const stored = ["report", "latest", "--store", "choices.sqlite"];

  test("holds Circular, asked and stored alike: six of six circles do not show 90 %", async () => {
    const files = ["--junit", "c.xml", "--md", "c.md", "--json"];
    const passed = await organon(folder, [...choices, "--fail-under", "0.5", ...files]);
    expect(passed.code).toBe(0);
    expect(JSON.parse(passed.stdout)).toMatchObject({
      gate: { threshold: 0.5, measure: "circular", outcome: "passed", models: [{ circular: { n: 6 } }] },
    });
    expect(read("c.xml")).toMatch(/name="Circular, lower bound at least 50.0 %"[^]*<system-out>3c1e 100.0 %/);
    expect(read("c.md")).toMatch(
      /^## Organon: gate at 50.0 % passed[^]*6 questions, in 4 rotations[^]*# DivLogicEval/,
    );
    for (const verb of [choices, stored]) {
      const { code, stderr } = await organon(folder, [...verb, "--fail-under", "90%", "--quiet"]);
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^gate missed: oracle, Circular 100.0 % .* n 6; its lower bound 61.0 % is below/,
      );
    }
  });

  test("needs all rotations, and says so before anything is asked", async () => {
    const once = ["divlogic", "run", "-m", "reasoner:oracle", "--per-type", "1", "--rotations", "1"];
    const at = ["--store", "once.sqlite"];
    const refused = await organon(folder, [...once, ...at, "--fail-under", "0.5"]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/Circular, which takes all 4 rotations.*\n.*leave --rotations out/);
    expect(existsSync(join(folder, "once.sqlite"))).toBe(false);
    await organon(folder, [...once, ...at]);
    expect(await organon(folder, ["report", "latest", ...at, "--fail-under", "0.5"])).toMatchObject({
      code: 2,
      stdout: "",
    });
  });
});
