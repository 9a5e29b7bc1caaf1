/** Types of what frontiers measured. */
import type { Responses } from "organon/commands";
import type { Coefficient, HeldOut } from "./difficulty/test-model.ts";
import type { FrontierResult } from "./walk.ts";

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

export type FrontierReport = {
  readonly tasks: readonly FrontierTask[];
  /** Absent where too little was answered to say. */
  readonly difficulty?: Difficulty;
};

/** Weights of features, abilities of subjects, and how well held-out answers were predicted. */
export type Difficulty = {
  readonly weights: readonly Coefficient[];
  readonly abilities: readonly Coefficient[];
  readonly heldOut: HeldOut;
};
