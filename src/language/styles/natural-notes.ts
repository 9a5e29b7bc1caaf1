/**
 * What a question in natural English says before of its own words: that "or" leaves room for both, which readers hear
 * either way and otherwise would have to be told in every sentence; and when a conditional is false, which everyday
 * English leaves open.
 */
import { hasPart, type Formula } from "#logic/formula";
import type { Words } from "../words.ts";
import { literalOf, rememberedParts, type Context } from "./natural-clauses.ts";

/** The notes that sentences of some formulas want, in order; without words, those that they may want. */
export const notesOf = (formulas: readonly Formula[], words?: Words): readonly string[] => [
  ...(formulas.some((formula) => hasPart(formula, (part) => saysOr(part, words))) ? [ofOr] : []),
  ...(formulas.some((formula) => hasPart(formula, isDeniedConditional)) ? [ofIf] : []),
];

export const ofOr = "Throughout, “or” allows for both.";
const ofIf = "Here “if A, then B” is false only where A is true and B is not.";

/** Whether a formula is said with "or": not "at least one of Anna and Ben sang". */
const saysOr = (formula: Formula, words: Words | undefined): boolean => {
  if (formula.kind !== "or") return false;
  if (words === undefined) return true;
  const context: Context = { words, parts: rememberedParts(), bound: [], lists: 0 };
  const [one, other] = [formula.left, formula.right].map((part) =>
    isClosed(part) ? literalOf(part, context) : undefined,
  );
  return (
    one?.subject === undefined ||
    other?.subject === undefined ||
    one.subject === other.subject ||
    one.yes !== other.yes ||
    one.positive !== other.positive
  );
};

/** Whether it is a clause with the names of those whom it is about. */
const isClosed = (part: Formula): boolean => {
  const atom = part.kind === "not" ? part.body : part;
  return atom.kind === "atom" && atom.terms.every(({ kind }) => kind === "constant");
};

const isDeniedConditional = (formula: Formula): boolean =>
  formula.kind === "not" && formula.body.kind === "implies";
