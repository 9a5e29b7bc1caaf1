/** Generates constants that formulas do not use yet, for the witnesses of proofs: a, b, …, h, then c1, c2, …. */
import { hasPart, type Formula } from "./formula.ts";

/** Returns a function for the first name that neither the formulas nor `avoided` contain. */
export const createFreshNames = (
  formulas: readonly Formula[],
): ((avoided: ReadonlySet<string>) => string) => {
  let taken: ReadonlySet<string> | undefined;
  /** Computed when the first name is requested: most proofs need none. */
  const takenNames = (): ReadonlySet<string> => {
    const names = new Set<string>();
    const take = (part: Formula): boolean => {
      if ("variable" in part) names.add(part.variable);
      if (part.kind === "atom") for (const { name } of [part, ...part.terms]) names.add(name);
      return false;
    };
    for (const formula of formulas) hasPart(formula, take);
    return names;
  };
  return (avoided) => {
    const known = (taken ??= takenNames());
    for (const letter of "abcdefgh") if (!known.has(letter) && !avoided.has(letter)) return letter;
    let i = 1;
    while (known.has(`c${i}`) || avoided.has(`c${i}`)) i++;
    return `c${i}`;
  };
};
