/**
 * A proof as it was read from a reply, and what may be wrong with it. Lines have labels, as their writer gave them; what they
 * cite are labels, too.
 */
import type { Derivation } from "#logic/certificate";
import type { Fault } from "#items/tasks/task";
import type { Formula } from "#logic/formula";

/** A line that was read. `cites`: labels, or two of them for a range of lines. */
export type ProofLine = {
  readonly label: string;
  /** Undefined where a line is only words. */
  readonly formula: Formula | undefined;
  /** What it says it is; "step" for all that says what it rests on. */
  readonly role: "premise" | "assumption" | "step" | undefined;
  readonly cites: readonly (readonly [string, string?])[];
  /** How far it is set in; tells a supposition that is not called one. */
  readonly depth: number;
  /** Set where something stands that looks like a formula and cannot be read. */
  readonly isBroken?: boolean;
};

export type ProofProblem = { readonly premises: readonly Formula[]; readonly goal: Formula };

export type ProofVerdict =
  | { readonly derivation: Derivation; readonly fault?: never }
  | { readonly fault: Fault; readonly derivation?: never };
