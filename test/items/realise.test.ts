/** No item holds a sentence that was not read back. */
import { createGenerator } from "#items/generate";
import type { GenerationPlan } from "#items/generation";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";
import { parse } from "#logic/notation";
import { expect, test } from "vitest";

const common: GenerationPlan = { profile: "paper", length: 1, seed: 3, style: paper, lexicon: everyday };

test("each sentence is read back each time, by the style's own reader, whatever came before", () => {
  let misreads = false;
  const style = {
    ...paper,
    read: (...asked: Parameters<typeof paper.read>) => (misreads ? parse("p ∧ ¬p") : paper.read(...asked)),
  };
  const { at } = createGenerator({ ...common, style, skills: ["modus ponens"] });
  for (let index = 0; index < 12; index++) expect(at(index)).toHaveProperty("item");
  misreads = true;
  for (let index = 12; index < 24; index++) expect(() => at(index)).toThrow(/not read back/);
});
