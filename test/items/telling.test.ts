/**
 * Certificates in English: a golden page that an editor has read, every rule with its phrase, and every line's
 * formula recoverable from what is told. `npx vitest run test/items/telling.test.ts -u` writes it.
 */
import { sayCertificate, sayJudgement } from "#items/explanations/certificate";
import { choiceSuite } from "#experiments/suites";
import { createGenerator } from "#items/generate";
import { choiceItems } from "#items/open-suite";
import { sayDerivation } from "../../src/items/explanations/derivation.ts";
import { buildWords } from "../../src/items/item-words.ts";
import { everyday } from "#language/lexicons/everyday";
import { findStyle } from "#language/lists";
import { toSentence } from "#language/capitals";
import { natural } from "#language/styles/natural";
import { createVocabulary, type Words } from "#language/words";
import { canonical } from "#logic/canonical";
import { type Derivation, type Judgement } from "#logic/certificate";
import { decide } from "#logic/decide";
import { parse, parseSequent, print } from "#logic/notation";
import { describe, expect, test } from "vitest";

const words: Words = {
  propositions: new Map([
    ["p", { yes: "it rained", no: "it did not rain" }],
    ["q", { yes: "Ada stayed in", no: "Ada did not stay in" }],
    ["r", { yes: "the shop closed", no: "the shop did not close" }],
    ["s", { yes: "it thundered", no: "it did not thunder" }],
  ]),
  predicates: new Map([
    ["P", { yes: "sings", no: "does not sing" }],
    ["Q", { yes: "dances", no: "does not dance" }],
    ["R", { yes: "is a nurse", no: "is not a nurse" }],
  ]),
  constants: new Map([
    ["a", "Ann"],
    ["b", "Bob"],
  ]),
};

/** Arguments whose certificates fill the page. */
const told: readonly string[] = [
  "p → q; p ⊢ q",
  "p → q; ¬q ⊢ ¬p",
  "p ∨ q; ¬p ⊢ q",
  "p ∨ q; p → r; q → s ⊢ r ∨ s",
  "p → q; q → r ⊢ p → r",
  "¬(p ∧ q) ⊢ ¬p ∨ ¬q",
  "p ↔ q; p ⊢ q",
  "p → q; q → p ⊢ p ↔ q",
  "p ∧ ¬p ⊢ q",
  "⊢ ⊤",
  "⊢ p ∨ ¬p",
  "p ∧ q ⊢ ¬p",
  "p; p → ¬p ⊢ q",
  "p ∧ q ⊢ p",
  "p ⊢ p ∨ q",
  "P(a) ⊢ ∃x P(x)",
  "p ↔ q ⊢ p → q",
  "p ∧ (q ∨ r) ⊢ (p ∧ q) ∨ (p ∧ r)",
  "p ∨ q; p → r; r → s; q → s ⊢ s",
  "p ∨ q; p → r; r → s; s → ¬p ⊢ q",
  "p → q; q → r; r → ¬p ⊢ ¬p",
  "∀x (P(x) → Q(x)); P(a) ⊢ Q(a)",
  "∀x (P(x) → Q(x)); ∃x P(x) ⊢ ∃x Q(x)",
  "∀x (P(x) → Q(x)); ∀x (Q(x) → R(x)) ⊢ ∀x (P(x) → R(x))",
  "¬∃x P(x) ⊢ ∀x ¬P(x)",
  "∃x (P(x) ∧ Q(x)); ∀x ¬Q(x) ⊢ p",
  "∀u P(u) ⊢ ∀x P(x)",
  "p → q; q ⊢ p",
  "∀x (P(x) → Q(x)); Q(a) ⊢ P(a)",
  "P(a) ∨ Q(b); ∃x R(x) ⊢ P(b)",
  "p; P(a) ⊢ ∀x P(x)",
];

const withoutWords: readonly string[] = [
  "∃y ∀x L(x, y) ⊢ ∀x ∃y L(x, y)",
  "∀x ∃y L(x, y) ⊢ ∃y ∀x L(x, y)",
  "p → q; P(a) ⊢ ∃x L(x, a)",
  "P(a); ¬p ⊢ P(b)",
  "a = b; P(a) ⊢ ∀x x = x ∧ P(b)",
];

/** Lines of rules that no proof of these takes. */
const byHand: Derivation = {
  kind: "derivation",
  steps: [
    { n: 1, formula: parse("a = b"), rule: "premise", from: [] },
    { n: 2, formula: parse("P(a)"), rule: "premise", from: [] },
    { n: 3, formula: parse("P(b)"), rule: "=E", from: [1, 2] },
    { n: 4, formula: parse("P(b)"), rule: "reiteration", from: [3] },
  ],
};

const judged = (text: string): readonly [Judgement, ReturnType<typeof parseSequent>] => {
  const sequent = parseSequent(text);
  return [decide(sequent), sequent];
};

const page = (): string =>
  [
    ...told.map((text) => [text, ...sayJudgement(...judged(text), words)]),
    ...withoutWords.map((text) => [text, ...sayJudgement(...judged(text))]),
    sayDerivation(byHand),
  ]
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");

test("certificates read as on the golden page", async () => {
  await expect(page()).toMatchFileSnapshot("./goldens/telling.txt");
});

describe("items", () => {
  const itemsOf = (style: string, length: number) => {
    const plan = { profile: "paper", length, seed: 2, style: findStyle(style), lexicon: everyday };
    const generator = createGenerator(plan);
    return Array.from({ length: 60 }, (_, i) => generator.at(7 * i)).flatMap((outcome) =>
      "item" in outcome ? [outcome.item] : [],
    );
  };

  test.each(["natural", "paper"])("of style %s tell premises that parse back as their own", (style) => {
    for (const item of itemsOf(style, 3).filter(({ certificate }) => certificate.kind === "derivation")) {
      const premises = item.premises.map((text) => parse(text));
      const vocabulary = createVocabulary(buildWords(item.lexicon, [...premises, parse(item.conclusion)]));
      const told = sayCertificate(item).flatMap(
        (line) => /^ *\d+\. Premise: (.*)$/.exec(line)?.slice(1) ?? [],
      );
      expect(told.length).toBeGreaterThan(0);
      const own = premises.map((premise) => print(canonical(premise)));
      for (const premise of told)
        expect(own).toContain(print(natural.read(toSentence(premise.slice(0, -1)), vocabulary)));
    }
  });

  test("leave no letter and no symbol in what is told in words, and no word in what is told in letters", () => {
    for (const style of ["natural", "paper"])
      for (const item of itemsOf(style, 2))
        expect(sayCertificate(item).join("\n")).not.toMatch(/[¬∧∨→↔∀∃⊥]|someone\d|\bd\d\b|undefined/);
    for (const item of itemsOf("symbolic", 2)) {
      const text = sayCertificate(item).join("\n");
      for (const premise of item.premises) if (item.relation !== "neutral") expect(text).toContain(premise);
      expect(text).not.toMatch(/Robin|undefined/);
    }
  });

  test("of four options about a topic are told in its words", () => {
    for (const item of choiceItems(choiceSuite({ perType: 1, seed: 5 })))
      expect(sayCertificate(item).join("\n")).not.toMatch(/[¬∧∨→↔∀∃⊥]|[A-Z]\(a\)|undefined/);
  });
});
