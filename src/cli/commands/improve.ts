/**
 * `organon improve RUN`: the second iteration on each model's weakest leaves, and what demonstrations gain there
 * (§4.2 and §4.5 of the ACL text): without any, with random ones, with ones from the weak skills.
 */
import { OrganonError } from "#logic";
import { reasonForms, shotForms } from "#lessons";
import { priceTable, withPrices, type LanguageModel } from "#models";
import { renderTerminal, reportJson } from "#report";
import type { Run, Store } from "#study";
import { openModels, openStore, requireComplete, runPlan, type Pacing } from "../asking.ts";
import type { Context, Verb } from "../command.ts";
import { choiceFlag, wholeFlag } from "../flags.ts";
import { improvementOf, papersLesson, scoresOf, tell, type LessonSettings } from "../telling.ts";
import { pacingOf } from "./run.ts";

export const improve: Verb = {
  name: "improve",
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
      .option("--reasons <form>", `how demonstrations give reasons: ${reasonForms.join(", ")}`, "short")
      .option("-j, --concurrency <n>", "calls at once, for each provider and key (16)")
      .option("--rpm <n>", "calls a minute, for each provider and key")
      .option("--tpm <n>", "tokens a minute, in and out, for each provider and key");
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
    const store = openStore(context, "append");
    try {
      const run = await store.findRun(reference);
      const models = openModels(
        run.subjects.map(({ id }) => id),
        context.config,
      );
      for (const model of models)
        await improveOne(store, run, model, settings, pacingOf(flags, context.config), context);
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

/** Asks one model its weakness set in each way. `pacing` may tighten from way to way; `asked` hears of each run. */
export const improveOne = async (
  store: Store,
  run: Run,
  model: LanguageModel,
  settings: LessonSettings,
  pacing: Pacing | (() => Pacing),
  context: Context,
  asked: (run: Run) => Promise<void> = async () => {},
): Promise<void> => {
  const scores = (await scoresOf(store, run, true)).get(model.id) ?? [];
  if (scores.length === 0)
    throw new OrganonError("misuse", `run ${run.id} has no responses of ${model.id} yet`, {
      hint: "finish the run first: the same organon run command continues it",
    });
  const improvement = improvementOf(run, model, scores, settings);
  if (improvement === undefined)
    throw new OrganonError("misuse", `run ${run.id} asked a file, and new questions need a generated suite`);
  for (const arm of improvement.arms) {
    const outcome = await runPlan(
      {
        what: `${model.model}, ${arm.name === "zero" ? "no" : arm.name} demonstrations`,
        plan: arm.plan,
        items: improvement.items,
        models: [model],
        prompt: arm.prompt,
        store,
        pacing: typeof pacing === "function" ? pacing() : pacing,
      },
      context,
    );
    requireComplete(outcome, context.signal);
    await asked(outcome.run);
  }
};
