/**
 * What an adaptive study found about one model, as a report has it: tables from the pilot, weaknesses from the fresh
 * questions of the leaves found, and how they were found.
 */
import { confirmed, type DiagnosisOptions } from "#lessons/diagnose";
import type { Examination } from "#report/summary";
import { breakdownOf } from "#scores/breakdown";
import type { AdaptivePlan, AdaptiveResult } from "#runs/recipes/search";

export const searchedReport = (
  { found, expected, leaves, rules, pilot, confirming, asked, isFinished }: AdaptiveResult,
  { settings }: AdaptivePlan,
  options: DiagnosisOptions,
) => {
  const named = found.flatMap((place) => leaves[place] ?? []);
  return {
    /** On which the tables rest. */
    scores: pilot,
    /** Of a search for leaves those that it named, and the fresh questions on which their accuracies rest. */
    named:
      rules === undefined
        ? { weak: confirmed(named, confirming, pilot, options.correction), fresh: confirming }
        : undefined,
    calls: asked.pilot + asked.search + asked.confirming,
    more: {
      adaptive: {
        budget: settings.budget,
        k: settings.k,
        confidence: settings.confidence ?? null,
        isFinished,
        asked,
        pilotPerLeaf: Math.round(asked.pilot / Math.max(1, leaves.length)),
        expected,
        leaves: leaves.map(({ leaf: { rule, kind }, ...more }) => ({ rule, kind, ...more })),
        rules,
      },
      secondIteration: rules === undefined ? breakdownOf(confirming).accuracy : undefined,
    },
  };
};

export const correctionName = ({ correction }: DiagnosisOptions): Examination["correction"] =>
  correction === "holm" ? "Holm" : "Benjamini-Hochberg";
