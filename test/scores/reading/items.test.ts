import type { ProblemLine } from "#items/problem-line";
import { describe, expect, test } from "vitest";
import { createGenerator } from "#items/generate";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";
import { readAnswer } from "./read-as.ts";

/** Four items of each leaf: their sentences are full of "no person …" and "it is false that …". */
const items: readonly ProblemLine<"rule">[] = (() => {
  const generator = createGenerator({
    profile: "paper",
    length: 1,
    seed: 11,
    style: paper,
    lexicon: everyday,
  });
  return Array.from({ length: 4 * generator.skills.length }).flatMap((_, index) => {
    const outcome = generator.at(index);
    return "item" in outcome ? [outcome.item] : [];
  });
})();

const frames: readonly (readonly [
  title: string,
  reply: (item: ProblemLine<"rule">) => string,
  answer: string,
])[] = [
  ["an echo of the question alone is no answer", ({ question }) => question, "unreadable"],
  ["the premises repeated are no answer", ({ premisesText }) => premisesText.join("\n"), "unreadable"],
  ["an answer after an echo of the question is read", ({ question }) => `${question}\n\nNo.`, "no"],
  ["a yes stands whatever premises follow", ({ premisesText }) => `Yes. ${premisesText.join(" ")}`, "yes"],
  ["a no stands whatever premises follow", ({ premisesText }) => `No.\n${premisesText.join("\n")}`, "no"],
  [
    "a yes at the end stands whatever premises went before",
    ({ premisesText }) => `${premisesText.join(" ")} So yes.`,
    "yes",
  ],
  [
    "an answer before the quoted conclusion is read",
    ({ conclusionText }) => `No, “${conclusionText}” does not follow.`,
    "no",
  ],
  [
    "a sentence about the conclusion is read",
    ({ conclusionText }) => `We can infer that: ${conclusionText}`,
    "yes",
  ],
  [
    "a sentence that denies the conclusion is read",
    ({ conclusionText }) => `We cannot infer that: ${conclusionText}`,
    "no",
  ],
];

describe("around the sentences of real items", () => {
  test("there are some for nearly every leaf", () => {
    expect(items.length).toBeGreaterThan(800);
  });

  test.each(frames)("%s", (_, reply, answer) => {
    const misread = items.map(reply).filter((text) => (readAnswer(text).answer ?? "unreadable") !== answer);
    expect(misread).toEqual([]);
  });
});
