// @long: many questions
/** Shortcuts of options: what gives the right one away is found, and nothing in noise. */
import { createRandom } from "#arguments/random";
import type { Row } from "#scoring/audits/rows";
import { findShortcuts } from "#scoring/audits/shortcuts";
import { describe, expect, test } from "vitest";

const words = "ant bee cat dog elk fox gnu hen ibis jay kite lark mole newt owl pig".split(" ");

/** Items of noise, the right option changed by `give`. */
const items = (give: (option: string, item: readonly string[]) => string, n = 160): readonly Row[] => {
  const random = createRandom("items");
  return Array.from({ length: n }, (_, i) => i).flatMap((i) => {
    const sentence = (): string => `${random.shuffle(words).slice(0, 5).join(" ")}.`;
    const premises = [sentence(), sentence(), sentence()];
    const answer = random.int(4);
    const options = [0, 1, 2, 3].map((place) => (place === answer ? give(sentence(), premises) : sentence()));
    const of = { texts: options };
    return options.map((conclusion, place): Row => ({
      id: `${i}/${place}`,
      surface: {
        text: premises.join(" "),
        premises,
        conclusion,
        formulas: { premises: [], conclusion: /not/.test(conclusion) ? "¬A" : "A" },
        option: { place, of },
      },
      label: place === answer ? "yes" : "no",
      part: "3c1e",
    }));
  });
};

const shortcutsIn = (rows: readonly Row[]) => findShortcuts(rows, { parts: true });

const accuracyOf = (rows: readonly Row[], name: string) =>
  shortcutsIn(rows)[0].classifiers.find(({ classifier }) => classifier === name)?.accuracy;

describe("options", () => {
  test.each([
    ["the longest one", "counts", (option: string) => `${option} yak zebra`],
    ["the shortest one", "counts", () => "yak."],
    ["the one with most denials", "counts", (option: string) => `not ${option}`],
    ["the one nearest to the text", "counts", (_: string, [first = ""]: readonly string[]) => first],
    ["the one with a word of its own", "bag of words", (option: string) => `${option} therefore`],
    ["the one of another form", "signed graph, one round", (option: string) => `not ${option}`],
  ] as const)("%s is found by %s where it is right", (_, classifier, give) => {
    expect(accuracyOf(items(give), classifier)?.low).toBeGreaterThan(0.5);
  });

  test("an excess is significant after Holm's correction for all figures", () => {
    const [given] = shortcutsIn(items((option) => `${option} yak zebra`));
    expect(given.classifiers.find(({ classifier }) => classifier === "counts")?.p).toBeLessThan(1e-6);
    const groups = shortcutsIn(items((option) => option));
    for (const { classifier, p = 1 } of groups.flatMap(({ classifiers }) => classifiers))
      expect(p, classifier).toBeGreaterThan(0.01);
  });

  test("noise has no shortcut", () => {
    const [{ classifiers, folds }, ...parts] = shortcutsIn(items((option) => option));
    expect(folds).toBe(5);
    expect(parts).toEqual([]);
    expect(classifiers).toHaveLength(6);
    for (const { classifier, accuracy } of classifiers) {
      expect(accuracy.n).toBe(160);
      expect(accuracy.low, classifier).toBeLessThan(0.27);
    }
  });

  test("a premise that is looked for is inferred from the stated conclusion", () => {
    const rows = Array.from({ length: 40 }, (_, i) => i).flatMap((i) => {
      const formulas = ["p → q", "q → p", "r", "¬r"].map((_text, place, all) => all[(place + i) % 4]!);
      const of = { texts: formulas, formulas, statesGoal: true };
      return formulas.map((conclusion, place): Row => ({
        id: `${i}/${place}`,
        surface: {
          text: `${i}`,
          premises: ["p", "q"],
          conclusion,
          formulas: { premises: ["p", "q"], conclusion },
          option: { place, of },
        },
        label: conclusion === "p → q" ? "yes" : "no",
      }));
    });
    expect(
      findShortcuts(rows)[0].classifiers.find(({ computesInference }) => computesInference),
    ).toMatchObject({ accuracy: { value: 1 } });
  });
});
