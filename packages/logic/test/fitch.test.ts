/** Derivations drawn for people. */
import { expect, test } from "vitest";
import { decide } from "../src/decide.ts";
import { printFitch } from "../src/fitch.ts";
import { parseSequent } from "../src/notation.ts";

const drawProof = (text: string): string => {
  const judgement = decide(parseSequent(text));
  return judgement.relation === "entailment" ? printFitch(judgement.certificate) : judgement.relation;
};

test("modus tollens has one box", () => {
  expect(drawProof("p -> q; ~q |- ~p")).toBe(
    [
      "1 │ p → q   premise",
      "2 │ ¬q      premise",
      "  ├───",
      "3 │ │ p     assumption",
      "  │ ├──",
      "4 │ │ q     →E 1, 3",
      "5 │ │ ⊥     ¬E 4, 2",
      "6 │ ¬p      ¬I 3–5",
    ].join("\n"),
  );
});

test("two cases have a box each", () => {
  expect(drawProof("p | q; p -> r; q -> r |- r")).toBe(
    [
      "1 │ p ∨ q   premise",
      "2 │ p → r   premise",
      "3 │ q → r   premise",
      "  ├──────",
      "4 │ │ p     assumption",
      "  │ ├──",
      "5 │ │ r     →E 2, 4",
      "6 │ │ q     assumption",
      "  │ ├──",
      "7 │ │ r     →E 3, 6",
      "8 │ r       ∨E 1, 4–5, 6–7",
    ].join("\n"),
  );
});

test("an assumption that is not needed is cited apart from the line", () => {
  expect(drawProof("q |- p -> q")).toContain("→I 2, 1");
});
