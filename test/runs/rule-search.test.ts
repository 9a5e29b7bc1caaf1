// @long: whole studies
/**
 * A search for weak rules in a store: what is asked follows from the answers alone, so it can be stopped anywhere.
 */
import { answeredCalls } from "#runs/answers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createGenerator } from "#items/generate";
import { everyday } from "#language/lexicons/everyday";
import { defaultStyle } from "#language/lists";
import { lesson } from "#diagnosis/demonstrate";
import type { LanguageModel, Reply } from "#models/language-model";
import { openModel } from "#models/open-model";
import { systemClock } from "#models/providers/system-clock";
import { openReasoner } from "../../src/models/reasoners/open-reasoner.ts";
import { answerReader } from "#scoring/readers/readers";
import { askPlan, type RunOutcome } from "#runs/ask-plan";
import { describeProblem } from "#runs/problem";
import { searchCalls, searchResults, type SearchPlan } from "#runs/recipes/rule-search";
import type { Store } from "#runs/store";
import { openSqliteStore } from "#runs/stores/sqlite";
import { collect, sampleAsk, sampleModel, samplePlan, sampleReply, sampleSuite } from "./sample.ts";

const plan: SearchPlan = {
  generator: createGenerator({
    profile: "balanced",
    length: [1, 2, 3].map((length) => ({ length, weight: 1 })),
    seed: 5,
    style: defaultStyle,
    lexicon: everyday,
    skills: ["modus ponens", "modus tollens", "addition", "conjunction", "affirming the consequent"],
  }),
  budget: 140,
};
const novice = "reasoner:novice?weak=modus tollens&slip=1&depth=5";

let store: Store;
beforeEach(() => {
  store = openSqliteStore(":memory:", { mode: "write" });
});
afterEach(() => store.close());

/** A reasoner that counts what it is asked. */
const counted = (id: string): LanguageModel & { readonly asked: string[] } => {
  const model = openModel(id, { origin: "command line", env: {}, reasoners: openReasoner });
  const asked: string[] = [];
  return {
    ...model,
    asked,
    ask: (prompt, options) => {
      asked.push(prompt.messages.at(-1)?.content ?? "");
      return model.ask(prompt, options);
    },
  };
};

const study = (
  models: readonly LanguageModel[],
  { to = store, drain, budget = plan.budget }: Partial<Extra> = {},
): Promise<RunOutcome> =>
  askPlan({
    plan: samplePlan(
      models.map(({ id }) => id),
      { suite: sampleSuite(String(budget)) },
    ),
    questions: [],
    models,
    prompt: (question) => lesson([], question),
    reader: answerReader,
    store: to,
    ask: sampleAsk(),
    clock: systemClock,
    concurrency: 4,
    more: searchCalls({
      plan: { ...plan, budget },
      models,
      prompt: (question) => lesson([], question),
      store: to,
      reader: answerReader.name,
    }),
    drain,
  });
type Extra = { readonly to: Store; readonly drain: AbortSignal; readonly budget: number };

/** Every call in order, with what was answered. */
const record = async (of: Store, { run }: RunOutcome) =>
  (await collect(answeredCalls(of, run))).map(({ subject, ordinal, question, response }) =>
    [subject, ordinal, question.id, response.text].join(" "),
  );

describe("a search for weak rules", () => {
  it("asks a pair for each rule, then no question twice within its budget, and suspects the planted rule", async () => {
    const models = [counted(novice), counted("reasoner:oracle")];
    const outcome = await study(models);
    expect(describeProblem(outcome)).toBeUndefined();
    for (const { asked } of models) expect(new Set(asked).size).toBe(asked.length);

    const results = await searchResults(outcome.run, store, answerReader.name, plan);
    expect(results.map(({ model }) => model)).toEqual(models.map(({ id }) => id));
    for (const [place, { pilot, asked, isFinished }] of results.entries()) {
      expect(asked).toEqual({ pilot: 10, search: models[place]!.asked.length - 10 });
      expect(asked.pilot + asked.search).toBeLessThanOrEqual(plan.budget);
      expect(
        new Map(
          Array.from(
            Map.groupBy(pilot, ({ key }) => key),
            ([key, own]) => [key, own.length],
          ),
        ),
      ).toEqual(
        new Map([
          ["yes", 5],
          ["no", 5],
        ]),
      );
      expect(isFinished).toBe(true);
    }
    const [found, perfect] = results.map(
      ({ rules }) => rules.find(({ rule }) => rule === "modus tollens")!.accuracy,
    );
    expect(found!.high).toBeLessThan(0.9);
    expect(perfect).toMatchObject({ value: 1 });
    // The two searches went their own ways.
    expect(models[0]!.asked).not.toEqual(models[1]!.asked);
  });

  it("stopped again and again, goes on to the record of an undisturbed one, asking nothing twice", async () => {
    const calm = openSqliteStore(":memory:", { mode: "write" });
    const undisturbed = await record(calm, await study([counted(novice)], { to: calm }));
    await calm.close();

    const asked: string[] = [];
    for (const stopAfter of [3, 9, 1]) {
      const controller = new AbortController();
      const model = counted(novice);
      const stopping: LanguageModel = {
        ...model,
        ask: async (prompt, options) => {
          const reply = await model.ask(prompt, options);
          if (model.asked.length >= stopAfter) controller.abort();
          return reply;
        },
      };
      expect((await study([stopping], { drain: controller.signal })).interrupted).toBe(true);
      asked.push(...model.asked);
    }
    const last = counted(novice);
    const outcome = await study([last]);
    asked.push(...last.asked);
    expect(await record(store, outcome)).toEqual(undisturbed);
    expect(asked.length).toBe(new Set(asked).size);
    expect(asked.length).toBe(undisturbed.length);
  });

  it("spreads the budget evenly over the rules if the pilot is not above chance level", async () => {
    const model = counted("reasoner:affirmer");
    const { run } = await study([model]);
    const [result] = await searchResults(run, store, answerReader.name, plan);
    expect(result).toMatchObject({ isFinished: true, asked: { pilot: plan.budget, search: 0 } });
    const rules = Map.groupBy(result!.pilot, ({ tags }) => tags["rule"]);
    expect(Array.from(rules.values(), ({ length }) => length)).toEqual([28, 28, 28, 28, 28]);
    expect(new Set(model.asked).size).toBe(plan.budget);
  });

  it("with calls that fail, says that it is incomplete, and goes on when they are answered", async () => {
    let broken = true;
    let calls = 0;
    const flaky = sampleModel("flaky", (): Reply => {
      if (broken && ++calls % 3 === 0) throw new Error("no answer");
      return sampleReply("Yes.");
    });
    expect(describeProblem(await study([flaky]))?.code).toBe("incomplete");
    broken = false;
    expect(describeProblem(await study([flaky]))).toBeUndefined();
  });
});
