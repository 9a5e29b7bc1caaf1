/** A choice question read back with nothing known but the bank. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createChoiceReader } from "#items/choice/read-choice";
import { choiceText } from "../../../src/items/formats/choice.ts";
import type { PassageWords } from "#language/connectives/passage-words";
import { sayProposition } from "#language/connectives/say";
import { readBank } from "#language/sentences/bank";
import { and, implies, not, or, proposition, type Formula } from "#logic/formula";
import { print } from "#logic/notation";

const bank = readBank();
const read = createChoiceReader(bank);

const letters = ["A", "B", "C", "D", "E", "F", "G", "H"];
const literal = fc
  .tuple(fc.constantFrom(...letters), fc.boolean())
  .map(([name, denied]) => (denied ? not(proposition(name)) : proposition(name)));
const three = fc
  .uniqueArray(fc.constantFrom(...letters), { minLength: 3, maxLength: 3 })
  .chain(([a, b, c]) =>
    fc.constantFrom<Formula>(
      implies(proposition(a!), proposition(b!)),
      implies(not(and(proposition(a!), proposition(b!))), proposition(c!)),
      implies(or(proposition(a!), proposition(b!)), proposition(c!)),
    ),
  );
const option = fc.oneof(
  literal,
  fc
    .uniqueArray(literal, {
      minLength: 2,
      maxLength: 2,
      selector: (formula) => print(formula).replace("¬", ""),
    })
    .map(([left, right]) => implies(left!, right!)),
);

test("passage, conclusion and options come back as the formulas that were said, letters being families", () => {
  const question = fc.record({
    families: fc.uniqueArray(fc.nat(bank.length - 1), {
      minLength: 8,
      maxLength: 8,
      selector: (at) => bank[at]!.subject,
    }),
    premises: fc.array(three, { minLength: 2, maxLength: 5 }),
    goal: fc.option(option, { nil: undefined }),
    options: fc.array(option, { minLength: 4, maxLength: 4 }),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(question, ({ families, premises, goal, options, seed }) => {
      const chosen = families.map((at) => bank[at]!);
      const words: PassageWords = {
        letters: new Map(
          chosen.map(({ sentence, paraphrase }, i) => [
            letters[i]!,
            { forms: paraphrase === undefined ? [sentence] : [sentence, paraphrase] },
          ]),
        ),
      };
      let count = seed;
      const say = (formula: Formula): string =>
        sayProposition(formula, words, (n) => (count = (count * 31 + 7) % 65_521) % n);
      const passage = `${premises.map(say).join(" ")}${goal === undefined ? "" : `\nConclusion: ${say(goal)}`}`;
      const text = choiceText({ passage, query: "Which?", options: options.map(say) });
      const renamed = (formula: Formula): string =>
        print(formula).replaceAll(/[A-H]/g, (letter) => `«${chosen[letters.indexOf(letter)]!.id}»`);
      const found = read(`You need to answer.\n${text}`);
      const shown = (formula: Formula): string => {
        const ids = new Map(chosen.map(({ id }, i) => [id, letters[i]!]));
        return print(rename(formula, (name) => ids.get(name) ?? name)).replaceAll(
          /[A-H]/g,
          (letter) => `«${chosen[letters.indexOf(letter)]!.id}»`,
        );
      };
      expect(found?.premises.map(shown)).toStrictEqual(premises.map(renamed));
      expect(found?.options.map(shown)).toStrictEqual(options.map(renamed));
      expect(found?.goal && shown(found.goal)).toBe(goal && renamed(goal));
    }),
    { numRuns: 300 },
  );
});

const rename = (formula: Formula, to: (name: string) => string): Formula => {
  switch (formula.kind) {
    case "atom":
      return proposition(to(formula.name));
    case "not":
      return not(rename(formula.body, to));
    case "and":
      return and(rename(formula.left, to), rename(formula.right, to));
    case "or":
      return or(rename(formula.left, to), rename(formula.right, to));
    case "implies":
      return implies(rename(formula.left, to), rename(formula.right, to));
    default:
      throw new Error(formula.kind);
  }
};
