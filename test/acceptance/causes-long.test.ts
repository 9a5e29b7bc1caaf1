// @long: 100 searches and 100 coins
/** As results/causes.md has it, within its interval. */
import { expect, test } from "vitest";
import { falseCausesOfCoins, recallOf } from "./planted-causes.ts";

test("600 calls name 85 % of the rules with an error rate of 0.4, and few subjects get a false cause", async () => {
  const { planted, named, withFalse } = await recallOf(100, { calls: 600, errorRate: 0.4 });
  process.stdout.write(`causes: ${named} of ${planted} named; false ones of ${withFalse} of 100 subjects\n`);
  expect(planted).toBe(300);
  expect(named / planted).toBeGreaterThanOrEqual(0.85);
  expect(withFalse).toBeLessThanOrEqual(4);
});

test("of 100 coins at most 8 get a cause", () => {
  const found = falseCausesOfCoins(100, 600);
  process.stdout.write(`causes: ${found} of 100 coins\n`);
  expect(found).toBeLessThanOrEqual(8);
});
