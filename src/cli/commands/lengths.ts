/**
 * `organon lengths`: accuracy by length of inference (§4.3 of the ACL text, Table 3), on the same leaves at every length.
 */
import { lengthsDocument } from "#report/documents/skill-documents";
import { reportJson } from "#report/json";
import { longestChain } from "#items/generation";
import { askPlanned, requireComplete } from "#verbs/asking/asking";
import { report } from "#verbs/report";
import { planRun } from "#verbs/run";
import { withOwn } from "#verbs/settings/own";
import {
  asking,
  modelFlags,
  modelsNamed,
  pacingFlags,
  promptFlags,
  promptFrom,
  reportTools,
} from "../asking-flags.ts";
import { defineVerb } from "../command.ts";
import { pageFlags } from "../flags.ts";
import { previewResult } from "../preview.ts";
import { goesToOutput, print, requireOneOutput } from "../printing.ts";
import { saveReport } from "../report-output.ts";
import { lengthsFlags, lengthsFrom, wordFlags } from "../suite-flags.ts";

export const lengths = defineVerb({
  name: "lengths",
  resumes: true,
  summary: "Accuracy by length of inference, on the same rules in every length.",
  example: "organon lengths -m 'reasoner:novice?depth=4' --lengths 1-7 --per-length 100",
  flags: {
    ...modelFlags,
    ...pacingFlags,
    ...promptFlags,
    lengths: {
      ...lengthsFlags.lengths,
      about: `lengths from 1 to ${longestChain}, as in 1-7 or 1,3,5,7 (1-7)`,
    },
    perLength: lengthsFlags.perLength,
    mix: lengthsFlags.mix,
    ...wordFlags,
    ...pageFlags("write the report as one page, with the chart", "write the report as Markdown"),
  },
  run: async (values, context) => {
    const { terminal, common, signal } = context;
    const { dryRun = false, html, markdown } = values;
    requireOneOutput({ html, markdown }, common);
    const options = {
      suite: withOwn(lengthsFrom({ lengths: [1, 2, 3, 4, 5, 6, 7], ...values }), context.config),
      models: modelsNamed(values.models, context, values),
      what: "lengths",
      ...promptFrom(values, context.config),
    };
    const planned = await planRun(options);
    if (dryRun) return previewResult(planned, values, context);
    const store = await context.open("write");
    const outcome = await asking(store, values, context, (tools) => askPlanned(planned, tools));
    if (outcome.interrupted) throw signal.reason;
    const told = await report({ run: outcome.run.id, judge: true }, reportTools(store, context));
    await saveReport(told, { html, markdown }, context);
    if (!goesToOutput({ html, markdown }))
      await print({ json: reportJson(told), document: lengthsDocument(told.models) }, context);
    terminal.notice(`run ${outcome.run.id}; organon report ${outcome.run.id} tells all of it`);
    requireComplete(outcome, signal);
    return 0;
  },
});
