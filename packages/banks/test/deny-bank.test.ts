// @long: tags the whole bank
/** Denials of the sentences of our own bank, whose verbs are marked by hand. */
import { expect, test } from "vitest";
import { readBank } from "../../../src/language/sentences/bank.ts";
import { denyClause } from "../src/deny.ts";
import { openTagger } from "../src/tagger.ts";

test("a denial is that of the hand-made marks of the bank", () => {
  const tagger = openTagger();
  const clauses = readBank().flatMap(({ sentence, paraphrase, contrary }) =>
    [sentence, paraphrase, contrary].filter((clause) => clause !== undefined),
  );
  const denied = clauses.flatMap(({ yes, no }) => {
    const made = denyClause(yes, { tagger, isCaption: false });
    return made === undefined ? [] : [{ yes, no, made }];
  });
  expect(
    denied.filter(({ no, made }) => no.replace(/^there (is|was) not an? /, "there $1 no ") !== made),
  ).toEqual([]);
  expect(denied.length).toBeGreaterThan(clauses.length / 5);
});
