/** Room logic: what follows from what, with a certificate. */
export type {
  Derivation,
  DerivationRule,
  DerivationStep,
  Interpretation,
  Interpretations,
  Judgement,
  Relation,
  Sequent,
} from "./certificate.ts";
export { type ErrorCode, FormulaError, OrganonError, unknownName } from "./error.ts";
export {
  type Atom,
  type Binary,
  type BinaryKind,
  type Falsity,
  type Formula,
  type Negation,
  type Quantified,
  type QuantifierKind,
  type Term,
  type Truth,
  and,
  binary,
  constant,
  constantsOf,
  eachAtom,
  equal,
  exists,
  falsity,
  forall,
  freeVariables,
  iff,
  implies,
  instantiate,
  not,
  or,
  predicate,
  proposition,
  quantified,
  truth,
  variable,
} from "./formula.ts";
export { derivationRules } from "./certificate.ts";
export { checkDerivation } from "./derivation.ts";
export { evaluate, interpretationFault } from "./interpretation.ts";
export { parse, parseSequent, print, printSequent, readSequent } from "./notation.ts";
export { printableName } from "./tokens.ts";
export { type Theory, compile, isMonadic } from "./theory.ts";
export type { Signs } from "./tableau.ts";
export { type DecisionLimits, decide, defaultDecisionLimits, judgementFault, relationOf } from "./decide.ts";
export { type ProofLimits, prove } from "./prove.ts";
export { type Solver, createSolver } from "./sat.ts";
export { printFitch } from "./fitch.ts";
export { type FolioReading, readFolio } from "./notations/folio.ts";
export { type EntailmentLine, readEntailmentLine } from "./notations/logical-entailment.ts";
export { type Notation, notations, readNotation, readParts } from "./notations/notations.ts";
export { readTptp } from "./notations/tptp.ts";
