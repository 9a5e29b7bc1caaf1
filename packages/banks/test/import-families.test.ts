/** DivLogicEval Appendix C: which sentences of an NLI set may stand for a letter. Rows and tags are made by hand. */
import { describe, expect, test } from "vitest";
import { createFamilyImport } from "../src/import-families.ts";
import { openTagger, type TaggedWord } from "../src/tagger.ts";
import { usableSentence, type ImportRecipe } from "../src/usable-sentence.ts";

type Tag = TaggedWord["tags"] extends ReadonlySet<infer Name> ? Name : never;

const lexicon: Readonly<Record<string, readonly Tag[]>> = {
  is: ["verb", "auxiliary"],
  are: ["verb", "auxiliary"],
  was: ["verb", "auxiliary"],
  can: ["verb", "auxiliary"],
  sleeps: ["verb"],
  walk: ["verb", "infinitive"],
  watched: ["verb"],
  painted: ["verb"],
  sweeping: ["verb", "gerund"],
  holding: ["verb", "gerund"],
  waits: ["verb"],
  man: ["noun"],
  men: ["noun", "plural"],
  women: ["noun", "plural"],
  woman: ["noun"],
  street: ["noun"],
  hat: ["noun"],
  Ana: ["noun", "proper"],
  Silva: ["noun", "proper"],
};
const tagger = (sentence: string): readonly TaggedWord[] =>
  sentence
    .replace(/\.$/, "")
    .split(" ")
    .map((text) => ({ text, tags: new Set(lexicon[text] ?? lexicon[text.toLowerCase()] ?? []) }));

const outcome = (text: string, recipe: ImportRecipe = "fair"): string => {
  const found = usableSentence(text, tagger, recipe);
  return "sentence" in found ? found.sentence : `(${found.unusable})`;
};

test.each([
  ["A man in a hat", "(no verb)"],
  ["Sweeping the street in a hat", "(begins with a verb or an auxiliary)"],
  ["Is a man in the street", "(begins with a verb or an auxiliary)"],
  ["A man sweeping the street .", "A man is sweeping the street"],
  ["Two men in a hat sweeping the street.", "Two men in a hat are sweeping the street"],
  ["A man and a woman sweeping the street.", "A man and a woman are sweeping the street"],
  ["A woman holding a hat while she waits.", "A woman is holding a hat while she waits"],
  ["A woman holding a hat is in the street.", "A woman holding a hat is in the street"],
  ["The man sleeps in the street.", "The man sleeps in the street"],
])("Appendix C: both recipes: “%s” gives “%s”", (text, expected) => {
  expect(outcome(text, "paper")).toBe(expected);
  expect(outcome(text, "fair")).toBe(expected);
});

test.each([
  ["The man, in a hat, sleeps.", "(not one plain statement)"],
  ["The man sleeps. The woman waits.", "(not one plain statement)"],
  ["Is it the man that sleeps?", "(not one plain statement)"],
  ["If a man sleeps the woman waits.", "(a connective of its own)"],
  ["The man sleeps but the woman waits.", "(a connective of its own)"],
  ["And the man sleeps in the street.", "(a connective of its own)"],
  ["He sleeps in the street.", "(points outside itself)"],
  ["The man watched our street.", "(points outside itself)"],
  ["ΓÇª The war has disturbed meΓÇª .", "(garbled or broken off)"],
  ["The team sure didn't sure didn't play.", "(garbled or broken off)"],
  ["The color is um a certain blue.", "(garbled or broken off)"],
  ["The agency published a notice for Sen.", "(garbled or broken off)"],
  ["The zoo had had a very very old bear.", "(garbled or broken off)"],
  ["The man sleeps.", "(too short or too long)"],
  ["A man holding a hat painted in the street.", "(perhaps no finite verb)"],
])("the recipe “fair” does without “%s”: %s, which the paper's filters let through", (text, expected) => {
  expect(outcome(text)).toBe(expected);
  expect(outcome(text, "paper")).not.toMatch(/connective|outside|short|plain|perhaps/);
});

const options = { tagger: openTagger(), recipe: "fair" } as const;

const buildRow = (premise: string, hypothesis: string, judged: string) =>
  ({
    premise,
    hypothesis,
    label: judged === "entailment" || judged === "neutral" || judged === "contradiction" ? judged : undefined,
  }) as const;

describe("families", () => {
  const rows = [
    { ...buildRow("A man sweeping the street .", "A man is in the street .", "entailment"), origin: "p1#0" },
    {
      ...buildRow("A man sweeping the street .", "The man sleeps in the hat .", "contradiction"),
      origin: "p1#0",
    },
    { ...buildRow("A man sweeping the street .", "The man is in a hat .", "neutral"), origin: "p1#0" },
    { ...buildRow("A man sweeping the street .", "The woman waits in the street .", "-"), origin: "p1#0" },
    buildRow("In the street .", "The woman waits in the hat .", "entailment"),
    buildRow("Silva watched the man .", "Silva watched the woman .", "contradiction"),
    buildRow("The woman was in a hat .", "The woman was not in a hat .", "contradiction"),
  ];
  const taken = createFamilyImport("snli", options);
  for (const row of rows) taken.add(row);
  const { families, counts } = taken.finish();

  test("the premise is the sentence, a hypothesis of each label its variant; a bad premise leaves a hypothesis alone", () => {
    expect(
      families.map(({ id, subject, sentence, entailed, contrary }) => [
        id,
        subject,
        sentence.yes,
        entailed?.yes,
        contrary?.yes,
      ]),
    ).toEqual([
      [
        "snli-1",
        "p1#0",
        "a man is sweeping the street",
        "a man is in the street",
        "the man sleeps in the hat",
      ],
      ["snli-2", "In the street .", "the woman waits in the hat", undefined, undefined],
      ["snli-3", "Silva watched the man .", "Silva watched the man", undefined, "Silva watched the woman"],
      ["snli-4", "The woman was in a hat .", "the woman was in a hat", undefined, undefined],
    ]);
  });

  test("an indefinite subject is denied at its article", () => {
    expect(families[0]?.sentence.no).toBe("no man is sweeping the street");
  });

  test("a contrary that is the denial of what follows is left out, so that the bank is one that is read", () => {
    const made = createFamilyImport("snli", options);
    made.add({
      premise: "A man is sweeping the long street .",
      hypothesis: "A man is working outside .",
      label: "entailment",
    });
    made.add({
      premise: "A man is sweeping the long street .",
      hypothesis: "No man is working outside .",
      label: "contradiction",
    });
    const {
      families: [one, ...others],
    } = made.finish();
    const texts = [one, ...others]
      .filter((family) => family !== undefined)
      .flatMap(({ sentence, entailed, contrary }) =>
        [sentence, entailed, contrary].flatMap((clause) =>
          clause === undefined ? [] : [clause.yes, clause.no],
        ),
      );
    expect(new Set(texts).size).toBe(texts.length);
    expect(one?.contrary).toBeUndefined();
  });

  test("everything is counted", () => {
    expect(counts).toMatchObject({
      rows: 7,
      withoutGold: 1,
      sentences: 10,
      restored: 1,
      families: 4,
      withEntailed: 1,
      withContrary: 2,
    });
    expect(counts).toHaveProperty(
      "unusable",
      expect.arrayContaining([{ reason: "too short or too long", count: 1 }]),
    );
  });

  test("a sentence without a sure denial is dropped and counted; the recipe “paper” denies it from outside", () => {
    const importRows = (recipe: ImportRecipe) => {
      const taken = createFamilyImport("mnli", { ...options, recipe });
      taken.add(
        buildRow("Fifty-six passengers boarded the plane .", "The plane was in the air .", "neutral"),
      );
      return taken.finish();
    };
    expect(importRows("fair").families.map(({ sentence }) => sentence.no)).toEqual([
      "the plane was not in the air",
    ]);
    expect(importRows("fair").summary).toContain("  1 dropped: no sure denial");
    expect(importRows("paper").families.map(({ sentence }) => sentence.no)).toEqual([
      "it is not the case that Fifty-six passengers boarded the plane",
    ]);
  });
});
