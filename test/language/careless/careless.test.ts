// @long: many questions
/** The careless grammar finds the second readings that editors found in our texts, and none in what is said now. */
import { canonical } from "#logic/canonical";
import type { Formula } from "#logic/formula";
import { parse, print } from "#logic/notation";
import type { Style } from "#language/style";
import { natural } from "#language/styles/natural";
import type { Words } from "#language/words";
import { describe, expect, test } from "vitest";
import { naturalInTurns } from "../natural-in-turns.ts";
import { naturalWords } from "../natural-words.ts";
import { allRelationalShapes, allShapes, dice, randomRelationalShape, randomShape } from "../shapes.ts";
import { lexiconWords } from "./lexicon-words.ts";
import { carelessReader, hearing } from "./readings.ts";
import { saysTheSame } from "./says-the-same.ts";

/**
 * `CARELESS=100000 CARELESS_SEED=3 npx vitest run test/language/careless` asks for that many random formulas in each
 * style; other seeds give others, so that a long exam is the sum of short ones.
 */
const randomFormulas = Number(process.env["CARELESS"] ?? 150);
const seed = Number(process.env["CARELESS_SEED"] ?? 11);
const timeoutMs = 60_000 + randomFormulas * 5;

/** What readers heard in earlier sentences of `natural`: its name, formula, sentence and what else is heard. */
const heard = `
a denied conditional is heard as one with a denied end | ¬(p → s) | It is not true that if Anna sang, then it rained. | p → ¬s
one who was tired “if he or she sneezed” is heard as one whom there is if somebody sneezed | ∃x (P(x) → Q(x)) | There was at least one person who was tired if he or she sneezed. | P(out of sight person|0) → ∃x Q(x)
who “sneezed and sneezed” went on | ∀x (P(x) ∧ P(x)) | Everyone sneezed and sneezed. | ∀x went on: sneezed(x)
“both the sprinklers” are two | ¬(t ∧ s) | It is not true that both the sprinklers started and it rained. | ¬t ∧ s
there was no one “who was tired if X read a book” | ∀y (¬¬P(y) → (S(y) → ¬∃x Q(x))) | The following is true of every person X: if it is not true that X did not sneeze, then there was no one who was tired if X read a book. | ∀y (¬¬P(y) → ¬∃x (S(y) → Q(x)))
“that person” is whom anyone did not admire | ∀x (¬L(x, a) → ¬¬¬Q(x)) | For anyone who did not admire Carl, it would be wrong to deny the following: that person was not tired. | ∀x (¬L(x, a) → ¬Q(a))
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

test.each<[left: string, right: string, same: boolean]>([
  ["∀x (s → Q(x))", "s → ∀x Q(x)", true],
  // The whole is more than is decided, the part is not.
  [
    "∀x ∀y (∀z (L(x, y) → M(z, a)) ↔ ∃z (L(z, x) ∧ M(y, z)))",
    "∀x ∀y ((L(x, y) → ∀z M(z, a)) ↔ ∃z (L(z, x) ∧ M(y, z)))",
    true,
  ],
  ["∀x (Q(x) → s)", "∀x Q(x) → s", false],
  ["∀x ∃y L(x, y)", "∃y ∀x L(x, y)", false],
  ["∀x ∀y L(x, y)", "∀x ∀y L(y, x)", true],
  ["P(z) ∧ ∃x Q(x)", "∃x (P(z) ∧ Q(x))", true],
  ["P(z)", "∃x P(x)", false],
])("two readings: %s and %s say the same: %s", (left, right, same) => {
  expect(saysTheSame(parse(left), parse(right))).toBe(same);
});

describe("the careless grammar", () => {
  for (const [name = "", formula = "", sentence = "", other] of heard)
    test(name, () => {
      const base = naturalWords();
      const words: Words = {
        ...base,
        propositions: new Map([
          ...base.propositions,
          ["t", { yes: "the sprinklers started", no: "the sprinklers did not start" }],
        ]),
      };
      const careless = carelessReader(words);
      const heard = hearing(careless, sentence, parse(formula));
      expect(heard.isRead).toBe(true);
      expect(heard.others.map(print)).toContain(other);
      const now = natural.say(parse(formula), words);
      expect(hearing(careless, now, parse(formula))).toEqual({ isRead: true, others: [] });
    });

  test.each([natural, naturalInTurns])(
    "it finds nothing, whatever the words: $name",
    (style) => {
      const found: object[] = [];
      const examine = (words: Words, formulas: readonly Formula[]): void => {
        const careless = carelessReader(words);
        for (const formula of formulas) {
          const sentence = style.say(formula, words);
          const { isRead, others } = hearing(careless, sentence, canonical(formula));
          if (!isRead || others.length > 0)
            found.push({ formula: print(formula), sentence, isRead, others: others.map(print) });
        }
      };
      const short = [...allShapes(2), ...allRelationalShapes(2)].filter((_, i) => i % 19 === 0);
      for (const noun of [undefined, "guest", "island"]) examine(naturalWords(noun), short);
      const roll = dice(seed);
      const random = (): readonly Formula[] =>
        Array.from({ length: formulasPerWords }, (_, i) =>
          (i % 2 === 0 ? randomShape : randomRelationalShape)(roll, 3 + (i % 3)),
        );
      const [sources, rounds] = [wordSources(style, seed), randomFormulas / formulasPerWords];
      for (let round = 0; round < rounds; round++)
        examine(sources[round % sources.length]!(Math.floor(round / sources.length)), random());
      expect(found).toEqual([]);
    },
    timeoutMs,
  );
});

/** How many random formulas are said in the same words. */
const formulasPerWords = 30;

/** Where random formulas get their words: made for the exam, and of each lexicon. */
const wordSources = (style: Style, seed: number): readonly ((rank: number) => Words)[] => [
  () => naturalWords(),
  () => naturalWords("guest"),
  () => naturalWords("island"),
  ...lexiconWords(style, seed),
];
