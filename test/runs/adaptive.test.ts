// @long: whole studies
/**
 * An adaptive study in a store: what is asked follows from the answers alone, so it can be stopped anywhere.
 */
import { answeredCalls } from "#runs/answers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { everyday } from "#language/lexicons/everyday";
import { plain } from "#language/styles/plain";
import { lesson } from "#lessons/demonstrate";
import type { LanguageModel, Reply } from "#models/language-model";
import { openModel } from "#models/open-model";
import { systemClock } from "#models/providers/system-clock";
import { openReasoner } from "../../src/models/reasoners/open-reasoner.ts";
import { answerReader } from "#scores/readers/readers";
import { askPlan, type RunOutcome } from "#runs/ask-plan";
import { problemOf } from "#runs/problem";
import { adaptiveCalls, adaptiveResults } from "#runs/recipes/adaptive";
import type { AdaptivePlan } from "#runs/recipes/search";
import type { Store } from "#runs/store";
import { openSqliteStore } from "#runs/stores/sqlite";
import { collect, sampleAsk, sampleModel, samplePlan, sampleReply, sampleSuite } from "./sample.ts";

const plan: AdaptivePlan = {
  generation: {
    profile: "paper",
    length: 1,
    seed: 5,
    style: plain,
    lexicon: everyday,
    skills: ["modus ponens", "modus tollens", "addition", "conjunction", "affirming the consequent"],
  },
  settings: { k: 3, budget: 140, confirm: 5 },
};
const novice = "reasoner:novice?weak=modus tollens&slip=0.7&by=rule";

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
  { to = store, drain, settings = plan.settings }: Partial<Extra> = {},
): Promise<RunOutcome> =>
  askPlan({
    plan: samplePlan(
      models.map(({ id }) => id),
      { suite: sampleSuite(JSON.stringify(settings)) },
    ),
    questions: [],
    models,
    prompt: (question) => lesson([], question),
    reader: answerReader,
    store: to,
    ask: sampleAsk(),
    clock: systemClock,
    concurrency: 4,
    more: adaptiveCalls({
      plan: { ...plan, settings },
      models,
      prompt: (question) => lesson([], question),
      store: to,
      reader: answerReader.name,
    }),
    drain,
  });
type Extra = { readonly to: Store; readonly drain: AbortSignal; readonly settings: AdaptivePlan["settings"] };

/** Every call in order, with what was answered. */
const record = async (of: Store, { run }: RunOutcome) =>
  (await collect(answeredCalls(of, run))).map(({ subject, ordinal, question, response }) =>
    [subject, ordinal, question.id, response.text].join(" "),
  );

describe("an adaptive study", () => {
  it("spends its budget on each model, asks no question twice, and names the planted rule", async () => {
    const models = [counted(novice), counted("reasoner:oracle")];
    const outcome = await study(models);
    expect(problemOf(outcome)).toBeUndefined();
    expect(outcome).toMatchObject({ done: 280, total: 280 });
    for (const { asked } of models) expect(new Set(asked).size).toBe(140);

    const results = await adaptiveResults(outcome.run, store, answerReader.name, plan);
    const [found, perfect] = results;
    expect(results.map(({ model }) => model)).toEqual(models.map(({ id }) => id));
    expect(found!.asked).toEqual({ pilot: 52, search: 73, confirming: 15 });
    expect(found!.found.map((place) => found!.leaves[place]!.leaf.rule)).toContain("modus tollens");
    expect(found!.isFinished && perfect!.isFinished).toBe(true);
    // The two searches went their own ways.
    const asked = results.map(({ leaves }) => leaves.map((leaf) => leaf.asked).join());
    expect(asked[0]).not.toBe(asked[1]);
  });

  it("puts as many questions of every leaf into the pilot, and none of it into the confirmation", async () => {
    const { run } = await study([counted(novice)]);
    const [result] = await adaptiveResults(run, store, answerReader.name, plan);
    const { pilot, confirming, leaves, found } = result!;
    const perLeaf = Map.groupBy(pilot, ({ tags }) => `${tags["rule"]}/${tags["kind"]}`);
    expect(new Set([...perLeaf.values()].map((scores) => scores.length))).toEqual(new Set([4]));
    expect(perLeaf.size).toBe(leaves.length);
    const ids = new Set(pilot.map(({ questionId }) => questionId));
    expect(confirming.every(({ questionId }) => !ids.has(questionId))).toBe(true);
    expect(new Set(confirming.map(({ tags }) => `${tags["rule"]}${tags["kind"]}`))).toEqual(
      new Set(found.map((place) => leaves[place]!.leaf.rule + leaves[place]!.leaf.kind)),
    );
  });

  it("stopped again and again, goes on to the record of an undisturbed one, asking nothing twice", async () => {
    const calm = openSqliteStore(":memory:", { mode: "write" });
    const undisturbed = await record(calm, await study([counted(novice)], { to: calm }));
    await calm.close();

    const asked: string[] = [];
    for (const stopAfter of [3, 30, 50, 20, 1, 25]) {
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
    expect(asked.length).toBe(140);
  });

  it("asks nothing that another run of the store has answered", async () => {
    await study([counted(novice)]);
    const model = counted(novice);
    // Another budget is another run; its pilot is the same.
    await study([model], { settings: { ...plan.settings, budget: 150 } });
    expect(model.asked.length).toBeLessThan(60);
  });

  it("ends early at the confidence asked for", async () => {
    const sure = { ...plan.settings, budget: 800, confidence: 0.8 };
    const { total, run } = await study([counted(novice)], { settings: sure });
    expect(total).toBeLessThan(800);
    const [result] = await adaptiveResults(run, store, answerReader.name, { ...plan, settings: sure });
    expect(result!.expected).toBeGreaterThanOrEqual(0.8);
  });

  it("with calls that fail, says that it is incomplete, and goes on when they are answered", async () => {
    let broken = true;
    const flaky = sampleModel("flaky", (question): Reply => {
      if (broken && question.length % 7 === 3) throw new Error("no answer");
      return sampleReply("Yes.");
    });
    expect(problemOf(await study([flaky]))?.code).toBe("incomplete");
    broken = false;
    expect(problemOf(await study([flaky]))).toBeUndefined();
  });
});

it("in profile balanced both twins of a rule are leaves of their own", async () => {
  const twins: AdaptivePlan = {
    ...plan,
    generation: { ...plan.generation, profile: "balanced" },
    settings: { k: 2, budget: 120, confirm: 10 },
  };
  const model = counted("reasoner:novice?weak=modus tollens&slip=0.8&depth=8");
  const outcome = await askPlan({
    plan: samplePlan([model.id]),
    questions: [],
    models: [model],
    prompt: (question) => lesson([], question),
    reader: answerReader,
    store,
    ask: sampleAsk(),
    clock: systemClock,
    concurrency: 4,
    more: adaptiveCalls({
      plan: twins,
      models: [model],
      prompt: (question) => lesson([], question),
      store,
      reader: answerReader.name,
    }),
  });
  const [result] = await adaptiveResults(outcome.run, store, answerReader.name, twins);
  const { leaves, found, confirming } = result!;
  expect(leaves.map(({ leaf }) => leaf.kind).slice(0, 2)).toEqual(["valid", "near"]);
  const named = found.map((place) => `${leaves[place]!.leaf.rule}/${leaves[place]!.leaf.kind}`);
  expect(named).toContain("modus tollens/valid");
  const fresh = Map.groupBy(confirming, ({ tags }) => `${tags["rule"]}/${tags["kind"]}`);
  expect(named.map((name) => fresh.get(name)?.length)).toEqual([10, 10]);
});
