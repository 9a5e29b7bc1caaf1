/**
 * The same arguments in other words: a model's answers to a run's questions held against its answers to their isomorphs. Whoever
 * reasons answers both alike; a drop is the tell of a model that remembers, or has been trained against a checker.
 */
import { askedQuestions } from "#runs/answers";
import { isomorphOf } from "#items/variants";
import { isProved, questionOf, type Question } from "#items/question";
import { lexiconNamed } from "#language/lists";
import { misuse } from "#logic/error";
import type { LanguageModel } from "#models/language-model";
import { hashOf } from "#runs/plan";
import type { Run, Store } from "#runs/store";
import { createTurns } from "#runs/turns";
import { createRandom } from "#arguments/random";
import { firstEpochs, firstRights } from "#scores/by-question";
import { proportion } from "#scores/estimate";
import { differenceOf } from "#scores/paired-scores";
import { rightness, type Score } from "#scores/verdict";
import { createPhases, runOf, type AskingTools } from "./asking/asking.ts";
import { judgeNew, scoresByModel, scoresOf } from "./reporting/scores.ts";
import { background, gapAndP, share, table, text } from "#report/blocks";
import type { Document } from "#report/document";

type IsomorphOptions = {
  readonly run?: string;
  readonly models: readonly LanguageModel[];
  /** The most questions, drawn evenly from those that were answered readably (200). */
  readonly limit?: number;
  readonly seed?: number;
  readonly lexicon?: string;
};

/** Asks what is missing and tells, model by model, how many answers flip. Misuse where the run has no answered question of ours. */
export const isomorphs = async (options: IsomorphOptions, tools: AskingTools) => {
  const { store } = tools;
  const run = await store.findRun(options.run ?? "latest");
  await judgeNew(store, run);
  const ask = createPhases(tools);
  const models = [];
  for (const { model, planned, before } of await planIsomorphs(run, store, options)) {
    const asked = await ask(planned);
    const [after = []] = await scoresByModel(store, asked, [model]);
    models.push({ model: model.id, run: asked.id, ...flipsOf(before, after) });
  }
  return { run: run.id, models };
};

export const planIsomorphs = async (
  run: Run,
  store: Store,
  { models, limit = 200, seed = 1, lexicon = "scenes" }: IsomorphOptions,
) => {
  const words = lexiconNamed(lexicon);
  const turn = createTurns();
  const scores = await scoresOf(store, run);
  const plans = [];
  for (const model of models) {
    const readable = new Map(
      [...firstEpochs(scores.get(model.id) ?? [])].filter(([, one]) => rightness(one) !== undefined),
    );
    const drawn = new Set(
      createRandom(`isomorphs/${seed}`)
        .shuffle([...readable.keys()])
        .slice(0, limit),
    );
    /** The score of the question behind each isomorph, by the isomorph's id. */
    const before = new Map<string, Score>();
    const questions: Question[] = [];
    for await (const question of askedQuestions(store, run)) {
      const score = readable.get(question.id);
      if (!isProved(question) || score === undefined || !drawn.has(question.id)) continue;
      await turn();
      const item = isomorphOf(question.problem, words, `${seed}`);
      if (item === undefined) continue;
      questions.push(questionOf(item));
      before.set(item.id, score);
    }
    if (questions.length === 0)
      throw misuse(
        `run ${run.id} has no readable answer of ${model.id} to a generated question in words`,
        "isomorphs are made of generated yes/no questions that were answered",
      );
    const { prompt } = run.plan;
    const hash = hashOf(questions.map(({ id }) => id));
    const what = `${model.model}, ${questions.length} arguments in other words`;
    const suite = { kind: "derived", from: "isomorphs", hash } as const;
    plans.push({ model, before, planned: runOf(what, questions, [model], { suite, prompt }) });
  }
  return plans;
};

const flipsOf = (before: ReadonlyMap<string, Score>, after: readonly Score[]) => {
  const difference = differenceOf(
    [...firstRights(after)].flatMap(([id, is]) => {
      const was = before.get(id);
      return was === undefined ? [] : [[rightness(was) === true, is]];
    }),
  );
  const { both, lost, gained, neither } = difference;
  return {
    difference,
    // Of the questions answered rightly, those whose isomorph was answered wrongly, and the other way round.
    flipped: proportion(lost, both + lost),
    mended: proportion(gained, gained + neither),
    isTell: (difference.high ?? 0) < 0,
  };
};

export const isomorphsDocument = ({ run, models }: Awaited<ReturnType<typeof isomorphs>>): Document => ({
  title: "The same arguments in other words",
  facts: [`run ${run}`],
  sections: [
    {
      id: "isomorphs",
      blocks: [
        table(
          ["model", "right, then wrong", "wrong, then right", "change of accuracy", "p"],
          models.map(({ model, flipped, mended, difference }) => [
            model,
            share(flipped),
            share(mended),
            ...gapAndP(difference),
          ]),
        ),
        ...models
          .filter(({ isTell }) => isTell)
          .map(({ model }) =>
            text(
              `${model} loses accuracy in other words beyond chance: it recognizes these questions rather than solves them.`,
            ),
          ),
        background(
          "Formulas, answer key and certificate are the same; only the words differ. Similar numbers both ways are noise, as in repeated asking (--epochs). More lost than won suggests that the model has seen the questions. p is McNemar's, exact.",
        ),
      ],
    },
  ],
});
