/** Rehearsed sentences: they are those that the style says, and a text with another reading is not taken for read. */
import { describe, expect, it } from "vitest";
import { lexicons, plain, vocabularyOf, type Words } from "#language";
import { parse } from "#logic";

const rehearse = plain.rehearsal!();

const words: Words = {
  propositions: new Map([
    ["p", { yes: "it is raining", no: "it is not raining" }],
    ["q", { yes: "Karen sings", no: "Karen does not sing" }],
  ]),
  predicates: new Map([
    ["P", { yes: "is late", no: "is not late" }],
    ["Q", { yes: "dances", no: "does not dance" }],
  ]),
  relations: new Map([["R", { yes: "admires", no: "does not admire" }]]),
  constants: new Map([["a", "Julie"]]),
};
const others: Words = {
  ...words,
  propositions: new Map([
    ["p", { yes: "Omar sings", no: "Omar does not sing" }],
    ["q", { yes: "it was sunny", no: "it was not sunny" }],
  ]),
};
const formulas = [
  "p",
  "¬p",
  "p ∨ ¬q",
  "p → (q → p)",
  "¬(p ∧ q)",
  "¬(p ↔ q) ∨ p",
  "∀x (P(x) → Q(x))",
  "∃x (P(x) ∧ ¬Q(x))",
  "P(a) ∨ p",
  "∀y ∃x R(y, x)",
  "∃x R(a, x)",
  "∀x (P(x) ∨ Q(x)) → q",
].map(parse);

describe("a rehearsed sentence", () => {
  it("is the one that the style says, whatever the words, and is read", () => {
    for (const formula of formulas) {
      const rehearsed = rehearse(formula, words);
      for (const own of [words, others]) {
        const said = plain.say(formula, own);
        expect(rehearsed?.say(own)).toBe(said);
        expect(rehearsed?.isRead(said, vocabularyOf(own))).toBe(true);
      }
    }
  });

  it("is not read where a word, a sign or a turn of it is another one's", () => {
    for (const formula of formulas)
      for (const other of formulas) {
        if (other === formula) continue;
        expect(rehearse(formula, words)?.isRead(plain.say(other, words), vocabularyOf(words))).toBe(false);
      }
    const isRead = rehearse(parse("p ∨ q"), words)!.isRead;
    const read = (text: string): boolean => isRead(text, vocabularyOf(words));
    expect(read("Either it is raining, or Karen sings, or both.")).toBe(true);
    expect(read("Either it is raining, or Karen sings, but not both.")).toBe(false);
    expect(read("Either it is raining, or Karen does not sing, or both.")).toBe(false);
    expect(read("Either it is raining, or Karen singsong, or both.")).toBe(false);
    expect(read("Either it is raining, or Karen sings, or both. And more.")).toBe(false);
    expect(read("Neither it is raining, or Karen sings, or both.")).toBe(false);
  });

  it("is undefined where a reader would take the words for those of another formula", () => {
    const bound = parse("∀y P(y)");
    expect(rehearse(bound, words)).toBeUndefined();
  });
});

describe("words of a lexicon", () => {
  it("hold no comma and do not begin as a connective does, so that no phrase changes what stands around it", () => {
    for (const { predicates, relations, impersonals, subjects } of lexicons)
      for (const text of [
        ...subjects,
        ...[...predicates, ...relations, ...impersonals].flatMap(({ forms }) =>
          forms.flatMap(({ yes, no }) => [yes, no]),
        ),
      ])
        expect(text).not.toMatch(/,|^(?:if|for|either|these|at least one|both) /u);
  });
});
