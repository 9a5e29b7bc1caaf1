/**
 * What a command line runs in: the process's own streams, variables and signals, or a test's. Files are those of the
 * process's folder.
 */
import type { Scrub } from "#models/providers/secret";
import type { Extension } from "#experiments/extend";

/** A stream that text is written to, which may be a terminal. */
export type Stream = {
  write(text: string | Uint8Array): boolean;
  once(event: string, listener: (...args: readonly unknown[]) => void): unknown;
  on(event: string, listener: (...args: readonly unknown[]) => void): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
};

export type Surroundings = {
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Asks to stop, so that what is under way is saved; its reason is an `Interruption`. */
  readonly signal: AbortSignal;
  /** Removes secrets from what is printed or answered. */
  readonly redact?: Scrub;
  /** Until it is called an interruption ends the process where it is; from then on `signal` hears it, since something needs saving. */
  readonly saveFirst?: () => void;
  /** Asks whoever sits at the terminal, yes or no; absent where nobody does. */
  readonly confirm?: (question: string) => Promise<boolean>;
  /** Loads the tasks and adaptive runs that packages define, before a command starts. */
  readonly loadExtension?: () => Promise<Extension>;
};

/** The store, unless a flag or the configuration names another. */
export const usualStore = "organon-runs/organon.sqlite";

/** Why a command was stopped from outside. */
export class Interruption extends Error {
  readonly exitCode: number;
  constructor(exitCode: number) {
    super("interrupted");
    this.exitCode = exitCode;
  }
}
