/** Costs of runs and studies, and what they rest on. */
import { priceTable, type PriceTable, computeCost, findPrice } from "#models/prices";
import type { Sum } from "#reports/numbers";
import type { Cost, Report } from "#reports/summary";
import { findRuns, sumUsageOfRuns, type Usage } from "#runs/answers";
import type { RunPlan } from "#runs/plan";
import type { Run } from "#runs/store";
import type { ReportTools } from "./results.ts";

/** Returns what a subject's calls cost. */
export const toCost = ({
  usage,
  subject,
  prices,
}: {
  readonly usage: Usage;
  readonly subject: Run["subjects"][number];
  readonly prices: PriceTable;
}): Cost => {
  const { tokensCached, uncounted: _, known, unknown, most, ...used } = usage;
  const { price, source } = findPrice(subject, prices) ?? {};
  if (used.usd === null) {
    const basis = unknown === 0 ? "none" : known > 0 || most !== undefined ? "bounded" : "unknown";
    return { ...used, ...buildSum(usage), basis, priceDate: null };
  }
  if (used.usd === 0 && source === "free") return { ...used, basis: "free", priceDate: null };
  const isReckoned =
    price !== undefined &&
    (isSame(used.usd, computeCost(used, price)) ||
      isSame(used.usd, computeCost({ ...used, tokensCached }, price)));
  if (source === undefined || !isReckoned) return { ...used, basis: "recorded", priceDate: null };
  return { ...used, basis: source, priceDate: source === "table" ? prices.date : null };
};

/** Returns the cost as reports show it. */
export const buildSum = ({ usd, known, unknown, most }: Usage): Sum =>
  usd !== null || unknown === 0 ? { usd } : { usd, bound: { known, calls: unknown, most: most ?? null } };

const isSame = (one: number | null, other: number | undefined): boolean =>
  one !== null && other !== undefined && Math.abs(one - other) <= 1e-9 * Math.max(one, other);

/** Returns a study's report with the calls and costs of all its runs. */
export const withStudyCosts = async (
  report: Report,
  { asked, prices = priceTable, store }: ReportTools & { readonly asked: readonly RunPlan[] },
): Promise<Report> => {
  const runs = await findRuns(asked, store);
  const models = [];
  for (const model of report.models) {
    const own = runs.filter(({ subjects }) => subjects.some(({ id }) => id === model.id));
    const subject = own.flatMap(({ subjects }) => subjects).find(({ id }) => id === model.id);
    const usage = await sumUsageOfRuns(store, own, model.id, prices);
    models.push(
      subject === undefined
        ? model
        : { ...model, cost: { ...toCost({ usage, subject, prices }), runs: own.length } },
    );
  }
  return { ...report, models };
};
