/**
 * The k weakest skills of each model of a stored run (§3.3 of the ACL text), each with a question that was answered
 * wrongly and what chance makes of it. Nothing is asked.
 */
import { defaults } from "#experiments/defaults";
import type { DiagnosisOptions } from "#diagnosis/diagnose";
import type { Report } from "#reports/summary";
import { findParsedRun, requireSkills } from "#experiments/results/report";
import type { ReportTools } from "#experiments/results/results";
import { runReport } from "#experiments/results/run-report";

type WeaknessOptions = DiagnosisOptions & {
  readonly run?: string;
  readonly parser?: Parameters<typeof findParsedRun>[0]["parser"];
};

/**
 * The run's id and the models' reports with their weaknesses, weakest first; what is missing of a run that was cut off.
 *
 * @example
 * const store = openStore(":memory:");
 * await run({ suite: generatedSuite({ perSkill: 2 }), models: openModels(["reasoner:affirmer"]) }, { store });
 * const { models } = await diagnose({ k: 3 }, { store });
 * models[0]!.weaknesses.length; // → 3
 * await store.close();
 */
export const weaknesses = async (
  { run: reference, parser, k = defaults.weakest, ...diagnosis }: WeaknessOptions,
  tools: ReportTools,
): Promise<Pick<Report, "run" | "models" | "unfinished">> => {
  const run = await findParsedRun({ run: reference, parser }, tools.store);
  requireSkills(run);
  return runReport(run, tools, { k, ...diagnosis });
};
