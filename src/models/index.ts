/** Language models asked, answers recorded: the room's front door. */
export { ask, type AskOptions } from "./ask.ts";
export { askAll, defaultPatience, type Ask, type AskAllOptions, type Stop } from "./ask-all.ts";
export { sleep, timestamp, type Clock } from "./clock.ts";
export {
  CallError,
  type Attempt,
  type CallErrorClass,
  type LanguageModel,
  type Message,
  type Prompt,
  type Reply,
  type Response,
  type Usage,
} from "./language-model.ts";
export { readAllowances, type Allowance, type Headers } from "./allowance.ts";
export { createBudget, showUsd, type Budget, type BudgetOptions, type Reservation } from "./budget.ts";
export { openModel, providers, type OpenModelOptions, type OpenProvider } from "./open-model.ts";
export {
  costOf,
  priceOf,
  priceSourceOf,
  priceTable,
  withPrices,
  type Price,
  type PriceSource,
  type PriceTable,
} from "./prices.ts";
export { answerTokens, guessMargin, guessTokens, thinkingTokens } from "./tokens.ts";
export { openReasoner, reasoners } from "./reasoners/index.ts";
export {
  createPace,
  type Pace,
  type PaceOptions,
  type PaceState,
  type Turn,
  type TurnEnd,
  type TurnNews,
} from "./pace.ts";
export { systemClock } from "./providers/system-clock.ts";
export type { Environment } from "./providers/secret.ts";
export { defaultRetryPolicy, isRetried, retryDelayMs, type RetryPolicy, type Tried } from "./retry.ts";
export {
  parseModelSpec,
  readParameters,
  withParameters,
  type ModelSpec,
  type ParameterKind,
  type ParameterValues,
} from "./spec.ts";
export { splitThinking, type Spoken } from "./thinking.ts";
