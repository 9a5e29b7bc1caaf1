/** A reading of English: shares by reader and length, agreement, and the texts that were liked least. */
import { expect, test } from "vitest";
import type { Answers } from "#scoring/people/agreement";
import { summarizeReading, type EnglishText } from "#scoring/people/english";

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

test("two readers agree beyond chance or not; one reader agrees with nobody", () => {
  expect(summarizeReading([strict, mild], texts).agreement).toMatchObject({
    severalReadings: { kappa: { value: 1 } },
    grammatical: { same: { value: 0.75 } },
    natural: { same: { value: 1 } },
  });
  expect(summarizeReading([strict], texts).agreement).toBeUndefined();
});
