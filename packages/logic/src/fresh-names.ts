/** Generates constants that formulas do not use yet, for the witnesses of proofs: a, b, …, h, then c1, c2, …. */
import { hasPart, type Formula } from "./formula.ts";
import { once } from "./memoize.ts";

/** Returns a function for the first name that neither the formulas nor `avoided` contain. */
export const createFreshNames = (
  formulas: readonly Formula[],
): ((avoided: ReadonlySet<string>) => string) => {
  /** Computed when the first name is requested: most proofs need none. */
  const takenNames = once((): ReadonlySet<string> => {
    const names = new Set<string>();
    for (const formula of formulas)
      hasPart(formula, (part) => {
        if ("variable" in part) names.add(part.variable);
        if (part.kind === "atom") for (const { name } of [part, ...part.terms]) names.add(name);
        return false;
      });
    return names;
  });
  return (avoided) => {
    const known = takenNames();
    for (const letter of "abcdefgh") if (!known.has(letter) && !avoided.has(letter)) return letter;
    let i = 1;
    while (known.has(`c${i}`) || avoided.has(`c${i}`)) i++;
    return `c${i}`;
  };
};
