/** Causes that fit a wrong pick (DivLogicEval §4.2), on Appendix H's own question and on planted replies. */
import { expect, test } from "vitest";
import { rotationOf } from "#items/formats/rotation";
import { choiceItems } from "#items/open-suite";
import { errorCauses, fittingCauses } from "#scoring/error-causes";
import { choiceSuite } from "#experiments/suites";

const [made] = choiceItems(choiceSuite({ perType: 1 }));
const labels = ["A", "B", "C", "D"];

/** L a crowd waits in line, B Beck's contribution, J they killed her, S she died of it, C it took courage, M a man plays. */
const appendixH = {
  ...made!,
  task: "3e1c" as const,
  conclusion: null,
  premises: ["L ∨ B → J", "¬S", "C", "¬(S ∧ C) → M", "¬B"],
  optionFormulas: ["L", "¬M → ¬L", "M", "L → C"],
  answer: 0,
};
const pick = (picked: number, reply = "", span?: readonly [number, number]) =>
  fittingCauses({ item: appendixH, picked, reply, labels, answer: labels[picked] ?? "", span });

test("§4.2, Appendix H: a condition taken as a fact makes the right option follow", () => {
  expect(pick(2)).toContainEqual({
    cause: "misread",
    because: "the right option would follow if statement 1 said as a fact what is its condition",
  });
});

test("§4.2: statements that settle the pick are named, and no more than are needed", () => {
  expect(pick(2)).toContainEqual({ cause: "overlooked", because: "it follows from statements 2, 4" });
  expect(pick(3)).toContainEqual({ cause: "overlooked", because: "it follows from statement 3" });
});

test("§4.2: an answer against the reply's own reasoning is one that it said otherwise before", () => {
  const reply = "Statement 2 gives M, so the answer is C.\n\nAnswer: B";
  const at = reply.lastIndexOf("B");
  expect(pick(1, reply, [at, at + 1])).toContainEqual({
    cause: "against own reasoning",
    because: "before B it says C",
  });
  const steady = "So the answer is B.\n\nAnswer: B";
  const same = pick(1, steady, [steady.length - 1, steady.length]);
  expect(same.map(({ cause }) => cause)).not.toContain("against own reasoning");
});

test("§4.2's four causes, in its order, and what is none of them", () => {
  expect(errorCauses).toEqual(["misread", "overlooked", "made up", "against own reasoning", "other"]);
  expect(rotationOf(made!, 0).answers.map(({ label }) => label)).toEqual(labels);
});
