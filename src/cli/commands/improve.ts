/**
 * `organon improve RUN`: the second iteration on each model's weakest leaves, and what demonstrations gain there
 * (§4.2 and §4.5 of the ACL text): without any, with random ones, with ones from the weak skills.
 */
import { OrganonError } from "#logic";
import { reasonForms, shotForms } from "#lessons";
import { priceTable, withPrices, type LanguageModel } from "#models";
import { renderTerminal, reportJson } from "#report";
import type { Run, Store } from "#runs";
import { openModels, openStore, requirePrices, type Pacing } from "../asking.ts";
import { declarePacing, pacingOf } from "../asking-flags.ts";
import type { Context, Verb } from "../command.ts";
import { choiceFlag, wholeFlag } from "../flags.ts";
import { createPhases, type Phases } from "../phases.ts";
import { preview } from "../preview.ts";
import { tellParts, type Part } from "../preview-telling.ts";
import { improvementOf, papersLesson, type LessonSettings } from "../lessons.ts";
import { scoresOf } from "../run-scores.ts";
import { tell } from "../telling.ts";

export const improve: Verb = {
  name: "improve",
  resumes: true,
  summary: "New questions on each model's weakest skills, asked without and with demonstrations.",
  example: "organon improve latest",
  declare: (command) => {
    command
      .argument("[run]", "a run's id, a unique prefix of it, or latest", "latest")
      .option("-k, --count <n>", "how many weak leaves", "10")
      .option("--per-leaf <n>", "new questions on each", "10")
      .option("--shots <n>", "demonstrations in a lesson", "4")
      .option("--shots-as <form>", "text before the question, or chat: turns of question and answer", "text")
      .option("--balanced", "draw random demonstrations half yes, half no", false)
      .option("--nearest", "ask with the demonstrations nearest to each question, too", false)
      .option("--reasons <form>", `how demonstrations give reasons: ${reasonForms.join(", ")}`, "short");
    declarePacing(command);
  },
  run: async ([reference = "latest"], flags, context) => {
    const settings: LessonSettings = {
      k: wholeFlag(flags, "count", 1) ?? papersLesson.k,
      perLeaf: wholeFlag(flags, "perLeaf", 1) ?? papersLesson.perLeaf,
      shots: wholeFlag(flags, "shots", 1) ?? papersLesson.shots,
      balanced: flags["balanced"] === true,
      nearest: flags["nearest"] === true,
      reasons: choiceFlag(flags, "reasons", reasonForms) ?? "short",
      as: choiceFlag(flags, "shotsAs", shotForms) ?? papersLesson.as,
    };
    const { terminal, common } = context;
    const prices = withPrices(priceTable, context.config.prices);
    const isDry = flags["dryRun"] === true;
    const pacing = pacingOf(flags, context.config);
    const store = openStore(context, isDry ? "read" : "append");
    try {
      const run = await store.findRun(reference);
      const models = openModels(
        run.subjects.map(({ id }) => id),
        context.config,
        { asking: !isDry },
      );
      if (isDry) {
        await tellLessons(store, run, models, settings, pacing, context);
        return 0;
      }
      if (pacing.maxCost !== undefined) requirePrices(models, context.config);
      const phases = createPhases(store, pacing, context);
      for (const model of models) await improveOne(store, run, model, settings, phases);
      const told = await tell(store, run, { writable: true, settings, prices });
      await terminal.out(
        common.json ? JSON.stringify(reportJson(told), null, 1) : renderTerminal(told, terminal),
      );
      return 0;
    } finally {
      await store.close();
    }
  },
};

/** Asks one model its weakness set in each way. */
export const improveOne = async (
  store: Store,
  run: Run,
  model: LanguageModel,
  settings: LessonSettings,
  phases: Phases,
): Promise<void> => {
  const { arms, items } = await lessonsOf(store, run, model, settings, { writable: true });
  for (const { name, plan, prompt } of arms)
    await phases.run({ what: armTitle(model, name), plan, items, models: [model], prompt });
};

/** Says what the lessons of every model would ask and cost; asks nothing. */
const tellLessons = async (
  store: Store,
  run: Run,
  models: readonly LanguageModel[],
  settings: LessonSettings,
  pacing: Pacing,
  context: Context,
): Promise<void> => {
  const prices = withPrices(priceTable, context.config.prices);
  const parts: Part[] = [];
  for (const model of models) {
    const { arms, items } = await lessonsOf(store, run, model, settings, { writable: false });
    for (const { name, plan, prompt } of arms) {
      const asked = { plan, models: [model], items, prompt, prices, store: context.common.store };
      const { items: count, models: told, total } = await preview(asked);
      parts.push({ part: armTitle(model, name), about: false, items: count, models: told, total });
    }
  }
  const heading = `lessons of run ${run.id}; nothing is asked yet`;
  await tellParts(parts, { heading, document: { run: run.id } }, pacing, context);
};

const armTitle = ({ model }: LanguageModel, name: string): string =>
  `${model}, ${name === "zero" ? "no" : name} demonstrations`;

/** The weakness set of a model and the ways of asking it; misuse where the run has nothing to make it of. */
const lessonsOf = async (
  store: Store,
  run: Run,
  model: LanguageModel,
  settings: LessonSettings,
  { writable }: { readonly writable: boolean },
) => {
  const scores = (await scoresOf(store, run, writable)).get(model.id) ?? [];
  if (scores.length === 0)
    throw new OrganonError("misuse", `run ${run.id} has no responses of ${model.id} yet`, {
      hint: "finish the run first: the same organon run command continues it",
    });
  const improvement = improvementOf(run, model, scores, settings);
  if (improvement === undefined)
    throw new OrganonError("misuse", `run ${run.id} asked a file, and new questions need a generated suite`, {
      hint: "organon run without --suite asks one",
    });
  return improvement;
};
