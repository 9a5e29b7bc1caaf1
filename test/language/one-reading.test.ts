// @long: many questions
/**
 * One reading: an all-parses parser finds one parse in every sentence of every style, and it is the formula said.
 * `ONE_READING=1000000 npx vitest run test/language/one-reading.test.ts` asks for that many random formulas a
 * style instead of the few of every day.
 */
import { canonical } from "#logic/canonical";
import { and, equal, or, type Formula } from "#logic/formula";
import { parse, print } from "#logic/notation";
import type { Style } from "#language/style";
import { paper } from "#language/styles/paper";
import { symbolic } from "#language/styles/symbolic";
import { createVocabulary } from "#language/words";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { grammarsPage } from "../../scripts/grammars.ts";
import { sampled } from "../sampled.ts";
import { grammarOf, same, stated, wordsAndMarks, type Grammar } from "./grammar.ts";
import { paperGrammar, paperRules } from "./grammars/paper.ts";
import { symbolicGrammar, symbolicRules } from "./grammars/symbolic.ts";
import { spoken, wordRules, words } from "./grammars/words.ts";
import {
  allRelationalShapes,
  allShapes,
  allShapesInsideTwo,
  dice,
  randomRelationalShape,
  randomShape,
} from "./shapes.ts";

const randomFormulas = Number(process.env["ONE_READING"] ?? 80);
const derivedSentences = Math.min(randomFormulas, 100_000);
const timeoutMs = 30_000 + randomFormulas * 5;
const vocabulary = createVocabulary(words);
/** Every third shape, all in `npm run attacks`. */
const fewer = (shapes: readonly Formula[]) => shapes.filter((_, i) => i % sampled(3, 1) === 0);

const styles: readonly (readonly [string, Style, Grammar])[] = [
  ["paper", paper, paperGrammar],
  ["symbolic", symbolic, symbolicGrammar],
];

/** Throws unless the one parse of the sentence, and what the style's reader makes of it, is the formula. */
const examine = (style: Style, grammar: Grammar, formula: Formula): void => {
  const sentence = style.say(formula, words);
  const wanted = canonical(formula);
  const parses = grammar.parses(sentence).map(canonical);
  const [only] = parses;
  const read = style.read(sentence, vocabulary);
  if (parses.length !== 1 || only === undefined || !equal(only, wanted) || !equal(read, wanted))
    throw new Error(
      `${print(formula)}\n${sentence}\nparses: ${parses.map(print).join("; ")}\nread: ${print(read)}`,
    );
};

describe.each(styles)("%s", (name, style, grammar) => {
  test("every shape of two operator levels has one reading", () => {
    for (const formula of fewer(allShapes(2))) examine(style, grammar, formula);
  });

  test("every shape of two operator levels over two-place predicates has one reading", () => {
    for (const formula of fewer(allRelationalShapes(2))) examine(style, grammar, formula);
  });

  test("every two quantifiers with a connective inside or between them have one reading", () => {
    for (const formula of fewer(allShapesInsideTwo())) examine(style, grammar, formula);
  });

  test(
    "random formulas of three to six levels with two-place predicates have one reading",
    () => {
      const roll = dice(7);
      for (let i = 0; i < randomFormulas; i++)
        examine(style, grammar, randomRelationalShape(roll, 3 + (i % 4)));
    },
    timeoutMs,
  );

  test(
    "random formulas of three to six operator levels have one reading",
    () => {
      const roll = dice(20_261);
      for (let i = 0; i < randomFormulas; i++) examine(style, grammar, randomShape(roll, 3 + (i % 4)));
    },
    timeoutMs,
  );

  test("a formula said of an arbitrary individual has one reading", () => {
    for (const text of ["∀u P(u)", "∀u (P(u) → ¬Q(u))", "∀u ∃x (P(x) ∧ Q(u))"])
      examine(style, grammar, parse(text));
  });

  test(
    "every sentence of the grammar has one reading, said or not, and the reader reads no other",
    () => {
      const roll = dice(4);
      for (let i = 0; i < derivedSentences; i++) {
        const tokens = grammar.derive(roll, 2 + roll(6));
        const [only, ...more] = grammar.parses(tokens).map(canonical);
        if (only === undefined || more.length > 0) throw new Error(`${more.length + 1} readings: ${tokens}`);
        const read = name === "symbolic" ? only : reading(style, spoken(tokens));
        if (read !== undefined && !equal(read, only))
          throw new Error(
            `${spoken(tokens)}\nparse: ${print(only)}\nread: ${read ? print(read) : "nothing"}`,
          );
      }
    },
    timeoutMs,
  );
});

/** What the reader makes of a sentence; undefined where it refuses, as `paper` does a variable without quantifier. */
const reading = (style: Style, sentence: string): Formula | undefined => {
  try {
    return style.read(sentence, vocabulary);
  } catch {
    return undefined;
  }
};

test("the parser finds both readings of “A and B or C” in a grammar that has them", () => {
  const careless = grammarOf(
    [
      ["phrase", "<fact>", same],
      ["phrase", "<phrase> and <phrase>", (left, right) => and(same(left), same(right))],
      ["phrase", "<phrase> or <phrase>", (left, right) => or(same(left), same(right))],
      ...wordRules,
    ],
    wordsAndMarks,
  );
  const found = careless.parses("It is raining and Robert sings or it will be late").map(print);
  expect(found.toSorted()).toEqual(["(p ∧ r) ∨ s", "p ∧ (r ∨ s)"]);
});

test("docs/grammars.md states the examined grammars and the sentences of each style, as node scripts/grammars.ts writes it", () => {
  const page = readFileSync(new URL("../../docs/grammars.md", import.meta.url), "utf8");
  expect(page).toBe(grammarsPage());
  for (const [name, rules] of Object.entries({ paper: paperRules, symbolic: symbolicRules }))
    expect(page).toContain(`\`\`\`${name}\n${stated(rules)}\n\`\`\``);
  const section = page.split(/^## /m).find((text) => text.startsWith("natural")) ?? "";
  expect(section.match(/^\| `/gm)?.length).toBeGreaterThan(15);
});
