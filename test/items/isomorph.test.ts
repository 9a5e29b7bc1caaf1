// @long: many questions
/** Isomorphs: other words, everything else sign for sign, and whole by every check of an item. */
import type { ProblemLine } from "#items/problem-line";
import { describe, expect, test } from "vitest";
import { createFaultFinder } from "#items/verify";
import { createGenerator } from "#items/generate";
import { isomorphOf } from "#items/variants";
import { everyday } from "#language/lexicons/everyday";
import { lexiconNamed, styleNamed } from "#language/lists";

const scenes = lexiconNamed("scenes");
const itemsIn = (style: string, profile: string, length: number): readonly ProblemLine<"rule">[] => {
  const lexicon = styleNamed(style).staged === true ? scenes : everyday;
  const generator = createGenerator({ profile, length, seed: 9, style: styleNamed(style), lexicon });
  return Array.from({ length: 60 }, (_, index) => generator.at(index)).flatMap((made) =>
    "item" in made ? [made.item] : [],
  );
};

describe.each([
  ["natural", "balanced", 1],
  ["natural", "paper", 4],
  ["paper", "balanced", 2],
  ["paper", "paper", 1],
])("style %s, profile %s, length %i", (style, profile, length) => {
  const items = itemsIn(style, profile, length);
  const lexicon = styleNamed(style).staged === true ? scenes : everyday;
  const pairs = items.flatMap((item) => {
    const made = isomorphOf(item, lexicon, "1");
    return made === undefined ? [] : [{ item, made }];
  });

  test("nearly every item has one", () => expect(pairs.length).toBeGreaterThan(items.length * 0.9));

  test("formulas, key, certificate and steps stay; no word of a letter does", () => {
    for (const { item, made } of pairs) {
      const words = ["id", "lexicon", "setting", "premisesText", "conclusionText", "question"];
      expect(item).toMatchObject(
        Object.fromEntries(Object.entries(made).filter(([name]) => !words.includes(name))),
      );
      expect(made.id).not.toBe(item.id);
      const own = new Set(item.lexicon.filter(({ letter }) => letter !== "x").map(({ text }) => text));
      expect(made.lexicon.filter(({ letter, text }) => letter !== "x" && own.has(text))).toEqual([]);
    }
  });

  test("an audit finds nothing wrong with them", () => {
    const faults = createFaultFinder();
    for (const { made } of pairs) expect(faults(made)).toEqual([]);
  });

  test("the same seed gives the same words, another one others", () => {
    const [{ item, made } = { item: items[0]!, made: undefined }] = pairs;
    expect(isomorphOf(item, lexicon, "1")).toEqual(made);
    expect(isomorphOf(item, lexicon, "2")?.id).not.toBe(made?.id);
  });
});

test("a question in signs has no words to change", () => {
  const [item] = itemsIn("symbolic", "paper", 1);
  expect(isomorphOf(item!, everyday, "1")).toBeUndefined();
});
