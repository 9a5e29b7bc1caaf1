/**
 * Cross-validation: each fold is guessed by what the others teach. Of several labels each is taught against the rest.
 */
import { yesShare, type Learner } from "./learners.ts";
import { foldsOf, type Row } from "./rows.ts";

/** What is predicted of a row, label by label: the probability, and the share of the label among what was learned from. */
export type Odds = {
  readonly probabilities: readonly number[];
  readonly shares: readonly number[];
  /** Whether there was anything to learn from. */
  readonly isTaught: boolean;
};

export type CrossValidationOptions = {
  readonly folds?: number;
  readonly seed?: number;
  /** Others of their kind to learn from: then each of these rows is guessed, and none of them is learned from. */
  readonly learned?: readonly Row[];
};

/** As many folds as are made where nothing is said. */
export const usualFolds = 5;

/** Divides rows once; what it gives tells of a learner what it predicts of each row. */
export const crossValidation = (
  rows: readonly Row[],
  labels: readonly string[],
  { folds = usualFolds, seed = 1, learned }: CrossValidationOptions,
) => {
  const all = [...rows, ...(learned ?? [])];
  const surfaces = all.map(({ surface }) => surface);
  // What is only learned from stands in a fold that is never guessed.
  const count = learned === undefined ? folds : 1;
  const foldOf =
    learned === undefined
      ? foldsOf(rows, folds, seed)
      : Int32Array.from(all, (_, i) => (i < rows.length ? 0 : 1));
  // Of two labels one's probability is what the other's leaves.
  const isPair = labels.length === 2;
  const targets = (isPair ? labels.slice(1) : labels).map((label) =>
    Uint8Array.from(all, (row) => (row.label === label ? 1 : 0)),
  );
  const complete = ([value = 0, ...others]: readonly number[]): readonly number[] =>
    isPair ? [1 - value, value] : [value, ...others];
  return (learner: Learner): readonly Odds[] => {
    const teach = learner(surfaces);
    const odds: Odds[] = [];
    for (let fold = 0; fold < count; fold++) {
      const tried = Int32Array.from(foldOf.keys()).filter((row) => foldOf[row] === fold);
      if (tried.length === 0) continue;
      const taught = Int32Array.from(foldOf.keys()).filter((row) => foldOf[row] !== fold);
      const predictors = targets.map((target) => teach(taught, target));
      const isTaught = taught.length > 0;
      const shares = complete(targets.map((target) => yesShare(taught, target)));
      for (const row of tried) {
        const probabilities = complete(predictors.map((probability) => probability(row)));
        odds[row] = { probabilities, shares, isTaught };
      }
    }
    return odds;
  };
};
