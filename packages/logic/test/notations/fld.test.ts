/** FLD's notation: read, and refused with its place. */
import { expect, test } from "vitest";
import { parse, print } from "../../src/notation.ts";
import { readFld, readFldFacts } from "../../src/notations/fld.ts";

const read: readonly (readonly [fld: string, printed: string])[] = [
  ["{A}", "A"],
  ["¬{AB}{a}", "¬AB(a)"],
  ["({A}{a} & {B}{b}) -> {C}{c}", "A(a) ∧ B(b) → C(c)"],
  ["(x): {A}x -> {B}x", "∀x (A(x) → B(x))"],
  ["(Ex): ({A}x & ¬{B}x)", "∃x (A(x) ∧ ¬B(x))"],
  ["{A} v {B} & {C}", "A ∨ B ∧ C"],
  ["¬((Ex): {A}x)", "¬∃x A(x)"],
  ["{A} <-> {B}", "A ↔ B"],
];

for (const [fld, printed] of read)
  test(`${fld} is ${printed}`, () => {
    expect(print(readFld(fld))).toBe(print(parse(printed)));
  });

test("a context is read fact by fact", () => {
  expect(readFldFacts("fact1: {A}{a} fact2: (x): {A}x -> {B}x").map(print)).toEqual([
    "A(a)",
    "∀x (A(x) → B(x))",
  ]);
});

for (const bad of ["{A", "({A}", "{A} ->", "{a}", "{A} {B}", "A"])
  test(`${bad} is refused`, () => {
    expect(() => readFld(bad)).toThrow(/column \d+/);
  });
