/** Denials of other people's sentences: the subject's article, a number, an auxiliary, or from outside. */
import { expect, test } from "vitest";
import { negateImported } from "#language/deny-imported";
import type { Tag, Tagger, VerbForms } from "#language/tagged-word";

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
  expect(negateImported(clause, { tells: true })).toBe(denial);
});

test.each([
  "some people are playing",
  "a woman and a man are talking",
  "a man plays and a woman is singing",
  "girls run outside in a park",
  "a group walks where nobody else does",
])("“%s” is denied from outside, since another scope would be heard", (clause) => {
  expect(negateImported(clause, { tells: true })).toBe(`it is not the case that ${clause}`);
});

/** Tags as a tagger gives them: of each word what it is, and of a verb its forms. */
const known: Readonly<Record<string, readonly Tag[]>> = {
  started: ["verb", "past"],
  standards: ["noun", "plural"],
  opportunities: ["noun", "plural"],
  kids: ["noun", "plural"],
  presented: ["verb", "past"],
  offer: ["noun"],
  Giles: ["noun", "proper"],
  said: ["verb", "past"],
  shows: ["noun", "plural"],
  title: ["noun"],
  obtained: ["verb", "past"],
  person: ["noun"],
  feminists: ["noun", "plural"],
  believe: ["verb"],
  majority: ["noun"],
  houses: ["noun", "plural"],
  burned: ["verb", "past"],
  traders: ["noun", "plural"],
  had: ["verb", "auxiliary"],
  knowledge: ["noun"],
  guard: ["noun"],
  never: ["adverb"],
  saw: ["verb", "past"],
};
const forms: Readonly<Record<string, VerbForms>> = {
  started: { base: "start", third: "starts", past: "started", participle: "started" },
  presented: { base: "present", third: "presents", past: "presented", participle: "presented" },
  said: { base: "say", third: "says", past: "said", participle: "said" },
  obtained: { base: "obtain", third: "obtains", past: "obtained", participle: "obtained" },
  believe: { base: "believe", third: "believes", past: "believed", participle: "believed" },
  burned: { base: "burn", third: "burns", past: "burned", participle: "burned" },
  saw: { base: "see", third: "sees", past: "saw", participle: "seen" },
};
const tagger: Tagger = (sentence) =>
  sentence.split(" ").map((text) => {
    const verb = forms[text];
    return { text, tags: new Set(known[text] ?? []), ...(verb === undefined ? {} : { forms: verb }) };
  });
const denied = (clause: string): string => negateImported(clause, { tells: false, tagger });

test.each([
  ["the standards started in 2000", "the standards did not start in 2000"],
  ["Giles said nobody obtained it", "Giles did not say nobody obtained it"],
  ["some houses burned", "no houses burned"],
  ["every person obtained the title", "not every person obtained the title"],
  ["traders had no knowledge of it", "traders had some knowledge of it"],
  ["the guard never saw the person", "the guard saw the person"],
  ["there are no standards", "there are some standards"],
])("Appendix C: where a tagger is sure of the main verb, “%s” is denied by “%s”", (clause, denial) => {
  expect(denied(clause)).toBe(denial);
});

test.each([
  ["a reduced relative clause", "the opportunities presented by kids offer kids knowledge"],
  ["a verb in a clause of its own", "the title shows when the person obtained it"],
  ["a verb whose denial is that of the clause behind it", "feminists believe the title started it"],
  ["a share, whose denial is no denial", "the majority of houses burned"],
])("%s is denied from outside", (_, clause) => {
  expect(denied(clause)).toBe(`it is not the case that ${clause}`);
});
