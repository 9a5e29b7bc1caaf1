/**
 * Approval of what can't be taken back: costs, and answers that are removed. At a terminal a person is asked; --yes approves
 * it beforehand.
 */
import { misuse, OrganonError } from "#logic/error";
import { showUsd } from "#models/budget";
import { findPrice, mayCharge, type PriceTable } from "#models/prices";
import type { Store } from "#runs/store";
import type { PlannedRun } from "#experiments/asking/asking";
import { preview } from "#experiments/asking/preview";
import { generatedSuite } from "#experiments/suites";
import type { Context } from "./command.ts";

/** US dollars. A command whose likely price is higher asks at the terminal, without --max-cost. */
const usualMaxCost = 5;

/** Prints what will happen and waits for a yes. Throws misuse with `hint` without one, and where there is no terminal to ask at. */
export const requireYes = async (
  words: string,
  question: string,
  hint: string,
  { terminal, confirm }: Pick<Context, "terminal" | "confirm">,
): Promise<void> => {
  terminal.endProgress();
  terminal.say(words);
  if (confirm === undefined) throw misuse("this needs an approval", "add --yes");
  if (!(await confirm(question))) throw misuse("nothing was done", hint);
};

/**
 * Returns the check of each plan that a command asks without --max-cost. Throws `budget` for an unknown price; a terminal is
 * asked once, before the likely price of all plans exceeds `usualMaxCost`.
 */
export const createApproval = (
  { yes = false }: { readonly yes?: boolean },
  context: Pick<Context, "terminal" | "confirm" | "signal">,
  { store, prices }: { readonly store: Store; readonly prices: PriceTable },
) => {
  let [isApproved, sum] = [yes, 0];
  return async (planned: PlannedRun): Promise<void> => {
    const mayBeUnknown = planned.models.some((model) => mayCharge(model, prices));
    const isPriced = planned.models.some((model) => findPrice(model, prices)?.price.out);
    if (isApproved || !(mayBeUnknown || (isPriced && context.confirm !== undefined))) return;
    const { signal } = context;
    const rows = await readEstimate(planned, { store, prices, signal });
    for (const [i, model] of planned.models.entries())
      if (mayCharge(model, prices) && rows[i]?.calls !== 0)
        throw unknownPrice(`${model.provider}:${model.model}`);
    sum += rows.reduce((usd, row) => usd + (row.usd.likely ?? 0), 0);
    if (context.confirm === undefined || sum <= usualMaxCost) return;
    const words = `the likely price is ${showUsd(sum)}, above ${showUsd(usualMaxCost)}; --max-cost limits it`;
    await requireYes(words, "Ask?", "--limit asks fewer questions, --max-cost limits the price", context);
    isApproved = true;
  };
};

const unknownPrice = (name: string): OrganonError =>
  new OrganonError("budget", `the price of ${name} is unknown, and nothing limits the cost`, {
    hint: `--price ${name}=IN/OUT gives it in US dollars per million tokens, --max-cost limits the cost; or --yes`,
  });

const readEstimate = async (
  planned: PlannedRun,
  tools: NonNullable<Parameters<typeof preview>[1]>,
): Promise<readonly { readonly calls?: number; readonly usd: { readonly likely: number | null } }[]> => {
  const { models, plan, more } = planned;
  if (more === undefined) return (await preview(planned, tools)).models;
  const { estimateQuestionsCost } = await import("#experiments/asking/plan-costs");
  const each = more.most / models.length;
  return (await estimateQuestionsCost(generatedSuite({ length: 2 }), each, models, tools.prices, plan.prompt))
    .models;
};
