import { describe, expect, test } from "vitest";
import type { Lexeme, Lexicon, VerbPhrase } from "../../src/language/lexicon.ts";
import { counterintuitive, plausible } from "../../src/language/lexicons/plausible.ts";
import { everyday } from "../../src/language/lexicons/everyday.ts";
import { nonsense } from "../../src/language/lexicons/nonsense.ts";
import { lexicons } from "../../src/language/lists.ts";
import { lexiconFaults } from "./lexicon-exam.ts";

/** Appendix D.3 of the ACL text: the papers' whole vocabulary, as it is printed there. */
const appendix = {
  subjects:
    `James Mary Robert Patricia John Jennifer Michael Linda William Elisabeth David Barbara Richard Susan
    Joseph Jessica Thomas Sarah Charles Karen Alice Benjamin Daniel Emily George Helen Ian Julie`.split(
      /\s+/,
    ),
  predicates:
    `a cashier, a janitor, a bartender, a server, an office clerk, a mechanic, a carpenter, an electrician,
    a nurse, a doctor, a police officer, a taxi driver, a soldier, a politician, a lawyer, a scientist, an astronaut,
    a poet, an artist, a sailor, a writer, a musician, poor, rich, happy, sad, fast, curious, excited, bored, tired,
    joyful, intelligent, skilled, efficient, meticulous, creative`.split(/,\s+/),
  actions:
    `make tea, makes tea, making tea, drink water, drinks water, drinking water, read a book, reads a book,
    reading a book, play tennis, plays tennis, playing tennis, play squash, plays squash, playing squash, play a game,
    plays a game, playing a game, go running, goes running, running, work, works, working, sleep, sleeps, sleeping,
    cook, cooks, cooking, listen to a song, listens to a song, listening to a song, write a letter, writes a letter,
    writing a letter, drive a car, drives a car, driving a car, climb a mountain, climbs a mountain,
    climbing a mountain, take a plane, takes a plane, taking a plane, paint a picture, paints a picture,
    painting a picture`.split(/,\s+/),
  impersonals:
    `snowing, snows, not snow, snow, raining, rains, not rain, rain, is sunny, is not sunny, be sunny,
    is cloudy, is not cloudy, be cloudy, is windy, is not windy, be windy, is cold, is not cold, be cold, is late,
    is not late, be late, is overcast, is not overcast, be overcast, is foggy, is not foggy, be foggy, is humid,
    is not humid, be humid`.split(/,\s+/),
};

const lexemesOf = ({ predicates, relations, impersonals }: Lexicon): readonly Lexeme[] => [
  ...predicates,
  ...relations,
  ...impersonals,
];
const formsOf = (lexemes: readonly Lexeme[]): readonly VerbPhrase[] => lexemes.flatMap(({ forms }) => forms);
const phrasesOf = (lexicon: Lexicon): readonly string[] =>
  formsOf(lexemesOf(lexicon)).flatMap(({ yes, no }) => [yes, no]);
const wordsOf = (phrases: readonly string[]): readonly string[] =>
  phrases.flatMap((phrase) => phrase.toLowerCase().split(" "));
const groupsOf = (lexemes: readonly Lexeme[]): number => new Set(lexemes.map(({ group }) => group)).size;
const repeated = (values: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

/** Phrases of more than four words after the verb. */
const longForms = (lexicon: Lexicon): readonly VerbPhrase[] =>
  formsOf(lexicon.predicates).filter(
    ({ yes }) => yes.replace(/^will (?:be )?|^(?:is|was) /, "").split(" ").length > 5,
  );

/** What sentences need of a lexicon; how its words are made is asked by the exam (own-lexicon.test.ts). */
type Sizes = {
  /** Lexemes, and groups of them. */
  readonly predicates: readonly [number, number];
  readonly impersonals: readonly [number, number];
  /** Predicates of so many words at most, and groups of them, for long formulas. */
  readonly short?: readonly [words: number, lexemes: number, groups: number];
};
test.each<readonly [Lexicon, Sizes]>([
  [everyday, { predicates: [700, 150], impersonals: [40, 8], short: [1, 60, 40] }],
  [plausible, { predicates: [180, 120], impersonals: [12, 12], short: [2, 40, 30] }],
  [counterintuitive, { predicates: [180, 120], impersonals: [12, 12], short: [2, 40, 30] }],
  [nonsense, { predicates: [200, 200], impersonals: [1, 1] }],
])("the lexicon $name has words enough", (lexicon, { predicates, impersonals, short }) => {
  const expectMany = (lexemes: readonly Lexeme[], [most, groups]: readonly [number, number]): void => {
    expect(lexemes.length).toBeGreaterThanOrEqual(most);
    expect(groupsOf(lexemes)).toBeGreaterThanOrEqual(groups);
  };
  expect(lexicon.subjects.length).toBeGreaterThanOrEqual(120);
  expectMany(lexicon.predicates, predicates);
  expectMany(lexicon.impersonals, impersonals);
  expect(formsOf(lexicon.relations).length).toBeGreaterThanOrEqual(90);
  expect(groupsOf(lexicon.relations)).toBeGreaterThanOrEqual(30);
  expect(formsOf(lexicon.relations).filter(({ yes }) => yes.split(" ").length > 5)).toEqual([]);
  if (short === undefined) return;
  const [words, ...sizes] = short;
  const few = lexicon.predicates.filter(({ forms }) => (forms[0]?.yes.split(" ").length ?? 0) <= words);
  expectMany(few, sizes);
  expect(longForms(lexicon)).toEqual([]);
});

describe("the everyday lexicon", () => {
  test("contains every subject, predicate, action and impersonal of Appendix D.3", () => {
    const said = everyday.predicates.flatMap(({ forms }) => forms.map(({ yes, no }) => ` ${yes} | ${no} `));
    const happening = formsOf(everyday.impersonals).map(({ yes, no }) => ` ${yes} | ${no} `);
    const missingFrom = (sentences: readonly string[], phrases: readonly string[]) =>
      phrases.filter((phrase) => !sentences.some((sentence) => sentence.includes(` ${phrase} `)));
    expect(appendix.subjects.filter((name) => !everyday.subjects.includes(name))).toEqual([]);
    expect(missingFrom(said, [...appendix.predicates, ...appendix.actions])).toEqual([]);
    expect(missingFrom(happening, appendix.impersonals)).toEqual([]);
  });

  test("keeps together what excludes or entails each other in the world", () => {
    const groupOf = (phrase: string) =>
      lexemesOf(everyday).find(({ forms }) => forms.some(({ yes }) => yes === phrase))?.group ?? phrase;
    const clashing: readonly (readonly string[])[] = [
      ["is poor", "is rich"],
      ["is happy", "is sad", "is joyful", "is bored", "is excited"],
      ["is a nurse", "is a soldier"],
      ["plays tennis", "plays squash", "plays a game", "plays chess"],
      ["is driving a car", "is climbing a mountain", "is taking a plane"],
      ["drives a car", "is a taxi driver"],
      ["has a dog", "owns a pet"],
      ["is a vegetarian", "eats meat", "eats fish"],
      ["lives in a village", "lives in a city"],
      ["speaks French", "is bilingual"],
      ["gives lectures", "speaks in public"],
      ["adopted a child", "is a parent"],
      ["hosts parties", "welcomes guests"],
      [
        "it is raining",
        "it is sunny",
        "it is overcast",
        "it is foggy",
        "it is snowing",
        "it is humid",
        "it is cold",
      ],
      ["it is late", "it is early"],
    ];
    for (const phrases of clashing) expect([...new Set(phrases.map(groupOf))]).toHaveLength(1);
  });
});

describe("the plausible and the counterintuitive lexicon", () => {
  /** All of a lexicon but what its words mean: group, and for each form tense and number of words. */
  const shapeOf = ({ group, forms }: Lexeme): string =>
    [
      group,
      ...forms.map(({ yes, no }) => `${/^(?:it )?(?:is|was|will)?/.exec(yes)?.[0]}:${lengths(yes, no)}`),
    ].join(" ");
  const lengths = (yes: string, no: string): string =>
    [yes, /^(?:it )?(?:is|was|will|does|did) not/.exec(no)?.[0], no]
      .map((text) => text?.split(" ").length)
      .join("/");

  test("are alike line by line in groups, tenses and numbers of words", () => {
    expect(counterintuitive.predicates.map(shapeOf)).toEqual(plausible.predicates.map(shapeOf));
    expect(counterintuitive.relations.map(shapeOf)).toEqual(plausible.relations.map(shapeOf));
    expect(counterintuitive.impersonals.map(shapeOf)).toEqual(plausible.impersonals.map(shapeOf));
    expect(counterintuitive.subjects).toEqual(plausible.subjects);
  });
});

describe("the nonsense lexicon", () => {
  test("shares no invented word with the everyday lexicon", () => {
    const invented = lexemesOf(nonsense).map(({ id }) => id.replace(/^it-/, ""));
    const ordinary = new Set(wordsOf(phrasesOf(everyday)));
    expect(invented.filter((word) => ordinary.has(word))).toEqual([]);
  });

  test("has no two words that differ in one letter", () => {
    const invented = lexemesOf(nonsense).map(({ id }) => id.replace(/^it-/, ""));
    const withGap = invented.flatMap((word) =>
      Array.from(word, (_, i) => `${word.slice(0, i)}_${word.slice(i + 1)}`),
    );
    expect(repeated(withGap)).toEqual([]);
  });
});

// The topics' words are said one topic at a time, and have an exam of their own.
test.each(lexicons.filter(({ topics }) => topics === undefined))(
  "nothing is wrong with the lexicon $name",
  (lexicon) => {
    expect(lexiconFaults(lexicon)).toEqual([]);
  },
);
