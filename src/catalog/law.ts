/**
 * Defines the notation of a rule in the catalog's pages: a name and its forms as text, "premises ⊢ conclusion" or
 * "formula ⇔ formula". `forms` belong to every profile; `fullForms` only to profile `full`.
 */
import type { Sequent } from "#logic/certificate";
import { parse, parseSequent } from "#logic/notation";

export type Law = {
  readonly name: string;
  readonly forms?: readonly string[];
  readonly fullForms?: readonly string[];
};

/** Returns the sequents of one written form: one for ⊢ (or ⊬, for a fallacy), two for ⇔. */
export const parseLaw = (form: string): readonly Sequent[] => {
  const [left, right] = form.split(" ⇔ ");
  if (left === undefined || right === undefined) return [parseSequent(form.replace("⊬", "⊢"))];
  const [one, other] = [parse(left), parse(right)];
  return [
    { premises: [one], conclusion: other },
    { premises: [other], conclusion: one },
  ];
};
