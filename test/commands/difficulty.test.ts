/** How far a model gets, from the command line: a frontier, and its report. */
import { expect, test } from "vitest";
import { fixture } from "../fixture.ts";

const { organon } = fixture();
const model = "reasoner:limited?premises=12";

test("a report of a frontier shows its half-points, and no accuracy", async () => {
  const frontier = ["frontier", "-m", model, "--dial", "length", "--budget", "100", "--json"];
  const { code, stdout } = await organon(...frontier);
  expect(code).toBe(0);
  const { run } = JSON.parse(stdout).frontier[0];

  const report = await organon("report", run);
  expect(report.stdout).toMatch(
    /^Difficulty frontier: (.*\n)+Half-points\n(.*\n)+  parameter +limited\n  length +\d/,
  );
  for (const absent of ["accuracy  ", "By category", "Weakest skills", "Every skill"])
    expect(report.stdout).not.toContain(absent);
  const { models, frontier: told } = JSON.parse((await organon("report", run, "--json")).stdout);
  expect(models[0]).toMatchObject({
    accuracy: { value: null, n: 0 },
    byLength: {},
    responseRate: { value: 1 },
  });
  expect(told[0].models[0].dials[0]).toMatchObject({ dial: "length", halfPoint: { n: 100 } });
});
