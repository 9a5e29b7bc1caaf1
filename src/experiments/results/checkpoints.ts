/** Reads a run as one of several checkpoints: its accuracy at once, and the causes of its wrong answers, which take longer. */
import { namedCauses } from "#diagnosis/causes";
import { reportCircles } from "#reports/circles";
import type { Run } from "#runs/store";
import { readCauseRows } from "./cause-rows.ts";
import { readResults, type ReportTools } from "./results.ts";

/** Returns each model's accuracy and response rate, as its report has them. */
export const readCheckpoint = async (run: Run, tools: ReportTools) =>
  (await readResults(run, tools, {})).map(({ name, breakdown, circles }) => {
    const { accuracy, responseRate } = circles === undefined ? breakdown : reportCircles(circles);
    return { model: name, accuracy, responseRate };
  });

/** Returns each model's causes of wrong answers, as its report has them. */
export const readCauses = async (run: Run, tools: ReportTools) => {
  const models = [];
  for (const results of await readResults(run, tools, {})) {
    const rows = await readCauseRows(results);
    models.push({ model: results.name, causes: rows ? namedCauses(rows.table, rows.skills, []) : [] });
  }
  return models;
};
