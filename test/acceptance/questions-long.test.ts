// @long: makes 500 questions of each set, and puts 1,000 to Z3
/** As `questions.test.ts`, with more of each. */
import { expect, test } from "vitest";
import { hashesOf, hasZ3, judgedByZ3, questionSets } from "./question-sets.ts";

const sets = await questionSets("500");

test("500 questions of each set are the pinned ones (on purpose? npx vitest run test/acceptance/questions -u)", async () => {
  await expect(hashesOf(sets)).toMatchFileSnapshot("./goldens/questions-500.json");
});

test.skipIf(!hasZ3)("Z3 denies no claim of 1,000 questions of all kinds", async () => {
  const { claims, decided, denied } = await judgedByZ3(sets, 1_000);
  process.stdout.write(`Z3: ${decided} of ${claims} claims of 1,000 questions decided\n`);
  expect(denied).toEqual([]);
  expect(claims).toBeGreaterThan(5_000);
  expect(decided).toBeGreaterThan(0.99 * claims);
});
