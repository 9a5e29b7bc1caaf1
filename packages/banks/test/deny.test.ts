/** Denials of sentences as other people write them: sure ones, and kinds that have none. Sentences are made by hand. */
import { describe, expect, test } from "vitest";
import { denyClause } from "../src/deny.ts";
import { openTagger } from "../src/tagger.ts";

const tagger = openTagger();
const deny = (clause: string, isCaption = false) => denyClause(clause, { tagger, isCaption });

test.each([
  ["the ferry was built in 1962", "the ferry was not built in 1962"],
  ["the children are playing on the beach", "the children are not playing on the beach"],
  ["the sailor wrote a letter to the queen", "the sailor did not write a letter to the queen"],
  ["the report examines the budget of the city", "the report does not examine the budget of the city"],
  ["the museum has a garden", "the museum does not have a garden"],
  ["the officials said that the road was closed", "the officials did not say that the road was closed"],
  ["a new library was opened in May", "no new library was opened in May"],
  ["everyone was on the boat", "not everyone was on the boat"],
  ["there is a statue in the square", "there is no statue in the square"],
  ["there are boats in the harbor", "there are no boats in the harbor"],
])("“%s” is denied by “%s”", (clause, denial) => {
  expect(deny(clause)).toBe(denial);
});

test.each([
  ["a girl rides a horse on the beach", "no girl rides a horse on the beach"],
  ["two men are climbing a ladder", "no two men are climbing a ladder"],
  ["people are waiting for a train", "no people are waiting for a train"],
  ["a boy is sitting and reading", "no boy is sitting and reading"],
])("of a picture “%s” is denied by “%s”; elsewhere it may be general", (clause, denial) => {
  expect(deny(clause, true)).toBe(denial);
});

describe.each([
  ["a quantity", "fifty-six passengers boarded the plane"],
  ["a quantity", "there were a hundred passengers on the plane"],
  ["a quantity", "several passengers were on the plane"],
  ["a quantity", "the majority of the passengers were asleep"],
  ["a second clause", "the pilots knew the route but did not know the weather"],
  ["a second clause", "a man is sitting and a woman is reading"],
  ["a second clause", "the pilot left the room and closed the door"],
  ["a clause of time", "the pilot left the room when the alarm sounded"],
  ["a participle that may be no verb", "the methods used in the study of birds"],
  ["a participle that may be no verb", "the woman dressed in black"],
  ["a reported clause", "the route the pilots thought was safe was closed"],
  ["a denial of its own", "the pilot did not know the route"],
  ["a verb that passes the denial on", "the pilot thinks that the route is safe"],
  ["what is presupposed", "the pilot knew that the route was safe"],
  ["what is presupposed", "the pilot was there again"],
  ["a word with a scope", "the pilot was usually late"],
  ["a word of degree", "the evidence was quite thin"],
  ["a word of degree", "the world is such a lovely place"],
  ["a source or a cause", "the pilot was asleep according to the guard"],
  ["a source or a cause", "the flight was late due to the storm"],
  ["a noun that may be no verb", "a view down the train tracks in a large city"],
  ["what is general", "a dog is an animal"],
  ["what is general", "dogs like bones"],
  ["two subjects", "the pilot and the guard are asleep"],
])("%s", (_, clause) => {
  test(`“${clause}” has no denial`, () => {
    expect(deny(clause)).toBeUndefined();
  });
});
