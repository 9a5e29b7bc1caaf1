/** Questions by dials as lines. */
import { describe, expect, test } from "vitest";
import { generateLines } from "#experiments/generate-lines";
import { dialSuite } from "#experiments/suites";

const madeBy = async (given: Parameters<typeof dialSuite>[0]) => {
  const lines: string[] = [];
  const summary = await generateLines(dialSuite(given), {
    write: async (some) => {
      lines.push(...some.map((line) => (typeof line === "string" ? line : Buffer.from(line).toString())));
    },
  });
  return { lines, summary };
};

describe("lines by dials", () => {
  test("shards together are the whole, byte for byte", async () => {
    const given = { tasks: ["three-way", "countermodel"], dials: { length: [3] }, limit: 40 };
    const whole = (await madeBy(given)).lines;
    const shards = await Promise.all(
      [1, 2, 3].map((number) => madeBy({ ...given, shard: { number, of: 3 } })),
    );
    const indexOf = (line: string): number => JSON.parse(line).index;
    for (const [i, { lines }] of shards.entries())
      expect(new Set(lines.map((line) => indexOf(line) % 3))).toEqual(new Set([i]));
    expect(shards.flatMap(({ lines }) => lines).toSorted((a, b) => indexOf(a) - indexOf(b))).toEqual(whole);
  });

  test("end where a limit ends them", async () => {
    const { lines, summary } = await madeBy({ tasks: ["three-way"], dials: {}, limit: 40 });
    expect(lines).toHaveLength(40);
    expect(summary).toMatchObject({ asked: 40, made: 40, complete: true });
  });
});
