// @long: many questions
import { canonical } from "#logic/canonical";
import { and, equal, iff, implies, or, type Formula } from "#logic/formula";
import { parse, print } from "#logic/notation";
import { natural } from "#language/styles/natural";
import { createVocabulary } from "#language/words";
import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampled } from "../sampled.ts";
import { formulas } from "./formulas.ts";
import { naturalInTurns } from "./natural-in-turns.ts";
import { naturalWords } from "./natural-words.ts";
import {
  allRelationalShapes,
  allShapes,
  allShapesInsideTwo,
  dice,
  randomRelationalShape,
  randomShape,
} from "./shapes.ts";

const words = naturalWords();
const guests = naturalWords("guest");

/** What is said, under the fact that it shows: formula and sentence. */
const said = `
# the one person of a sentence is named once
p → r : If Anna sang, she was angry.
p ↔ ¬r : Anna sang if and only if she was not angry.
¬p → (r → p) : If Anna did not sing, then she sang if she was angry.
(p → r) ∧ p : Both of these are true: (a) if Anna sang, she was angry; (b) she sang.
p → (r → q) : If Anna sang, then Ben sang if Anna was angry.
p → (r → s) : If Anna sang, then it rained if Anna was angry.
# verbs that share a subject are said together
p ∧ r : Anna sang and was angry.
p ∧ ¬r : Anna sang but was not angry.
p ∨ r : Anna either sang or was angry.
¬(P(a) ∨ S(a)) : Carl neither sneezed nor read a book.
¬(P(a) ∧ S(a)) : Carl did not both sneeze and read a book.
P(a) ∧ (Q(a) ∨ R(a)) : Carl sneezed, and was either tired or hungry.
P(a) ∨ (Q(a) ∧ R(a)) : Carl either sneezed, or was tired and hungry.
(P(a) ∧ Q(a)) ∧ R(a) : Carl both sneezed and was tired, and also was hungry.
# one auxiliary does for two complements
∀x (Q(x) ∨ R(x)) : Everyone was either tired or hungry.
∀x ¬(Q(x) ∧ R(x)) : No one was both tired and hungry.
∀x (¬Q(x) ∨ R(x)) : Everyone either was not tired or was hungry.
# a person is everyone, someone, no one or anyone who
∀x P(x) : Everyone sneezed.
∃x P(x) : Someone sneezed.
∀x ¬P(x) : No one sneezed.
∃x ¬P(x) : Someone did not sneeze.
¬∀x P(x) : Not everyone sneezed.
¬∃x P(x) : There was no one who sneezed.
∀x (P(x) → Q(x)) : Everyone who sneezed was tired.
∀x (P(x) → ¬Q(x)) : No one who sneezed was tired.
¬∀x (P(x) → Q(x)) : Not everyone who sneezed was tired.
# someone and anyone are not said behind if
∃x P(x) → s : If at least one person sneezed, it rained.
∀x (P(x) → Q(x)) → s : If the first of these is true, then so is the second: (a) everyone who sneezed was tired; (b) it rained.
∀x (P(x) → s) : If any person sneezed, it rained.
# “for every person”, not “a person”, squirmed if and only if that person negotiated
∀x (P(x) ↔ ¬Q(x)) : The following is true of every person: that person sneezed if and only if he or she was not tired.
∃x (P(x) ↔ Q(x)) : There was at least one person of whom this is true: that person sneezed if and only if he or she was tired.
# what holds under a condition stands behind a colon
s → (p ↔ q) : If it rained, then the following holds: Anna sang if and only if Ben sang.
s → (p → (q ∧ r)) : If it rained, then the following holds: if Anna sang, then Ben sang and Anna was angry.
s → (p → ∀x P(x)) : If it rained, then the following holds: if Anna sang, everyone sneezed.
∃x P(x) → ∀x (P(x) → (Q(x) → R(x))) : If at least one person sneezed, then the following is true of everyone who sneezed: if that person was tired, he or she was hungry.
# what holds under two conditions has one before it and one behind it
s → (p → q) : If it rained, then Ben sang if Anna sang.
s → ((p ∧ r) → ∃x P(x)) : If it rained, then someone sneezed if Anna sang and was angry.
s → ∀x (P(x) → (Q(x) → R(x))) : If it rained, then everyone who sneezed was hungry if he or she was tired.
# how far “no one” and “every” reach is heard
∀x ¬P(x) ∧ s : No one sneezed, and it rained.
∃x ¬P(x) ∧ s : Someone did not sneeze, and it rained.
s → (∀x ¬P(x) ∧ q) : If it rained, then both of these are true: (a) no one sneezed; (b) Ben sang.
∀x ((¬P(x) ∧ ¬S(x)) ∧ R(x)) : The following is true of every person: that person did not sneeze and did not read a book, and also was hungry.
¬(p → (q ∧ r)) : The following is not true: if Anna sang, then Ben sang and Anna was angry.
# one thing said twice is said to be
∀x (P(x) ∧ P(x)) : Everyone sneezed and (to say it twice) sneezed.
∃x (P(x) ∨ P(x)) : Someone either sneezed or (to say it twice) sneezed.
∀x (P(x) ∨ ¬P(x)) : Everyone either sneezed or did not sneeze.
# what holds of anyone who did something may hold under a condition
∀x (P(x) → (Q(x) → R(x))) : Everyone who sneezed was hungry if he or she was tired.
∀x (P(x) → (Q(x) → ¬R(x))) : No one who sneezed was hungry if he or she was tired.
∀x (P(x) → (s → R(x))) : Everyone who sneezed was hungry if it rained.
∀x (P(x) → (Q(x) → (R(x) ∨ S(x)))) : Everyone who sneezed either was hungry or read a book, if he or she was tired.
∀x (P(x) → (Q(x) → (R(x) ∧ S(x)))) : The following is true of everyone who sneezed: if that person was tired, then he or she was hungry and read a book.
# two groups that are the same: those of the one were exactly those of the other
s → ∀x (P(x) ↔ S(x)) : If it rained, everyone either both sneezed and read a book, or did neither.
∀x (P(x) ↔ ¬S(x)) : The following is true of every person: that person sneezed if and only if he or she did not read a book.
∀x (¬S(x) → (P(x) ↔ S(x))) : Everyone who did not read a book either both sneezed and read a book, or did neither.
s → ∀x (P(x) ↔ Q(x)) : If it rained, then the following is true of every person: that person sneezed if and only if he or she was tired.
∀x ((P(x) ∧ S(x)) ↔ ¬S(x)) : The following is true of every person: that person both sneezed and read a book if and only if he or she did not read a book.
∀x (P(x) ↔ S(x)) ∧ s : Both of these are true: (a) everyone either both sneezed and read a book, or did neither; (b) it rained.
# anyone is picked by two verbs as by one
∀x ((P(x) ∧ Q(x)) → R(x)) : Everyone who sneezed and was tired was hungry.
∀x ((P(x) ∨ S(x)) → ¬R(x)) : No one who either sneezed or read a book was hungry.
∀x (¬(P(x) ∨ S(x)) → R(x)) : Everyone who neither sneezed nor read a book was hungry.
¬∀x ((Q(x) ∧ R(x)) → P(x)) : Not everyone who was tired and hungry sneezed.
# an arbitrary person is each, or whichever you pick
∀u P(u) : Each person sneezed.
∀u (P(u) → Q(u)) : Each person who sneezed was tired.
∀u ∃x L(x, u) : Whichever person X you pick, the following holds: someone admired X.
∀u (P(u) ↔ s) : Whichever person you pick, that person sneezed if and only if it rained.
∀u ((P(u) → s) ∧ s) : Whichever person you pick, both of these are true: (a) if that person sneezed, it rained; (b) it rained.
# what nobody did without something else
∀x ¬(P(x) ∧ ¬(Q(x) ∧ S(x))) : For every person, these are not both true: (a) that person sneezed; (b) it is not true that he or she both was tired and read a book.
∀x ¬(¬(S(x) ∧ L(x, a)) ∧ P(x)) : For every person X, these are not both true: (a) X did not both read a book and admire Carl; (b) X sneezed.
∀x ¬(P(x) ∧ ¬S(x)) : No one both sneezed and did not read a book.
¬∃x (P(x) ∧ ¬S(x)) : There was no one who sneezed but did not read a book.
∀x ¬(P(x) ∧ ¬L(x, x)) → s : If no one both sneezed and did not admire themself, then it rained.
∃x ¬(¬(Q(x) ∧ R(x)) ∧ P(x)) : There was at least one person of whom these are not both true: (a) that person was not both tired and hungry; (b) he or she sneezed.
# three things done are two and one more
P(a) ∧ (Q(a) ∧ R(a)) : Carl sneezed, and also was tired and hungry.
P(a) ∧ (Q(a) ∧ ¬S(a)) : Carl sneezed, and also was tired but did not read a book.
(P(a) ∧ S(a)) ∧ (Q(a) ∨ R(a)) : Carl both sneezed and read a book, and also was either tired or hungry.
∃x ((Q(x) ∧ R(x)) ∧ P(x)) : Someone was both tired and hungry, and also sneezed.
# no one does one thing or another
∀x ¬(P(x) ∨ S(x)) : No one sneezed or read a book.
∀x ¬(Q(x) ∨ R(x)) : No one was tired or hungry.
∀x ¬(P(x) ∧ S(x)) : No one both sneezed and read a book.
¬∃x (P(x) ∨ S(x)) : There was no one who either sneezed or read a book.
# a condition of nobody stands behind what holds of everyone
∀x (p → Q(x)) : Everyone was tired if Anna sang.
# whoever is pointed at while others are in sight is called X
∀x ((p ∧ P(x)) → Q(x)) : The following is true of every person X: if Anna sang and X sneezed, then X was tired.
∀y ∃x L(y, x) : The following is true of every person X: X admired at least one person.
∀y ∀x (L(y, x) → L(x, y)) : The following is true of all people X and Y: if X admired Y, Y admired X.
∃y ∀x L(x, y) : There was at least one person X of whom this is true: everyone without exception admired X.
# a verb that could be bare is said with its own subject behind an auxiliary
¬P(a) ∨ S(a) : Carl did not sneeze unless Carl read a book.
S(a) ∨ ¬P(a) : Unless Carl read a book, Carl did not sneeze.
# lists have letters, and numbers inside
(p → q) ∧ (q → p) : Both of these are true: (a) if Anna sang, Ben sang; (b) if Ben sang, Anna sang.
((p → q) ∧ s) ∨ (p ∨ (q ∨ s)) : At least one of these is true: (a) both of these are true: (i) if Anna sang, Ben sang; (ii) it rained; (b) either Anna sang, or else Ben sang or it rained.
¬((p → q) ∧ r) : These are not both true: (a) if Anna sang, Ben sang; (b) Anna was angry.
¬(q ∨ r) : It is not true that either Ben sang or Anna was angry.
# of three alternatives two are one half
q ∨ (r ∨ s) : Ben sang, Anna was angry, or it rained.
(q ∨ r) ∨ s : Either Ben sang or Anna was angry, or else it rained.
∀x (P(x) ∨ (Q(x) ∨ S(x))) : Everyone either sneezed, or else was tired or read a book.
∃x ((P(x) ∨ Q(x)) ∨ S(x)) : Someone either sneezed or was tired, or else read a book.
# what is so of one verb if and only if of another is both or neither
∃x (P(x) ↔ S(x)) : Someone either both sneezed and read a book, or did neither.
∃x (Q(x) ↔ R(x)) : Someone was either both tired and hungry, or neither.
P(a) ↔ S(a) : Carl sneezed if and only if Carl read a book.
P(a) ↔ ¬S(a) : Carl sneezed if and only if Carl did not read a book.
# there was somebody of whom a conditional is true
∃x (P(x) → Q(x)) : There was at least one person of whom this is true: if that person sneezed, he or she was tired.
s → ∃x (P(x) → Q(x)) : If it rained, then there was at least one person of whom this is true: if that person sneezed, he or she was tired.
p → ∃x (P(x) → Q(x)) : If Anna sang, then there was at least one person of whom this is true: if that person sneezed, he or she was tired.
# what is denied twice is denied of no one
∀x ¬¬P(x) : No one did not sneeze.
∀x (P(x) → ¬¬S(x)) : No one who sneezed did not read a book.
∀x ¬¬Q(x) : No one was not tired.
# two things that nobody did
∀x (¬P(x) ∧ ¬S(x)) : No one sneezed, nor did any read a book.
∀x (¬P(x) ∧ ¬Q(x)) : No one sneezed, nor was any tired.
# “or both” is not said where both cannot be
p ∨ ¬p : Anna either sang or did not sing.
# two plus two is four
s ∧ ⊤ : It rained and two plus two is four.
# what is denied is said as it is
¬¬p : It is not true that Anna did not sing.
∃x ¬¬P(x) : There was at least one person of whom this is true: it is not true that that person did not sneeze.
¬(p → q) : The following is not true: if Anna sang, Ben sang.
¬(q ∧ r) : It is not true both that Ben sang and that Anna was angry.
s → ¬(q ∧ r) : If it rained, it is not true both that Ben sang and that Anna was angry.
`;

describe("natural English", () => {
  for (const [fact = "", ...rows] of said
    .split("\n# ")
    .slice(1)
    .map((part) => part.trim().split("\n")))
    test(fact, () => {
      for (const row of rows) {
        const [formula = "", sentence = ""] = row.split(" : ");
        expect(natural.say(parse(formula), words)).toBe(sentence);
        expect(print(natural.read(sentence, createVocabulary(words)))).toBe(formula);
      }
    });

  test("“or” says that it leaves room for both where that is asked", () => {
    const say = (text: string): string => natural.say(parse(text), words, { isInclusive: true });
    for (const text of ["p ∨ r", "p ∨ s", "∀x (P(x) ∨ Q(x))", "(p ∨ r) → q", "∀x ((P(x) ∨ Q(x)) → R(x))"]) {
      expect(say(text)).toMatch(/, or both/);
      expect(print(natural.read(say(text), createVocabulary(words)))).toBe(text);
    }
  });

  test("docs/controlled-english.md shows what is said", () => {
    const page = readFileSync(new URL("../../docs/controlled-english.md", import.meta.url), "utf8");
    const section = page.split(/^## /m).find((text) => text.startsWith("The style `natural`")) ?? "";
    const rows = [...section.matchAll(/^\| `([^`]+)` *\| (.*?) *\|$/gm)];
    expect(rows.length).toBeGreaterThan(8);
    for (const [, formula = "", sentence] of rows) expect(natural.say(parse(formula), words)).toBe(sentence);
  });

  test.each([natural, naturalInTurns])(
    "reading gives back every formula, and no sentence is said of two: $name",
    (style) => {
      for (const some of [words, guests]) {
        const vocabulary = createVocabulary(some);
        const known = new Map<string, Formula>();
        const check = (formula: Formula): void => {
          const sentence = style.say(formula, some);
          const wanted = canonical(formula);
          const back = style.read(sentence, vocabulary);
          if (!equal(back, wanted) || !equal(known.get(sentence) ?? wanted, wanted))
            throw new Error(`${print(formula)}\n${sentence}\n${print(back)}`);
          known.set(sentence, wanted);
        };
        const all = [...allShapes(2), ...allRelationalShapes(2), ...allShapesInsideTwo()];
        all.filter((_, i) => i % sampled(4, 1) === 0).forEach(check);
        // What is said twice.
        for (const shape of [...allShapes(1), ...allRelationalShapes(1)])
          [and, or, implies, iff].forEach((connect) => check(connect(shape, shape)));
        const roll = dice(5);
        for (let i = 0; i < sampled(100, 400); i++) {
          check(randomShape(roll, 3 + (i % 4)));
          check(randomRelationalShape(roll, 3 + (i % 4)));
        }
        const { propositions, predicates } = some;
        fc.assert(
          fc.property(formulas(6), (formula) => {
            if (propositions.size + predicates.size > 0) check(formula);
          }),
          { numRuns: sampled(100, 400) },
        );
      }
    },
  );

  test("a sentence of no grammar is refused with the column where reading ends", () => {
    const vocabulary = createVocabulary(words);
    expect(() => natural.read("Anna sang or it rained.", vocabulary)).toThrow(/column 23/);
    expect(() => natural.read("Everyone did not sneeze or was tired.", vocabulary)).toThrow(/column/);
    expect(() => natural.read("", vocabulary)).toThrow(/column 1/);
    expect(() => natural.read("if ".repeat(50_000), vocabulary)).toThrow(/column/);
  });
});
