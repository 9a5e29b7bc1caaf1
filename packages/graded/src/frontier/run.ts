/** `organon frontier -m MODEL`: how far models get on each difficulty parameter. The same command continues it. */
import {
  asking,
  type Context,
  modelsNamed,
  readPromptSettings,
  type Result,
  type Values,
} from "organon/commands";
import { frontierDocument, frontierJson } from "./document.ts";
import { frontier as ask } from "./report.ts";
import { buildFrontierSuites, refuseDryRun } from "./suite.ts";
import type { options } from "./options.ts";

export const run = async (values: Values<typeof options>, context: Context): Promise<Result | number> => {
  const asked = {
    suites: buildFrontierSuites(values),
    models: modelsNamed(values.models, context, values),
    ...(await readPromptSettings(values, context.config)),
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
