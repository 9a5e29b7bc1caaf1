/** DivLogicEval §2.1: wordings of the connectives, each with its meaning proved by reading it back. */
import type { PassageWords } from "#language/connectives/passage-words";
import { readProposition } from "#language/connectives/read";
import { sayProposition } from "#language/connectives/say";
import { readBank } from "#language/sentences/bank";
import { equal, type Formula } from "#logic/formula";
import { parse, print } from "#logic/notation";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { carelessGrammar } from "./careless.ts";
import { allPropositions, everyChoice, shortWords } from "./propositions.ts";

const saidOf = (formula: Formula): readonly string[] => [
  ...new Set(everyChoice((choose) => sayProposition(formula, shortWords, choose))),
];

const everySentence = allPropositions.flatMap((formula) =>
  saidOf(formula).map((sentence) => ({ formula, sentence })),
);

describe("every sentence of every shape", () => {
  test("reads back to the formula said, and to nothing else", () => {
    expect(everySentence.length).toBeGreaterThan(5000);
    for (const { formula, sentence } of everySentence) {
      const readings = readProposition(sentence, shortWords);
      if (readings.length !== 1 || !equal(readings[0]!, formula))
        throw new Error(`${print(formula)}\n${sentence}\n${readings.map(print).join("\n")}`);
    }
  });

  test("is said of one formula", () => {
    const owners = new Map<string, Formula>();
    for (const { formula, sentence } of everySentence) {
      const owner = owners.get(sentence);
      if (owner !== undefined && !equal(owner, formula))
        throw new Error(`${sentence}\nis said of ${print(owner)} and ${print(formula)}`);
      owners.set(sentence, formula);
    }
  });

  test("has one meaning even where every wording may stand in every other", () => {
    const careless = carelessGrammar(shortWords);
    const twofold: string[] = [];
    for (const { formula, sentence } of everySentence) {
      const meanings = careless.parses(sentence);
      if (meanings.length === 0 || meanings.some((meaning) => !equal(meaning, formula)))
        twofold.push(`${print(formula)}  ${sentence}  ${[...new Set(meanings.map(print))].join(" // ")}`);
    }
    expect(twofold).toEqual([]);
  });
});

test("the careless grammar finds the second meaning of what is never said", () => {
  const careless = carelessGrammar(shortWords);
  const meanings = (sentence: string) => [...new Set(careless.parses(sentence).map(print))].toSorted();
  expect(meanings("The hen laid an egg if the owl sang, or Ana is in Porto, or both.")).toEqual([
    "(A → C) ∨ B",
    "(A ∨ B) → C",
  ]);
  expect(meanings("It is not the case that the owl sang and Ana is in Porto.").length).toBeGreaterThan(1);
});

const bank = readBank();
const wordsOf = (numbers: readonly number[]): PassageWords => ({
  letters: new Map(
    ["A", "B", "C"].map((letter, at) => {
      const family = bank[numbers[at]!]!;
      return [letter, { forms: [family.sentence, ...(family.paraphrase ? [family.paraphrase] : [])] }];
    }),
  ),
});

describe("with the families of the bank", () => {
  const families = fc.uniqueArray(fc.nat({ max: bank.length - 1 }), { minLength: 3, maxLength: 3 });

  test("whatever the families, forms and wordings, the one reading is the formula said", () => {
    fc.assert(
      fc.property(
        families,
        fc.constantFrom(...allPropositions),
        fc.infiniteStream(fc.nat()),
        (three, formula, rolls) => {
          const words = wordsOf(three);
          const sentence = sayProposition(formula, words, (n) => rolls.next().value! % n);
          expect(readProposition(sentence, words).map(print)).toEqual([print(formula)]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

test("a clause denied from outside never stands behind “it is true that” or “it is the case that”", () => {
  const outside = (text: string) => ({ yes: text, no: `it is not the case that ${text}` });
  const words: PassageWords = {
    letters: new Map([
      ["A", { forms: [outside("a man sang")] }],
      ["C", { forms: [outside("two women danced")] }],
    ]),
  };
  const said = everyChoice((choose) => sayProposition(parse("~A -> ~C"), words, choose));
  expect(said.length).toBeGreaterThan(8);
  expect(said.filter((one) => /(?:true|false|case) that it is not the case/.test(one))).toEqual([]);
});

test("no denied clause stands before “only if”, where its “not” could deny the whole", () => {
  const words: PassageWords = {
    letters: new Map(
      ["A", "C"].map((letter) => [
        letter,
        { forms: [{ yes: `the cook met ${letter}`, no: `the cook did not meet ${letter}` }] },
      ]),
    ),
  };
  for (const [text, expected] of [
    ["A → C", 2],
    ["¬A → C", 0],
    ["¬A → ¬C", 0],
  ] as const) {
    const said = new Set(everyChoice((choose) => sayProposition(parse(text), words, choose)));
    expect([...said].filter((one) => /^(?:It is true that the|The) cook .* only if/.test(one))).toHaveLength(
      expected,
    );
  }
});

describe("misuse", () => {
  test.each([
    "",
    ".",
    "the owl sang",
    "If the owl sang.",
    "If the owl sang, then the moon rose.",
    "If the owl sang, then the hen laid an egg. Ana is in Porto.",
  ])("“%s” has no reading", (text) => {
    expect(readProposition(text, shortWords)).toEqual([]);
  });
});
