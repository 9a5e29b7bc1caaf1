/**
 * Same plan, seed and version: byte-identical choice items. A change of the golden file is a change of everybody's
 * sets: it belongs into the changelog. `npx vitest run test/items/choice-golden.test.ts -u` writes it.
 */
import { createChoiceGenerator } from "#items/choice/generate";
import { readBank, voicesOf } from "#language/sentences/bank";
import { expect, test } from "vitest";
import { planWith } from "./choice/made.ts";

test("the choice items of a plan and a seed are the golden ones, byte for byte", async () => {
  const fair = createChoiceGenerator(planWith());
  const paper = createChoiceGenerator(planWith({ recipe: "paper" }));
  const topical = createChoiceGenerator(planWith({ voices: voicesOf(readBank()) }));
  const lines = [
    ...[0, 1, 2, 3].map((index) => topical.at(index)),
    ...[0, 1, 2, 12_588].map((index) => fair.at(index)),
    ...[0, 1, 2].map((index) => paper.at(index)),
  ].map(({ index, ...made }) => JSON.stringify({ index, item: "item" in made ? made.item : undefined }));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./goldens/choices.jsonl");
});
