// @long: many questions
/** Pickers: each finds its own giveaway, and none finds anything in noise. */
import { createRandom } from "#arguments/random";
import type { Row } from "#scoring/audits/rows";
import { shortcutsOf } from "#scoring/audits/shortcuts";
import { classifiersOf } from "../../../src/scoring/audits/classifiers.ts";
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

const picksOf = (rows: readonly Row[]) => shortcutsOf(rows, { asked: "option", parts: "only" });

const rightOf = (rows: readonly Row[], picker: string) =>
  picksOf(rows).guessers.find(({ guesser }) => guesser === picker)?.accuracy;

describe("a picker", () => {
  test.each([
    ["longest option", (option: string) => `${option} yak zebra`],
    ["shortest option", () => "yak."],
    ["most denials", (option: string) => `not ${option}`],
    ["most overlap with the passage", (_: string, [first = ""]: readonly string[]) => first],
    ["most like one sentence", (_: string, [, second = ""]: readonly string[]) => second],
    ["counts (learned)", (option: string) => `${option} yak zebra`],
    ["n-grams of everything (learned)", (option: string) => `${option} therefore`],
  ] as const)("%s finds what gives the key away", (picker, give) => {
    expect(rightOf(items(give), picker)?.low).toBeGreaterThan(0.5);
  });

  test("beyond chance is so after Holm's correction for all that was looked at", () => {
    const given = picksOf(items((option) => `${option} yak zebra`));
    const found = given.guessers.find(({ guesser }) => guesser === "longest option");
    expect(found?.p).toBeLessThan(1e-6);
    const { guessers, parts } = picksOf(items((option) => option));
    for (const { guesser, p } of [guessers, ...parts.map((part) => part.guessers)].flat())
      expect(p, guesser).toBeGreaterThan(0.05);
  });

  test("finds nothing in noise", () => {
    const { guessers, parts, folds } = picksOf(items((option) => option));
    expect(folds).toBe(5);
    expect(parts).toHaveLength(1);
    expect(guessers.map(({ guesser }) => guesser)).toEqual([...classifiersOf("option").keys()]);
    for (const { guesser, accuracy } of guessers) {
      expect(accuracy.n).toBe(160);
      expect(accuracy.low, guesser).toBeLessThan(0.27);
    }
  });
});
