import { expect, test } from "vitest";
import { detokenise } from "../src/usable-sentence.ts";

test.each([
  ["Two women hold to go packages . ", "Two women hold to go packages."],
  ["The men , both tired , sit .", "The men, both tired, sit."],
  ["She ca n't swim .", "She can't swim."],
  ["He does n't know the dog 's name .", "He doesn't know the dog's name."],
  ["They 're late , are n't they ?", "They're late, aren't they?"],
  ["A sign -LRB- in red -RRB- hangs .", "A sign (in red) hangs."],
  ["He said `` no '' .", 'He said " no ".'],
  ["It costs $ 5 .", "It costs $5."],
  ["You can not go .", "You cannot go."],
  ["  Already   plain.", "Already plain."],
])("a tokenised sentence: “%s” is “%s”", (text, plain) => {
  expect(detokenise(text)).toBe(plain);
});
