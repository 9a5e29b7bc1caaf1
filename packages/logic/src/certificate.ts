/**
 * Defines certificates in the layout of the item file: derivations, interpretations, judgements. Formulas in
 * certificates are trees; `notation.ts` prints them when a file is written.
 */
import type { Formula } from "./formula.ts";

/** Premises ⊢ conclusion. */
export type Sequent = { readonly premises: readonly Formula[]; readonly conclusion: Formula };

/** One line of a derivation. `n` counts from 1; `from` and `discharges` point at earlier lines. */
export type DerivationStep = {
  readonly n: number;
  readonly formula: Formula;
  readonly rule: DerivationRule;
  readonly from: readonly number[];
  /** Assumptions that this line discharges: the line no longer depends on them. */
  readonly discharges?: readonly number[];
};

/** The primitive rules of natural deduction that the checker accepts; see `derivation.ts`. */
export const derivationRules = [
  "premise",
  "assumption",
  "reiteration",
  "⊤I",
  "∧I",
  "∧E",
  "∨I",
  "∨E",
  "→I",
  "→E",
  "↔I",
  "↔E",
  "¬I",
  "¬E",
  "⊥E",
  "RAA",
  "∀I",
  "∀E",
  "∃I",
  "∃E",
  "=I",
  "=E",
] as const;

export type DerivationRule = (typeof derivationRules)[number];

/** A proof: the premises come first, and the last formula is the one proved. */
export type Derivation = { readonly kind: "derivation"; readonly steps: readonly DerivationStep[] };

/** A finite structure: its domain, the member that each constant names, and the extension of each predicate. */
export type Interpretation = {
  /** Never empty. */
  readonly domain: readonly string[];
  readonly constants: Readonly<Record<string, string>>;
  /** The tuples of domain members in each predicate's extension. */
  readonly predicates: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly propositions: Readonly<Record<string, boolean>>;
};

/** Two interpretations that make the premises true; the conclusion is true in the first, false in the second. */
export type Interpretations = {
  readonly kind: "interpretations";
  readonly satisfying: Interpretation;
  readonly refuting: Interpretation;
};

export type Relation = "entailment" | "contradiction" | "neutral" | "inconsistent" | "undecided";

/**
 * The relation that `decide` returns for a sequent, with its certificate: a derivation of the conclusion
 * (entailment), of its negation (contradiction) or of ⊥ (inconsistent); two interpretations (neutral). Entailment and
 * contradiction also have a `witness`, an interpretation of the premises. `undecided` gives the effort spent.
 */
export type Judgement =
  | {
      readonly relation: "entailment" | "contradiction";
      readonly certificate: Derivation;
      readonly witness: Interpretation;
    }
  | { readonly relation: "neutral"; readonly certificate: Interpretations }
  | { readonly relation: "inconsistent"; readonly certificate: Derivation }
  | { readonly relation: "undecided"; readonly reason: string };

/** Returns the relation, given whether the premises are satisfiable with the conclusion, and with its negation. */
export const combineAnswers = (holds: boolean | undefined, fails: boolean | undefined): Relation => {
  if (holds === undefined || fails === undefined) return "undecided";
  if (holds) return fails ? "neutral" : "entailment";
  return fails ? "contradiction" : "inconsistent";
};
