/** `organon divlogic run` and the report of what it asked, as a user calls them. */
import { describe, expect, test } from "vitest";
import { workplace } from "../launch.ts";

const { organon } = workplace();
const command = ["divlogic", "run", "-m", "reasoner:oracle", "-m", "reasoner:affirmer", "--per-type", "3"];
const asked = await organon(...command, "--json");

type Estimate = { readonly value: number; readonly n: number };
type Told = {
  readonly run: string;
  readonly rotations: number;
  readonly models: readonly {
    readonly name: string;
    readonly circles: number;
    readonly complete: number;
    readonly rotationAccuracy: Estimate;
    readonly circular: Estimate;
    readonly partialCircular: Estimate;
  }[];
};
const told: Told = JSON.parse(asked.stdout);

describe("organon divlogic run", () => {
  test("asks each question in four rotations; the oracle is right in all, who always says A in one", () => {
    expect(asked.code).toBe(0);
    expect(told.rotations).toBe(4);
    expect(
      told.models.map(({ name, circles, complete, rotationAccuracy, circular, partialCircular }) => [
        name,
        [circles, complete],
        [rotationAccuracy.value, circular.value, partialCircular.value],
      ]),
    ).toEqual([
      ["oracle", [9, 9], [1, 1, 1]],
      ["affirmer", [9, 9], [0.25, 0, 0]],
    ]);
  });

  test("the same command finds its run, and report tells the same of it", async () => {
    const [again, report] = [await organon(...command, "--json"), await organon("report", "--json")];
    expect(JSON.parse(again.stdout)).toMatchObject({ run: told.run, models: told.models });
    expect(JSON.parse(report.stdout)).toMatchObject({ run: told.run, models: told.models });
  });

  test("a part of a suite is told as a subset", async () => {
    const { stdout } = await organon(...command, "--first", "4");
    expect(stdout).toContain("a subset: the first 4 of 9 questions");
  });

  test("--shots 3 makes the prompts longer and asks no more of them", async () => {
    const tokensOf = async (...more: readonly string[]): Promise<readonly number[]> => {
      const { stdout } = await organon(...command, "--dry-run", "--store", "empty.sqlite", ...more);
      return [...stdout.matchAll(/(\d+) calls, about (\d+) tokens in/g)].flatMap(([, calls, tokens]) => [
        Number(calls),
        Number(tokens),
      ]);
    };
    const [bare, shown] = [await tokensOf(), await tokensOf("--shots", "3")];
    expect([bare[0], shown[0]]).toEqual([36, 36]);
    expect(shown[1]).toBeGreaterThan(2 * (bare[1] ?? 0));
  });

  test.each([
    ["half a circle", ["--rotations", "2"], /neither 1 nor 4/],
    ["two examples of three types", ["--shots", "2"], /neither 0 nor 3/],
  ])("%s is refused", async (_, flags, words) => {
    const { code, stderr } = await organon(...command, ...flags);
    expect(code).toBe(2);
    expect(stderr).toMatch(words);
  });

  test("a run without leaves has no weaknesses, and the message says what tells it", async () => {
    const { code, stderr } = await organon("weaknesses", told.run);
    expect(code).toBe(2);
    expect(stderr).toContain("organon report");
  });
});
