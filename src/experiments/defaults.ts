/** Defaults of options, one for the functions of the library and the command line. */

/** Values of options that are not given. */
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
  /** Calls in flight, per provider and API key. */
  concurrency: 16,
  /** Few-shot examples per question that an improvement asks or writes. */
  shots: 4,
  /** Training and validation examples that an improvement writes. */
  examples: 400,
  /** Skills that a list of weaknesses shows. */
  weakest: 10,
} as const;
