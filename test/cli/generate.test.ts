/** `organon generate`: the same lines on one core and on several, whole and in shards, in a file and on stdout. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { workplace } from "./launch.ts";

const { folder, organon } = workplace();

const generated = async (...flags: readonly string[]): Promise<string> => {
  const { code, stdout } = await organon("generate", ...flags);
  expect(code).toBe(0);
  return stdout;
};

describe("lines come out the same", () => {
  for (const flags of [
    ["--limit", "2500"],
    ["--length", "3", "--limit", "40"],
    ["--profile", "balanced", "--per-leaf", "4"],
    ["--limit", "90", "--shard", "2/3"],
    ["--kind", "valid", "--shard", "1/2", "--per-leaf", "6"],
    ["--style", "symbolic", "--per-leaf", "6"],
  ])
    test(`on one core and on two: ${flags.join(" ")}`, async () => {
      const [one, two] = await Promise.all([
        organon("generate", ...flags),
        organon("generate", ...flags, "-j", "2"),
      ]);
      expect(two.stdout).toBe(one.stdout);
      expect(two.code).toBe(one.code);
      expect(one.stdout.split("\n").length).toBeGreaterThan(25);
    });

  test("in shards and in one, in a file and on standard output, where lines wear what others wore", async () => {
    const flags = ["--per-leaf", "8", "--seed", "5"];
    const whole = await generated(...flags);
    const shards = await Promise.all(["1/2", "2/2"].map((shard) => generated(...flags, "--shard", shard)));
    const [odd = [], even = []] = shards.map((text) => text.trimEnd().split("\n"));
    expect(`${odd.flatMap((line, i) => [line, even[i]]).join("\n")}\n`).toBe(whole);
    await generated(...flags, "-o", "suite.jsonl");
    expect(readFileSync(join(folder, "suite.jsonl"), "utf8")).toBe(whole);
  });

  test("as one document with --json", async () => {
    const lines = (await generated("--limit", "500")).trimEnd().split("\n");
    const document: unknown = JSON.parse(await generated("--limit", "500", "--json"));
    expect(document).toMatchObject({
      items: lines.map((line): unknown => JSON.parse(line)),
      summary: { asked: 500, made: 500 },
    });
  });
});
