/**
 * Same plan, seed and version: the same questions, byte for byte. A change of a hash is a change of everybody's suites: it is made on
 * purpose, stands in the changelog, and is written by `npx vitest run test/acceptance/questions -u`.
 */
import { expect, test } from "vitest";
import { hashesOf, questionSets } from "./question-sets.ts";

const sets = await questionSets();

test("each skill of the profiles, and few of the other sets, are the pinned questions (on purpose? npx vitest run test/acceptance/questions -u)", async () => {
  await expect(hashesOf(sets)).toMatchFileSnapshot("./goldens/questions-few.json");
});
