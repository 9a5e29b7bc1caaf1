/**
 * What a question in natural English says before of its own words: that "or" leaves room for both, which readers hear
 * either way and otherwise would have to be told in every sentence; and when a conditional is false, which everyday
 * English leaves open.
 */
import type { Formula } from "#logic";

/** The notes that sentences of some formulas want, in order. Formulas alone decide, so that twins have the same. */
export const notesOf = (formulas: readonly Formula[]): readonly string[] => [
  ...(formulas.some((formula) => has(formula, isAlternative)) ? [ofOr] : []),
  ...(formulas.some((formula) => has(formula, isDeniedConditional)) ? [ofIf] : []),
];

const ofOr = "Here “or” means one or the other or both.";
const ofIf = "Here “if A, then B” is false only where A is true and B is not.";

const isAlternative = ({ kind }: Formula): boolean => kind === "or";

const isDeniedConditional = (formula: Formula): boolean =>
  formula.kind === "not" && formula.body.kind === "implies";

const has = (formula: Formula, wanted: (part: Formula) => boolean): boolean => {
  if (wanted(formula)) return true;
  switch (formula.kind) {
    case "not":
    case "forall":
    case "exists":
      return has(formula.body, wanted);
    case "and":
    case "or":
    case "implies":
    case "iff":
      return has(formula.left, wanted) || has(formula.right, wanted);
    default:
      return false;
  }
};
