// @long: searches of 600 calls
/** As results/causes.md has it, within its interval. `npm run attacks` takes 100 subjects. */
import { expect, test } from "vitest";
import { sampled } from "../sampled.ts";
import { recallOf } from "./planted-causes.ts";

const subjects = sampled(10, 100);

/** Of 30 rules chance alone takes 90 % down to 78 %. */
const share = sampled(0.75, 0.85);

test(`600 calls name ${share} of the rules with an error rate of 0.4 at least, and few subjects get a false cause`, async () => {
  const { planted, named, withFalse } = await recallOf(subjects, { calls: 600, errorRate: 0.4 });
  process.stdout.write(
    `causes: ${named} of ${planted} named; false ones of ${withFalse} of ${subjects} subjects\n`,
  );
  expect(planted).toBe(3 * subjects);
  expect(named / planted).toBeGreaterThanOrEqual(share);
  expect(withFalse).toBeLessThanOrEqual(1 + 0.03 * subjects);
});
