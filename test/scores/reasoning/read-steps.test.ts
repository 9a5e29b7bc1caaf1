/** Reasoning read back: layouts as models write them, and what is not a claim. */
import { expect, test } from "vitest";
import { print } from "#logic/notation";
import { readSteps } from "../../../src/scores/reasoning/read-steps.ts";
import { sang } from "./replies.ts";

const stepsOf = (reply: string): readonly string[] =>
  readSteps(sang, reply).steps.map(({ role, formula }) => `${role} ${print(formula)}`);

test.each([
  ["a bare sentence", "Bo danced.", ["claim q"]],
  ["behind therefore", "Therefore, Cy left early.", ["inference r"]],
  ["in bold, with a number and a reason", "1. **Bo danced** (from premises 1 and 3).", ["claim q"]],
  ["in a list with a rule in front", "- By modus ponens, Bo danced.", ["inference q"]],
  ["two in one sentence", "Since Ann sang, Bo danced.", ["claim p", "inference q"]],
  ["with so between", "Ann sang, so Bo danced.", ["claim p", "inference q"]],
  ["a conditional with a comma of its own", "If Ann sang, then Cy left early.", ["claim p → r"]],
  ["denied", "So Bo did not dance.", ["inference ¬q"]],
  ["assumed", "Suppose that Bo did not dance.", ["assumption ¬q"]],
  ["with two lead-ins", "So we can conclude that Bo danced.", ["inference q"]],
  ["over lines", "Step 1: Ann sang.\nStep 2: Bo danced.\n\nFinal answer: yes", ["claim p", "claim q"]],
  [
    "in letters that the reply explains",
    "Let P be: Ann sang. Let Q be: Bo danced.\nP → Q\nTherefore, Q.",
    ["claim p → q", "inference q"],
  ],
  [
    "in letters and LaTeX",
    "Let P be: Ann sang. Let Q be: Bo danced.\nSo $P \\rightarrow Q$.\nThus $\\neg Q$.",
    ["inference p → q", "inference ¬q"],
  ],
])("a step is read: %s", (_, reply, steps) => expect(stepsOf(reply)).toEqual(steps));

test.each([
  ["the goal said again", "Conclusion to check: Cy left early."],
  ["the goal alone on a line", "Cy left early."],
  ["a doubt", "It may be that Bo danced."],
  ["a denial of what follows", "We cannot conclude that Bo danced."],
  ["a question", "Does it follow that Bo danced?"],
  ["another's words", "Zoe danced."],
  ["a letter that nobody explained", "Therefore, Q."],
  ["nothing", ""],
  ["the answer", "Yes."],
])("what claims nothing is no step: %s", (_, reply) => expect(stepsOf(reply)).toEqual([]));

test("the share that was read is told: sentences, not lines, and the answer is none of them", () => {
  const reply = "Let me think. Ann sang. By modus ponens, Bo danced. That settles it.\nFinal answer: yes";
  expect(readSteps(sang, reply)).toMatchObject({ sentences: 4, read: 2 });
});

test("a step's span is its sentence in the reply", () => {
  const reply = "Well. Therefore, Bo danced. Fine.";
  const [step] = readSteps(sang, reply).steps;
  expect(reply.slice(...step!.span).trim()).toBe("Therefore, Bo danced.");
});

test("a reply of a megabyte is read in its first part, in moments", () => {
  expect(readSteps(sang, "So Bo danced, so ".repeat(60_000)).sentences).toBeLessThan(10);
  expect(readSteps(sang, "Bo danced. ".repeat(90_000)).read).toBeGreaterThan(1000);
});
