/** Formulas of an audit, which stand as text: what cannot be parsed is a fault that the check of certificates finds. */
import { orMisuse } from "#logic/error";
import { eachAtom, type Formula } from "#logic/formula";
import { parse } from "#logic/notation";

/** The formula; undefined where the text is none. */
export const formulaOf = (text: string): Formula | undefined =>
  orMisuse(
    () => parse(text),
    () => undefined,
  );

/** The letters of a formula in order, one that comes twice twice; undefined where the text is none. */
export const lettersOf = (text: string): readonly string[] | undefined => {
  const formula = formulaOf(text);
  if (formula === undefined) return undefined;
  const letters: string[] = [];
  eachAtom(formula, ({ name }) => letters.push(name));
  return letters;
};
