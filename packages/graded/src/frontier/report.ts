/**
 * How far models get: for each difficulty parameter the setting at which accuracy has fallen half-way to chance, found adaptively. One task
 * is one run, whose calls grow; several tasks are several runs, one after the other under one budget.
 */
import {
  type AdaptiveRun,
  answerReader,
  type AskingTools,
  commandLine,
  createPhases,
  nameSubjects,
  planRun,
  readResponses,
  type ReportTools,
  type Run,
  type RunOptions,
  readAllScores,
  type Store,
  type SuiteVariant,
} from "organon/commands";
import { frontierDocument, frontierJson } from "./document.ts";
import { buildFrontierPlan, loadStoredPlan } from "./plan.ts";
import type { FrontierTask } from "./results.ts";
import { readFrontier } from "./suite.ts";
import { frontierCalls, frontierResults, maxQuestions } from "./walk.ts";
import { parseParameters } from "../parameters.ts";

/** Who is asked, and which dials are turned in which tasks. */
export type FrontierOptions = Pick<RunOptions, "models" | "system" | "form" | "around" | "nolr"> & {
  readonly suites: readonly SuiteVariant<"adaptive">[];
};

/** Asks what is missing and tells the frontier; throws where it stays incomplete. */
export const frontier = async (options: FrontierOptions, tools: AskingTools & ReportTools) => {
  const ask = createPhases(tools);
  const runs: Run[] = [];
  for (const planned of await planFrontier(options))
    runs.push(await tools.store.findRun((await ask(planned)).id));
  return frontierReport(runs, tools);
};

const planFrontier = ({ suites, ...asking }: FrontierOptions) =>
  Promise.all(
    suites.map(async (suite) => {
      const own = readFrontier(suite);
      const plan = buildFrontierPlan(own);
      const planned = await planRun({ ...asking, suite, what: `frontier, ${own.task}` });
      const { models, prompt } = planned;
      return {
        ...planned,
        more: {
          most: maxQuestions(plan) * models.length,
          calls: (store: Store) => frontierCalls(plan, { models, prompt, store, reader: answerReader.name }),
        },
      };
    }),
  );

/** Reports stored frontiers. Makes no model calls. */
export const frontierReport = async (
  runs: readonly Run[],
  { store }: ReportTools,
): Promise<readonly FrontierTask[]> => {
  const tasks: FrontierTask[] = [];
  for (const run of runs) {
    const { suite } = run.plan;
    if (suite.kind !== "adaptive" || suite.name !== "frontier") continue;
    const own = readFrontier(suite);
    const plan = await loadStoredPlan(run, own, store);
    const names = nameSubjects(run.subjects);
    const results = await frontierResults(run, store, answerReader.name, plan);
    const scores = await readAllScores(store, run);
    tasks.push({
      task: own.task,
      run: run.id,
      name: run.name,
      command: run.argv && commandLine(run.argv),
      chance: plan.chance,
      held: parseParameters(own.base),
      models: results.map((result, place) => ({
        ...result,
        ...readResponses(scores.get(result.model) ?? []),
        name: names[place] ?? result.model,
      })),
    });
  }
  return tasks;
};

/** Reports a frontier as the core shows it. */
export const adaptiveReport: AdaptiveRun["report"] = async (run, tools) => {
  const report = await frontierReport([run], tools);
  return { title: "Difficulty frontier", document: frontierDocument(report), json: frontierJson(report) };
};
