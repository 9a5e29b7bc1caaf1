/** Questions in natural English: one scene, one time, words shared by chance, and every key to be had from the text. */
import type { ProblemLine } from "#items/problem-line";
import { createArgumentReader } from "#items/formats/read-argument";
import { openingOf } from "#items/formats/yes-no";
import { createGenerator } from "#items/generate";
import type { Lexicon } from "#language/lexicon";
import { everyday } from "#language/lexicons/everyday";
import { lexicons, styles } from "#language/lists";
import { natural } from "#language/styles/natural";
import { scenes } from "../../src/language/lexicons/scenes.ts";
import { relationOf } from "#logic/decide";
import { describe, expect, test } from "vitest";

const itemsOf = (
  profile: string,
  length: number,
  lexicon: Lexicon,
  count: number,
): readonly ProblemLine<"rule">[] => {
  const generator = createGenerator({ profile, length, seed: 4, style: natural, lexicon });
  return Array.from({ length: count }, (_, i) => generator.at(i * 3)).flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
};

describe.each([
  ["paper", 1, scenes, 150],
  ["paper", 3, scenes, 80],
  ["balanced", 3, scenes, 40],
  ["full", 1, everyday, 200],
] as const)("%s, length %i", (profile, length, lexicon, count) => {
  const items = itemsOf(profile, length, lexicon, count);

  test("a question begins with where and when, and who was there, and its sentences speak of the past", () => {
    for (const { question, setting, premisesText } of items) {
      expect(setting).toMatch(/^(?:[A-Z][a-z]* .+, .+|All of this happened .+)\.$/);
      expect(question.startsWith(`${setting} ${openingOf(question)}`)).toBe(true);
      for (const sentence of premisesText) expect(sentence).not.toMatch(/\b(?:will|does|can)\b/);
    }
  });

  test("the key can be had from the text alone", () => {
    const reader = createArgumentReader(styles, lexicons);
    for (const { question, label } of items) {
      const sequent = reader.question(question);
      expect(sequent && relationOf(sequent) === "entailment", question).toBe(label === "yes");
    }
  });
});

test("what is said of everyone is said of nobody by name, so that no clause is an instance of another", () => {
  for (const { lexicon } of itemsOf("paper", 3, scenes, 120)) {
    const phrases = lexicon.filter(({ letter }) => /^[A-Z]/.test(letter));
    const clauses = lexicon.filter(({ letter }) => /^[pqrst]/.test(letter));
    for (const { text: phrase } of phrases)
      expect(clauses.some(({ text }) => text.endsWith(` ${phrase}`))).toBe(false);
  }
});
