/** Defines the data sources of the routes. */
import type { Scrub, Sets, View } from "organon/view";

export type Sources = {
  readonly view: View;
  /** Sets of questions: those of the runs, and given files. */
  readonly sets: Sets;
  /** The location of the store, for display. */
  readonly location: string;
  readonly version: string;
  /** Removes secrets from error messages. */
  readonly redact: Scrub;
  /** Receives unexpected errors. */
  readonly onBug: (error: unknown) => void;
};
