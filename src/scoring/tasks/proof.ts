/** Defines a proof as read from a reply, before it is checked. */
import type { Fault } from "#items/tasks/task";
import type { Derivation } from "#logic/certificate";
import type { Formula } from "#logic/formula";

/** One row of a proof. `label` is its number as written. */
export type ProofLine = {
  readonly label: string;
  /** The step, or why the row is none. Numbers in `from` and `discharges` are labels. */
  readonly step:
    | {
        readonly formula: Formula;
        readonly rule: string;
        readonly from: readonly string[];
        readonly discharges: readonly string[];
      }
    | string;
};

export type ProofProblem = { readonly premises: readonly Formula[]; readonly goal: Formula };

export type ProofVerdict =
  | { readonly derivation: Derivation; readonly fault?: never }
  | { readonly fault: Fault; readonly derivation?: never };
