/** Types of what frontiers measured. */
import type { Responses } from "organon/commands";
import type { FrontierResult } from "./walk.ts";

/** The results of a run's models in a task. */
export type FrontierTask = {
  readonly task: string;
  readonly run: string;
  readonly name?: string;
  readonly command?: string;
  /** The chance level. */
  readonly chance: number;
  /** Every difficulty parameter where it is not varied. */
  readonly held: Readonly<Record<string, number>>;
  readonly models: readonly (FrontierResult & Responses & { readonly name: string })[];
};
