/** The same question put otherwise. */
import type { ProblemLine } from "#items/problem-line";
import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { contentKey } from "#lessons/leaks";
import { createGenerator } from "#items/generate";
import { faultsOf } from "#items/verify";
import { inStyle, reordered } from "../../src/items/variants.ts";
import { suiteOf } from "./suite-of.ts";
import { createRandom } from "#arguments/random";
import { counterintuitive, plausible } from "#language/lexicons/plausible";
import { everyday } from "#language/lexicons/everyday";
import { styles } from "#language/lists";
import { paper } from "#language/styles/paper";

const plan = { profile: "paper", length: 2, seed: 5, style: paper, lexicon: everyday };
const items: readonly ProblemLine<"rule">[] = [...suiteOf(plan, { limit: 104 })].flatMap((outcome) =>
  "item" in outcome ? [outcome.item] : [],
);

describe("a variant of an item", () => {
  test("in another style has the same formulas, words and key, and passes the same exam", () => {
    for (const style of styles)
      for (const item of items) {
        const said = inStyle(item, style);
        expect(faultsOf(said)).toEqual([]);
        expect([said.premises, said.conclusion, said.label]).toEqual([
          item.premises,
          item.conclusion,
          item.label,
        ]);
      }
  });

  test("with its premises in any order keeps its key, its certificate replays", () => {
    fc.assert(
      fc.property(fc.constantFrom(...items), fc.integer(), (item, seed) => {
        const order = createRandom(seed).shuffle(item.premises.map((_, place) => place));
        const moved = reordered(item, order);
        expect(faultsOf(moved)).toEqual([]);
        expect(moved.premisesText.toSorted()).toEqual(item.premisesText.toSorted());
        expect(moved.id === item.id).toBe(order.every((from, to) => from === to));
      }),
    );
  });

  test("an order that is none is refused", () => {
    expect(() => reordered(items[0]!, [7])).toThrow(RangeError);
  });
});

describe("the content key", () => {
  test("is that of the item in every style and order of premises", () => {
    for (const item of items.slice(0, 100)) {
      const turned = item.premises.map((_, place) => place).toReversed();
      expect(contentKey(reordered(inStyle(item, paper), turned))).toBe(contentKey(item));
    }
  });

  test("tells different items apart", () => {
    expect(new Set(items.map(contentKey)).size).toBe(items.length);
  });

  test("tells the same argument in other words apart", () => {
    const generators = [plausible, counterintuitive].map((lexicon) => createGenerator({ ...plan, lexicon }));
    for (let index = 0; index < 40; index++) {
      const [one, other] = generators.map(({ at }) => {
        const outcome = at(index);
        return "item" in outcome ? outcome.item : undefined;
      });
      if (one === undefined || other === undefined) continue;
      expect(one.premises).toEqual(other.premises);
      expect(contentKey(one)).not.toBe(contentKey(other));
    }
  });
});
