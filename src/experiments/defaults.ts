/** Defaults of options, one for the functions of the library and the command line. Names of formats of runs. */

/** What is used for an option that is not given. */
export const defaults = {
  profile: "balanced",
  seed: 1,
  length: 1,
  /** Questions per skill, and per type of four-option questions, if no limit is given. */
  perSkill: 10,
  /** Questions per setting of the difficulty parameters, if no limit is given. */
  perPoint: 12,
  /** Calls per model of a diagnosis: simulated, they find 87 of 100 rules that slip in four of ten applications. */
  budget: 600,
  /** Questions per difficulty parameter and model of a frontier, and for its map. */
  frontierBudget: 200,
  /** Calls in flight, per provider and API key. */
  concurrency: 16,
  /** Few-shot examples per question that an improvement asks or writes. */
  shots: 4,
  /** Training and validation examples that an improvement writes. */
  examples: 400,
  /** Skills that a list of weaknesses shows. */
  weakest: 10,
} as const;

/** The formats in which a run is exported (`run-files/write.ts`, `#report/exports/run-exports`). */
export const runFormatNames: readonly string[] = ["run", "every-eval-ever", "inspect-log", "csv", "parquet"];
