/** Defines the data sources of the routes: an open store, and the models that may be called. */
import type { Scrub } from "#models/providers/secret";
import type { Annotations } from "#verbs/annotate";
import type { AskOne } from "#verbs/play";
import type { Prover } from "#verbs/serving/decide-argument";
import type { View } from "#verbs/view";
import type { AskableModels } from "#verbs/viewing/askable-models";
import type { Sets } from "#verbs/viewing/sets";

export type Sources = {
  readonly view: View;
  /** People's notes in the store. */
  readonly annotations: Annotations;
  /** Sets of questions: those of the runs, and given files. */
  readonly sets: Sets;
  /** Asks one model one question; absent if calls are not allowed. */
  readonly askOne?: AskOne;
  /** The models that the playground may call. */
  readonly models: AskableModels;
  /** Decides arguments in threads. */
  readonly prover: Prover;
  /** The location of the store, for display. */
  readonly location: string;
  readonly version: string;
  /** Removes secrets from error messages. */
  readonly redact: Scrub;
  /** Receives unexpected errors. */
  readonly onBug: (error: unknown) => void;
};
