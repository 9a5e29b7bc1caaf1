/** What is hard to read is known from formulas alone, and rarely asked where a rule allows something plainer. */
import { createGenerator } from "#items/generate";
import { natural } from "#language/styles/natural";
import { expect, test } from "vitest";
import { scenes } from "../../src/language/lexicons/scenes.ts";

test.each([
  [3, 0.1],
  [7, 0.1],
])("of twins of length %i hardly one in ten has a list, a colon or something said twice", (length, most) => {
  const generator = createGenerator({
    profile: "balanced",
    length,
    seed: 12,
    style: natural,
    lexicon: scenes,
  });
  const items = Array.from({ length: 82 }, (_, i) => generator.at(i)).flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
  expect(items.length).toBe(82);
  const hard = items.filter(({ premisesText, conclusionText }) =>
    [...premisesText, conclusionText].some((line) => /\(a\)|following|say it twice/.test(line)),
  );
  expect(hard.length / items.length).toBeLessThanOrEqual(most);
});
