/** Proofs as people and models write them are read, and checked by the kernel. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paper } from "#language/styles/paper";
import { vocabularyOf, type Words } from "#language/words";
import type { Formula } from "#logic/formula";
import { parseSequent } from "#logic/notation";
import { describe, expect, test } from "vitest";
import { checkProof } from "../../../src/scoring/tasks/check-proof.ts";
import type { SentenceReader } from "../../../src/scoring/sentence-reader.ts";
import { readProof } from "../../../src/scoring/tasks/read-proof.ts";
import { createTheorems } from "../../../src/scoring/tasks/theorems.ts";

type Written = { readonly title: string; readonly head: string; readonly text: string };

const writtenIn = (file: string): readonly Written[] =>
  readFileSync(join(import.meta.dirname, "goldens", file), "utf8")
    .split(/^=== /m)
    .slice(1)
    .map((part, i) => {
      const end = part.indexOf("\n");
      const head = part.slice(0, end);
      return { title: `${i + 1}: ${head}`, head, text: part.slice(end + 1).trimEnd() };
    });

const wordsIn = (about: string): Words => {
  const words = { propositions: new Map(), predicates: new Map(), constants: new Map() };
  for (const part of about.split("; ")) {
    const [letter = "", said = ""] = part.split(" = ");
    const [yes, no] = said.split(" / ");
    if (no === undefined) words.constants.set(letter, yes);
    else (/^[a-z]/.test(letter) ? words.propositions : words.predicates).set(letter, { yes, no });
  }
  return words;
};

const sentencesIn = (about: string | undefined): SentenceReader | undefined => {
  if (about === undefined) return undefined;
  const vocabulary = vocabularyOf(wordsIn(about));
  return (sentence): Formula | undefined => {
    try {
      return paper.read(sentence, vocabulary);
    } catch {
      return undefined;
    }
  };
};

const theorems = createTheorems();

describe.each(["proofs-fitch.txt", "proofs-prose.txt", "proofs-json.txt"])("%s", (file) => {
  test.each(writtenIn(file))("$title", ({ head, text }) => {
    const [sequent = "", about] = head.split(" @ ");
    const { premises, conclusion: goal } = parseSequent(sequent);
    const lines = readProof(text, { premises, goal }, sentencesIn(about));
    const { fault } = checkProof(lines, { premises, goal }, theorems);
    expect({ fault, lines: fault === undefined ? [] : lines }).toEqual({ fault: undefined, lines: [] });
  });
});

const modusPonens = parseSequent("p → q; p ⊢ q");
const verdictOf = (text: string, { premises, conclusion: goal } = modusPonens) => {
  const lines = readProof(text, { premises, goal });
  return lines.length === 0 ? "no proof" : checkProof(lines, { premises, goal }, theorems).fault;
};

test.each([
  [
    "a box ends in what does not rest on its supposition",
    "p ∨ q; s; s → t; p → t ⊢ t ∧ s",
    `1. p ∨ q premise
2. s premise
3. s → t premise
4. p → t premise
5. | p assumption
6. | | q assumption
7. | | p ∧ q ∧I 5, 6
8. | | p ∧E 7
9. | | t →E 4, 8
10. | q → t →I 6-9
11. | t →E 3, 2
12. | q assumption
13. | t →E 3, 2
14. t ∨E 1, 5-11, 12-13
15. t ∧ s ∧I 14, 2`,
  ],
  [
    "a case is one line, and its end is cited from above",
    "p ∨ q; s; s → t ⊢ t ∧ s",
    `1. p ∨ q premise
2. s premise
3. s → t premise
4. t →E 3, 2
5. | p assumption
6. | p ∧ t ∧I 5, 4
7. | t ∧E 6
8. | q assumption
9. t ∨E 1, 5-7, 8, 4
10. t ∧ s ∧I 9, 2`,
  ],
])("cases that need not their supposition are cases: %s", (_, sequent, text) => {
  expect(verdictOf(text, parseSequent(sequent))).toBeUndefined();
});

test.each([
  [
    "p → q; p ⊢ q",
    "1. p → q premise\n2. p premise\n3. q ∧ p MP 1, 2",
    "3",
    "q ∧ p takes more than one rule from lines 1, 2",
  ],
  ["p → q; q ⊢ p", "1. p → q premise\n2. q premise\n3. p MP 1, 2", "3", "p does not follow from lines 1, 2"],
  [
    "p → q; p ⊢ q",
    "1. p → q premise\n2. r premise\n3. q MP 1, 2",
    "3",
    "it cites line 2, in which no formula could be read",
  ],
  ["p → q; p ⊢ q", "1. p → q premise\n2. ¬p premise\n3. q MP 1, 2", "2", "¬p is none of the premises"],
  [
    "p → q; p ⊢ q",
    "1. p → q premise\n2. p premise\n3. q MP 1, 4",
    "3",
    "it cites line 4, which does not stand above",
  ],
  ["p → q; p ⊢ q", "1. p → q premise\n2. p premise\n3. q MP 1, 3", "3", "it cites itself"],
  [
    "p → q; p ⊢ q",
    "1. p → q premise\n2. q assumption\n3. q 2",
    "3",
    "it still rests on the assumption of line 2",
  ],
  ["p → q; p ⊢ q", "1. p → q premise\n2. p premise", "2", "no line says what was to be proved, q"],
  [
    "p → q; q → r; p ⊢ r",
    "1. p → q premise\n2. q → r premise\n3. p premise\n4. r 1, 2, 3",
    "4",
    "r takes more than one rule from lines 1, 2, 3",
  ],
  ["P(a) ⊢ ∀x P(x)", "1. P(a) premise\n2. ∀x P(x) ∀I 1", "2", "“a” is not arbitrary here"],
  [
    "∃x P(x) ⊢ P(a)",
    "1. ∃x P(x) premise\n2. P(c) assumption\n3. P(a) ∃E 1, 2",
    "3",
    "P(a) does not follow from lines 1, 2",
  ],
  [
    "∃x P(x); ∃x Q(x) ⊢ ∃x (P(x) ∧ Q(x))",
    "1. ∃x P(x) pr\n2. ∃x Q(x) pr\n3. P(c) EI 1\n4. Q(c) EI 2\n5. P(c) ∧ Q(c) 3, 4\n6. ∃x (P(x) ∧ Q(x)) 5",
    "4",
    "Q(c) does not follow from line 2",
  ],
])("the first line that does not follow is told, and why: %s: line %s", (sequent, text, line, why) => {
  expect(verdictOf(text, parseSequent(sequent))).toEqual({ line, why });
});

describe("replies that are no proof", () => {
  test.each(["", "I cannot prove this.", "Yes.", "```\n```", "{}", '{"steps": []}'])("%j", (reply) => {
    expect(verdictOf(reply)).toBe("no proof");
  });
  test.each([
    "(".repeat(100_000),
    `1. ${"¬".repeat(100_000)}p`,
    "1. p → q premise\n".repeat(20_000),
    `${"{".repeat(50_000)}${"}".repeat(50_000)}`,
    "```".repeat(30_000),
    "| ".repeat(50_000),
    `1. p ${"1-".repeat(50_000)}`,
    `1. p ${"∧ (p ".repeat(20_000)}`,
    "Proof\n".repeat(15_000),
    Array.from({ length: 5_000 }, (_, i) => `${i + 1}. p ∧ p ∧ p (${i}, ${i - 1}, ${i - 2})`).join("\n"),
    Array.from({ length: 5_000 }, (_, i) => `${i + 1}. q`).join("\n"),
  ])("hostile text number %# is read in good time", (reply) => {
    expect(() => verdictOf(reply)).not.toThrow();
  });
});

describe("a part of the reply that comes later counts", () => {
  test("a proof begun anew", () => {
    expect(
      verdictOf("1. q, clearly\n\nNo, once more:\n1. p → q premise\n2. p premise\n3. q MP 1, 2"),
    ).toBeUndefined();
  });
  test("the last code block", () => {
    const [wrong, right] = ["1. p → q premise\n2. q 1", "1. p → q premise\n2. p premise\n3. q 1, 2"];
    expect(verdictOf(`\`\`\`\n${wrong}\n\`\`\`\nBetter:\n\`\`\`\n${right}\n\`\`\``)).toBeUndefined();
    expect(verdictOf(`\`\`\`\n${right}\n\`\`\`\nBetter:\n\`\`\`\n${wrong}\n\`\`\``)).toBeDefined();
  });
});

test.each([
  "On reflection this cannot be proved.",
  "On second thoughts, this does not work.",
  "However, the conclusion cannot be derived.",
  "This proof is invalid.",
])("a proof that is taken back claims nothing: %j", (end) => {
  const proof = "1. p → q (premise)\n2. p (premise)\n3. q (from 1, 2)";
  const problem = { premises: modusPonens.premises, goal: modusPonens.conclusion };
  expect(checkProof(readProof(proof, problem), problem, theorems).fault).toBeUndefined();
  expect(readProof(`${proof}\n\n${end}`, problem)).toEqual([]);
});
