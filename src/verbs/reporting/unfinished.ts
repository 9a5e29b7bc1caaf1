/**
 * Where a stored run stands: which of its calls have no answer, in all and model by model.
 */
import type { Tally } from "#runs/answers";
import type { Unfinished } from "#report/summary";
import type { Run } from "#runs/store";

/** What is missing of a run; nothing for one that is whole. */
export const unfinishedOf = (run: Run, tallies: readonly Tally[]): { readonly unfinished?: Unfinished } => {
  const sum = (name: keyof Tally): number => tallies.reduce((total, tally) => total + tally[name], 0);
  const [planned, missing, failed] = [sum("planned"), sum("missing"), sum("failed")];
  if (run.planned && missing + failed === 0 && planned > 0) return {};
  const answered = planned - missing - failed;
  return { unfinished: { planned, answered, missing, failed, isPlanned: run.planned } };
};

/** The ids of the run's models that have calls without an answer. */
export const unfinishedModels = (run: Run, tallies: readonly Tally[]): ReadonlySet<string> =>
  new Set(
    run.subjects
      .filter((_, place) => {
        const { planned = 0, missing = 0, failed = 0 } = tallies[place] ?? {};
        return planned === 0 || missing + failed > 0 || !run.planned;
      })
      .map(({ id }) => id),
  );
