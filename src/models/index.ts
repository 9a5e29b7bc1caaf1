/** Language models asked, answers recorded: the room's front door. */
export { type Allowance, type Headers, readAllowances } from "./allowance.ts";
export { type Ask, askAll, type AskAllOptions, defaultPatience, type Stop } from "./ask-all.ts";
export { ask, type AskOptions } from "./ask.ts";
export { type Budget, type BudgetOptions, createBudget, type Reservation, showUsd } from "./budget.ts";
export { type Clock, sleep, timestamp } from "./clock.ts";
export {
  type Attempt,
  CallError,
  type CallErrorClass,
  type LanguageModel,
  type Message,
  type Prompt,
  type Reply,
  type Response,
  type Usage,
} from "./language-model.ts";
export { openModel, type OpenModelOptions, type OpenProvider, providers } from "./open-model.ts";
export {
  createPace,
  type Pace,
  type PaceOptions,
  type PaceState,
  type Turn,
  type TurnEnd,
  type TurnNews,
} from "./pace.ts";
export {
  costOf,
  type Price,
  priceOf,
  type PriceSource,
  priceSourceOf,
  priceTable,
  type PriceTable,
  withPrices,
} from "./prices.ts";
export type { Environment } from "./providers/secret.ts";
export { systemClock } from "./providers/system-clock.ts";
export { openReasoner, reasoners } from "./reasoners/index.ts";
export { defaultRetryPolicy, isRetried, retryDelayMs, type RetryPolicy, type Tried } from "./retry.ts";
export {
  type ModelSpec,
  type ParameterKind,
  type ParameterValues,
  parseModelSpec,
  readParameters,
  withParameters,
} from "./spec.ts";
export { splitThinking, type Spoken } from "./thinking.ts";
export { answerTokens, guessMargin, guessTokens, thinkingTokens } from "./tokens.ts";
