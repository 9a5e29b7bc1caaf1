/**
 * The list of adaptive runs: runs whose questions a package chooses by the answers to those before. It starts empty: an entry point
 * adds those of its packages.
 */
import { findNamed } from "#logic/error";
import type { AdaptiveReport } from "#reports/summary";
import type { Run } from "#runs/store";
import type { ReportTools } from "./results.ts";

/** A package's description of its adaptive runs. */
export type AdaptiveRun = {
  /** The name in its suites; also the command that continues such a run. */
  readonly name: string;
  /** Reports a stored run. Makes no model calls. */
  readonly report: (run: Run, tools: ReportTools) => Promise<AdaptiveReport>;
};

const list: AdaptiveRun[] = [];

/** Adds the adaptive runs of a package. One that is in the list is not added again. */
export function addAdaptiveRuns(runs: readonly AdaptiveRun[]): void {
  for (const run of runs) if (!list.some(({ name }) => name === run.name)) list.push(run);
}

/** Returns the adaptive run with this name. Throws misuse for an unknown name. */
export const adaptiveNamed = (name: string): AdaptiveRun => findNamed("adaptive run", name, list);
