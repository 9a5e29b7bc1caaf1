/**
 * What the packages beside this one are built on, such as organon-server: a store over any database that kysely speaks, and the steps of asking
 * a plan. It follows their needs from version to version; programs of one's own use `organon`.
 */
export { OrganonError } from "#logic/error";
export { hasMembers } from "#logic/is-record";
export { getOrInsert, memoize } from "#logic/memoize";
export type { Question } from "#items/question";
export { ask } from "#models/ask";
export type { Ask, Stop } from "#models/ask-all";
export { boundCost, maxCost, showUsd, type Budget, type Reservation } from "#models/budget";
export { anySignal, sleep, timestamp, type Clock } from "#models/clock";
export type { LanguageModel, Prompt } from "#models/language-model";
export { Pace } from "#models/pace";
export { priceTable } from "#models/prices";
export { getLine, buildPrice, replyCost, type PriceTable } from "#models/prices";
export { systemClock } from "#models/providers/system-clock";
export { answerTokens, thinkingTokens } from "#models/tokens";
export { getReader } from "#scoring/readers/readers";

export { askCalls, createIntake } from "#runs/ask-calls";
export { createSlots, type Slots } from "#logic/slots";
export type { RunPlan } from "#runs/plan";
export { createPromptBuilder } from "#runs/prompt";
export { type Tally, tallyCalls } from "#runs/answers";
export type { PlannedCall, Run, Session, Store, WorkerReport } from "#runs/store";
export { loadKysely } from "#runs/stores/load-kysely";
export { Raced } from "#runs/stores/recording";
export { damagedStore } from "#runs/stores/rows";
export { sums, tables, tableText, type Database } from "#runs/stores/schema";
export type { WordIndex } from "#runs/stores/reading";
export { splitWords } from "#runs/stores/store-address";
export { createSqlStore } from "#runs/stores/sql-store";
export { requireSchemaVersion, schemaVersion } from "#runs/stores/sqlite-schema";
export { isPostgresAddress } from "#runs/stores/store-address";

export {
  requirePrices,
  computeSpent,
  usualPacing,
  type AskingTools,
  type PlannedRun,
  type RunDispatcher,
} from "#experiments/asking/asking";
export { attempt, type Checkup } from "#experiments/server-package";
export type { StoreMode } from "#experiments/server-package";
export { version } from "#workspace/settings/version";
