/** Replies graded one at a time, for trainers and harnesses. */
import { expect, test } from "vitest";
import { choices } from "../items/choice/made.ts";
import { gradedItems } from "../items/graded.ts";
import { scoreOf } from "../score-of.ts";
import { generate } from "#commands/generate/generate";
import { parseProblemLine } from "#items/formats/lines";
import { createGrader } from "#commands/grade/grade";

const { grade, gradeLine } = createGrader();
const options = [
  { label: "A", text: "It rains." },
  { label: "B", text: "It snows." },
];

const cases: readonly (readonly [string, object, object])[] = [
  [
    "a key alone is of yes and no",
    { key: "no", reply: "So: no." },
    { score: 1, verdict: "correct", span: [4, 6] },
  ],
  ["a wrong answer scores 0", { key: "yes", reply: "No." }, { score: 0, verdict: "incorrect", answer: "no" }],
  [
    "no answer scores 0 and says so",
    { key: "yes", reply: "Hm." },
    { score: 0, verdict: "unreadable", answer: null },
  ],
  [
    "a reply that was cut off scores 0, as in every accuracy",
    { key: "yes", reply: "Yes, bec", status: "truncated" },
    { score: 0, verdict: "truncated" },
  ],
  ["a reply that never came has no score", { key: "yes", reply: null }, { score: null, verdict: "failed" }],
  [
    "options come with their labels",
    { question: { answers: options, key: ["B"] }, reply: "The answer is B." },
    { score: 1, answer: "B" },
  ],
  [
    "labels of any kind are read",
    { answers: ["True", "False", "Unknown"], key: "Unknown", reply: "That is unknown." },
    { score: 1, answer: "Unknown" },
  ],
  ["an id comes back", { id: 7, key: "no", reply: "No" }, { id: "7", score: 1, reader: "answer-7" }],
];

for (const [fact, request, expected] of cases)
  test(fact, () => {
    expect(grade(request)).toMatchObject(expected);
    expect(JSON.parse(gradeLine(JSON.stringify(request)))).toEqual(grade(request));
  });

const refusals: readonly (readonly [unknown, string])[] = [
  [[], "a request is an object with a reply"],
  [{ key: "no" }, "“reply” is not a text"],
  [{ reply: "No." }, "there is no “key”, and no “id” of a question that is known"],
  [{ id: "x", reply: "No." }, "no question has the id “x”, and the request has no key"],
  [{ key: "maybe", reply: "No." }, "the key “maybe” is not among the answers"],
  ...[[], ["yes", "yes"], [["yes"]], 7, {}].map(
    (key) => [{ id: "x", key, reply: "No." }, "“key” is not a label or a list of different labels"] as const,
  ),
  [
    {
      question: {
        v: 3,
        id: "q",
        question: "Is it?",
        options: [{ label: "A" }, { label: "B" }],
        key: ["A", "A"],
      },
      reply: "A",
    },
    "“key” is not a label or a list of different labels",
  ],
  [{ key: "A", answers: ["A"], reply: "A" }, "“answers” is not a list of at least two labels"],
  [{ key: "A", answers: ["A", ""], reply: "A" }, "a label is empty"],
  [{ key: "A", answers: ["A", " "], reply: "A" }, "a label is empty"],
  [{ key: "A", answers: ["A", "A "], reply: "A" }, "the label “A” differs from another in spaces only"],
  [{ key: "A", answers: ["A", "B", "A"], reply: "A" }, "two answers have one label"],
  [
    { key: "A", answers: ["A", "a"], reply: "A" },
    "the labels “A” and “a” differ in capitals only, and replies are not read by capitals",
  ],
  [
    { key: "B", answers: ["A".repeat(10_000), "B"], reply: "B" },
    "the labels are longer than 10000 characters together",
  ],
  [
    { key: "no", reply: "No.", status: "late" },
    "“status” is not one of answered, refused, truncated, failed",
  ],
];

for (const [request, error] of refusals)
  test(`a request is refused in its place: ${error}`, () => {
    expect(grade(request)).toMatchObject({ error });
  });

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])(
  "a label may be called %s, beside another of a pair",
  (label) => {
    for (const other of ["yes", "True", "no", "valueOf"])
      expect(grade({ key: label, answers: [other, label], reply: `Answer: ${label}` })).toMatchObject({
        score: 1,
      });
  },
);

test("a line that is no JSON is answered with what is wrong, and the next one is graded", () => {
  expect(JSON.parse(gradeLine("{"))).toEqual({ error: expect.stringContaining("not JSON") });
  expect(JSON.parse(gradeLine('{"key":"no","reply":"No."}'))).toMatchObject({ score: 1 });
});

test("questions of a suite are named by id, and graded as a run grades them", () => {
  const questions = generate({ limit: 12, seed: 5 });
  const known = createGrader({ questions });
  for (const question of questions)
    for (const reply of ["Yes.", "The answer is: no."]) {
      const { outcome, answer } = scoreOf(question, reply);
      expect(known.grade({ id: question.id, reply })).toMatchObject({ verdict: outcome, answer });
    }
});

test("a proof is graded by the kernel, and the first line that does not follow is told", () => {
  const [item] = gradedItems({ tasks: ["proof"], parameters: { length: [2] }, limit: 1 });
  const n = item!.premises.length;
  const reply = JSON.stringify({ n: n + 1, formula: item!.conclusion, rule: "→E", from: [1, 1] });
  expect(createGrader().grade({ item, reply })).toMatchObject({
    score: 0,
    verdict: "incorrect",
    fault: { line: String(n + 1) },
  });
});

test("the line of an imported or a four-option question is graded by its own options", () => {
  const line = parseProblemLine(
    JSON.stringify({
      v: 3,
      id: "q1",
      question: "Does the owl sing?",
      options: [{ label: "True" }, { label: "False" }, { label: "Uncertain" }],
      key: ["Uncertain"],
    }),
    "owls.jsonl:1",
  );
  const grader = createGrader();
  expect(grader.grade({ question: line, reply: "The answer is: Uncertain." })).toMatchObject({ score: 1 });
  expect(grader.grade({ question: line, reply: "The answer is: False." })).toMatchObject({ score: 0 });
  const [choice] = choices(1);
  expect(grader.grade({ question: choice, reply: `The answer is: ${choice!.label}.` })).toMatchObject({
    score: 1,
  });
});

test("a request that no reader survives gets its error, and those behind it their grades", () => {
  const [item] = gradedItems({ tasks: ["proof"], parameters: { length: [2] }, limit: 1 });
  const broken = [
    { ...item!, premises: ["p ∧"] },
    { ...item!, task: "x" },
    { ...item!, steps: [{ skill: null, from: ["p →"], to: "q" }] },
    {
      ...item!,
      certificate: { ...item!.certificate, steps: [{ n: 1, formula: "p", rule: "→E", from: [99] }] },
    },
  ];
  const requests = [...broken.map((question) => ({ question, reply: "1. p" })), { key: "no", reply: "No." }];
  const lines = requests.map((request) => JSON.parse(createGrader().gradeLine(JSON.stringify(request))));
  expect(lines[0]).toEqual({ error: expect.stringContaining("the formula ends too early") });
  expect(lines[1]).toEqual({ error: expect.stringContaining("unknown task") });
  expect(lines.at(-1)).toMatchObject({ verdict: "correct" });
});
