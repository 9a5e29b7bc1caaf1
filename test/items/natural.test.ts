/** Questions in natural English: one topic, words shared by chance, and every key to be had from the text. */
import type { ProblemLine } from "#items/problem-line";
import { createArgumentReader } from "#items/formats/read-argument";
import { createGenerator } from "#items/generate";
import type { Lexicon } from "#language/lexicon";
import { everyday } from "#language/lexicons/everyday";
import { lexicons, styles } from "#language/lists";
import { natural } from "#language/styles/natural";
import { topics } from "#language/lexicons/topics";
import { decideRelation } from "#logic/decide";
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
  ["paper", 1, topics, 150],
  ["paper", 3, topics, 80],
  ["balanced", 3, topics, 40],
  ["full", 1, everyday, 200],
] as const)("%s, length %i", (profile, length, lexicon, count) => {
  const items = itemsOf(profile, length, lexicon, count);

  test("a question begins with its title, and whoever is named and spoken of is introduced", () => {
    for (const { question, setting } of items) {
      const [title = "", ...introductions] = (setting ?? "").split("; ");
      expect(question.replace(/^\(1\) /, "").startsWith(`${title}, `)).toBe(true);
      for (const one of introductions) expect(question).toContain(one.replace(", ", " is "));
    }
  });

  test("the key can be had from the text alone", () => {
    const reader = createArgumentReader(styles, lexicons);
    for (const { question, label } of items) {
      const sequent = reader.question(question);
      expect(sequent && decideRelation(sequent) === "entailment", question).toBe(label === "yes");
    }
  });
});

test("what is said of everyone is said of nobody by name, so that no clause is an instance of another", () => {
  for (const { lexicon } of itemsOf("paper", 3, topics, 120)) {
    const phrases = lexicon.filter(({ letter }) => /^[A-Z]/.test(letter));
    const clauses = lexicon.filter(({ letter }) => /^[pqrst]/.test(letter));
    for (const { text: phrase } of phrases)
      expect(clauses.some(({ text }) => text.endsWith(` ${phrase}`))).toBe(false);
  }
});
