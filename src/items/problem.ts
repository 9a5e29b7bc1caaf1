/**
 * The one noun behind every layout of proved questions: premises, what is asked with its sentences, and claims with what proves
 * them. `to-problem.ts` makes it of a line, `verify.ts` and the audit check it.
 */
import type { Depth } from "#arguments/depth";
import type { WrittenCertificate } from "#arguments/written-certificate";
import type { Relation, Sequent } from "#logic/certificate";
import type { Formula } from "#logic/formula";
import type { ProblemLine } from "./problem-line.ts";

/** A claim about a problem's formulas, with the relation that makes it true. */
export type Claim = {
  readonly formula: Formula;
  /** The places of the premises that it is said to follow from, or not. */
  readonly given: readonly number[];
  /** Further premises: an option's own formula. */
  readonly and?: readonly Formula[];
  /** The relations under which the claim is true. */
  readonly holds: readonly Relation[];
  /** The problem's fault if the claim is false. */
  readonly fault: string;
  /** The proof, and its name; a claim without a certificate is decided. */
  readonly certified?: { readonly label: string; readonly certificate: WrittenCertificate };
};

/** A sentence and the formula that it must be parsed to. */
export type Sentence = { readonly formula: Formula; readonly text: string };

/** A line of the derivation that a problem is built on. */
export type Step = {
  readonly from: readonly Formula[];
  readonly to: Formula;
  /** True if the step must be unsound. */
  readonly isFallacy: boolean;
  /** True if it may state a line that is there already, as a generalization without its quantifier. */
  readonly mayRepeat: boolean;
};

type Common = {
  readonly premises: readonly Formula[];
  readonly premisesText: readonly string[];
  /** The conclusion, the goal or the options. */
  readonly asked: readonly Sentence[];
  readonly claims: readonly Claim[];
  /** Absent where a layout has no derivation. */
  readonly steps?: readonly Step[];
  /** The number of steps that it says. */
  readonly length?: number;
  /** The formula that needs every premise, if the problem says so of one. */
  readonly derived?: Formula;
  /** The depth that it states, and that of what its steps derive. */
  readonly depth?: { readonly stated: Depth | null; readonly counted: Depth };
  /** The stated difficulty, and the difficulty computed from the formulas. */
  readonly difficulty?: { readonly stated: number; readonly counted: number };
  /** Returns the formulas that a sentence can mean; undefined where the style is unknown. */
  readonly read: ((sentence: string) => readonly Formula[]) | undefined;
};

/** Premises, questions and claims; the kinds differ in what their lines claim besides. */
export type Problem = Common &
  (
    | { readonly kind: "rule"; readonly line: ProblemLine<"rule"> }
    | { readonly kind: "graded"; readonly line: ProblemLine<"graded"> }
    | { readonly kind: "options"; readonly line: ProblemLine<"options"> }
  );

/** The problem of one kind. */
export type ProblemVariant<Kind extends Problem["kind"]> = Extract<Problem, { readonly kind: Kind }>;

/** The sequent that a claim is about. */
export const toSequent = ({ premises }: Pick<Problem, "premises">, claim: Claim): Sequent => ({
  premises: [...claim.given.map((place) => premises[place]!), ...(claim.and ?? [])],
  conclusion: claim.formula,
});
