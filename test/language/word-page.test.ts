import { describe, expect, test } from "vitest";
import { parseLexeme } from "../../src/language/word-page.ts";

const said = (phrase: string): readonly string[] => parseLexeme(phrase).forms.map(({ yes }) => yes);

describe("a page of words", () => {
  test.each([
    ["play tennis", ["plays tennis", "played tennis", "will play tennis"]],
    ["carry/carried a cello (past)", ["carried a cello"]],
    ["is tall (now)", ["is tall"]],
    ["join a choir (not now)", ["joined a choir", "will join a choir"]],
    ["can swim", ["can swim", "was able to swim", "will be able to swim"]],
    ["cook, cooking", ["cooks", "cooked", "will cook", "is cooking", "was cooking", "will be cooking"]],
  ])("“%s” is said in its tenses", (phrase, forms) => {
    expect(said(phrase)).toEqual(forms);
  });
});
