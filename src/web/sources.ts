/** What the routes draw on: a store that is looked at, and what may be asked of models. */
import type { Annotations, AskOne, Sets, View } from "#verbs";

export type Sources = {
  readonly view: View;
  /** People's notes, kept in the store. */
  readonly annotations: Annotations;
  /** Sets of questions: of the runs, and of files that were named. */
  readonly sets: Sets;
  /** Asks one model one question; not there where nothing may be asked. */
  readonly askOne?: AskOne;
  /** Models that the configuration names, for the playground's list. */
  readonly models: readonly string[];
  /** Where the store is, for people. */
  readonly location: string;
  readonly version: string;
  /** Told what nobody expected. */
  readonly onBug: (error: unknown) => void;
};
