/** Types of what frontiers measured. */
import type { Responses } from "organon/commands";
import type { FrontierResult } from "./walk.ts";

/** What the models of a run reached in a task. */
export type FrontierTask = {
  readonly task: string;
  readonly run: string;
  readonly name?: string;
  readonly command?: string;
  /** What guessing brings. */
  readonly chance: number;
  /** Every difficulty parameter where it is not varied. */
  readonly held: Readonly<Record<string, number>>;
  readonly models: readonly (FrontierResult & Responses & { readonly name: string })[];
};
