/** The loop: plan, run, resume, repeat: the room's front door. */
export {
  askPlan,
  type AskPlanOptions,
  problemOf,
  type Progress,
  type RunOutcome,
  type SubjectProgress,
} from "./ask-plan.ts";
export { choicePrompt, type ChoiceShot, type ChoiceTemplate, choiceTemplates } from "./choice-prompt.ts";
export {
  type CallContent,
  canonicalJson,
  hashOf,
  type Json,
  promptHash,
  type PromptSettings,
  responseKey,
  runIdOf,
  type RunPlan,
} from "./plan.ts";
export { promptFor, shotsIn, withShots } from "./prompt.ts";
export {
  adaptiveCalls,
  type AdaptiveOptions,
  type AdaptivePlan,
  type AdaptiveProgress,
  type AdaptiveResult,
  adaptiveResults,
  type SearchedLeaf,
} from "./recipes/adaptive.ts";
export { biasDesign, type BiasItem, type BiasPlan } from "./recipes/biases.ts";
export {
  type Arm,
  demonstrationSeed,
  type FreshSource,
  type LessonChoice,
  lessonFor,
  type LessonOf,
  nearestLessons,
  sourceApartFrom,
  type Strategy,
  teachingArms,
  trainingFor,
  weaknessSet,
} from "./recipes/improvement.ts";
export { lengthItems, type LengthsPlan, longestLength, papersLengths } from "./recipes/lengths.ts";
export { type Chain, chainsOf, probedChains, probeItems, probePlan } from "./recipes/probe.ts";
export { createReferee, createRefereePool, type Referee, type RefereeJudgement } from "./referee.ts";
export { type Reader, regrade, type RegradeOptions } from "./regrade.ts";
export type {
  AnsweredCall,
  Disagreement,
  PendingCall,
  PlannedCall,
  ReadingPair,
  ResponseRecord,
  Run,
  ScoreGroup,
  Steadiness,
  Store,
  Subject,
  Tally,
  VerdictRecord,
} from "./store.ts";
export { type Rescued, rescueStore } from "./stores/rescue.ts";
export { openSqliteStore, requireStore, type SqliteOptions } from "./stores/sqlite.ts";
