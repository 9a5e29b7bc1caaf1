/**
 * `node scripts/grammars.ts` writes docs/grammars.md: the grammars that the tests examine, and sentences of each style. A test compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "#logic/notation";
import type { Style } from "#language/style";
import { natural } from "#language/styles/natural";
import { paper } from "#language/styles/paper";
import { symbolic } from "#language/styles/symbolic";
import type { Words } from "#language/words";
import { stated } from "../test/language/grammar.ts";
import { paperRules } from "../test/language/grammars/paper.ts";
import { symbolicRules } from "../test/language/grammars/symbolic.ts";
import { words } from "../test/language/grammars/words.ts";
import { naturalWords } from "../test/language/natural-words.ts";

const naturalGrammar = readFileSync(
  new URL("../test/language/grammars/natural.txt", import.meta.url),
  "utf8",
).trimEnd();

type Shown = {
  readonly style: Style;
  readonly words: Words;
  readonly grammar: string;
  readonly formulas: readonly string[];
};

const shown: readonly Shown[] = [
  {
    style: natural,
    words: naturalWords(),
    grammar: naturalGrammar,
    formulas: [
      "p ∧ q",
      "p ∨ q",
      "¬(p ∧ q)",
      "¬(p ∨ q)",
      "p ∨ r",
      "s → (p ∨ q)",
      "s → (p → q)",
      "s → (p → (q ∧ r))",
      "(p → q) ∧ (q → p)",
      "¬(q ∧ r)",
      "¬((p → q) ∧ r)",
      "∀x ((P(x) ∨ S(x)) → R(x))",
      "∀x ¬(P(x) ∨ S(x))",
      "∀x (P(x) → Q(x))",
      "∀x (P(x) → ¬Q(x))",
      "∀x (Q(x) ∨ R(x))",
      "¬∀x P(x)",
      "¬∃x P(x)",
      "∀x ¬(P(x) ∧ ¬S(x))",
      "∀x ¬(¬S(x) ∧ P(x))",
      "∀x ¬(¬(P(x) ∧ S(x)) ∧ L(x, a))",
      "∃x P(x) → s",
      "∀x (P(x) ↔ Q(x))",
      "∀x (P(x) ↔ ¬Q(x))",
      "∀x (P(x) → (Q(x) → R(x)))",
      "∃x (P(x) → Q(x))",
      "∀x (s → Q(x))",
      "∀x ((p ∧ P(x)) → Q(x))",
      "∀y ∃x L(y, x)",
      "∀y ∀x (L(y, x) → L(x, y))",
    ],
  },
  {
    style: paper,
    words,
    grammar: stated(paperRules),
    formulas: [
      "p ∨ q",
      "¬(p ∧ q)",
      "¬(p ∨ q)",
      "¬(p ↔ q)",
      "¬¬q",
      "p ∧ (q ∨ r)",
      "(p → q) ∧ (q → p)",
      "p ↔ (q ∨ r)",
      "(p → q) → r",
      "∀x ¬P(x)",
      "∀x (P(x) → Q(x))",
      "∃x (S(x) ∨ Q(x))",
      "∃x ¬(P(x) ∧ S(x))",
      "∃x (P(x) ∧ Q(x))",
      "∃x (P(x) ∧ ¬R(x))",
      "∃x (P(x) ∧ S(x))",
      "¬∃x P(x)",
      "∀u ¬Q(u)",
      "∀y (P(y) → ∃x (Q(x) ∧ S(y)))",
      "L(a, b)",
      "∀y ∃x L(y, x)",
      "∃y ∀x L(x, y)",
      "∀x L(x, x)",
      "∃y ¬∃x L(x, y)",
      "∀y (P(y) → ∃x L(y, x))",
    ],
  },
  {
    style: symbolic,
    words,
    grammar: stated(symbolicRules),
    formulas: ["¬(p ∧ q) → r", "∀x (P(x) → ¬Q(x))", "∀u P(u)"],
  },
];

/** The words of a style's table, symbol by symbol. */
const listed = ({ propositions, predicates, relations = new Map(), constants }: Words): string =>
  [
    ...[...propositions, ...predicates, ...relations].map(([name, { yes }]) => `\`${name}\` ${yes}`),
    ...[...constants].map(([name, person]) => `\`${name}\` ${person}`),
  ].join(", ");

/** docs/grammars.md. */
export const grammarsPage = (): string =>
  [
    "# Grammars",
    "",
    "Look up the grammar of a style, and a sentence for a formula. `node scripts/grammars.ts` writes this page. [Controlled English](controlled-english.md) explains it.",
    "",
    "`<phrase>` stands for any phrase, other words for themselves. `+` marks the part inside a quantifier. `{person}` is the noun of a quantifier, `{that person}` a reference to it.",
    ...shown.flatMap(({ style, words: own, grammar, formulas }) => [
      "",
      `## ${style.name}`,
      "",
      `Words: ${listed(own)}.`,
      "",
      `\`\`\`${style.name}`,
      grammar,
      "```",
      "",
      "| formula | sentence |",
      "| --- | --- |",
      ...formulas.map((text) => `| \`${text}\` | ${style.say(parse(text), own)} |`),
    ]),
    "",
  ].join("\n");

if (import.meta.main) writeFileSync(new URL("../docs/grammars.md", import.meta.url), grammarsPage());
