import { expect, test } from "vitest";
import { decide } from "#logic/decide";
import { withDefaults } from "#logic/with-defaults";
import { parseSequent } from "#logic/notation";

test("a default stands for a member that is absent or undefined, and for no other", () => {
  const defaults = { a: 1, b: 2, c: 3, d: 4 };
  const given: { a?: number; b?: number; c?: number | null; e?: number } = { b: undefined, c: null, e: 0 };
  expect(withDefaults(defaults, given)).toEqual({ a: 1, b: 2, c: null, d: 4, e: 0 });
  expect(defaults).toEqual({ a: 1, b: 2, c: 3, d: 4 });
});

test("a limit that is undefined is the usual one", () => {
  const sequent = parseSequent("∀x (P(x) → Q(x)); P(a) ⊢ Q(a)");
  expect(decide(sequent, { maxGoals: undefined, maxMembers: undefined })).toEqual(decide(sequent));
});
