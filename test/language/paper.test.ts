import { canonical } from "#logic/canonical";
import { equal, type Formula } from "#logic/formula";
import { parse, print } from "#logic/notation";
import { getDictionary } from "#language/dictionary";
import type { Lexicon, VerbPhrase } from "#language/lexicon";
import { everyday } from "#language/lexicons/everyday";
import { nonsense } from "#language/lexicons/nonsense";
import { papers } from "#language/lexicons/papers";
import { mixedPaper, paper } from "#language/styles/paper";
import { createVocabulary, type Words } from "#language/words";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formulas } from "./formulas.ts";
import { sameShape } from "./same-shape.ts";

const words: Words = {
  propositions: new Map([
    ["p", { yes: "it is raining", no: "it is not raining" }],
    ["q", { yes: "Karen is a nurse", no: "Karen is not a nurse" }],
    ["r", { yes: "Robert sings", no: "Robert does not sing" }],
  ]),
  predicates: new Map([
    ["P", { yes: "is a doctor", no: "is not a doctor" }],
    ["Q", { yes: "is late", no: "is not late" }],
    ["R", { yes: "will drive a car", no: "will not drive a car" }],
    ["S", { yes: "was a taxi driver", no: "was not a taxi driver" }],
  ]),
  relations: new Map([["L", { yes: "admires", no: "does not admire" }]]),
  constants: new Map([
    ["a", "Julie"],
    ["b", "Ian"],
  ]),
};

const said: readonly (readonly [string, string])[] = [
  ["p", "It is raining."],
  ["¬q", "Karen is not a nurse."],
  ["¬¬q", "It is not the case that Karen is not a nurse."],
  ["p ∧ ¬q", "It is raining and Karen is not a nurse."],
  ["p ∨ q", "It is raining or Karen is a nurse."],
  ["p → q", "If it rains, then Karen is a nurse."],
  ["¬p → p", "If it doesn't rain, then it is raining."],
  ["p ↔ q", "It is raining if and only if Karen is a nurse."],
  ["¬(p ∧ q)", "The claim that it is raining and the claim that Karen is a nurse cannot both be true."],
  ["¬(p ∨ q)", "Neither it is raining nor Karen is a nurse."],
  ["¬(p → q)", "The fact that it rains does not imply that Karen is a nurse."],
  ["¬(p ↔ q)", "It is not true that it is raining if and only if Karen is a nurse."],
  ["(p ∧ q) ∧ r", "It is raining and Karen is a nurse, and Robert sings."],
  ["p ∧ (q ∨ r)", "It is raining, and either Karen is a nurse or Robert sings."],
  ["(p ∧ q) ∨ r", "Either it is raining and Karen is a nurse, or Robert sings."],
  ["(p → q) ∧ (q → p)", "If it rains, then Karen is a nurse, and if Karen is a nurse, then it is raining."],
  [
    "p ↔ (q ∨ r)",
    "The claim that it is raining is true if and only if the claim that Karen is a nurse or Robert sings is true.",
  ],
  ["(p → q) → r", "If it is true that if it rains, then Karen is a nurse, then Robert sings."],
  ["(p ∨ q) → r", "If it rains or Karen is a nurse, then Robert sings."],
  ["∀x ¬P(x)", "For all x, x is not a doctor."],
  ["∃x (R(x) ∨ Q(x))", "There is at least one x for which x will drive a car or x is late."],
  [
    "∃x ¬(P(x) ∧ R(x))",
    "There is at least one x for which the claim that x is a doctor and the claim that x will drive a car cannot both be true.",
  ],
  ["¬∀x P(x)", "Not for all x, x is a doctor."],
  ["¬∃x P(x)", "There is no x for which x is a doctor."],
  ["∀x (P(x) → Q(x))", "For all x, if x is a doctor, then x is late."],
  ["∀x (P(x) ↔ Q(x))", "For all x, x is a doctor if and only if x is late."],
  ["∃x (P(x) ∧ Q(x))", "Some doctors are late."],
  ["∃x (P(x) ∧ ¬S(x))", "Some doctors were not taxi drivers."],
  ["¬∃x (P(x) ∧ Q(x))", "It is not true that some doctors are late."],
  ["∃x (Q(x) ∧ P(x))", "There is at least one x for which x is late and x is a doctor."],
  ["∃x (S(x) ∧ Q(x))", "There is at least one x for which x was a taxi driver and x is late."],
  ["∃x (P(x) ∧ R(x))", "Some doctors will drive a car."],
  ["∀x P(x) ∧ ∀x Q(x)", "For all x, x is a doctor, and also for all x, x is late."],
  ["P(a)", "Julie is a doctor."],
  ["∀u ¬Q(u)", "For all u, u is not late."],
  [
    "∀y (P(y) → ∃x (Q(x) ∧ R(y)))",
    "For all y, if y is a doctor, then there is at least one x for which x is late and y will drive a car.",
  ],
  ["p ∧ ⊤", "It is raining and one equals one."],
  ["L(a, b)", "Julie admires Ian."],
  ["∀y ∃x L(y, x)", "For all y, there is at least one x for which y admires x."],
  ["∃y ∀x ¬L(x, y)", "There is at least one y for which for all x, x does not admire y."],
  ["∀x (P(x) → ¬L(x, x))", "For all x, if x is a doctor, then x does not admire x."],
  ["∃x (L(a, x) ∧ Q(x))", "There is at least one x for which Julie admires x and x is late."],
];

describe("the papers' English", () => {
  for (const [formula, sentence] of said)
    test(`${formula} is said “${sentence}” and read back`, () => {
      expect(mixedPaper.say(parse(formula), words)).toBe(sentence);
      expect(print(paper.read(sentence, createVocabulary(words)))).toBe(formula);
    });

  test.each([
    ["p → q", "If it is raining, then Karen is a nurse."],
    ["¬(¬p → q)", "The fact that it is not raining does not imply that Karen is a nurse."],
  ])("unless forms are mixed, %s is “%s”", (formula, sentence) => {
    expect(paper.say(parse(formula), words)).toBe(sentence);
    expect(print(paper.read(sentence, createVocabulary(words)))).toBe(formula);
  });

  test("reading gives back every formula, up to bound names", () => {
    const vocabulary = createVocabulary(words);
    fc.assert(
      fc.property(formulas(6), (formula: Formula) => {
        const sentence = paper.say(formula, words);
        const back = paper.read(sentence, vocabulary);
        if (!equal(back, canonical(formula)))
          throw new Error(`${print(formula)}\n${sentence}\n${print(back)}`);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([everyday, nonsense, papers])(
    "the words of the lexicon “$name” are read back, known or looked up",
    (lexicon) => {
      const dictionary = getDictionary(lexicon);
      fc.assert(
        fc.property(formulas(4), fc.nat(), (formula, seed) => {
          const chosen = wordsFrom(lexicon, seed);
          const sentence = paper.say(formula, chosen);
          const back = paper.read(sentence, createVocabulary(chosen));
          const lookedUp = paper.read(sentence, dictionary.open());
          if (!equal(back, canonical(formula)) || !sameShape(canonical(formula), lookedUp))
            throw new Error(`${print(formula)}\n${sentence}\n${print(back)}\n${print(lookedUp)}`);
        }),
        { numRuns: 600 },
      );
    },
  );

  test.each([
    ["a waitress", "Some waitresses are late."],
    ["a secretary", "Some secretaries are late."],
    ["an usher", "Some ushers are late."],
    ["a coach", "Some coaches are late."],
    ["a child", "There is at least one x for which x is a child and x is late."],
    ["a thief", "There is at least one x for which x is a thief and x is late."],
    ["a policeman", "There is at least one x for which x is a policeman and x is late."],
    ["a friend of cats", "There is at least one x for which x is a friend of cats and x is late."],
    ["an axe", "There is at least one x for which x is an axe and x is late."],
  ])("∃x (P(x) ∧ Q(x)) of “is %s” is “%s”", (noun, sentence) => {
    const pair: Words = {
      ...words,
      predicates: new Map([
        ["P", { yes: `is ${noun}`, no: `is not ${noun}` }],
        ["Q", late],
      ]),
    };
    expect(paper.say(parse("∃x (P(x) ∧ Q(x))"), pair)).toBe(sentence);
    expect(print(paper.read(sentence, createVocabulary(pair)))).toBe("∃x (P(x) ∧ Q(x))");
  });

  test("a sentence of no grammar is refused with the column where reading ends", () => {
    expect(() => paper.read("It is raining or Karen is a nurse, or both.", createVocabulary(words))).toThrow(
      /column 39/,
    );
    expect(() => paper.read("For all x, y is late.", createVocabulary(words))).toThrow(/column 12/);
    expect(() => paper.read("For all x, for all x, x is late.", createVocabulary(words))).toThrow(
      /column 20/,
    );
    expect(() => paper.read("Some dentists are late.", createVocabulary(words))).toThrow(/column 6/);
    expect(() => paper.read("Some doctors will sing.", createVocabulary(words))).toThrow(/column 6/);
    expect(() => paper.read("It is raining. Robert sings.", createVocabulary(words))).toThrow(/column 15/);
    expect(() => paper.read("", createVocabulary(words))).toThrow(/column 1/);
  });

  test("hostile nesting is refused, not overflowed", () => {
    expect(() => paper.read("It is not true that ".repeat(50_000), createVocabulary(words))).toThrow(
      /column/,
    );
  });
});

const late = { yes: "is late", no: "is not late" };

/** Words for the letters of `formulas`: people and phrases that differ, one form each. */
const wordsFrom = ({ predicates, relations, impersonals, subjects }: Lexicon, seed: number): Words => {
  const person = (place: number): string => subjects[(seed + place) % subjects.length] ?? "";
  const form = (lexemes: Lexicon["predicates"], place: number): VerbPhrase => {
    const forms = lexemes[(seed + place) % lexemes.length]?.forms ?? [];
    return forms[seed % Math.max(1, forms.length)] ?? late;
  };
  const said = form(predicates, 0);
  return {
    propositions: new Map([
      ["p", form(impersonals, 0)],
      ["q", form(impersonals, 1)],
      ["r", { yes: `${person(0)} ${said.yes}`, no: `${person(0)} ${said.no}` }],
    ]),
    predicates: new Map([
      ["P", form(predicates, 1)],
      ["Q", form(predicates, 2)],
      ["R", form(predicates, 3)],
    ]),
    relations: new Map([["L", form(relations, 0)]]),
    constants: new Map([
      ["a", person(1)],
      ["b", person(2)],
    ]),
  };
};
