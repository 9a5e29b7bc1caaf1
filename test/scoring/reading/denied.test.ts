/** An answer that its sentence denies is none; a denial before "so" or of a doubt denies nothing. */
import { expect, test } from "vitest";
import { readAnswer, readOption } from "./read-as.ts";

test.each([
  "I don't think the answer is yes.",
  "I do not believe the answer is yes",
  "I doubt that the answer is yes",
  "It is wrong to say that the answer is yes",
  "The answer cannot be yes",
  "I'm not sure that the answer is yes.",
  "It is not true that the answer is yes.",
])("%s", (reply) => {
  expect(readAnswer(reply).answer).toBeUndefined();
});

test.each([
  "There's no doubt that the answer is yes.",
  "The premise is not true so the answer is yes.",
  "It is false that he is tall, so the answer is yes.",
  "The answer must be yes.",
])("%s", (reply) => {
  expect(readAnswer(reply).answer).toBe("yes");
});

test("of options the denied one is none, and another counts", () => {
  expect(readOption("I don't think the answer is B.", ["A", "B", "C", "D"]).answer).toBeUndefined();
  expect(readOption("The answer cannot be B. The answer is C.", ["A", "B", "C", "D"]).answer).toBe("C");
});
