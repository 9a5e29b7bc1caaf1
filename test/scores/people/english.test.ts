/** A reading of English: shares by reader and length, agreement, and the texts that were liked least. */
import { expect, test } from "vitest";
import type { Answers } from "#scores/people/agreement";
import { englishReadingOf, type EnglishText } from "#scores/people/english";

const texts: readonly EnglishText[] = ["a", "b", "c", "d"].map((id, i) => ({
  id,
  length: i < 2 ? "1" : "7",
  text: `text ${id}`,
}));

const judged = (id: string, natural: string, more: Answers = {}): [string, Answers] => [
  id,
  { grammatical: "yes", readings: "1", natural, ...more },
];

const strict = {
  name: "strict",
  judgements: new Map([
    judged("a", "5"),
    judged("b", "2", { note: "stiff" }),
    judged("c", "4", { grammatical: "no" }),
    judged("d", "1", { readings: "2" }),
  ]),
};
const mild = {
  name: "mild",
  judgements: new Map([
    judged("a", "5"),
    judged("b", "3"),
    judged("c", "5"),
    judged("d", "1", { readings: "2" }),
  ]),
};

test("natural is 4 or 5, unsayable 1 or 2, of all texts and of each length", () => {
  const { readers } = englishReadingOf([strict], texts);
  expect(readers[0]?.all).toMatchObject({
    n: 4,
    ungrammatical: { value: 0.25 },
    severalReadings: { value: 0.25 },
    natural: { value: 0.5 },
    unsayable: { value: 0.5 },
  });
  expect(readers[0]?.byLength.map(({ length, rates }) => [length, rates.natural.value])).toEqual([
    ["1", 0.5],
    ["7", 0.5],
  ]);
});

test("two readers agree beyond chance or not; one reader agrees with nobody", () => {
  expect(englishReadingOf([strict, mild], texts).agreement).toMatchObject({
    severalReadings: { kappa: { value: 1 } },
    grammatical: { same: { value: 0.75 } },
    natural: { same: { value: 1 } },
  });
  expect(englishReadingOf([strict], texts).agreement).toBeUndefined();
});
