/** The loop: plan, run, resume, repeat: the room's front door. */
export {
  askPlan,
  type AskPlanOptions,
  type Progress,
  progressOf,
  type RunOutcome,
  type SubjectProgress,
} from "./ask-plan.ts";
export { type BatchSettings, isOpen } from "./ask-batches.ts";
export { problemOf } from "./problem.ts";
export {
  callHashOf,
  canonicalJson,
  type Json,
  hashOf,
  type PromptSettings,
  runIdOf,
  type RunPlan,
} from "./plan.ts";
export {
  type ChoiceShot,
  type ChoiceTemplate,
  choiceTemplates,
  promptFor,
  shotsIn,
  withShots,
} from "./prompt.ts";
export {
  adaptiveCalls,
  type AdaptivePlan,
  adaptivePlanOf,
  type AdaptiveProgress,
  type AdaptiveResult,
  adaptiveResults,
} from "./recipes/adaptive.ts";
export {
  type Arm,
  demonstrationSeed,
  type FreshSource,
  lessonFor,
  lessonsFor,
  nearestLessons,
  type Strategy,
  teachingArms,
  trainingFor,
  weaknessSet,
} from "./recipes/improvement.ts";
export {
  type FrontierMap,
  frontierCalls,
  type FrontierPlan,
  type FrontierProgress,
  type FrontierResult,
  frontierResults,
  mostQuestions,
} from "./recipes/frontier.ts";
export { dialsWith, frontierPlanOf } from "./recipes/frontier-plan.ts";
export type { KnownQuestion } from "./recipes/walk.ts";
export { type Chain, chainsOf, probedChains, probeItems, probePlan } from "./recipes/probe.ts";
export { createReferee, createRefereePool, type Referee, type RefereeJudgement } from "./referee.ts";
export { regrade } from "./regrade.ts";
export { askSlice, failCalls, keepPrompts, layOut } from "./slices.ts";
export { isPostgresAddress, postgresAddress } from "./stores/postgres-address.ts";
export { hasPostgresStore, openPostgresStore } from "./stores/postgres.ts";
export { openPostgresSession, type PostgresSession } from "./stores/postgres-session.ts";
export { postgresFacts } from "./stores/postgres-facts.ts";
export type {
  Annotation,
  Batch,
  Control,
  CutOff,
  LedgerRow,
  PlannedCall,
  ReadingPair,
  Run,
  ScoreGroup,
  SeenCall,
  Session,
  Steadiness,
  Store,
  Subject,
  Tally,
} from "./store.ts";
export { rescueStore } from "./stores/rescue.ts";
export { openSqliteStore, requireStore } from "./stores/sqlite.ts";
export type { ForeignAnswer } from "./foreign/foreign.ts";
export { foreignFormats } from "./foreign/formats.ts";
