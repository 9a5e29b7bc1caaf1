/** `organon study biases`, as a user gives it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { elementsOf } from "../report/well-formed.ts";
import { workplace } from "./launch.ts";

// Many starts of the program: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const share = z.object({ value: z.number(), low: z.number(), high: z.number(), n: z.number() });
const document = z.object({
  study: z.literal("biases"),
  models: z.array(
    z.looseObject({
      biases: z.object({ yesBias: share, balancedAccuracy: share, sensitivity: share, criterion: share }),
    }),
  ),
  biases: z.array(
    z.object({
      report: z.object({
        ways: z.array(z.object({ way: z.string(), accuracy: share })),
        effects: z.array(z.object({ name: z.string(), accuracy: share, yesRate: share })),
        twins: z.object({ bothRight: share, answeredAlike: share }),
        consistency: z.array(z.object({ name: z.string(), steady: share })),
      }),
    }),
  ),
});

test("the affirmer leans to yes by half, d′ is nothing, its twins all alike; the oracle leans nowhere", async () => {
  const { organon, folder } = workplace();
  const { code, stdout } = await organon(
    "study",
    "biases",
    "-m",
    "reasoner:affirmer",
    "-m",
    "reasoner:oracle",
    "--pairs",
    "8",
    "--json",
  );
  expect(code).toBe(0);
  const told = document.parse(JSON.parse(stdout));
  const [affirmer, oracle] = told.models.map(({ biases }) => biases);
  expect(affirmer?.yesBias.value).toBeCloseTo(0.5, 10);
  expect(affirmer?.yesBias.low).toBeGreaterThan(0.3);
  expect(affirmer?.balancedAccuracy.value).toBe(0.5);
  expect(affirmer?.sensitivity.low).toBeLessThan(0);
  expect(affirmer?.criterion.high).toBeLessThan(-1);
  expect(oracle?.yesBias.value).toBe(0);
  expect(oracle?.sensitivity.low).toBeGreaterThan(2);
  const [yes, right] = told.biases.map(({ report }) => report);
  expect([yes?.twins.bothRight.value, yes?.twins.answeredAlike.value]).toEqual([0, 1]);
  expect([right?.twins.bothRight.value, right?.twins.answeredAlike.value]).toEqual([1, 0]);
  for (const report of [yes, right])
    for (const { accuracy } of report?.effects ?? []) expect(accuracy.value).toBe(0);
  const page = readFileSync(join(folder, "organon-runs/biases/biases.html"), "utf8");
  expect(elementsOf(page).length).toBeGreaterThan(100);
  expect(page).toContain('<section id="form">');
  expect(readFileSync(join(folder, "organon-runs/biases/biases.md"), "utf8")).toContain(
    "## What form does to affirmer",
  );
});

test("a dry run counts the questions and asks nothing", async () => {
  const { organon } = workplace();
  const { code, stdout } = await organon(
    "study",
    "biases",
    "-m",
    "openai:gpt-4.1",
    "--pairs",
    "4",
    "--dry-run",
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(/calls, about \d+ tokens in/);
});
