/**
 * `organon improve RUN`: the second iteration on each model's weakest skills, and what demonstrations gain there; with `--write` the
 * demonstrations alone.
 */
import { improvementDocument } from "#reports/documents/run-document";
import { reportJson } from "#reports/json";
import { improve, lessonRuns } from "#experiments/teaching/improve";
import { report } from "#experiments/results/report";
import { asking, reopenModels, reportTools } from "../asking.ts";
import { pick, type Values } from "../flags.ts";
import { partsResult } from "../preview.ts";
import type { Context, Result } from "../command.ts";
import type { options } from "./options.ts";
import { writeExamples } from "./write.ts";

export const run = async (
  values: Values<typeof options>,
  context: Context,
  [reference = "latest"]: readonly string[],
): Promise<Result | number> => {
  const { dryRun = false, model, write } = values;
  if (write !== undefined) return writeExamples(reference, { ...values, write }, context);
  // How fast or for how much money is asked makes no other lesson.
  const lesson = pick(values, "k", "perSkill", "shots", "as", "nearest", "reasons");
  const weakOnly = lesson.k === undefined;
  const store = await context.open(dryRun ? "read" : "append");
  const run = await store.findRun(reference);
  const models = reopenModels(run, context, { dryRun, models: model === undefined ? undefined : [model] });
  const asked = { run: run.id, models, lesson, weakOnly };
  if (dryRun) {
    const tools = { onNotice: context.terminal.notice };
    const parts = await Array.fromAsync(lessonRuns(store, run, asked, tools));
    const heading = `few-shot examples of run ${run.id}; nothing is asked yet`;
    return partsResult(async () => parts, { run: run.id }, values, context, heading);
  }
  await asking(store, values, context, (tools) => improve(asked, tools));
  const told = await report({ run: run.id, diagnosis: { k: lesson.k } }, reportTools(store, context));
  return { json: reportJson(told), document: improvementDocument(told) };
};
