/** Defines the data sources of the routes. */
import type { Scrub, Store } from "organon/view";
import type { View } from "./reading/view.ts";

export type Sources = {
  readonly view: View;
  readonly store: Store;
  /** Opens the store for a change, and closes it: `control` for names, tags and notes, `append` to delete. */
  readonly change: (mode: "control" | "append", work: (store: Store) => Promise<void>) => Promise<void>;
  /** The location of the store, for display. */
  readonly location: string;
  readonly version: string;
  /** Removes secrets from error messages. */
  readonly redact: Scrub;
  /** Receives unexpected errors. */
  readonly onBug: (error: unknown) => void;
};
