/**
 * A problem: premises and a goal, how the one bears on the other with its certificate, which premises are needed, and how
 * difficult it is by each parameter as built.
 */
import type { Derivation, Interpretation, Interpretations } from "#logic/certificate";
import type { Formula } from "#logic/formula";

/** How the premises bear on the goal. */
export const problemRelations = ["entailment", "contradiction", "neutral"] as const;
export type ProblemRelation = (typeof problemRelations)[number];

/** One of the fewest steps: what follows from at most two lines, or by a law from as many as it has conditions. */
export type ProblemStep = { readonly from: readonly Formula[]; readonly to: Formula };

/** The difficulty parameters of a problem by name, in the order of its package. */
export type Parameters = Readonly<Record<string, number>>;

type GradedSequent = {
  readonly premises: readonly Formula[];
  readonly goal: Formula;
  /** As built; of an open problem those of its entailed twin, whose premises it has but for one. */
  readonly parameters: Parameters;
};

/** A problem that the premises settle: they entail the goal or its denial. */
type SettledProblem = GradedSequent & {
  readonly relation: "entailment" | "contradiction";
  /** Of the goal, or of its denial. */
  readonly certificate: Derivation;
  /** Makes all premises true. */
  readonly witness: Interpretation;
  /** The places of the needed premises, ascending: the only ones that settle the goal and all of which are needed. */
  readonly core: readonly number[];
  /** As many as the length says; fewer there cannot be. */
  readonly steps: readonly ProblemStep[];
};

/** A problem that the premises leave open. */
type OpenProblem = GradedSequent & {
  readonly relation: "neutral";
  readonly certificate: Interpretations;
  readonly witness: null;
  readonly core: readonly [];
  readonly steps: readonly [];
};

export type GradedArgument = SettledProblem | OpenProblem;
