/**
 * How far models get: for each dial of difficulty the setting at which accuracy has fallen half-way to chance, found
 * adaptively. One task is one run, whose calls grow; several tasks are several runs, one after the other under one budget.
 */
import type { SuiteOf } from "#items/suite";
import type { FrontierReport, FrontierTask } from "#report/documents/frontier-document";
import {
  frontierCalls,
  frontierResults,
  mostQuestions,
  type FrontierPlan,
  type FrontierProgress,
} from "#runs/recipes/frontier";
import { frontierPlanOf } from "#runs/recipes/frontier-plan";
import type { KnownQuestion } from "#runs/recipes/walk";
import type { Run, Store } from "#runs/store";
import { answerReader } from "#scores/readers/readers";
import { createPhases, type AskingTools } from "./asking/asking.ts";
import { difficultyOf } from "./frontier/difficulty.ts";
import { namesOf } from "./reporting/names.ts";
import type { ReportTools } from "./reporting/results.ts";
import { judgeNew } from "./reporting/scores.ts";
import { planRun, type RunOptions } from "./run.ts";

/** Who is asked, and which dials are turned in which tasks. */
export type FrontierOptions = Pick<RunOptions, "models" | "system" | "form" | "around" | "nolr"> & {
  readonly suites: readonly SuiteOf<"frontier">[];
  /** Called where a model's next questions are put. */
  readonly onRound?: (progress: FrontierProgress) => void;
};

/** Asks what is missing and tells the frontier; throws where it stays incomplete. */
export const frontier = async (options: FrontierOptions, tools: AskingTools & ReportTools) => {
  const ask = createPhases(tools);
  const runs: Run[] = [];
  const plans = options.suites.map(frontierPlanOf);
  const planOf = new Map<string, FrontierPlan<KnownQuestion>>();
  for (const [i, planned] of (await plannedBy(plans, options)).entries()) {
    const { id } = await ask(planned);
    runs.push(await tools.store.findRun(id));
    planOf.set(id, plans[i]!.told);
  }
  return frontierReport(runs, tools, { planOf: ({ id }) => planOf.get(id) });
};

const plannedBy = (plans: readonly FrontierPlan[], { suites, onRound, ...asking }: FrontierOptions) =>
  Promise.all(
    suites.map(async (suite, i) => {
      const plan = plans[i]!;
      const planned = await planRun({ ...asking, suite, what: `frontier, ${suite.task}` });
      const { models, prompt } = planned;
      return {
        ...planned,
        more: {
          most: mostQuestions(plan) * models.length,
          calls: (store: Store) =>
            frontierCalls(plan, { models, prompt, store, reader: answerReader.name }, onRound),
        },
      };
    }),
  );

type Telling = {
  /** Set to false by who only looks: nothing is judged, either. */
  readonly judge?: boolean;
  /** Plans that have drawn the runs' questions already need not draw them again. */
  readonly planOf?: (run: Run) => FrontierPlan<KnownQuestion> | undefined;
};

/** What stored frontiers show, and what makes their questions difficult. Asks nothing. */
export const frontierReport = async (
  runs: readonly Run[],
  tools: ReportTools,
  { judge = true, planOf = () => undefined }: Telling = {},
): Promise<FrontierReport> => {
  const { store } = tools;
  const tasks: FrontierTask[] = [];
  for (const run of runs) {
    const { suite } = run.plan;
    if (judge) await judgeNew(store, run);
    // Any other run only joins the scale of difficulty.
    if (suite.kind !== "frontier") continue;
    const plan = planOf(run) ?? frontierPlanOf(suite).told;
    const names = namesOf(run.subjects);
    const results = await frontierResults(run, store, answerReader.name, plan);
    tasks.push({
      task: suite.task,
      run: run.id,
      command: tools.commandOf?.(run) ?? `organon frontier ${run.id}`,
      chance: plan.chance,
      models: results.map((result, place) => ({ ...result, name: names[place] ?? result.model })),
    });
  }
  const difficulty = await difficultyOf(runs, store);
  return { tasks, difficulty };
};
