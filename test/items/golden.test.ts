/**
 * Same plan, seed and version: byte-identical items. A change of the golden file is a change of everybody's
 * suites: it belongs into the changelog. `npx vitest run test/items/golden.test.ts -u` writes it.
 */
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import { everyday } from "#language/lexicons/everyday";
import { lexiconNamed, styleNamed } from "#language/lists";
import { plain } from "#language/styles/plain";
import { expect, test } from "vitest";

const plan: GenerationPlan = { profile: "paper", length: 1, seed: 1, style: plain, lexicon: everyday };
const chosen: readonly { readonly plan: GenerationPlan; readonly indices: readonly number[] }[] = [
  { plan, indices: [0, 61, 145, 207] },
  { plan: { ...plan, length: 3, seed: 7 }, indices: [5, 190] },
  { plan: { ...plan, profile: "full", kinds: ["near"], length: 2 }, indices: [3] },
  { plan: { ...plan, profile: "balanced" }, indices: [20, 21] },
  { plan: { ...plan, style: styleNamed("paper"), lexicon: lexiconNamed("nonsense") }, indices: [90] },
  { plan: { ...plan, style: styleNamed("symbolic") }, indices: [150] },
];

test("the items of a plan and a seed are the golden ones, byte for byte", async () => {
  const lines = chosen.flatMap(({ plan: one, indices }) => {
    const generator = createGenerator(one);
    return indices.map((index) => {
      const outcome = generator.at(index);
      return JSON.stringify("item" in outcome ? { index, item: outcome.item } : outcome);
    });
  });
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./goldens/items.jsonl");
});
