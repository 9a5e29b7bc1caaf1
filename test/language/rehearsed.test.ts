/** Rehearsed readings: a sentence with the same reading is read, and a text with another one is not. */
import { describe, expect, it } from "vitest";
import { blanksFor, lexicons, plain, type Script, type Words, type WordedText } from "#language";
import { parse } from "#logic";

const { rehearse, isRead } = plain.rehearsal!();

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

const blanks = blanksFor({
  propositions: ["p", "q"],
  predicates: ["P", "Q"],
  relations: ["R"],
  constants: ["a"],
});

/** Whether a text, with the words of an item in the same bytes, is read as the first of a script's formulas. */
const reads = (script: Script, said: string, own: Words, number = 0): boolean => {
  let written = "";
  const text: WordedText = { bytes: new Uint8Array(0), from: new Int32Array(11), to: new Int32Array(11) };
  for (const [word, { of, letter, positive }] of blanks.list.entries()) {
    const phrase = own[of]?.get(letter) ?? "";
    text.from[word] = written.length;
    written += typeof phrase === "string" ? phrase : positive ? phrase.yes : phrase.no;
    text.to[word] = written.length;
  }
  text.bytes = new TextEncoder().encode(written + said);
  const before = text.bytes.slice();
  const read = isRead(script, number, text, written.length, text.bytes.length);
  expect(text.bytes).toEqual(before);
  return read;
};

describe("a rehearsed reading", () => {
  it("is that of the sentence that the style says, whatever the words", () => {
    for (const formula of formulas) {
      const script = rehearse([formula], blanks)!;
      for (const own of [words, others]) expect(reads(script, plain.say(formula, own), own)).toBe(true);
    }
  });

  it("is kept for each of several formulas", () => {
    const script = rehearse(formulas, blanks)!;
    for (const [number, formula] of formulas.entries())
      for (const [other, own] of [words, others].entries())
        expect(reads(script, plain.say(formula, own), own, number), `${number} ${other}`).toBe(true);
  });

  it("is not that of a text where a word, a sign or a turn is another one's", () => {
    for (const formula of formulas) {
      const script = rehearse([formula], blanks)!;
      for (const other of formulas)
        if (other !== formula) expect(reads(script, plain.say(other, words), words)).toBe(false);
    }
    const either = rehearse([parse("p ∨ q")], blanks)!;
    const read = (text: string): boolean => reads(either, text, words);
    expect(read("Either it is raining, or Karen sings, or both.")).toBe(true);
    expect(read("Either it is raining, or Karen sings, but not both.")).toBe(false);
    expect(read("Either it is raining, or Karen does not sing, or both.")).toBe(false);
    expect(read("Either it is raining, or Karen singsong, or both.")).toBe(false);
    expect(read("Either it is raining, or Karen sings, or both. And more.")).toBe(false);
    expect(read("Neither it is raining, or Karen sings, or both.")).toBe(false);
    expect(read("Either it is raining, or Karen sings, or both")).toBe(false);
    expect(read("")).toBe(false);
  });

  it("is that of no text that was changed in one place", () => {
    const either = rehearse([parse("p → ¬q")], blanks)!;
    const said = plain.say(parse("p → ¬q"), words);
    for (let at = 1; at < said.length; at++)
      for (const letter of [" ", "x", ",", ""])
        if (letter !== said.charAt(at))
          expect(reads(either, said.slice(0, at) + letter + said.slice(at + 1), words), `${at}`).toBe(false);
  });

  it("is undefined where a reader would take the words for those of another formula", () => {
    expect(rehearse([parse("∀y P(y)")], blanks)).toBeUndefined();
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
