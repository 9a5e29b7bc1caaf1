// @long: Z3 starts
/** Z3 as a second judge of what is asked. `npm run attacks` takes 500 questions of each set. */
import { expect, test } from "vitest";
import { sampled } from "../sampled.ts";
import { hasZ3, judgedByZ3, questionSets } from "./question-sets.ts";

const count = sampled(120, 5_000);

test.skipIf(!hasZ3)(`Z3 denies no claim of ${count} questions of all kinds`, async () => {
  const sets = await questionSets(sampled(30, 500));
  const { claims, decided, denied } = await judgedByZ3(sets, count);
  process.stdout.write(`Z3: ${decided} of ${claims} claims of ${count} questions decided\n`);
  expect(denied).toEqual([]);
  expect(claims).toBeGreaterThan(5 * count);
  expect(decided).toBeGreaterThan(0.99 * claims);
});
