/**
 * `organon frontier -m MODEL`: how far models get on each dial of difficulty. The same command continues it; with runs in the
 * place of models it tells them, and puts what they asked on one scale.
 */
import {
  asking,
  type Context,
  judgeNew,
  modelsNamed,
  promptFrom,
  refuseGiven,
  reportTools,
  type Result,
  type Run,
  type Values,
} from "organon/commands";
import { frontierDocument, frontierJson } from "./document.ts";
import { frontier as ask, frontierReport } from "./report.ts";
import { frontierFrom, refuseDryRun } from "./suite.ts";
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
