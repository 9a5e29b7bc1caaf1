/**
 * Several runs under one budget: each phase is a run of its own in the store, found again by its plan, so
 * the same command goes on where the study was cut off. What one phase has cost the next may not spend again.
 */
import type { AskedItem, Item } from "#items";
import type { LanguageModel, Prompt } from "#models";
import type { Run, RunPlan, Store } from "#runs";
import { requireComplete, runPlan, type Pacing } from "./asking.ts";
import type { Context } from "./command.ts";

export type Phase = {
  readonly what: string;
  readonly plan: RunPlan;
  readonly items: Iterable<Item>;
  readonly models: readonly LanguageModel[];
  readonly prompt: (item: AskedItem) => Prompt;
};

export type Phases = {
  /** Asks what a phase lacks; throws where it stays incomplete. */
  readonly run: (phase: Phase) => Promise<Run>;
};

export const createPhases = (store: Store, pacing: Pacing, context: Context): Phases => {
  let before = 0;
  const left = (): Pacing =>
    pacing.maxCost === undefined ? pacing : { ...pacing, maxCost: Math.max(0, pacing.maxCost - before) };
  return {
    run: async (phase) => {
      const outcome = await runPlan({ ...phase, store, pacing: left() }, context);
      requireComplete(outcome, context.signal);
      const { run } = outcome;
      for (const { id } of run.subjects) before += (await store.tokens(run, id)).usd ?? 0;
      return run;
    },
  };
};
