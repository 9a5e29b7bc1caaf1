/** Which rule an argument is an instance of, whatever its sentences share. */
import { expect, test } from "vitest";
import { createRecogniser } from "#arguments/recognise";
import { parseSequent } from "#logic/notation";

const { recognise } = createRecogniser();
const rules = (text: string): readonly string[] => recognise(parseSequent(text)).map(({ rule }) => rule);

test.each([
  "p -> q; ~q |- ~p",
  "S(a) -> D(b); ~D(b) |- ~S(a)",
  "S(a) -> S(b); ~S(b) |- ~S(a)",
  "S(a) -> D(a); ~D(a) |- ~S(a)",
])(
  "an argument without quantifiers is propositional, whoever and whatever its sentences share %s is modus tollens",
  (text) => {
    expect(rules(text)).toContain("modus tollens");
  },
);

test("with a quantifier, what is said of one person is said of that person only", () => {
  expect(rules("forall x (S(x) -> D(x)); ~D(a) |- ~S(a)")).not.toContain("modus tollens");
});
