/**
 * The loop: what is asked, what is kept, where it stops.
 */
import { readScores } from "#runs/answers";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallErrorClass, LanguageModel, Prompt } from "#models/language-model";
import { systemClock } from "#models/providers/system-clock";
import { CallError } from "../../src/models/language-model.ts";
import { askPlan, type AskPlanOptions, type RunOutcome } from "#runs/ask-plan";
import { describeProblem } from "#runs/problem";
import { regrade } from "#runs/ask-calls";
import type { Store } from "#runs/store";
import { openSqliteStore } from "#runs/stores/sqlite";
import {
  collect,
  sampleAsk,
  sampleModel,
  samplePlan,
  samplePrompt,
  sampleReader,
  sampleReply,
  sampleQuestion,
  sampleQuestions,
} from "./sample.ts";

let store: Store;
beforeEach(() => {
  store = openSqliteStore(":memory:", { mode: "write" });
});
afterEach(() => store.close());

const study = (models: readonly LanguageModel[], change: Partial<AskPlanOptions> = {}): Promise<RunOutcome> =>
  askPlan({
    plan: samplePlan(models.map(({ id }) => id)),
    questions: sampleQuestions(20),
    models,
    prompt: samplePrompt,
    reader: sampleReader,
    store,
    ask: sampleAsk(),
    clock: systemClock,
    concurrency: 4,
    ...change,
  });

const failing = (errorClass: CallErrorClass) => (): never => {
  throw new CallError(errorClass, `a ${errorClass} error`);
};

const disposable = (store: Store) => ({ store, [Symbol.asyncDispose]: () => store.close() });

describe("a study", () => {
  it("asks every model every item once, and judges the answers", async () => {
    const models = [sampleModel("a"), sampleModel("b", () => sampleReply("No."))];
    const outcome = await study(models);
    expect(outcome).toMatchObject({ done: 40, total: 40, interrupted: false });
    expect(describeProblem(outcome)).toBeUndefined();
    for (const { asked } of models) expect(new Set(asked).size).toBe(20);
    const scores = await collect(readScores(store, outcome.run, { reader: "first-word" }));
    const correct = (model: string): number =>
      scores.filter((score) => score.model === model && score.verdict.outcome === "correct").length;
    expect([correct("a"), correct("b")]).toEqual([13, 7]);
  });

  it("the same study again asks nothing", async () => {
    const first = sampleModel("a");
    await study([first]);
    const again = sampleModel("a");
    const outcome = await study([again], { questions: unneeded() });
    expect(again.asked).toEqual([]);
    expect(outcome).toMatchObject({ done: 20, total: 20 });
  });

  it("epochs ask the same question again, each under its own key", async () => {
    const model = sampleModel("a");
    const { run, total } = await study([model], { plan: samplePlan(["a"], { epochs: 3 }) });
    expect(total).toBe(60);
    expect(model.asked).toHaveLength(60);
    const epochs = (await collect(readScores(store, run, { reader: "first-word" }))).map(
      ({ epoch }) => epoch,
    );
    expect([0, 1, 2].map((wanted) => epochs.filter((epoch) => epoch === wanted).length)).toEqual([
      20, 20, 20,
    ]);
  });

  it("a question that stands several times is asked once, and each of its rows has the response", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 2 }),
        fc.boolean(),
        async (rows, concurrency, epochs, fails) => {
          await using own = disposable(openSqliteStore(":memory:", { mode: "write" }));
          const distinct = new Set(rows).size * epochs;
          let bad = fails ? 1 : 0;
          const model = sampleModel("a", async (question) => {
            await new Promise((resolve) => setTimeout(resolve, question.length % 3));
            if (bad-- > 0) throw new CallError("server", "oops");
            return sampleReply("Yes.");
          });
          const change = {
            store: own.store,
            plan: samplePlan(["a"], { epochs }),
            questions: rows.map(sampleQuestion),
            concurrency,
          };
          const first = await study([model], change);
          expect(first.run.planned).toBe(true);
          const outcome = fails ? await study([model], change) : first;
          expect(describeProblem(outcome)).toBeUndefined();
          expect(outcome).toMatchObject({ done: rows.length * epochs, total: rows.length * epochs });
          expect(model.asked).toHaveLength(distinct + (fails ? 1 : 0));
        },
      ),
      { numRuns: 40 },
    );
  });

  it("a failed call is never a wrong answer, and is asked again by the next session", async () => {
    const shaky = sampleModel("a", (question) => {
      if (question === "Question 7?") throw new CallError("server", "oops");
      return sampleReply("Yes.");
    });
    const outcome = await study([shaky]);
    expect(outcome.subjects[0]).toMatchObject({
      planned: 20,
      answered: 19,
      failed: 1,
      missing: 0,
      asked: 20,
    });
    expect(describeProblem(outcome)).toMatchObject({
      code: "incomplete",
      message: expect.stringContaining("1 of 20"),
    });
    const seven = async (): Promise<unknown> =>
      (await collect(readScores(store, outcome.run, { reader: "first-word" }))).find(
        ({ questionId }) => questionId === "item-7",
      )?.verdict.outcome;
    expect(await seven()).toBe("failed");

    const well = sampleModel("a");
    const mended = await study([well]);
    expect(well.asked).toEqual(["Question 7?"]);
    expect(mended.subjects[0]).toMatchObject({ answered: 20, failed: 0, asked: 1 });
    expect(await seven()).toBe("correct");
  });

  it.each([
    ["access", "access"],
    ["quota", "access"],
    ["request", "access"],
    ["network", "incomplete"],
  ] as const)(
    "a model that keeps failing by %s is stopped while the others go on; the door says “%s”",
    async (errorClass, code) => {
      const bad = sampleModel("bad", failing(errorClass));
      const good = sampleModel("good");
      const outcome = await study([bad, good], { questions: sampleQuestions(60) });
      const [first, second] = outcome.subjects;
      expect(first?.stopped).toEqual({ class: errorClass, message: `a ${errorClass} error` });
      expect(bad.asked.length).toBeLessThan(10);
      expect(second).toMatchObject({ answered: 60 });
      expect(second?.stopped).toBeUndefined();
      expect(describeProblem(outcome)).toMatchObject({ code, message: expect.stringContaining("bad") });
    },
  );
});

it("a disk that is slow holds up neither the next calls nor hides that their answers are not stored yet", async () => {
  const disk = Promise.withResolvers<void>();
  const slow: Store = {
    ...store,
    record: async (...args) => {
      await disk.promise;
      await store.record(...args);
    },
  };
  const model = sampleModel("a");
  const done: number[] = [];
  const work = study([model], { store: slow, onProgress: (progress) => done.push(progress.done) });
  await vi.waitUntil(() => model.asked.length === 8);
  // Each of four places has a response being stored and one in hand, and asks no more.
  for (let k = 0; k < 20; k++) await new Promise(setImmediate);
  expect([model.asked.length, done]).toEqual([8, [0]]);
  disk.resolve();
  expect(await work).toMatchObject({ done: 20 });
  expect(done).toEqual([...Array.from({ length: 21 }).keys()]);
});

const unneeded = (): Iterable<never> => ({
  [Symbol.iterator]: () => {
    throw new Error("the questions are not needed");
  },
});

describe("stopping", () => {
  it.each(["signal", "drain"] as const)(
    "by %s keeps what was answered; the next session asks the rest",
    async (which) => {
      const controller = new AbortController();
      const model = sampleModel("a", async (question) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        if (question === "Question 9?") controller.abort();
        return sampleReply("Yes.");
      });
      const outcome = await study([model], { [which]: controller.signal });
      expect(outcome.interrupted).toBe(true);
      expect(outcome.done).toBeGreaterThan(4);
      expect(outcome.done).toBeLessThan(20);
      // Draining loses nothing that was asked; stopping at once loses at most what was under way.
      expect(model.asked.length - outcome.done).toBeLessThanOrEqual(which === "drain" ? 0 : 4);
      const rest = sampleModel("a");
      expect(await study([rest])).toMatchObject({ done: 20 });
      expect(rest.asked).toHaveLength(20 - outcome.done);
    },
  );

  it("because the store cannot write ends all models with the store's error", async () => {
    const full = new Error("disk full");
    let writes = 0;
    const broken: Store = {
      ...store,
      record: (...args) => ((writes += 1), writes > 5 ? Promise.reject(full) : store.record(...args)),
    };
    const slow = sampleModel("slow", () => new Promise(() => undefined));
    await expect(study([sampleModel("a"), slow], { store: broken })).rejects.toBe(full);
  });
});

describe("mistakes", () => {
  it("two names of one model are refused", async () => {
    const one = sampleModel("a");
    const twin = { ...one, id: "a?again" };
    await expect(study([one, twin])).rejects.toMatchObject({
      code: "misuse",
      message: expect.stringContaining("a?again"),
    });
  });

  it("prompts that differ from the planned ones are refused before a call is made", async () => {
    const model = sampleModel("a", failing("server"));
    await study([model]);
    const before = model.asked.length;
    const prompt = (): Prompt => ({ messages: [{ role: "user", content: "another" }] });
    await expect(study([model], { prompt })).rejects.toMatchObject({ code: "misuse" });
    expect(model.asked).toHaveLength(before);
  });

  it("a reader that breaks is told after all is stored, and costs no response", async () => {
    const broken = {
      ...sampleReader,
      judge: () => {
        throw new Error("cannot read");
      },
    };
    await expect(study([sampleModel("a")], { reader: broken })).rejects.toThrow("cannot read");
    const again = sampleModel("a");
    expect(await study([again])).toMatchObject({ done: 20 });
    expect(again.asked).toEqual([]);
  });
});

it("regrading judges the record anew, asking nothing, and keeps the other readers' verdicts", async () => {
  const { run } = await study([sampleModel("a")]);
  const strict = { name: "strict", judge: () => ({ outcome: "unreadable" }) as const };
  expect(await regrade({ store, run, reader: strict })).toBe(20);
  expect(await regrade({ store, run, reader: strict })).toBe(0);
  const outcomes = async (reader: string): Promise<Set<string>> =>
    new Set(
      (await collect(readScores(store, run, { reader: reader }))).map(({ verdict }) => verdict.outcome),
    );
  expect(await outcomes("strict")).toEqual(new Set(["unreadable"]));
  expect(await outcomes("first-word")).toEqual(new Set(["correct", "incorrect"]));
});
