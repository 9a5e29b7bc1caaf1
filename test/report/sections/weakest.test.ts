import { runDocument } from "#report/documents/run-document";
import { weaknessesDocument } from "#report/sections/weakest";
import { renderHtml } from "#report/render/html";
import { renderMarkdown } from "#report/render/markdown";
import { renderTerminal } from "#report/render/terminal";
import { expect, test } from "vitest";
import { exampleReport } from "../example-report.ts";

const report = exampleReport();
const [novice] = report.models;
const plain = { width: 90, color: false, full: true };

test("each low skill stands with its counts, intervals, p, q and mark", () => {
  expect(renderTerminal(weaknessesDocument(novice!, 2), plain)).toMatchInlineSnapshot(`
    "Weakest skills of novice
    460 of 600 questions: 200 in a pilot, a pair for each rule (accuracy, response rate and
    all tables rest on it), 260 where they were most informative about the rules still in
    doubt. Causes and rules rest on all of them.

    Causes of wrong answers
      associated with                        effect  arguments  weak skills explained      p
      De Morgan          −62.0 [−79.0, −41.0]  n 64         40                      1  0.003
      right answer “no”  −11.0  [−17.0, −5.0] n 120         96                      0  0.007
      These questions can't separate De Morgan from universal De Morgan: organon run --skill
      "De Morgan,universal De Morgan" --length 1 asks about each alone.
      Effect in percentage points. Association, not causation. p: the chance that any feature
      looks as bad where none is (likelihood ratio, corrected for all features).

      skill                                                  accuracy  arguments      q  mark
      De Morgan, valid                        10.0 % [1.8, 40.4] n 10         10  0.004  weak
          Consider the following premises: If Jessica is making tea, then it is overcast. It
          is not overcast. Can we infer the following from them? Answer yes or no: Jessica is
          not making tea. (right: yes; answered: no)
      universal modus tollens, contradiction  10.0 % [1.8, 40.4] n 10          9  0.016  weak
          Consider the following premises: If Jessica is making tea, then it is overcast. It
          is not overcast. Can we infer the following from them? Answer yes or no: Jessica is
          not making tea. (right: no; answered: yes)
      3 of 33 skills are weak; 1 more is as low as the last one listed. A weak skill is
      significantly below the model's own level (Fisher's exact test; Benjamini-Hochberg keeps
      the share of false finds at 5 %); the others listed are not distinguishable from it. 33
      skills compared, at least 10 questions each."
  `);
});

test("every format says that a run searched, what was asked where, and what the tables rest on", () => {
  const texts = [
    renderTerminal(weaknessesDocument(novice!, 3), plain),
    renderTerminal(runDocument(report), plain),
    renderMarkdown(runDocument(report)),
    renderHtml(runDocument(report)),
  ].map((text) => text.replaceAll(/\s+/g, " "));
  for (const text of texts)
    expect(text).toMatch(/460 of 600 questions: 200 in a pilot, a pair for each rule \(accuracy/);
});
