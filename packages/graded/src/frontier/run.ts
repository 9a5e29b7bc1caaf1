/** `organon frontier -m MODEL`: how far models get on each difficulty parameter. The same command continues it. */
import { asking, type Context, modelsNamed, promptFrom, type Result, type Values } from "organon/commands";
import { frontierDocument, frontierJson } from "./document.ts";
import { frontier as ask } from "./report.ts";
import { frontierFrom, refuseDryRun } from "./suite.ts";
import type { options } from "./options.ts";

export const run = async (values: Values<typeof options>, context: Context): Promise<Result | number> => {
  const asked = {
    suites: frontierFrom(values),
    models: modelsNamed(values.models, context, values),
    ...(await promptFrom(values, context.config)),
  };
  if (values.dryRun === true) refuseDryRun(asked);
  const store = await context.open("write");
  const told = await asking(store, values, context, (tools) => ask(asked, tools));
  const [last] = told.toReversed();
  return {
    json: frontierJson(told),
    document: frontierDocument(told),
    isAlwaysPrinted: true,
    notice: `organon report ${last?.run} --html frontier.html draws it`,
  };
};
