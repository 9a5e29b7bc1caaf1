/** How strained the sentences of a contrast pair are. */
import type { Strain } from "#language/style";
import type { Formula } from "#logic/formula";
import type { TwinPair } from "./pair-finder.ts";

/** Returns the number of stiff lines; infinite where one is odd. */
export const countStrains = (lines: readonly Formula[], strainOf: (formula: Formula) => Strain): number => {
  let stiff = 0;
  for (const line of lines) {
    const strain = strainOf(line);
    if (strain === "odd") return Infinity;
    if (strain === "stiff") stiff++;
  }
  return stiff;
};

/** Returns the number of stiff lines of both sides, and one more where "or" needs "or both"; infinite where a line is odd. */
export const strainOfPair = (
  { sides, isInclusive }: Pick<TwinPair, "sides" | "isInclusive">,
  strainOf: (formula: Formula) => Strain,
): number => {
  const lines = sides.flatMap(({ premises, conclusion }) => [...premises, conclusion]);
  return countStrains(lines, strainOf) + (isInclusive() ? 1 : 0);
};
