/**
 * `organon frontier -m MODEL`: how far models get on each dial of difficulty. The same command continues it; with runs in the
 * place of models it tells them, and puts what they asked on one scale.
 */
import { frontierDocument, frontierJson } from "#reports/documents/frontier-document";
import type { Run } from "#runs/store";
import { frontier as ask, frontierReport } from "#experiments/results/frontier";
import { judgeNew } from "#experiments/results/scores";
import { asking, modelsNamed, promptFrom, reportTools } from "../asking.ts";
import { type Result, type Context } from "../command.ts";
import { refuseGiven, type Values } from "../flags.ts";
import { frontierFrom, refuseDryRun } from "../suite-from.ts";
import { options } from "./options.ts";

export const run = async (
  values: Values<typeof options>,
  context: Context,
  runs: readonly string[],
): Promise<Result | number> => {
  if (runs.length > 0) {
    const hint = "give runs or models, not both";
    refuseGiven(options, values, "asks, and runs are told", hint);
    const store = await context.open("append");
    const found: Run[] = [];
    for (const run of runs) found.push(await store.findRun(run));
    for (const run of found) await judgeNew(store, run);
    return resultOf(await frontierReport(found, reportTools(store, context)));
  }
  const asked = {
    suites: frontierFrom(values),
    models: modelsNamed(values.models, context, values),
    ...(await promptFrom(values, context.config)),
  };
  if (values.dryRun === true) refuseDryRun(asked);
  const store = await context.open("write");
  const told = await asking(store, values, context, (tools) => ask(asked, tools));
  const named = told.tasks.map(({ run }) => run).join(" ");
  return { ...resultOf(told), notice: `organon frontier ${named} --html frontier.html draws it` };
};

const resultOf = (told: Parameters<typeof frontierDocument>[0]): Result => ({
  json: frontierJson(told),
  document: frontierDocument(told),
  isAlwaysPrinted: true,
});
