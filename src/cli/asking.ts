/**
 * What every verb that asks needs: models opened, paced and retried, a store, progress on stderr.
 */
import { OrganonError } from "#logic";
import type { Item } from "#items";
import {
  ask,
  createPace,
  openModel,
  systemClock,
  type Ask,
  type LanguageModel,
  type Pace,
  type Prompt,
} from "#models";
import { openReasoner } from "#models";
import { answerReader } from "#scores";
import { openSqliteStore, problemOf, runStudy, type RunPlan, type Store, type StudyOutcome } from "#study";
import { config } from "./dotenv.ts";
import type { Context } from "./command.ts";

/** Opens models by their names; keys come from the environment and `.env`, and go nowhere but to their provider. */
export const openModels = (names: readonly string[]): readonly LanguageModel[] => {
  const env = config(process.env);
  return [...new Set(names)].map((name) => openModel(name, { env, reasoners: openReasoner }));
};

/** Opens the store that the flags name, to write or only to read. */
export const openStore = ({ common }: Context, mode: "read" | "write"): Store =>
  openSqliteStore(common.store, { mode });

export type Pacing = { readonly concurrency: number; readonly requestsPerMinute?: number };

export type AskingOptions = {
  readonly what: string;
  readonly plan: RunPlan;
  readonly items: Iterable<Item> | AsyncIterable<Item>;
  readonly models: readonly LanguageModel[];
  readonly prompt: (item: Item) => Prompt;
  readonly store: Store;
  readonly pacing: Pacing;
};

/** Asks what is missing of a plan, with a progress line; the first Ctrl-C lets what is under way end. */
export const runPlan = async (
  options: AskingOptions,
  { terminal, signal }: Context,
): Promise<StudyOutcome> => {
  const progress = terminal.progress(options.what);
  try {
    return await runStudy({
      plan: options.plan,
      items: options.items,
      models: options.models,
      prompt: options.prompt,
      store: options.store,
      reader: answerReader,
      ask: pacedAsk(options.pacing),
      clock: systemClock,
      concurrency: options.pacing.concurrency,
      drain: signal,
      onProgress: ({ done, total, subjects }) => {
        const failed = subjects.reduce((sum, subject) => sum + subject.failed, 0);
        progress.update(done, total, failed > 0 ? `, ${failed} failed` : "");
      },
    });
  } finally {
    progress.end();
  }
};

/** Throws what kept a study from being complete. */
export const requireComplete = (outcome: StudyOutcome, signal: AbortSignal): void => {
  if (outcome.interrupted) throw signal.reason;
  const problem = problemOf(outcome);
  if (problem) throw problem;
};

/** One pace for each model. */
const pacedAsk = ({ concurrency, requestsPerMinute }: Pacing): Ask => {
  const paces = new Map<LanguageModel, Pace>();
  return (model, prompt, signals) => {
    let pace = paces.get(model);
    if (pace === undefined) {
      pace = createPace({
        clock: systemClock,
        concurrency,
        ...(requestsPerMinute === undefined ? {} : { requestsPerMinute }),
      });
      paces.set(model, pace);
    }
    return ask(model, prompt, { clock: systemClock, pace, ...signals });
  };
};

/** The models that a command named; none is misuse. */
export const modelNames = (value: unknown): readonly string[] => {
  const names = Array.isArray(value) ? value.map(String) : [];
  if (names.length === 0)
    throw new OrganonError("misuse", "no model is named", {
      hint: "add -m, as in -m openai:gpt-5 or, without a key, -m reasoner:oracle",
    });
  return names;
};
