import { runDocument } from "#report/documents/run-document";
import { weaknessesDocument } from "#report/sections/weakest";
import { renderHtml } from "#report/render/html";
import { renderMarkdown } from "#report/render/markdown";
import { renderTerminal } from "#report/render/terminal";
import type { ModelReport } from "#report/summary";
import { expect, test } from "vitest";
import { exampleReport } from "../example-report.ts";

const report = exampleReport();
const [novice, oracle] = report.models;
const plain = { width: 90, color: false, full: true };

test("each low leaf stands with its counts, intervals, p, q and mark", () => {
  const model: ModelReport = { ...novice!, adaptive: { ...novice!.adaptive!, rules: undefined } };
  expect(renderTerminal(weaknessesDocument(model, 2), plain)).toMatchInlineSnapshot(`
    "Weakest skills of novice
    560 of 600 questions: 200 in a pilot (2 of each skill; accuracy, response rate and all
    tables rest on it), 260 on the skills whose place among the 10 weakest was least certain,
    100 fresh ones of the skills found, on which their accuracies rest. 93.0 % of the list is
    expected to be right (asked for: 90.0 %).

    Causes of wrong answers
      associated with                effect, points  arguments  weak skills explained      p
      De Morgan          −62.0 [−79.0, −41.0]  n 64         40                      1  0.003
      right answer “no”  −11.0  [−17.0, −5.0] n 120         96                      0  0.007
      These questions can't separate De Morgan from universal De Morgan: organon run --skill
      "De Morgan,universal De Morgan" --length 1 asks about each alone.
      Associated with, not because of. p: the chance that any feature looks as bad where none
      is (simulated from the other causes, kind, steps and answer key).

      skill                                                  accuracy  arguments      q  mark
      De Morgan, valid                        10.0 % [1.8, 40.4] n 10         10  0.004  weak
          Consider the following premises: If Jessica is making tea, then it is overcast. It
          is not overcast. Can we infer the following from them? Answer yes or no: Jessica is
          not making tea. (right: yes; answered: no)
      universal modus tollens, contradiction  10.0 % [1.8, 40.4] n 10          9  0.016  weak
          Consider the following premises: If Jessica is making tea, then it is overcast. It
          is not overcast. Can we infer the following from them? Answer yes or no: Jessica is
          not making tea. (right: no; answered: yes)
      3 of 33 skills are weak; 1 more is as low as the last one listed. A weak skill is below
      the model's own level beyond chance (Fisher's exact test; Benjamini-Hochberg keeps the
      share of false finds at 5 %); the others listed are not distinguishable from it. 33
      skills named by the search, 10 or more fresh answers each."
  `);
});

test("a search for rules says that its pilot holds a pair for each rule", () => {
  expect(renderTerminal(weaknessesDocument(novice!, 2), plain)).toContain(
    "200 in a pilot, a pair for each rule",
  );
});

test("what is not distinguishable is not called weak", () => {
  const text = renderTerminal(weaknessesDocument(novice!, 10), plain);
  expect(text.match(/ weak$/gm)).toHaveLength(3);
  expect(text.match(/ may be luck$/gm)).toHaveLength(4);
});

test("a model without a wrong answer has none", () => {
  expect(renderTerminal(weaknessesDocument(oracle!, 10), plain)).toContain(
    "None: no skill has a wrong answer",
  );
});

const searched: ModelReport = {
  ...novice!,
  adaptive: {
    budget: 2080,
    k: 10,
    confidence: 0.9,
    isFinished: true,
    asked: { pilot: 832, search: 900, confirming: 100 },
    pilotPerLeaf: 4,
    expected: 0.91,
    leaves: [],
  },
};

test("every format says that a run was adaptive, what was asked where, and what the tables rest on", () => {
  const adaptive = { ...report, models: [searched] };
  const texts = [
    renderTerminal(weaknessesDocument(searched, 3), plain),
    renderTerminal(runDocument(adaptive), plain),
    renderMarkdown(runDocument(adaptive)),
    renderHtml(runDocument(adaptive)),
  ].map((text) => text.replaceAll(/\s+/g, " "));
  for (const text of texts) {
    expect(text).toMatch(/1,832 of 2,080 questions: 832 in a pilot \(4 of each skill; accuracy/);
    expect(text).toMatch(/91\.0 % of the list is expected to be right \(asked for: 90\.0 %\)/);
  }
});
