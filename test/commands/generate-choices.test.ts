/** Four-option questions, so many of each type. */
import { expect, test } from "vitest";
import { symbolicTwin } from "#items/formats/choice";
import { generateChoices, type ChoiceMade } from "#commands/divlogic/generate-choices";
import { choiceSuite } from "#experiments/suites";

const made = async (given: Parameters<typeof choiceSuite>[0]): Promise<readonly ChoiceMade[]> => {
  const { outcomes } = await generateChoices({ suite: choiceSuite(given) });
  return [...outcomes()];
};

const itemsOf = (outcomes: readonly ChoiceMade[]) =>
  outcomes.flatMap((outcome) => ("item" in outcome ? [outcome.item] : []));

test("so many of each type are made, in turn", async () => {
  const { asked } = await generateChoices({ suite: choiceSuite({ perType: 4, seed: 7 }) });
  const items = itemsOf(await made({ perType: 4, seed: 7 }));
  expect(asked).toBe(12);
  const round = ["3c1e", "3e1c", "missing-premise"];
  expect(items.map(({ task }) => task)).toEqual([...round, ...round, ...round, ...round]);
});

test("in signs they are the twins of those in words", async () => {
  const words = itemsOf(await made({ perType: 4, seed: 7 }));
  const signs = itemsOf(await made({ perType: 4, seed: 7, symbolic: true }));
  expect(signs).toEqual(words.map(symbolicTwin));
  expect(signs[0]?.style).toBe("symbolic");
});

test("sizes with which no fair question is found are refused before anything is made", async () => {
  await expect(made({ perType: 1, propositions: 9, facts: [0, 0] })).rejects.toThrow(/need 10 or more/);
});

test("the paper's set has its 12,589 questions in two parts", async () => {
  const { asked } = await generateChoices({ suite: choiceSuite(), set: "paper" });
  expect(asked).toBe(12_589);
});
