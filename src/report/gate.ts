/**
 * A gate for continuous integration: a language model passes where the lower bound of its accuracy's 95 % interval
 * reaches the threshold. The bound, and not the value, so that a lucky run of few questions does not pass. A model
 * whose calls are not all answered neither passes nor misses.
 */
import type { Estimate } from "#scores";
import type { ModelReport, StudyReport } from "./summary.ts";

export type GateOutcome = "passed" | "missed" | "undecided";

/** One model against the threshold. */
export type GateResult = {
  readonly model: ModelReport;
  readonly accuracy: Estimate;
  readonly outcome: GateOutcome;
};

/** Every model against the threshold, a share between 0 and 1. */
export type Gate = {
  readonly threshold: number;
  /** Undecided where one model is, or where there is none; else missed where one missed. */
  readonly outcome: GateOutcome;
  readonly results: readonly GateResult[];
};

/** Holds a report against a threshold; `unfinished` are the ids of models with calls that have no response. */
export const gateOf = (
  { models }: StudyReport,
  threshold: number,
  unfinished: ReadonlySet<string> = new Set(),
): Gate => {
  const results = models.map((model): GateResult => {
    const { id, accuracy } = model;
    const passed = accuracy.value !== null && accuracy.low >= threshold;
    return { model, accuracy, outcome: unfinished.has(id) ? "undecided" : passed ? "passed" : "missed" };
  });
  const has = (outcome: GateOutcome): boolean => results.some((result) => result.outcome === outcome);
  const outcome =
    results.length === 0 || has("undecided") ? "undecided" : has("missed") ? "missed" : "passed";
  return { threshold, outcome, results };
};
