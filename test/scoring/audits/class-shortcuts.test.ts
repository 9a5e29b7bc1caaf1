/** Keys of several labels that can be guessed from the surface, and such as cannot. */
import { describe, expect, test } from "vitest";
import { createRandom } from "#arguments/random";
import type { Row } from "#scoring/audits/rows";
import { findShortcuts } from "#scoring/audits/shortcuts";

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
  new Map(
    findShortcuts(items).classifiers.map(({ classifier, balanced: share }) => [classifier, share.value ?? 0]),
  );

describe("guessing one of several labels", () => {
  test("a word that tells the label is found", () => {
    const found = balanced(questions(true));
    expect(found.get("counts")).toBeGreaterThan(0.95);
    expect(found.get("bag of words")).toBeGreaterThan(0.95);
  });

  test("where nothing tells, guessing is by chance", () => {
    for (const [classifier, value] of balanced(questions(false)))
      expect(value, classifier).toBeLessThan(0.45);
  });

  test("questions of one group are in one fold, so that none gives another away", () => {
    const random = createRandom(6);
    const groups = Array.from({ length: 100 }, (_, i) => ({ i, label: random.pick(labels) }));
    const grouped = groups.flatMap(({ i, label }) =>
      [0, 1, 2].map((copy): Row => {
        const surface = { text: `${i} ${copy}`, premises: [`Word${i} sang.`], conclusion: "Cleo sang." };
        return { id: `${i} ${copy}`, surface, label, group: `${i}` };
      }),
    );
    const accuracyOf = (rows: readonly Row[]) =>
      findShortcuts(rows, { classifiers: ["bag of words"] }).classifiers[0]!.balanced.value;
    expect(accuracyOf(grouped)).toBeLessThan(0.45);
    expect(accuracyOf(grouped.map((row) => ({ ...row, group: undefined })))).toBeGreaterThan(0.9);
  });
});
