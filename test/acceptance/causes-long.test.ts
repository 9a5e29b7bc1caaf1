// @long: searches of 600 calls
/** As results/causes.md has it, within its interval. `npm run attacks` takes 100 subjects. */
import { expect, test } from "vitest";
import { sampled } from "../sampled.ts";
import { recallOf } from "./planted-causes.ts";

const subjects = sampled(10, 100);

test("600 calls name 85 % of the rules with an error rate of 0.4, and few subjects get a false cause", async () => {
  const { planted, named, withFalse } = await recallOf(subjects, { calls: 600, errorRate: 0.4 });
  process.stdout.write(
    `causes: ${named} of ${planted} named; false ones of ${withFalse} of ${subjects} subjects\n`,
  );
  expect(planted).toBe(3 * subjects);
  expect(named / planted).toBeGreaterThanOrEqual(0.85);
  expect(withFalse).toBeLessThanOrEqual(1 + 0.03 * subjects);
});
