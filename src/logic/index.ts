/** Room logic: what follows from what, with a certificate. */
export { arbitraryName, canonical } from "./canonical.ts";
export {
  type Derivation,
  type DerivationRule,
  derivationRules,
  type DerivationStep,
  type Interpretation,
  type Interpretations,
  type Judgement,
  type Relation,
  type Sequent,
} from "./certificate.ts";
export { decide, type DecisionLimits, defaultDecisionLimits, judgementFault, relationOf } from "./decide.ts";
export { checkDerivation } from "./derivation.ts";
export { type ErrorCode, FormulaError, OrganonError, unknownName } from "./error.ts";
export { printFitch } from "./fitch.ts";
export {
  and,
  type Atom,
  binary,
  type Binary,
  type BinaryKind,
  constant,
  constantsOf,
  eachAtom,
  equal,
  exists,
  falsity,
  type Falsity,
  forall,
  type Formula,
  freeVariables,
  iff,
  implies,
  instantiate,
  type Negation,
  not,
  or,
  predicate,
  proposition,
  quantified,
  type Quantified,
  type QuantifierKind,
  type Term,
  truth,
  type Truth,
  variable,
} from "./formula.ts";
export { evaluate, interpretationFault } from "./interpretation.ts";
export { parse, parseSequent, print, printSequent, readSequent } from "./notation.ts";
export { type FolioReading, readFolio } from "./notations/folio.ts";
export { type EntailmentLine, readEntailmentLine } from "./notations/logical-entailment.ts";
export { type Notation, notations, readNotation, readParts } from "./notations/notations.ts";
export { readTptp } from "./notations/tptp.ts";
export { type ProofLimits, prove } from "./prove.ts";
export { createSolver, type Solver } from "./sat.ts";
export type { Signs } from "./tableau.ts";
export { compile, isMonadic, type Theory } from "./theory.ts";
export { printableName } from "./tokens.ts";
