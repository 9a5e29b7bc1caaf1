/** Constants that formulas do not use yet, for the witnesses of proofs: a, b, …, h, then c1, c2, …. */
import { type Formula, eachAtom } from "./formula.ts";

/** Gives the first name that neither the formulas nor `avoided` contain. */
export const createFreshNames = (
  formulas: readonly Formula[],
): ((avoided: ReadonlySet<string>) => string) => {
  let taken: ReadonlySet<string> | undefined;
  const scan = (formula: Formula, names: Set<string>): void => {
    switch (formula.kind) {
      case "forall":
      case "exists":
        names.add(formula.variable);
        scan(formula.body, names);
        return;
      case "not":
        scan(formula.body, names);
        return;
      case "and":
      case "or":
      case "implies":
      case "iff":
        scan(formula.left, names);
        scan(formula.right, names);
        return;
      default:
        eachAtom(formula, (atom) => {
          names.add(atom.name);
          for (const term of atom.terms) names.add(term.name);
        });
    }
  };
  /** Read off when the first name is asked for: most proofs need none. */
  const takenNames = (): ReadonlySet<string> => {
    const names = new Set<string>();
    for (const formula of formulas) scan(formula, names);
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
