/**
 * Frontiers in a store: half-points of models with planted limits, along the real adaptive path. `FRONTIER_TRIALS=300` asks as
 * many trials of each of three dials; without it a few.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createRandom } from "../../../src/arguments/random.ts";
import { lesson } from "../../../src/diagnosis/demonstrate.ts";
import type { LanguageModel } from "../../../src/models/language-model.ts";
import { systemClock } from "../../../src/models/providers/system-clock.ts";
import { askPlan } from "../../../src/runs/ask-plan.ts";
import { describeProblem } from "../../../src/runs/problem.ts";
import { frontierCalls, frontierResults } from "../src/frontier/walk.ts";
import type { Store } from "../../../src/runs/store.ts";
import { openSqliteStore } from "../../../src/runs/stores/sqlite.ts";
import {
  evaluateCurve,
  toPosition,
  toSetting,
  type ParameterScale,
} from "../src/frontier/difficulty/falling-curve.ts";
import { answerReader } from "../../../src/scoring/readers/readers.ts";
import type { Question } from "../../../src/items/question.ts";
import { getParameterScale } from "../src/frontier/plan.ts";
import type { FrontierPlan } from "../src/frontier/walk.ts";
import { sampleAsk, sampleModel, samplePlan, sampleReply, sampleSuite } from "../../../test/runs/sample.ts";

const dials = [getParameterScale("length"), getParameterScale("width"), getParameterScale("distractors")];
const labels = ["yes", "no", "unknown"];

let store: Store;
beforeEach(() => {
  store = openSqliteStore(":memory:", { mode: "write" });
});
afterEach(() => store.close());

/** Questions that say nothing but their settings. */
const createQuestionSource =
  (trial: number): FrontierPlan["drawQuestion"] =>
  (settings, k): Question => {
    const text = `${trial} ${JSON.stringify(settings)} ${k}?`;
    return {
      id: text,
      text,
      answers: labels.map((label) => ({ label })),
      key: [createRandom(text).pick(labels)],
      tags: Object.fromEntries(Object.entries(settings).map(([dial, setting]) => [dial, String(setting)])),
    };
  };

/** A plan whose questions are remembered by their texts. */
const buildPlan = (trial: number, change: Partial<FrontierPlan> = {}, seen = new Map<string, Question>()) => {
  const at = createQuestionSource(trial);
  const plan: FrontierPlan = {
    dials,
    chance: 1 / 3,
    budget: 120,
    round: 24,
    drawQuestion: (settings, k) => {
      const question = at(settings, k)!;
      seen.set(question.text, question);
      return question;
    },
    ...change,
  };
  return { plan, seen };
};

type Limits = Readonly<Record<string, number>>;

/** A model that is right by a logistic curve of each dial's limit, and guesses otherwise. */
const createLimitedModel = (
  id: string,
  limits: Limits,
  seen: ReadonlyMap<string, Question>,
  slope = 14,
): LanguageModel & { readonly asked: string[] } => {
  const asked: string[] = [];
  const model = sampleModel(id, (prompt) => {
    const text = [...seen.keys()].find((known) => prompt.includes(known)) ?? prompt;
    const question = seen.get(text)!;
    asked.push(text);
    const random = createRandom(`${id} ${text}`);
    const knows = dials.every((dial) => {
      const setting = Number(question.tags[dial.name] ?? dial.settings[0]);
      const curve = { half: toPosition(dial, limits[dial.name] ?? 1e9), slope, level: 0.98, chance: 0 };
      return (
        random.next() <
        (limits[dial.name] === undefined ? 1 : evaluateCurve(curve, toPosition(dial, setting)))
      );
    });
    return sampleReply(knows ? question.key[0]! : random.pick(labels));
  });
  return { ...model, asked };
};

const ask = (plan: FrontierPlan, models: readonly LanguageModel[], name: string, drain?: AbortSignal) =>
  askPlan({
    plan: samplePlan(
      models.map(({ id }) => id),
      { suite: sampleSuite(name) },
    ),
    questions: [],
    models,
    prompt: (question) => lesson([], question),
    reader: answerReader,
    store,
    ask: sampleAsk(),
    clock: systemClock,
    concurrency: 4,
    more: frontierCalls(plan, {
      models,
      prompt: (question) => lesson([], question),
      store,
      reader: answerReader.name,
    }),
    drain,
  });

const holds = (dial: ParameterScale, limit: number, low: number | null, high: number | null): boolean =>
  (low ?? dial.settings[0]!) <= limit && limit <= (high ?? dial.settings.at(-1)!);

describe("a frontier", () => {
  test("spends its budget on each parameter, no question twice, and says where each limit is", async () => {
    const { plan, seen } = buildPlan(1);
    const model = createLimitedModel("weak", { length: 9, distractors: 0.6 }, seen);
    const outcome = await ask(plan, [model], "spends");
    expect(describeProblem(outcome)).toBeUndefined();
    const [result] = await frontierResults(outcome.run, store, answerReader.name, plan);
    expect(new Set(model.asked).size).toBe(model.asked.length);
    expect(result).toMatchObject({ isFinished: true, asked: model.asked.length });
    expect(result!.dials.map(({ half }) => half?.n)).toEqual([120, 120, 120]);
    const [length, width, distractors] = result!.dials;
    expect(holds(length!.dial, 9, length!.half!.low, length!.half!.high)).toBe(true);
    expect(holds(distractors!.dial, 0.6, distractors!.half!.low, distractors!.half!.high)).toBe(true);
    expect(width!.half).toMatchObject({ value: null, high: null });
  });

  const trials = Number(process.env["FRONTIER_TRIALS"] ?? 4);
  test(
    `limits planted in ${trials} trials of depth, width and distraction lie within their intervals`,
    { timeout: 3_600_000 },
    async () => {
      const held = new Map(dials.map(({ name }) => [name, 0]));
      for (let trial = 0; trial < trials; trial++) {
        const random = createRandom(`limits ${trial}`);
        for (const dial of dials) {
          const { plan, seen } = buildPlan(trial, { dials: [dial] });
          const limit = toSetting(dial, 0.15 + 0.7 * random.next());
          const model = createLimitedModel(
            "planted",
            { [dial.name]: limit },
            seen,
            random.pick([10, 14, 20]),
          );
          const outcome = await ask(plan, [model], `${dial.name} ${trial}`);
          const [result] = await frontierResults(outcome.run, store, answerReader.name, plan);
          const { low, high } = result!.dials[0]!.half!;
          if (holds(dial, limit, low, high)) held.set(dial.name, held.get(dial.name)! + 1);
        }
        await store.close();
        store = openSqliteStore(":memory:", { mode: "write" });
      }
      if (trials >= 100) process.stdout.write(`${JSON.stringify([...held])} of ${trials}\n`);
      const all = [...held.values()].reduce((sum, count) => sum + count, 0) / (dials.length * trials);
      expect(all).toBeGreaterThanOrEqual(trials >= 300 ? 0.94 : 0.75);
      if (trials >= 300) expect(all).toBeLessThanOrEqual(0.96);
    },
  );
});
