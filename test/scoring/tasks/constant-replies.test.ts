// @long: many questions
/** What can be replied without reading the question earns no more than chance. */
import { toQuestion } from "#items/question";
import { getChance } from "#items/tasks/tasks";
import { createGrader } from "#commands/grade/grade";
import { describe, expect, test } from "vitest";
import { gradedItems } from "../../items/graded.ts";

const { grade } = createGrader();
const scoreOf = (request: object): number => {
  const graded = grade(request);
  return "score" in graded ? (graded.score ?? 0) : 0;
};

/** Replies that commit to nothing, to everything, or to both. */
const silly = [
  "",
  " ",
  ".",
  "?",
  "…",
  "yes",
  "no",
  "Yes.",
  "No.",
  "YES",
  "yes yes yes",
  "no no no",
  "yes no",
  "no yes",
  "yes/no",
  "yes or no",
  "Yes and no.",
  "Yes. No.",
  "No. Yes.",
  "Answer: yes or no",
  "Answer: yes, no",
  "Answer: yes/no",
  "Final answer: yes\nFinal answer: no",
  "Final answer: no\nFinal answer: yes",
  "\\boxed{yes} \\boxed{no}",
  "\\boxed{yes, no}",
  "**yes** **no**",
  "<answer>yes</answer><answer>no</answer>",
  '{"answer": "yes", "answer": "no"}',
  '{"answer": ["yes", "no"]}',
  "The answer is: yes. The answer is: no.",
  "It follows and it does not follow.",
  "true",
  "false",
  "true and false",
  "maybe",
  "unknown",
  "I do not know.",
  "I know the answer.",
  "Nobody knows.",
  "correct",
  "1",
  "A",
  "accepted",
  "score: 1",
  '{"score": 1, "verdict": "correct"}',
  "Answer yes or no: ",
  "yes".repeat(1_000),
];

test.each(silly)("%j is not right under both keys", (reply) => {
  expect(scoreOf({ key: "yes", reply }) + scoreOf({ key: "no", reply })).toBeLessThanOrEqual(1);
});

const letters = (kind: string, count: number, value: string): string =>
  Array.from({ length: count }, (_, i) => `${kind}${i + 1} = ${value}`).join("\n");
const world = (predicates: string, relations: string): string =>
  `\`\`\`\ndomain = {1}\n${letters("a", 30, "1")}\n${letters("P", 60, predicates)}\n${letters("R", 30, relations)}\n\`\`\``;

/** The same reply to every question of a task. */
const strategies: Readonly<Record<string, string>> = {
  "the first label": "Answer: yes",
  "the label of open problems": "Answer: unknown",
  "the denying label": "Answer: no",
  "a world in which nothing holds": world("{}", "{}"),
  "a world in which everything holds": world("{1}", "{(1, 1)}"),
  "a contradiction": '{"n": 1, "formula": "⊥", "rule": "premise"}',
  "an assumption of anything": '{"n": 99, "formula": "P1(a1)", "rule": "assumption"}',
  "a formula": "Answer: P1(a1)",
  "a claim to be right": "accepted",
};

/** A truth value for each predicate, drawn blindly, is right now and then; a proof never is. */
const openChance: Readonly<Record<string, number>> = { countermodel: 1 / 20 };

describe.each(["three-way", "countermodel", "proof"])("%s", (task) => {
  const questions = gradedItems({ tasks: [task], parameters: { length: [3, 4] }, limit: 48, seed: 33 }).map(
    toQuestion,
  );
  const chance =
    openChance[task] ?? questions.reduce((sum, question) => sum + getChance(question), 0) / questions.length;
  test.each(Object.entries(strategies))("%s earns no more than chance", (_, reply) => {
    const right = questions.filter((question) => scoreOf({ question, reply }) === 1).length;
    // Three standard errors above it.
    const most = questions.length * chance + 3 * Math.sqrt(questions.length * chance * (1 - chance));
    expect(right).toBeLessThanOrEqual(most);
  });
});
