/**
 * How far models get: for each dial of difficulty the setting at which accuracy has fallen half-way to chance, found
 * adaptively. One task is one run, whose calls grow; several tasks are several runs, one after the other under one budget.
 * And what makes the questions of stored runs difficult, by the logistic test model over everything that was answered.
 */
import {
  type AdaptiveRun,
  answerReader,
  type AskingTools,
  chanceOf,
  commandLine,
  createPhases,
  createTurns,
  isCorrect,
  namesOf,
  planRun,
  readResponses,
  type ReportTools,
  type Run,
  type RunOptions,
  scoresOf,
  type Store,
  type SuiteOf,
} from "organon/commands";
import { frontierDocument, frontierJson } from "./document.ts";
import { featuresOf, withVarying } from "./difficulty/features.ts";
import { type FeaturedAnswers, fitTestModel, heldOut } from "./difficulty/test-model.ts";
import { frontierPlanOf, storedPlanOf } from "./plan.ts";
import { type Difficulty, type FrontierReport, type FrontierTask } from "./results.ts";
import { readFrontier } from "./suite.ts";
import { frontierCalls, type FrontierProgress, frontierResults, maxQuestions } from "./walk.ts";
import { readDials } from "../parameters.ts";

/** Who is asked, and which dials are turned in which tasks. */
export type FrontierOptions = Pick<RunOptions, "models" | "system" | "form" | "around" | "nolr"> & {
  readonly suites: readonly SuiteOf<"adaptive">[];
  /** Called where a model's next questions are put. */
  readonly onRound?: (progress: FrontierProgress) => void;
};

/** Asks what is missing and tells the frontier; throws where it stays incomplete. */
export const frontier = async (options: FrontierOptions, tools: AskingTools & ReportTools) => {
  const ask = createPhases(tools);
  const runs: Run[] = [];
  for (const planned of await plannedBy(options))
    runs.push(await tools.store.findRun((await ask(planned)).id));
  return frontierReport(runs, tools);
};

const plannedBy = ({ suites, onRound, ...asking }: FrontierOptions) =>
  Promise.all(
    suites.map(async (suite) => {
      const own = readFrontier(suite);
      const plan = frontierPlanOf(own);
      const planned = await planRun({ ...asking, suite, what: `frontier, ${own.task}` });
      const { models, prompt } = planned;
      return {
        ...planned,
        more: {
          most: maxQuestions(plan) * models.length,
          calls: (store: Store) =>
            frontierCalls(plan, { models, prompt, store, reader: answerReader.name }, onRound),
        },
      };
    }),
  );

/** What stored frontiers show, and what makes their questions difficult, which takes longer than all else. Asks nothing. */
export const frontierReport = async (
  runs: readonly Run[],
  tools: ReportTools,
  { difficulty = true }: { readonly difficulty?: boolean } = {},
): Promise<FrontierReport> => {
  const { store } = tools;
  const tasks: FrontierTask[] = [];
  for (const run of runs) {
    const { suite } = run.plan;
    // Any other run only joins the scale of difficulty.
    if (suite.kind !== "adaptive" || suite.name !== "frontier") continue;
    const own = readFrontier(suite);
    const plan = await storedPlanOf(run, own, store);
    const names = namesOf(run.subjects);
    const results = await frontierResults(run, store, answerReader.name, plan);
    const scores = await scoresOf(store, run);
    tasks.push({
      task: own.task,
      run: run.id,
      name: run.name,
      command: run.argv && commandLine(run.argv),
      chance: plan.chance,
      held: readDials(own.base),
      models: results.map((result, place) => ({
        ...result,
        ...readResponses(scores.get(result.model) ?? []),
        name: names[place] ?? result.model,
      })),
    });
  }
  return { tasks, difficulty: difficulty ? await difficultyOf(runs, store) : undefined };
};

/** With fewer answers a model of ten or more coefficients says nothing. */
const fewest = 100;

/** The model over all runs; undefined where too little was answered. A model of several runs is one subject. */
const difficultyOf = async (runs: readonly Run[], store: Store): Promise<Difficulty | undefined> => {
  const all: FeaturedAnswers[] = [];
  // One after the other: the questions of all runs at once may be too many.
  for (const run of runs) for (const answer of await answersOf(run, store)) all.push(answer);
  const answers = withVarying(all);
  if (answers.length < fewest) return undefined;
  const { weights, abilities } = fitTestModel(answers);
  return { weights, abilities, heldOut: await heldOut(answers, createTurns()) };
};

/** A run's replies with what their questions ask of a solver. */
const answersOf = async (run: Run, store: Store): Promise<readonly FeaturedAnswers[]> => {
  const chances = new Map<string, number>();
  const ids: string[] = [];
  const bySubject = await scoresOf(store, run);
  for (const scores of bySubject.values()) for (const { questionId } of scores) ids.push(questionId);
  for (const [id, question] of await store.questionsNamed([...new Set(ids)]))
    chances.set(id, chanceOf(question));
  const names = namesOf(run.subjects);
  return run.subjects.flatMap(({ id }, place) =>
    (bySubject.get(id) ?? [])
      .filter((score) => isCorrect(score) !== undefined)
      .map(({ questionId, group, tags, verdict }) => ({
        subject: names[place] ?? id,
        features: featuresOf(tags),
        chance: chances.get(questionId) ?? 0.5,
        right: verdict.outcome === "correct" ? 1 : 0,
        asked: 1,
        group: group ?? questionId,
      })),
  );
};

/** Reports frontiers as the core shows them. */
export const adaptiveReport: AdaptiveRun["report"] = async (runs, tools, { isBrief }) => {
  const report = await frontierReport(runs, tools, { difficulty: !isBrief });
  const whole = `organon frontier ${runs.map(({ id }) => id).join(" ")}`;
  return {
    title: "Difficulty frontier",
    document: { ...frontierDocument(report), whole },
    json: frontierJson(report),
  };
};
