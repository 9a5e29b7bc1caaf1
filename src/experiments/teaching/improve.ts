/**
 * The second iteration on each model's weakest skills, and what demonstrations gain there (§4.2 and §4.5 of the ACL text):
 * new questions asked without any, with random ones, with ones from the weak skills, and with the nearest.
 */
import { createScoreReader } from "../results/compare.ts";
import { withDefaults } from "#logic/with-defaults";
import { toQuestion } from "#items/question";
import { weaknesses } from "#diagnosis/diagnose";
import type { LanguageModel } from "#models/language-model";
import { createMakers } from "#runs/recipes/improvement";
import type { Run, Store } from "#runs/store";
import { createPhases, requirePrices, type AskingTools, type PlannedRun } from "../asking/asking.ts";
import { requireSkills } from "../results/report.ts";
import { judgeNew } from "../results/scores.ts";
import { freshSource, planImprovement, papersLesson, pickSeed, type LessonSettings } from "./lessons.ts";

type ImproveOptions = {
  readonly run?: string;
  readonly models: readonly LanguageModel[];
  readonly lesson?: Partial<LessonSettings>;
  /** Ask only where skills are significantly weak, and about those alone. */
  readonly weakOnly?: boolean;
};

/**
 * Asks what is missing of the lessons of every model; the report of the run then has them.
 *
 * @example
 * const store = openStore(":memory:");
 * const models = openModels(["reasoner:novice?weak=modus tollens&learns=true"]);
 * await run({ suite: generatedSuite({ perSkill: 2 }), models }, { store });
 * await improve({ models, lesson: { k: 2, perSkill: 2 } }, { store });
 * (await store.runs()).length; // → 4
 * await store.close();
 */
export const improve = async (options: ImproveOptions, tools: AskingTools): Promise<Run> => {
  const { store, pacing, prices } = tools;
  const run = await store.findRun(options.run ?? "latest");
  requireSkills(run);
  if (pacing?.maxCost !== undefined && prices !== undefined) requirePrices(options.models, prices);
  await judgeNew(store, run);
  const ask = createPhases(tools);
  for await (const planned of lessonRuns(store, run, options, tools)) await ask(planned);
  return run;
};

/** The runs of each model's lessons: its weakness set in each way of asking. Misuse where there is nothing to make them of. */
export async function* lessonRuns(
  store: Store,
  run: Run,
  { models, lesson = {}, weakOnly = false }: ImproveOptions,
  { onNotice }: Pick<AskingTools, "onNotice"> = {},
): AsyncGenerator<PlannedRun> {
  const makers = createMakers();
  const settings = withDefaults(papersLesson, lesson);
  const sideScores = createScoreReader(store);
  for (const model of models) {
    const scores = await sideScores(run, model.id);
    const found = weaknesses(scores, { k: settings.k, ...pickSeed(run) }).weaknesses;
    const k = weakOnly ? found.filter(({ distinction }) => distinction.isBelow).length : settings.k;
    if (k === 0) {
      onNotice?.(
        `${model.id}: no skill is significantly weak, so nothing is asked; -k ${found.length} asks about the ${found.length} lowest`,
      );
      continue;
    }
    const source = { ...(await freshSource(store, run, scores)), makers };
    const { items, arms } = planImprovement(run, model, scores, source, { ...settings, k });
    const questions = items.map(toQuestion);
    for (const { name, plan, prompt } of arms) {
      const what = `${model.model}, ${name === "zero" ? "no" : name} demonstrations`;
      yield { what, plan, questions: () => questions, models: [model], prompt };
    }
  }
}
