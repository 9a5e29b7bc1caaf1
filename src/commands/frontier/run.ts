/**
 * `organon frontier -m MODEL`: how far models get on each dial of difficulty. The same command continues it; with runs in the
 * place of models it tells them, and puts what they asked on one scale.
 */
import { frontierDocument, frontierJson } from "#report/documents/frontier-document";
import type { Run } from "#runs/store";
import { frontier as ask, frontierReport } from "#experiments/results/frontier";
import { judgeNew } from "#experiments/results/scores";
import {
  asking,
  modelFlags,
  modelsNamed,
  pacingFlags,
  promptFlags,
  promptFrom,
  reportTools,
} from "../asking-flags.ts";
import { defineVerb, type Result } from "../command.ts";
import { refuseGiven } from "../flags.ts";
import { frontierFlags, frontierFrom, refuseDryRun } from "../frontier-flags.ts";

const flags = { ...modelFlags, ...frontierFlags, ...pacingFlags, ...promptFlags };

export const frontier = defineVerb({
  name: "frontier",
  resumes: true,
  summary: "Measure how accuracy falls along each difficulty parameter. The same command resumes.",
  example: "organon frontier -m 'reasoner:limited?premises=20' --dial length,distractors",
  arguments: [
    { name: "[runs...]", about: "stored runs to report on one scale, instead of -m; makes no model calls" },
  ],
  flags,
  pages: ["HTML page with curves and map", "Markdown file"],
  run: async (values, context, runs) => {
    if (runs.length > 0) {
      const hint = "give runs or models, not both";
      refuseGiven(flags, values, "asks, and runs are told", hint);
      const store = await context.open("append");
      const found: Run[] = [];
      for (const run of runs) found.push(await store.findRun(run));
      for (const run of found) await judgeNew(store, run);
      return resultOf(await frontierReport(found, reportTools(store, context)));
    }
    const options = {
      suites: frontierFrom(values),
      models: modelsNamed(values.models, context, values),
      ...promptFrom(values, context.config),
    };
    if (values.dryRun === true) refuseDryRun(options);
    const store = await context.open("write");
    const told = await asking(store, values, context, (tools) => ask(options, tools));
    const named = told.tasks.map(({ run }) => run).join(" ");
    return { ...resultOf(told), notice: `organon frontier ${named} --html frontier.html draws it` };
  },
});

const resultOf = (told: Parameters<typeof frontierDocument>[0]): Result => ({
  json: frontierJson(told),
  document: frontierDocument(told),
  isAlwaysPrinted: true,
});
