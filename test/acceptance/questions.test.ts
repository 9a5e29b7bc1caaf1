/**
 * Same plan, seed and version: the same questions, byte for byte. A change of a hash is a change of everybody's suites: it is made on
 * purpose, stands in the changelog, and is written by `npx vitest run test/acceptance/questions -u`. And Z3 denies none of them.
 */
import { expect, test } from "vitest";
import { hashesOf, hasZ3, judgedByZ3, questionSets } from "./question-sets.ts";

const sets = await questionSets("few");

test("each skill of the profiles, and few of the other sets, are the pinned questions (on purpose? npx vitest run test/acceptance/questions -u)", async () => {
  await expect(hashesOf(sets)).toMatchFileSnapshot("./goldens/questions-few.json");
});

test.skipIf(!hasZ3)("Z3 denies none of 500 questions of all kinds, a claim of each", async () => {
  expect(await judgedByZ3(sets, 500, "one")).toEqual({ claims: 500, decided: 500, denied: [] });
});
