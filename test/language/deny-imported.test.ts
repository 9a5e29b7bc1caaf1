/** Denials of other people's sentences: the subject's article, a number, an auxiliary, or from outside. */
import { expect, test } from "vitest";
import { negateImported } from "#language";

test.each([
  ["a man is riding a horse", "no man is riding a horse"],
  ["an old dog sleeps at his owner's feet", "no old dog sleeps at his owner's feet"],
  ["two women are embracing while holding packages", "no two women are embracing while holding packages"],
  ["people are walking in the park", "no people are walking in the park"],
  ["the men are seated", "the men are not seated"],
  ["there are two boys on a bench", "there are not two boys on a bench"],
  ["there are people outside", "there are no people outside"],
  ["someone is drinking", "no one is drinking"],
  ["the man is outdoors", "the man is not outdoors"],
])("a caption, “%s”, is denied by “%s”", (clause, denial) => {
  expect(negateImported(clause, true)).toBe(denial);
});

test.each([
  "some people are playing",
  "a woman and a man are talking",
  "a man plays and a woman is singing",
  "girls run outside in a park",
  "a group walks where nobody else does",
])("“%s” is denied from outside, since another scope would be heard", (clause) => {
  expect(negateImported(clause, true)).toBe(`it is not the case that ${clause}`);
});

test("where sentences may be general, only what goes on or is past is denied at its subject", () => {
  expect(negateImported("a dog sleeps a lot", false)).toBe("it is not the case that a dog sleeps a lot");
  expect(negateImported("a dog was asleep", false)).toBe("no dog was asleep");
  expect(negateImported("a dog is sleeping", false)).toBe("no dog is sleeping");
});
