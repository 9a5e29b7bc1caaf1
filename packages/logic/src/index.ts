/**
 * Lists the public names: deciding sequents, and checking certificates without trusting the prover.
 * Nothing in the sources imports it.
 */
export type {
  Derivation,
  Interpretation,
  Interpretations,
  Judgement,
  Relation,
  Sequent,
} from "./certificate.ts";
export { decide, type DecisionLimits } from "./decide.ts";
export { checkDerivation } from "./derivation.ts";
export { FormulaError, OrganonError } from "./error.ts";
export { printFitch } from "./fitch.ts";
export type { Formula } from "./formula.ts";
export { evaluate } from "./interpretation.ts";
export { parse, parseSequent, print, printSequent } from "./notation.ts";
export { printInterpretation } from "./print-interpretation.ts";
export { createReferee, type Referee } from "./z3.ts";
