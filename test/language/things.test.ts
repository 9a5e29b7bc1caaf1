/** Natural English of people and things: each sentence read back, in one way by our grammar and by the careless one. */
import { canonical } from "#logic/canonical";
import { quantify, type Formula } from "#logic/formula";
import { parse, print } from "#logic/notation";
import { findSecondSort } from "#logic/two-sorts";
import { natural } from "#language/styles/natural";
import { createVocabulary, type Words } from "#language/words";
import type { Lexeme, Topic } from "#language/lexicon";
import { findVerb } from "#language/sentences/verbs";
import { lexiconFaults } from "./lexicon-exam.ts";
import { topics } from "#language/lexicons/topics";
import { getRelative } from "#language/pronouns";
import { describe, expect, test } from "vitest";
import { carelessReader, hearing } from "./careless/readings.ts";
import { naturalInTurns } from "./natural-in-turns.ts";
import { dice } from "./shapes.ts";

const words: Words = {
  propositions: new Map([
    ["p", { yes: "Anna sang", no: "Anna did not sing" }],
    ["s", { yes: "it rained", no: "it did not rain" }],
  ]),
  predicates: new Map([
    ["P", { yes: "danced", no: "did not dance" }],
    ["Q", { yes: "was tired", no: "was not tired" }],
  ]),
  relations: new Map([
    ["L", { yes: "tasted", no: "did not taste" }],
    ["M", { yes: "bought", no: "did not buy" }],
  ]),
  constants: new Map([
    ["a", "Ben"],
    ["b", "Dora"],
    ["c", "the lemon cake"],
    ["d", "the plum cake"],
  ]),
  noun: "guest",
  thing: "cake",
};
const vocabulary = createVocabulary(words);
const careless = carelessReader(words);

const said: readonly (readonly [formula: string, sentence: string])[] = [
  ["∀y ∀x L(y, x)", "Every guest tasted every cake."],
  ["∀y ∀x L(x, y)", "Every cake was tasted by every guest."],
  ["∃y ∃x L(x, y)", "At least one cake was tasted by at least one guest."],
  ["∃y ∀x L(y, x)", "There was at least one guest who tasted every cake."],
  ["∃y ∀x L(x, y)", "There was at least one cake that was tasted by every guest."],
  ["∀y ∃x L(y, x)", "For every guest there was at least one cake that he or she tasted."],
  ["∀y ∃x L(x, y)", "For every cake there was at least one guest who tasted it."],
  ["∀y ∃x ¬L(x, y)", "For every cake there was at least one guest who did not taste it."],
  ["∀y ¬∃x L(y, x)", "No guest tasted any cake."],
  ["∀y ¬∃x L(x, y)", "No cake was tasted by any guest."],
  ["∃y ¬∀x L(y, x)", "There was at least one guest by whom not every cake was tasted."],
  ["∃y ¬∀x L(x, y)", "There was at least one cake that not every guest tasted."],
  ["∃y ¬∃x L(y, x)", "There was at least one guest who did not taste any cake."],
  ["∃y ∀x ¬L(x, y)", "There was at least one cake that no guest tasted."],
  ["¬∃y ∀x L(y, x)", "There was no guest who tasted every cake."],
  ["¬∃y ∃x L(x, y)", "There was no cake that was tasted by any guest."],
  ["L(a, c)", "Ben tasted the lemon cake."],
  ["L(a, c) → L(b, c)", "If Ben tasted the lemon cake, Dora tasted the lemon cake."],
  ["∀x L(x, c)", "Every guest tasted the lemon cake."],
  ["∀x ¬L(a, x)", "Ben tasted no cake."],
  ["¬∃x L(a, x)", "Ben did not taste any cake."],
  ["¬∀x L(a, x)", "Not every cake was tasted by Ben."],
  ["∃x ¬L(a, x)", "There was at least one cake that Ben did not taste."],
  ["∀y (P(y) → ∀x L(y, x))", "Every guest who danced tasted every cake."],
  ["∀y (∀x L(y, x) → P(y))", "Every guest who tasted every cake danced."],
  ["∃y (P(y) ∧ ∀x L(y, x))", "At least one guest danced and tasted every cake."],
  [
    "∀y (P(y) → ∃x L(y, x))",
    "The following is true of every guest who danced: that guest tasted at least one cake.",
  ],
  ["∀u ∃x L(x, u)", "Whichever cake you pick, the following holds: at least one guest tasted that cake."],
  [
    "∃x (L(a, x) ∧ M(b, x))",
    "There was at least one cake of which this is true: Ben tasted that cake and Dora bought that cake.",
  ],
  [
    "∀y ∀x (L(x, y) ↔ M(x, y))",
    "The following is true of every cake: every guest either both tasted that cake and bought that cake, or did neither.",
  ],
];

/** What nobody says of a formula, for it is heard in another way as well. */
const heardOtherwise: readonly (readonly [formula: string, sentence: string, other: string])[] = [
  ["∀y ∃x L(y, x)", "Every guest tasted at least one cake.", "∃y ∀x L(x, y)"],
  ["∃y ∀x L(y, x)", "At least one guest tasted every cake.", "∀y ∃x L(x, y)"],
  ["∀y ¬∀x L(y, x)", "No guest tasted every cake.", "∀y ∀x ¬L(x, y)"],
  ["∃y ∀x L(x, y)", "At least one cake was tasted by every guest.", "∀y ∃x L(y, x)"],
  ["∀y (P(y) → ∃x L(y, x))", "Every guest who danced tasted at least one cake.", "∃y ∀x (P(x) → L(x, y))"],
];

describe("people and things", () => {
  test.each(said)("%s is “%s”", (formula, sentence) => {
    expect(natural.say(parse(formula), words)).toBe(sentence);
    expect(print(natural.read(sentence, vocabulary))).toBe(formula);
  });

  test.each(heardOtherwise)("of %s nobody says “%s”", (formula, sentence, other) => {
    expect(hearing(careless, sentence, parse(formula)).others.map(print)).toContain(other);
    expect(natural.say(parse(formula), words)).not.toBe(sentence);
  });

  test.each([natural, naturalInTurns])(
    "$name reads all back, no two alike, and people hear nothing else",
    (style) => {
      const roll = dice(17);
      const formulas = new Map(
        [...shapesOfTwo(), ...Array.from({ length: 1500 }, () => randomOfTwo(roll, 2 + roll(3), []))]
          .map(canonical)
          .filter((formula) => findSecondSort([formula]) !== undefined)
          .map((formula) => [print(formula), formula]),
      );
      expect(formulas.size).toBeGreaterThan(300);
      const sentences = new Map<string, string>();
      const wrong: string[] = [];
      for (const [written, formula] of formulas) {
        const sentence = style.say(formula, words);
        if (print(style.read(sentence, vocabulary)) !== written)
          wrong.push(`${written} is not read of ${sentence}`);
        if (sentences.has(sentence))
          wrong.push(`${sentence} is said of ${written} and ${sentences.get(sentence)}`);
        sentences.set(sentence, written);
        const { isRead, others } = hearing(careless, sentence, formula);
        if (!isRead || others.length > 0)
          wrong.push(`${sentence} ${written} ${others.map(print).join("; ")}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test("every topic has kinds of things, whose names and deeds clash with none of its words", () => {
    for (const topic of topics.topics ?? []) {
      expect(thingFaults(topic), topic.about).toEqual([]);
      const isOfPeople = topic.noun !== undefined && getRelative(topic) === "who";
      expect(topic.things?.length ?? 0, topic.about).toBe(isOfPeople ? 1 : 0);
      for (const { relations } of topic.things ?? [])
        expect(lexiconFaults({ name: "", subjects: [], predicates: [], impersonals: [], relations })).toEqual(
          [],
        );
    }
  });
});

/** What is wrong with the kinds of things that people of a topic do something to, in words; an empty list where nothing is. */
const thingFaults = ({ noun = "person", things = [], predicates, impersonals }: Topic): readonly string[] =>
  things.flatMap((kind) => {
    const { yes: deeds, no: denials } = Object.groupBy(kind.relations.flatMap(phrasesOf), (phrase) =>
      phrase.startsWith("did not ") ? "no" : "yes",
    );
    const said = [...predicates, ...impersonals].flatMap(phrasesOf).flatMap((phrase) => phrase.split(" "));
    const wrong = (what: string, found: readonly string[]): readonly string[] =>
      found.map((one) => `“${one}” ${what}`);
    return [
      ...wrong(
        "begins as another noun of its topic does",
        noun.startsWith(kind.noun) || kind.noun.startsWith(noun) ? [kind.noun] : [],
      ),
      ...wrong(
        "is spoken of in the topic otherwise",
        said.includes(kind.noun) || said.includes(`${kind.noun}s`) ? [kind.noun] : [],
      ),
      ...wrong(
        "does not say which one of its kind",
        kind.names.filter(
          (name) => !/^the [A-Z]?[a-z-]+ [a-z]+$/.test(name) || !name.endsWith(` ${kind.noun}`),
        ),
      ),
      ...wrong(
        "is a name that stands twice",
        kind.names.filter((name, i) => kind.names.indexOf(name) !== i),
      ),
      ...wrong(
        "has no past of one word that is its participle",
        (denials ?? []).filter((denial) => {
          const verb = findVerb(denial.slice("did not ".length));
          return verb !== undefined && verb.participles.join() !== verb.pasts.join();
        }),
      ),
      ...wrong(
        "is said of people as well",
        (deeds ?? []).filter((deed) =>
          predicates.flatMap(phrasesOf).some((one) => one.startsWith(`${deed} `) || one === deed),
        ),
      ),
      ...wrong(
        "has too few names or deeds",
        kind.names.length < minThings || kind.relations.length < minDeeds ? [kind.noun] : [],
      ),
    ];
  });

/** What a question takes at the most, and some to choose from. */
const [minThings, minDeeds] = [6, 5];

const phrasesOf = ({ forms }: Lexeme): readonly string[] => forms.flatMap(({ yes, no }) => [yes, no]);

/** Two quantifiers with denials wherever one may be. */
function shapesOfTwo(): readonly Formula[] {
  const signs = ["", "¬"];
  const kinds = ["∀", "∃"];
  return signs.flatMap((whole) =>
    kinds.flatMap((outer) =>
      signs.flatMap((between) =>
        kinds.flatMap((inner) =>
          signs.flatMap((last) =>
            ["L(y, x)", "L(x, y)"].map((atom) =>
              parse(`${whole}${outer}y ${between}${inner}x ${last}${atom}`),
            ),
          ),
        ),
      ),
    ),
  );
}

/** A formula of so many levels, its variables of people and of things as their first letters say. */
function randomOfTwo(roll: (sides: number) => number, levels: number, bound: readonly string[]): Formula {
  const people = bound.filter((name) => name.startsWith("x"));
  const things = bound.filter((name) => name.startsWith("z"));
  const pick = (list: readonly string[]): string => list[roll(list.length)]!;
  if (levels === 0) {
    const kind = roll(6);
    if (kind === 0) return parse(roll(2) === 0 ? "p" : "s");
    const person = pick([...people, ...people, "a", "b"]);
    if (kind === 1) return atom(pick(["P", "Q"]), [person], bound);
    return atom(pick(["L", "M"]), [person, pick([...things, ...things, "c", "d"])], bound);
  }
  const choice = roll(8);
  const inner = (): Formula => randomOfTwo(roll, levels - 1, bound);
  if (choice === 0) return { kind: "not", body: inner() };
  if (choice < 4 || bound.length > 1)
    return { kind: (["and", "or", "implies", "iff"] as const)[roll(4)]!, left: inner(), right: inner() };
  const name = `${roll(2) === 0 ? "x" : "z"}${bound.length}`;
  return quantify(roll(2) === 0 ? "forall" : "exists", name, randomOfTwo(roll, levels - 1, [...bound, name]));
}

function atom(name: string, terms: readonly string[], bound: readonly string[]): Formula {
  return {
    kind: "atom",
    name,
    terms: terms.map((one) => ({ kind: bound.includes(one) ? "variable" : "constant", name: one })),
  };
}
