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
export { openModel, type OpenModelOptions } from "./open-model.ts";
export { openReasoner, reasoners } from "./reasoners/index.ts";
export { createPace, type Pace, type PaceOptions, type Turn, type TurnEnd } from "./pace.ts";
export { systemClock } from "./providers/system-clock.ts";
export type { Environment } from "./providers/secret.ts";
export { defaultRetryPolicy, isRetried, retryDelayMs, type RetryPolicy, type Tried } from "./retry.ts";
export {
  parseModelSpec,
  providers,
  readParameters,
  type ModelSpec,
  type ParameterKind,
  type ParameterValues,
  type Provider,
} from "./spec.ts";
export { splitThinking, type Spoken } from "./thinking.ts";
