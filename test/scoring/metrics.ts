/**
 * The metrics: what each file of `src/scoring` makes of a model's scores. `metrics.test.ts` puts every row to the same properties; a
 * file of `src/scoring` without a row is a part of others, and is named as one.
 */
import { answerTable, balancedAccuracy, yesBias } from "#scoring/answer-table";
import { buildBreakdown } from "#scoring/breakdown";
import { buildCalibration } from "#scoring/calibration";
import { choiceMetrics, overEpochs } from "#scoring/choice-metrics";
import { compareCircles } from "#scoring/choice-pairs";
import { groupRotations } from "#scoring/circle";
import { pairedScores } from "#scoring/paired-scores";
import type { Score } from "#scoring/verdict";

/** Figures of a model's scores, and of the same questions asked in another way. */
type Metric = (scores: readonly Score[], others: readonly Score[]) => unknown;

export const metrics: Readonly<Record<string, Metric>> = {
  "answer-table": (scores) => [balancedAccuracy(answerTable(scores)), yesBias(answerTable(scores))],
  breakdown: (scores) => buildBreakdown(scores),
  calibration: (scores) =>
    buildCalibration(
      scores.map(({ key, verdict }) => ({
        key,
        probabilities: new Map([
          ["yes", verdict.answer === "yes" ? 0.8 : 0.3],
          ["no", 0.2],
        ]),
      })),
      () => 0.5,
    )?.brier,
  "choice-metrics": (scores) => [choiceMetrics(groupRotations(scores)), overEpochs(groupRotations(scores))],
  "choice-pairs": (scores, others) => compareCircles(groupRotations(scores), groupRotations(others)),
  "paired-scores": (scores, others) => pairedScores(scores, others),
};

/** Files that hold no metric: parts that metrics are made of, and readers of replies. Each has tests of its own. */
export const parts: readonly string[] = `
  chance binomial bisection by-question circle corrections estimate independent judge
  logistic precision unread verdict
`
  .trim()
  .split(/\s+/);
