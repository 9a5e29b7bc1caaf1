/** Options: shapes and verdicts; the families that stand for their letters. */
import { createRandom } from "#arguments/random";
import { decideRelation } from "#logic/decide";
import { print } from "#logic/notation";
import { describe, expect, test } from "vitest";
import { createFamilySampler } from "../../../src/items/choice/family-sampler.ts";
import { listOptions, relationToOption } from "../../../src/arguments/choice/options.ts";
import { createPaperSampler } from "../../../src/arguments/choice/passage.ts";
import { isEmpty } from "../../../src/arguments/choice/rows.ts";
import { isInPaperSet, paperCounts, paperExtent } from "../../../src/items/choice/plan.ts";
import { readBank } from "#language/sentences/bank";

test("the tables say of every option what #logic decides; A → ¬B follows only if it is vacuous", () => {
  const draw = createPaperSampler({ n: 5, variables: 8 });
  const options = listOptions(8);
  for (let seed = 0; seed < 12; seed++) {
    const passage = draw(seed % 3, createRandom(seed));
    if (passage === undefined || isEmpty(passage.rows)) continue;
    const premises = passage.propositions.map(({ formula }) => formula);
    for (const option of options) {
      const relation = relationToOption(passage.rows, option);
      expect(relation, print(option.formula)).toBe(decideRelation({ premises, conclusion: option.formula }));
      if (option.shape !== "A → ¬B" || relation !== "entailment" || option.formula.kind !== "implies")
        continue;
      const sides = [option.formula.left, option.formula.right];
      expect(sides.some((conclusion) => decideRelation({ premises, conclusion }) !== "neutral")).toBe(true);
    }
  }
});

describe("sampled families", () => {
  const bank = readBank();
  test("an item has no theme and no subject twice", () => {
    const familiesOf = createFamilySampler(bank, 8, 3);
    for (let index = 0; index < 500; index++) {
      const drawn = familiesOf(index);
      expect(new Set(drawn.map(({ theme }) => theme)).size).toBe(8);
      expect(new Set(drawn.map(({ subject }) => subject)).size).toBe(8);
    }
  });
});

test("the paper's set has 12,589 items, 4,196, 4,195 and 4,198 of the types", () => {
  const { perSkill, limit } = paperExtent;
  const indices = Array.from({ length: 3 * perSkill + 3 }, (_, index) => index).filter(isInPaperSet);
  expect([indices.length, limit]).toEqual([12_589, 12_589]);
  for (const [turn, count] of Object.values(paperCounts).entries())
    expect(indices.filter((index) => index % 3 === turn)).toHaveLength(count);
});
