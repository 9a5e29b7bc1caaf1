/** Language models asked, answers recorded: the room's front door. */
export { type Ask, askAll, type Stop } from "./ask-all.ts";
export { ask } from "./ask.ts";
export { type Budget, budgetReached, createBudget, mostCost, showUsd } from "./budget.ts";
export { type Clock, sleep, timestamp } from "./clock.ts";
export {
  type Attempt,
  type BatchResult,
  type BatchService,
  CallError,
  type CallErrorClass,
  type LanguageModel,
  type Message,
  type Prompt,
  type Reply,
  type Response,
  type TokenLogprob,
} from "./language-model.ts";
export { failureOf, recordOf, responseOf } from "./outcome.ts";
export { endOf, knownModelLike, refusedParameters } from "./known-models.ts";
export { openReasoner } from "./reasoners/index.ts";
export { openModel, type OpenProvider, providers } from "./open-model.ts";
export { createPace, type Pace } from "./pace.ts";
export { readPriceFile } from "./price-file.ts";
export { priceTable } from "./price-table.ts";
export {
  costOf,
  type Price,
  priceOf,
  type PriceSource,
  priceSourceOf,
  type PriceTable,
  withPrices,
} from "./prices.ts";
export { networkCode, networkFailure } from "./providers/failure.ts";
export { scrubOf } from "./providers/secret.ts";
export { createSharedBudget, type SharedBudget } from "./shared-budget.ts";
export { systemClock } from "./providers/system-clock.ts";
export { type ModelSpec, parseModelSpec, withParameter, withParameters } from "./spec.ts";
export { answerTokens, guessTokens, thinkingTokens } from "./tokens.ts";
export { functionModel, type AnswerFunction } from "./function-model.ts";
