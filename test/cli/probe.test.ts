/** `organon probe`: the step at which a wrong answer breaks. */
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { workplace } from "./launch.ts";

// Many starts of the program: on a busy machine each takes seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const { organon } = workplace();
const weak = "modus tollens";
const novice = `reasoner:novice?weak=${weak}&slip=1`;
const document = z.object({
  run: z.string(),
  models: z.array(
    z.object({
      probe: z.string().nullable(),
      failures: z.number(),
      explained: z.object({ value: z.number().nullable(), n: z.number() }),
      explainedByChance: z.object({ value: z.number().nullable(), n: z.number() }),
      composition: z.number(),
      byRule: z.array(z.object({ rule: z.string(), explains: z.object({ value: z.number().nullable() }) })),
      chains: z.array(
        z.object({ break: z.enum(["step", "composition", "unclear"]), rule: z.string().optional() }),
      ),
    }),
  ),
});
const probed = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await organon("probe", ...args, "--json");
  expect(stderr).not.toContain("organon:");
  expect(code).toBe(0);
  return document.parse(JSON.parse(stdout));
};

describe("a novice that is weak at modus tollens, asked chains of five", () => {
  test("fails at steps of modus tollens and at no others", async () => {
    const { code } = await organon(
      "run",
      "-m",
      novice,
      "--length",
      "5",
      "--limit",
      "208",
      "--skill",
      `${weak},modus ponens,addition,simplification,transitivity,conjunction`,
      "--seed",
      "3",
    );
    expect(code).toBe(0);
    const [model] = (await probed("latest")).models;
    expect(model?.failures).toBeGreaterThan(20);
    const steps = model?.chains.filter((chain) => chain.break === "step") ?? [];
    expect(steps.length).toBeGreaterThan(3);
    expect(new Set(steps.map(({ rule }) => rule))).toEqual(new Set([weak]));
    expect(model?.byRule[0]?.rule).toBe(weak);
    expect(steps.length + (model?.composition ?? 0)).toBe(model?.failures);
  });

  test("the same command again finds the probe that it made, and latest still means the run", async () => {
    const [first, again] = [await probed("latest"), await probed("latest")];
    expect(again).toEqual(first);
  });

  test("--all says how often a step fails where the whole is right", async () => {
    const [model] = (await probed("latest", "--all")).models;
    expect(model?.explainedByChance.n).toBeGreaterThan(0);
  });

  test("--dry-run says how many steps would be asked, and that they are stored already", async () => {
    const { code, stdout } = await organon("probe", "latest", "--dry-run");
    expect(code).toBe(0);
    expect(stdout).toMatch(/questions; nothing is asked yet/);
    expect(stdout).toMatch(/0 calls \(\d+ more are stored\)/);
  });

  test("on a terminal the table names the rule and shows the failing question", async () => {
    const { stdout } = await organon("probe", "latest");
    expect(stdout).toContain("explained by a failing step");
    expect(stdout).toContain(`A failing step: ${weak}`);
  });
});

test("a run of one-step questions cannot be probed, and the message says what can", async () => {
  const { organon: run } = workplace();
  await run("run", "-m", "reasoner:oracle", "--limit", "5");
  const { code, stderr } = await run("probe", "latest");
  expect(code).toBe(2);
  expect(stderr).toMatch(/no question of more than one step[\s\S]*organon lengths/);
});

test("where nothing was answered wrongly nothing is asked", async () => {
  const { organon: run } = workplace();
  await run("run", "-m", "reasoner:oracle", "--limit", "5", "--length", "3");
  const { code, stdout } = await run("probe");
  expect(code).toBe(0);
  expect(stdout).toContain("no longer question was answered wrongly");
});
