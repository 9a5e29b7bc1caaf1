/** Room logic: what follows from what, with a certificate. */
export { evaluationSteps } from "./evaluation-steps.ts";
export { arbitraryName, boundName, canonical, quantifierHeight } from "./canonical.ts";
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
export { editDistance, type ErrorCode, FormulaError, OrganonError, unknownName } from "./error.ts";
export { printInterpretation } from "./print-interpretation.ts";
export { fitchLines, type FitchLine, printFitch } from "./fitch.ts";
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
  forall,
  type Formula,
  iff,
  implies,
  instantiate,
  isEquality,
  type Negation,
  not,
  or,
  predicate,
  proposition,
  quantified,
  type Quantified,
  type Term,
  truth,
  variable,
} from "./formula.ts";
export { evaluate, interpretationFault } from "./interpretation.ts";
export { parse, parseSequent, print, printSequent } from "./notation.ts";
export { readFld, readFldFacts } from "./notations/fld.ts";
export { lettersOf, writtenFormula, writtenFormulas } from "./notations/written.ts";
export type { Letters } from "./notations/written-tokens.ts";
export { isOfSecondSort, secondSortOf } from "./two-sorts.ts";
export { type Notation, notations, readNotation, readParts } from "./notations/notations.ts";
export { minimalCore, relationsAmong } from "./relations-among.ts";
export { decideProgram, type Program, type Rule, type RuleLiteral } from "./programs.ts";
export { prove } from "./prove.ts";
export type { Signs } from "./tableau.ts";
export { compile, type Theory, tryCompile } from "./theory.ts";
