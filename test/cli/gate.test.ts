/** The gate as continuous integration meets it: exit codes and files. */
import { readFileSync } from "node:fs";
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
