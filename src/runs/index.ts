/** The loop: plan, run, resume, repeat: the room's front door. */
export { choicePrompt, choiceTemplates, type ChoiceShot, type ChoiceTemplate } from "./choice-prompt.ts";
export {
  canonicalJson,
  hashOf,
  promptHash,
  responseKey,
  runIdOf,
  type CallContent,
  type Json,
  type PromptSettings,
  type RunPlan,
} from "./plan.ts";
export { promptFor, shotsIn, withShots } from "./prompt.ts";
export { regrade, type Reader, type RegradeOptions } from "./regrade.ts";
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
export { rescueStore, type Rescued } from "./stores/rescue.ts";
export { openSqliteStore, requireStore, type SqliteOptions } from "./stores/sqlite.ts";
export {
  problemOf,
  askPlan,
  type Progress,
  type AskPlanOptions,
  type RunOutcome,
  type SubjectProgress,
} from "./ask-plan.ts";
export {
  adaptiveCalls,
  adaptiveResults,
  type AdaptiveOptions,
  type AdaptivePlan,
  type AdaptiveProgress,
  type AdaptiveResult,
  type SearchedLeaf,
} from "./recipes/adaptive.ts";
export {
  demonstrationSeed,
  lessonFor,
  nearestLessons,
  teachingArms,
  trainingFor,
  sourceApartFrom,
  weaknessSet,
  type Arm,
  type FreshSource,
  type LessonChoice,
  type LessonOf,
  type Strategy,
} from "./recipes/improvement.ts";
export { biasDesign, type BiasItem, type BiasPlan } from "./recipes/biases.ts";
export { lengthItems, longestLength, papersLengths, type LengthsPlan } from "./recipes/lengths.ts";
export { chainsOf, probedChains, probeItems, probePlan, type Chain } from "./recipes/probe.ts";
export { createReferee, createRefereePool, type Referee, type RefereeJudgement } from "./referee.ts";
