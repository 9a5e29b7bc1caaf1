/** Lexicons of one's own: they sit the exam of ours wherever they are read. */
import { describe, expect, test } from "vitest";
import { buildCustomLexicon } from "#language/own-lexicon";
import { lexiconFaults } from "../../src/language/lexicon-exam.ts";
import { lexicons } from "../../src/language/lists.ts";
import { kitchen } from "./kitchen.ts";

// The topics' words are said one topic at a time, and have an exam of their own.
for (const lexicon of lexicons.filter(({ topics }) => topics === undefined))
  test(`nothing is wrong with the lexicon ${lexicon.name}`, () => {
    expect(lexiconFaults(lexicon)).toEqual([]);
  });

test("a page in the notation of ours becomes a lexicon", () => {
  const { name, subjects, predicates, impersonals } = buildCustomLexicon(kitchen);
  expect([name, subjects.length, predicates.length, impersonals.length]).toEqual(["kitchen", 12, 26, 2]);
  expect(predicates[0]?.forms[1]).toEqual({ yes: "boiled an egg", no: "did not boil an egg" });
  expect(impersonals[0]?.forms[0]?.yes).toBe("it smells of smoke");
});

describe("what fails the exam is misuse that says why", () => {
  const first = "eggs: boil an egg";
  const refusals = {
    "boil a egg": "“a egg” has the wrong article",
    "teach a class":
      "“teached a class / did not teach a class” is not how English denies it, or no form of its verb",
    "boil everyone": "has a word of logic, of reference or of truth",
    "boil  eggs": "not in plain words with single blanks",
    "roast a duck": "“roast-duck” stands twice",
    "roast a duck slowly": "is how another phrase begins",
    "": "is no line of a page of words",
  };
  for (const [phrase, why] of Object.entries(refusals))
    test(`${phrase || "an empty line"}: ${why}`, () => {
      const predicates = kitchen.predicates.replace(first, `eggs: ${phrase}`);
      expect(() => buildCustomLexicon({ ...kitchen, predicates })).toThrow(why);
    });

  test("all faults are listed, each on a line of its own", () => {
    const predicates = kitchen.predicates.replace(first, "eggs: boil a egg").concat("\nmore: boil everyone");
    expect(() => buildCustomLexicon({ ...kitchen, predicates })).toThrow(
      /wrong article[^]*\n {2}.*word of logic/,
    );
  });
});
