/** How far a model gets, from the command line: a frontier, then questions where it is measured best, then what a report says of both. */
import { expect, test } from "vitest";
import { workplace } from "./command-line.ts";

const { organon } = workplace();
const model = "reasoner:limited?premises=12";

test("--difficulty asks for a frontier first, then asks at the lengths that it shows", async () => {
  const first = await organon("run", "-m", model, "--task", "three-way", "--difficulty", "0.5..0.8");
  expect(first.code).toBe(2);
  expect(first.stderr).toContain("how difficult questions are for");
  expect(first.stderr).toContain("organon frontier -m");

  const frontier = ["frontier", "-m", model, "--dial", "length", "--budget", "100", "--alone", "--json"];
  const { code, stdout } = await organon(...frontier);
  expect(code).toBe(0);
  const { run } = JSON.parse(stdout).frontier[0];

  const where = ["--difficulty", "0.5..0.8", "--limit", "24", "--json"];
  const asked = await organon("run", "-m", model, "--task", "three-way", ...where);
  expect(asked.code).toBe(0);
  const lengths = Object.keys(JSON.parse(asked.stdout).models[0].byLength).map(Number);
  expect(lengths.length).toBeGreaterThan(0);
  expect(Math.max(...lengths)).toBeLessThan(20);

  const report = await organon("report", run);
  expect(report.stdout).toContain(`organon frontier ${run} tells the half-points`);
  for (const absent of ["By category", "Weakest skills", "Every skill"])
    expect(report.stdout).not.toContain(absent);
});

test("--difficulty is for one task", async () => {
  const { code, stderr } = await organon("run", "-m", model, "--difficulty", "0.5..0.8");
  expect(code).toBe(2);
  expect(stderr).toContain("as in organon run -m MODEL --task three-way --difficulty 0.5..0.8");
});
