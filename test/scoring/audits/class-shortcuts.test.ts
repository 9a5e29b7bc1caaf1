/** Keys of several labels that can be guessed from the surface, and such as cannot. */
import { describe, expect, test } from "vitest";
import { createRandom } from "#arguments/random";
import type { Row } from "#scoring/audits/rows";
import { shortcutsOf } from "#scoring/audits/shortcuts";

const labels = ["no", "unknown", "yes"] as const;

/** Questions whose premises say a word about the key, or whatever chance says. */
const questions = (tells: boolean): readonly Row[] => {
  const random = createRandom(5);
  return Array.from({ length: 300 }, (_, i): Row => {
    const label = labels[i % 3]!;
    const word = tells
      ? { no: "Nobody sang.", unknown: "Somebody sang.", yes: "Everybody sang." }[label]
      : random.pick(["Anna sang.", "Ben sang."]);
    return {
      id: `${i}`,
      surface: { text: `${i} ${word}`, premises: [word], conclusion: "Cleo sang." },
      label,
    };
  });
};

const balanced = (items: readonly Row[]) =>
  new Map(shortcutsOf(items).guessers.map(({ guesser, balanced: share }) => [guesser, share.value ?? 0]));

describe("guessing one of several labels", () => {
  test("a word that tells the label is found", () => {
    const found = balanced(questions(true));
    expect(found.get("counts")).toBeGreaterThan(0.95);
    expect(found.get("n-grams of everything")).toBeGreaterThan(0.95);
  });

  test("where nothing tells, guessing is by chance", () => {
    for (const [guesser, value] of balanced(questions(false))) expect(value, guesser).toBeLessThan(0.45);
  });

  test("questions of one group are guessed together, so that none gives another away", () => {
    const twins = questions(true).map((item, i) => ({
      ...item,
      surface: { ...item.surface, premises: [`Word${i % 3} ${Math.floor(i / 3)} sang.`] },
      group: `${Math.floor(i / 3)}`,
    }));
    expect(shortcutsOf(twins, { guessers: ["majority"] }).guessers[0]!.balanced.value).toBeLessThan(0.45);
  });
});
