import { lexiconNamed } from "#language/lists";
import { pluralOf } from "#language/styles/natural-marks";
import { scenes } from "../../src/language/lexicons/scenes.ts";
import { describe, expect, test } from "vitest";

/** Words of logic, of reference and of frequency; no phrase has one. */
const reserved =
  /\b(?:and|or|if|then|both|either|neither|nor|not|no|none|one|every|each|all|any|some|that|this|who|whom|which|only|also|but|because|when|unless|person|true|false|he|she|they|his|her|their|never|always|often|usually|[xyz])\b/i;

const all = scenes.scenes ?? [];
const phrasesOf = (scene: (typeof all)[number]) =>
  [...scene.predicates, ...scene.impersonals].map(({ forms }) => forms[0]!);

describe("scenes", () => {
  test("there are 120 at least, each of twenty deeds and six happenings, and each opening says that there were such people", () => {
    expect(all.length).toBeGreaterThanOrEqual(120);
    expect(new Set(all.map(({ about }) => about)).size).toBe(all.length);
    for (const { about, openings, predicates, impersonals, noun } of all) {
      expect(new Set(openings).size, about).toBe(openings.length);
      expect(predicates.length, about).toBeGreaterThanOrEqual(20);
      expect(impersonals.length, about).toBeGreaterThanOrEqual(6);
      expect(noun).toMatch(/^[a-z]+$/);
      for (const opening of openings) expect(opening).toContain(pluralOf(noun ?? ""));
    }
  });

  test("no phrase of a scene holds a word of logic or begins another of the scene", () => {
    for (const scene of all) {
      const texts = phrasesOf(scene).map(({ yes }) => yes);
      for (const text of texts) {
        expect(text).not.toMatch(reserved);
        expect(text).not.toMatch(/[,.;:]/);
        expect(texts.filter((other) => other.startsWith(`${text} `) || other === text)).toEqual([text]);
      }
    }
  });

  test("what something happens to is not another one of its kind that somebody deals with: a chest, the chest", () => {
    for (const { predicates, impersonals, about } of all) {
      const things = impersonals.map(({ id }) => id.split(": ")[0]!.replace(/^the /, ""));
      for (const { forms } of predicates)
        for (const thing of things) expect(` ${forms[0]!.yes} `, about).not.toContain(` a ${thing} `);
    }
  });

  test("a phrase of several scenes is one lexeme of the lexicon", () => {
    const yes = scenes.predicates.map(({ forms }) => forms[0]!.yes);
    expect(new Set(yes).size).toBe(yes.length);
    expect(lexiconNamed("scenes")).toBe(scenes);
  });
});
