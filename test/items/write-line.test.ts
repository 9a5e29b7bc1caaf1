import { createGenerator, createLineWriter, type Item } from "#items";
import { everyday, lexiconNamed, paper, plain } from "#language";
import { expect, test } from "vitest";

const plans = [
  { profile: "paper", length: 1, style: plain },
  { profile: "paper", length: 7, style: plain },
  { profile: "balanced", length: 1, style: plain, skills: ["modus ponens", "addition"] },
  { profile: "full", length: 3, style: paper },
] as const;

for (const plan of plans)
  test(`lines of ${plan.profile}, length ${plan.length}, are what JSON.stringify writes`, () => {
    const { at } = createGenerator({ ...plan, seed: 3, lexicon: everyday });
    const write = createLineWriter();
    for (let index = 0; index < 60; index++) {
      const outcome = at(7 * index);
      if ("item" in outcome) expect(write(outcome.item)).toBe(JSON.stringify(outcome.item));
    }
  });

test("quotes, strokes and line ends in words are written as JSON has them", () => {
  const outcome = createGenerator({
    profile: "paper",
    length: 1,
    seed: 1,
    style: plain,
    lexicon: lexiconNamed("nonsense"),
  }).at(0);
  if (!("item" in outcome)) throw new Error(outcome.dropped);
  const odd: Item = {
    ...outcome.item,
    rule: 'a "rule"\n',
    lexicon: { p: 'say "x" \\ ', q: { yes: "ä\u2028", no: "" } },
  };
  expect(createLineWriter()(odd)).toBe(JSON.stringify(odd));
});
