/** Arguments of any length and kind, proved and none longer than need be; formulas only, no words: the room’s front door. */
export { argumentHash } from "./argument-hash.ts";
export { mapAtoms } from "./atoms.ts";
export { createCertifier } from "./certify.ts";
export {
  type Chain,
  chainLength,
  extendChain,
  formulaAt,
  generalizes,
  openNodes,
  startChain,
} from "./chain.ts";
export { chooseOptions, type ClauseOptions, clausesAmong, fairCandidates } from "./choice/fair-options.ts";
export { fairMissingPremise } from "./choice/missing-premise.ts";
export { createOptionCertifier } from "./choice/option-certificates.ts";
export { type Option, optionsOver, relationToOption } from "./choice/options.ts";
export { groupsOf, paperMissingPremise, paperOptions } from "./choice/paper-recipe.ts";
export {
  createFairSampler,
  createPaperSampler,
  type Passage,
  type PassageSampler,
  type Premises,
  type Statement,
  withStatement,
} from "./choice/passage.ts";
export {
  createFiller,
  fewestVariables,
  type Filler,
  letterOf,
  mostVariables,
  variableOf,
} from "./choice/propositions.ts";
export { type ChoiceType, choiceTypes, type OptionRelation, type Recipe, recipes } from "./choice/types.ts";
export { contraryOf } from "./contrary.ts";
export { findTwin } from "./contrast.ts";
export { remembered } from "./remembered.ts";
export { flawOf } from "./examine.ts";
export { createForms, type Form, type Forms } from "./forms.ts";
export { createGrower, searchChain, startBehind } from "./grow.ts";
export { nearTo } from "./near.ts";
export { mayComeToFollow } from "./pure-letters.ts";
export { maximalSize, type PermutationKey, permute } from "./permutation.ts";
export { createRandom, hash128, type Random } from "./random.ts";
export { createRecogniser } from "./recognise.ts";
export { claimFrom, createMinimalityCheck, type MinimalityFinding } from "./shortest/minimality.ts";
export { createShortestChecker, type Minimality, type ShortestVerdict } from "./shortest/shortest.ts";
export { createStepCheck, type StepCheck } from "./step-check.ts";
export { conditionalLetters, type LetterList, naturalOrder, type Argument, argumentOf } from "./argument.ts";
export { papersUnrelated, unrelatedTo } from "./unrelated.ts";
export { settled, theoryOf } from "./satisfiability.ts";
export { literalsOf, withLiterals } from "./literals.ts";
export {
  derivationCertificate,
  type ItemStep,
  readDerivation,
  readInterpretation,
  readInterpretations,
  writeDerivationCertificate,
  writeInterpretations,
  type WrittenCertificate,
  type WrittenInterpretation,
  type WrittenStep,
} from "./written-certificate.ts";
export { createDialler, type Dialler } from "./dials/dialler.ts";
export {
  type DialName,
  dialNames,
  dialRanges,
  type Dials,
  needlessOf,
  readDials,
  shortestFor,
} from "./dials/dials.ts";
export { isLaw, measuredDials } from "./dials/measured-dials.ts";
export { type Problem, type ProblemRelation, problemRelations } from "./dials/problem.ts";
