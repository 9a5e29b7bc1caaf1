import { describe, expect, test } from "vitest";
import { yesNo } from "#items/question";
import type { Response } from "#models/language-model";
import { judge } from "../../src/scores/readers/readers.ts";

const cases: readonly (readonly [
  title: string,
  label: "yes" | "no",
  status: Response["status"],
  text: string,
  outcome: string,
])[] = [
  ["the right answer is correct", "yes", "answered", "Yes.", "correct"],
  ["the other answer is incorrect", "yes", "answered", "No.", "incorrect"],
  ["a reply without an answer is unreadable", "no", "answered", "It depends.", "unreadable"],
  ["a reply of white space is empty", "no", "answered", " \n", "empty"],
  ["a failed call is no reply", "no", "failed", "", "failed"],
  ["a refused call is refused, whatever it says", "no", "refused", "No. I can't help with that.", "refused"],
  [
    "a reply cut off after its verdict is truncated all the same",
    "no",
    "truncated",
    "No. The first",
    "truncated",
  ],
];

describe("a verdict", () => {
  test.each(cases)("%s", (_, label, status, text, outcome) => {
    expect(judge({ answers: yesNo, key: [label] }, { status, text }).outcome).toBe(outcome);
  });

  test("carries the answer and its place", () => {
    expect(judge({ answers: yesNo, key: ["no"] }, { status: "answered", text: "Well, no." })).toEqual({
      outcome: "correct",
      answer: "no",
      span: [6, 8],
    });
  });

  test("is never read from thinking text", () => {
    const response = { status: "answered", text: "I cannot tell.", thinking: "The answer is no." } as const;
    expect(judge({ answers: yesNo, key: ["no"] }, response)).toEqual({ outcome: "unreadable" });
  });
});
