/** `organon compare` and `organon plan` from outside. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { newFolder, organon } from "./run-organon.ts";

const folder = newFolder();
const novice = "reasoner:novice?weak=modus tollens&slip=0.9";
const rules = ["--skill", "modus ponens,modus tollens", "--per-leaf", "4"];
const runs: string[] = [];
const run = async (...args: readonly string[]): Promise<void> => {
  const { code, stdout } = await organon(folder, ["run", ...args, "--json", "--quiet"]);
  expect(code).toBe(0);
  runs.push(JSON.parse(stdout).run);
};

describe("compare", () => {
  beforeAll(async () => {
    await run("-m", "reasoner:oracle", "-m", novice, ...rules);
    await run("-m", novice, ...rules, "--prompt", "cot");
    await run("-m", "reasoner:oracle", ...rules, "--seed", "2");
  }, 60_000);

  test("of two models of one run names the rule that the second slips on", async () => {
    const { code, stdout } = await organon(folder, ["compare", runs[0]!, "--json"]);
    expect(code).toBe(0);
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({ mode: "paired", shared: 24, onlyA: 0, onlyB: 0 });
    expect(told.a.model).toBe("reasoner:oracle");
    expect(told.overall.value).toBeLessThan(0);
    const tollens = told.byRule.find((row: { name: string }) => row.name === "modus tollens");
    expect(tollens).toMatchObject({ gained: 0 });
    expect(tollens.lost).toBeGreaterThanOrEqual(8);
  });

  test("of two runs compares the model that both asked, and writes Markdown", async () => {
    const { code } = await organon(folder, ["compare", runs[0]!, runs[1]!, "--md", "c.md"]);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, "c.md"), "utf8")).toMatch(
      /^# Two models compared\n\nA is reasoner:novice/,
    );
  });

  test("of runs that asked different questions is refused, unless told how", async () => {
    const pair = ["compare", runs[0]!, runs[2]!, "-m", "reasoner:oracle"];
    const refused = await organon(folder, pair);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/were asked different questions: \d+ shared, \d+ only of A.*\n  --shared/);
    const unpaired = await organon(folder, [...pair, "--unpaired", "--json"]);
    expect(JSON.parse(unpaired.stdout)).toMatchObject({ mode: "unpaired", overall: { value: 0, p: 1 } });
    expect((await organon(folder, [...pair, "--unpaired", "--shared"])).code).toBe(2);
  });

  test("says which models are meant where that is not clear", async () => {
    const { code, stderr } = await organon(folder, ["compare", runs[1]!]);
    expect(code).toBe(2);
    expect(stderr).toContain("name two with -m");
    const unknown = await organon(folder, ["compare", runs[0]!, "-m", "reasoner:coin", "-m", novice]);
    expect(unknown.stderr).toContain("has no model reasoner:coin");
    const one = await organon(folder, ["compare", runs[0]!, runs[0]!, "-m", "x"]);
    const [hint = ""] = one.stderr.split("-m takes ").slice(1);
    const names = hint.trim().split(", ");
    expect(names).toEqual([...new Set(names)]);
    const neither = await organon(folder, ["compare", runs[0]!, runs[1]!, "-m", "x"]);
    expect(neither.stderr).toContain(`neither run ${runs[0]!} nor run ${runs[1]!} has a model x`);
  });
});

describe("plan", () => {
  test("for a precision says how many questions, of each leaf and in all, and what they cost", async () => {
    const args = ["plan", "--precision", "0.03", "-m", "openai:gpt-5-mini", "--json"];
    const told = JSON.parse((await organon(folder, args)).stdout);
    expect(told.targets[0]).toEqual({
      of: "overall",
      groups: 1,
      worst: { n: 1064, perLeaf: 6, total: 1248 },
      expected: { n: 682, perLeaf: 4, total: 832 },
    });
    expect(told.cost.questions).toBe(1248);
    expect(told.cost.models[0].usd.usual).toBeGreaterThan(0);
    expect(told.cost.models[0].usd.most).toBeGreaterThan(told.cost.models[0].usd.usual);
  });

  test("for a budget says what it buys, for people too", async () => {
    const { code, stdout } = await organon(folder, ["plan", "--budget", "2080"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^What 2,080 questions buy: 10 of each of 208 leaves\n/);
    expect(stdout).toMatch(/overall +2,080 +± 2\.1 +± 1\.7 +3\.6 +0\.38/);
  });

  test("tells a small precision as small as it is", async () => {
    const { stdout } = await organon(folder, ["plan", "--precision", "0.00001"]);
    expect(stdout).toMatch(/^Questions for ± 0\.0010 points, 208 leaves\n/);
  });

  test("refuses flags that say how many questions there are, and does not list them", async () => {
    const { code, stderr } = await organon(folder, ["plan", "--precision", "0.03", "--limit", "20"]);
    expect(stderr).toMatch(/--limit does not go with plan.*\n +--budget N says what N questions buy/);
    expect(code).toBe(2);
    const { stdout } = await organon(folder, ["plan", "--help"]);
    expect(stdout).not.toMatch(/--limit|--shard/);
  });

  test("takes one of the two", async () => {
    expect((await organon(folder, ["plan"])).code).toBe(2);
    expect((await organon(folder, ["plan", "--budget", "9", "--precision", "0.1"])).code).toBe(2);
  });
});
