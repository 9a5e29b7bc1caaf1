/** DivLogicEval §2.1, remark (2): variants of a letter's sentence, and that none of them makes a key wrong. */
import { decideRelation } from "#logic/decide";
import { equal, not, proposition, type Formula } from "#logic/formula";
import { parse, print } from "#logic/notation";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  buildBackground,
  identifyForms,
  keepsVerdicts,
  withVariants,
  type Form,
  type Propositions,
} from "../../../src/items/choice/variants.ts";

const clause = { yes: "the owl sang", no: "the owl did not sing" };
const same: Form = { clause, relation: "same" };
const implied: Form = { clause, relation: "implied" };
const forms: ReadonlyMap<string, readonly Form[]> = new Map(
  ["A", "B", "C", "D"].map((letter) => [letter, [same, same, implied]]),
);
const formulas = (...texts: readonly string[]): readonly Formula[] => texts.map((text) => parse(text));

describe("what is known between forms", () => {
  test("a paraphrase is equivalent, an entailed or contrary form is implied, and nothing more is said", () => {
    expect(buildBackground(formulas("A' -> B", "~B'' -> A", "A'"), forms).map(print)).toEqual([
      "A ↔ A'",
      "B → B''",
    ]);
  });
});

describe("a variant", () => {
  test("is held to a goal: passage and option together must entail it, neither alone", () => {
    const passage = formulas("A -> B");
    const goal = parse("A -> C");
    expect(keepsVerdicts({ passage, options: formulas("B'' -> C", "D -> C"), goal }, forms)).toBe(true);
    expect(keepsVerdicts({ passage: formulas("A -> B''"), options: formulas("B -> C"), goal }, forms)).toBe(
      false,
    );
  });
});

const letter = fc.constantFrom("A", "B", "C", "D").map(proposition);
const literal = fc.tuple(letter, fc.boolean()).map(([atom, positive]) => (positive ? atom : not(atom)));
const rule = fc
  .tuple(literal, literal, literal, fc.constantFrom("$a -> $b", "~($a & $b) -> $c", "($a | $b) -> $c"))
  .map(([a, b, c, shape]) =>
    parse(shape.replace("$a", print(a)).replace("$b", print(b)).replace("$c", print(c))),
  );
const item: fc.Arbitrary<Propositions> = fc.record(
  {
    passage: fc.array(fc.oneof(rule, literal), { minLength: 1, maxLength: 4 }),
    options: fc.array(fc.oneof(rule, literal), { minLength: 1, maxLength: 4 }),
    goal: fc.oneof(rule, literal),
  },
  { requiredKeys: ["passage", "options"] },
);

describe("putting variants in", () => {
  const chosen = fc.tuple(item, fc.infiniteStream(fc.nat()));

  test("under “proved” every verdict with the background is that of the item without variants", () => {
    fc.assert(
      fc.property(chosen, ([propositions, rolls]) => {
        const said = withVariants(propositions, forms, "proved", (n) => rolls.next().value! % n);
        expect(said.faithful).toBe(true);
        expect(
          said.passage.map(identifyForms).every((one, at) => equal(one, propositions.passage[at]!)),
        ).toBe(true);
        expect(
          said.options.map(identifyForms).every((one, at) => equal(one, propositions.options[at]!)),
        ).toBe(true);
        const known = buildBackground([...said.passage, ...said.options], forms);
        if (propositions.goal === undefined)
          for (const [at, option] of said.options.entries())
            expect(decideRelation({ premises: [...said.passage, ...known], conclusion: option })).toBe(
              decideRelation({ premises: propositions.passage, conclusion: propositions.options[at]! }),
            );
      }),
    );
  });

  test("under “none” nothing is put in, and under “nli” a verdict that changes is told", () => {
    const propositions = { passage: formulas("A -> B", "B -> C"), options: formulas("A -> C") };
    expect(withVariants(propositions, forms, "none", () => 2)).toEqual({ ...propositions, faithful: true });
    const places = [0, 2, 0, 0, 0, 0];
    const said = withVariants(propositions, forms, "nli", () => places.shift() ?? 0);
    expect([said.passage.map(print), said.faithful]).toEqual([["A → B''", "B → C"], false]);
  });

  test("under “proved” the variants that do harm are taken back, and no others", () => {
    const propositions = { passage: formulas("A -> B", "B -> C"), options: formulas("A -> C") };
    const places = [1, 2, 0, 0, 0, 2];
    const said = withVariants(propositions, forms, "proved", () => places.shift() ?? 0);
    expect(said.passage.map(print)).toEqual(["A' → B", "B → C"]);
    expect(said.options.map(print)).toEqual(["A → C''"]);
  });
});
