import { renderHtml, renderMarkdown, renderTerminal, renderWeaknesses, type ModelReport } from "#report";
import { expect, test } from "vitest";
import { exampleReport } from "../example-report.ts";

const report = exampleReport();
const [novice, oracle] = report.models;
const plain = { width: 90, color: false };

test("each low leaf stands with its counts, intervals, p, q and mark", () => {
  expect(renderWeaknesses(novice!, 2, plain)).toMatchInlineSnapshot(`
    "Weakest skills of novice
       1. De Morgan (valid, Correct): weak
          1/10 = 10.0 % [1.8, 40.4], by the tree 23.1 % [0.3, 43.2], p = 0.0004, q = 0.0040
          If Jessica is making tea, then it is overcast. It is not overcast. Therefore:
          Jessica is not making tea. (right: yes, answered: no)
       2. universal modus tollens (contradiction, Incorrect): weak
          1/10 = 10.0 % [1.8, 40.4], by the tree 23.1 % [0.3, 43.2], p = 0.0016, q = 0.0160
          If Jessica is making tea, then it is overcast. It is not overcast. Therefore:
          Jessica is not making tea. (right: no, answered: yes)
      A weak leaf is below the model's own level beyond chance (Fisher's exact test;
      Benjamini-Hochberg keeps the share of false finds at 5 %); the others listed are not
      distinguishable from it. 33 leaves compared, at least 10 readable answers each."
  `);
});

test("what is not distinguishable is not called weak", () => {
  const text = renderWeaknesses(novice!, 10, plain);
  expect(text.match(/: weak$/gm)).toHaveLength(3);
  expect(text.match(/: not distinguishable$/gm)).toHaveLength(7);
});

test("a model without a wrong answer has none", () => {
  expect(renderWeaknesses(oracle!, 10, plain)).toContain("none: no leaf has a wrong answer");
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
    renderWeaknesses(searched, 3, plain),
    renderTerminal(adaptive, plain),
    renderMarkdown(adaptive),
    renderHtml(adaptive),
  ].map((text) => text.replaceAll(/\s+/g, " "));
  for (const text of texts) {
    expect(text).toMatch(/1,832 of 2,080 questions: 832 in a pilot \(4 of each leaf; accuracy/);
    expect(text).toMatch(/91\.0 % of the list is expected to be right \(asked for: 90\.0 %\)/);
  }
});
