/** Constants that formulas do not use yet, for the witnesses of proofs: a, b, …, h, then c1, c2, …. */
import { type Formula, eachAtom } from "./formula.ts";

/** Gives the first name that neither the formulas nor `avoided` contain. */
export const createFreshNames = (
  formulas: readonly Formula[],
): ((avoided: ReadonlySet<string>) => string) => {
  const taken = new Set<string>();
  const scan = (formula: Formula): void => {
    switch (formula.kind) {
      case "forall":
      case "exists":
        taken.add(formula.variable);
        scan(formula.body);
        return;
      case "not":
        scan(formula.body);
        return;
      case "and":
      case "or":
      case "implies":
      case "iff":
        scan(formula.left);
        scan(formula.right);
        return;
      default:
        eachAtom(formula, (atom) => {
          taken.add(atom.name);
          for (const term of atom.terms) taken.add(term.name);
        });
    }
  };
  formulas.forEach(scan);
  return (avoided) => {
    for (const letter of "abcdefgh") if (!taken.has(letter) && !avoided.has(letter)) return letter;
    let i = 1;
    while (taken.has(`c${i}`) || avoided.has(`c${i}`)) i++;
    return `c${i}`;
  };
};
