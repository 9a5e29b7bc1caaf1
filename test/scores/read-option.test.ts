/** Which of four options a reply chooses: a corpus labelled by hand, and what must hold on any string. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { optionLetters } from "#items";
import { readOption } from "#scores";
import { optionReplies, options } from "./option-replies.ts";

test.each(optionReplies)("%j chooses %s", (reply, answer) => {
  const read = readOption(reply, options);
  expect(read.answer).toBe(answer === "?" ? "unreadable" : answer);
});

test("the span holds the letter that was read", () => {
  for (const [reply] of optionReplies) {
    const { answer, span } = readOption(reply);
    if (answer === "unreadable" || span === undefined) continue;
    expect(reply.slice(...span).toUpperCase()).toBe(answer);
  }
});

test("no string makes the reader throw, and what it reads is a letter or unreadable", () => {
  const words = fc.constantFrom(
    "Answer",
    ":",
    "A",
    "B",
    "or",
    "\n",
    "is",
    "<think>",
    "</think>",
    "**",
    "boxed",
    "{",
    " ",
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(words, { maxLength: 40 }).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect([...optionLetters, "unreadable"]).toContain(readOption(text, options).answer);
    }),
    { numRuns: 2000 },
  );
});

test("thinking is never read", () => {
  fc.assert(
    fc.property(fc.constantFrom(...optionLetters), fc.constantFrom(...optionLetters), (thought, said) => {
      expect(readOption(`<think>Answer: ${thought}</think>Answer: ${said}`).answer).toBe(said);
      expect(readOption(`<think>Answer: ${thought}</think>`).answer).toBe("unreadable");
    }),
  );
});
