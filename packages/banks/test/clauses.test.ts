/** Grammar mended by a model: the smallest change of a clause is kept, everything else refused. */
import { expect, test } from "vitest";
import { polishOutcome, sentencesToPolish, withChanges } from "../src/polish/clauses.ts";
import { findFaults } from "../../../src/items/verify.ts";
import { choiceItems } from "../../../src/items/open-suite.ts";
import { choiceSuite } from "../../../src/experiments/suites.ts";

const items = [...choiceItems(choiceSuite({ perType: 2, recipe: "paper" }))];
const item = items.find(({ task }) => task === "missing-premise")!;
const sentences = sentencesToPolish(item);
/** A clause that stands in the first sentence, and the reply with it changed. */
const clause = item.lexicon.map(({ text }) => text).find((text) => sentences[0]?.includes(text))!;
const reply = (change: (sentence: string) => string): string => sentences.map(change).join("\n");
const mended = clause.replace(/^(\S+) /, "$1 very ");
const mends = reply((sentence) => sentence.replace(clause, mended));

test("§2.1, Appendix J: a clause that is mended is put in wherever it stands, and the item still proves its key", () => {
  const { changes, refused } = polishOutcome(item, [mends]);
  expect(refused).toEqual([]);
  expect(changes.map(({ before, after }) => [before, after])).toEqual([[clause, mended]]);
  const polished = withChanges(item, changes, "person");
  expect(polished.polish).toBe("person");
  expect(polished.premises).toEqual(item.premises);
  expect(polished.optionFormulas).toEqual(item.optionFormulas);
  expect(findFaults(polished)).toEqual([]);
  expect(polished.id).not.toBe(item.id);
  expect(polished.question).toContain(mended);
  expect(polished.question).not.toContain(clause);
});

test.each([
  [
    "a rewritten sentence",
    reply((one) => `${one.slice(0, 8)} and so on, said quite differently now.`),
    /^rewritten/,
  ],
  [
    "a dropped connective",
    reply((one) => one.replace(/^If /, "").replace(/, then|If|if|then/g, "")),
    /connective|rewritten|read/,
  ],
  ["new punctuation", reply((one) => one.replace(clause, `${clause}, indeed`)), /logic hangs on/],
  ["a denial", reply((one) => one.replace(clause, `${clause} not`)), /logic hangs on|connective/],
  ["a reply without the text", "", /^0 lines/],
  ["a reply with a sentence left out", sentences.slice(1).join("\n"), /^\d+ lines for/],
])("what is refused: %s", (_, answer, reason) => {
  const { changes, refused } = polishOutcome(item, [answer]);
  expect(changes).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  for (const one of refused) expect(one.reason).toMatch(reason);
});

test("of several tries the smallest change is taken", () => {
  const larger = reply((sentence) =>
    sentence.replace(clause, clause.replace(/^(\S+) /, "$1 very very old ")),
  );
  const { changes } = polishOutcome(item, [larger, mends, reply((one) => one)]);
  expect(changes.map(({ after }) => after)).toEqual([mended]);
});
