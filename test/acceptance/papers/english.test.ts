import { lexiconFaults } from "../../language/lexicon-exam.ts";
import { papers } from "#language/lexicons/papers";
import { expect, test } from "vitest";

test("Appendix D.3: the lexicon `papers` has the appendix's words and passes the examination of every lexicon", () => {
  expect(lexiconFaults(papers)).toEqual([]);
  const counts = [papers.subjects, papers.predicates, papers.impersonals].map((list) => list.length);
  expect(counts).toEqual([28, 37 + 16, 10]);
});
