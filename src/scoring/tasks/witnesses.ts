/**
 * "Let c be such a one": an individual that a proof brings in without drawing a box. To the kernel it is a supposition about
 * a new name, which ∃E gives up as soon as a line no longer speaks of it.
 */
import { constantsOf, type Formula } from "#logic/formula";
import { termsFor } from "./instances.ts";
import type { Sheet } from "./sheet.ts";

export type Witnesses = ReturnType<typeof createWitnesses>;

/** The individuals that a proof brings in. */
export const createWitnesses = (sheet: Sheet) => {
  const known: { readonly exists: number; readonly assumption: number; readonly name: string }[] = [];
  const formulaAt = (n: number): Formula => sheet.at(n).formula;

  /** Supposes the formula of a name that nothing else has, if one of the lines says that there is such a one. */
  const bringIn = (
    formula: Formula,
    numbers: readonly number[],
    isKnown: (name: string) => boolean,
  ): number | undefined => {
    for (const exists of numbers) {
      const whole = formulaAt(exists);
      const [name] = whole.kind === "exists" ? (termsFor(whole, 1, formula, "exists") ?? []) : [];
      if (name === undefined || isKnown(name)) continue;
      const assumption = sheet.push(formula, "assumption");
      known.push({ exists, assumption, name });
      return assumption;
    }
    return undefined;
  };

  /** The line without the individuals that it no longer speaks of and that were brought in after a supposition: ∃E. */
  const without = (line: number, after = 0): number => {
    let result = line;
    for (const { exists, assumption, name } of known.toReversed()) {
      if (assumption < after || !sheet.restsOn(result).has(assumption)) continue;
      if (constantsOf(formulaAt(result)).includes(name)) continue;
      result = sheet.push(formulaAt(result), "∃E", [exists, result], [assumption]);
    }
    return result;
  };

  return { bringIn, without, has: (n: number): boolean => known.some(({ assumption }) => assumption === n) };
};
