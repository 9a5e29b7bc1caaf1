/** The four rotations of a choice item, after the footnote of DivLogicEval §2.2. */
import { expect, test } from "vitest";
import { optionLetters, writePassage, writeQuery } from "#items/formats/choice";
import { splitChoice, buildRotation, rotateQuestion } from "#items/formats/rotation";
import type { ProblemLine } from "#items/problem-line";
import type { Question } from "#items/question";
import { choices } from "../choice/made.ts";

const item: ProblemLine<"options"> = {
  ...choices(1)[0]!,
  id: "abc",
  premises: ["A → B", "(C ∨ D) → E"],
  premisesText: ["If it rained, the choir sang.", "The dog slept."],
  options: optionLetters.map((label, place) => ({ label, text: `o${place + 1}` })),
  answer: 1,
};

const optionsOf = ({ answers }: Question) => answers.map(({ text }) => text);

test("the rotations are those of §2.2's footnote", () => {
  expect([0, 1, 2, 3].map((rotation) => optionsOf(buildRotation(item, rotation)))).toEqual([
    ["o1", "o2", "o3", "o4"],
    ["o2", "o3", "o4", "o1"],
    ["o3", "o4", "o1", "o2"],
    ["o4", "o1", "o2", "o3"],
  ]);
});

test("the key follows the right option round the circle", () => {
  expect([0, 1, 2, 3].map((rotation) => buildRotation(item, rotation).key)).toEqual([
    ["B"],
    ["A"],
    ["D"],
    ["C"],
  ]);
});

test("the layout of Appendix I reads back, behind whatever stands before it", () => {
  const [passage, query] = [writePassage(item), writeQuery(item)];
  expect(passage).toBe("If it rained, the choir sang. The dog slept.");
  const question = buildRotation(item, 2);
  expect(question.text).toBe(`${passage}\n${query}\nA. o3\nB. o4\nC. o1\nD. o2`);
  const shot = buildRotation(item, 0).text;
  expect(splitChoice(`You need to answer.\n${shot}\nAnswer: B\n\n${question.text}`)).toEqual({
    passage,
    query,
    options: optionsOf(question),
  });
  expect(splitChoice("Answer: B")).toBeUndefined();
});

test("somebody else's question is asked in its four orders, each with its key; others are not", () => {
  const answers = ["p", "q", "r", "s"].map((text, i) => ({ label: "ABCD"[i]!, text }));
  const question = { id: "x", text: "Passage?\n\nA. p\nB. q\nC. r\nD. s", answers, key: ["B"], tags: {} };
  const turned = [0, 1, 2, 3].map((rotation) => rotateQuestion(question, rotation));
  expect(turned.map((one) => one?.key[0])).toEqual(["B", "A", "D", "C"]);
  for (const one of turned) expect(one?.answers.find(({ label }) => label === one.key[0])?.text).toBe("q");
  expect(turned[1]?.text).toBe("Passage?\n\nA. q\nB. r\nC. s\nD. p");
  expect(turned.map((one) => one?.group)).toEqual(["x", "x", "x", "x"]);
  expect(rotateQuestion({ ...question, text: "Passage?" }, 1)).toBeUndefined();
});
