// @long: many questions
/** What demonstrations gain, asked of novices: weak ones more than random ones, random ones more than none. */
import { readScores } from "#runs/answers";
import { createGenerator } from "#items/generate";
import { toQuestion } from "#items/question";
import { suiteOf } from "../items/suite-of.ts";
import { everyday } from "#language/lexicons/everyday";
import { paper } from "#language/styles/paper";
import { lesson } from "#diagnosis/demonstrate";
import { weaknesses } from "#diagnosis/diagnose";
import { compareTeaching } from "#diagnosis/teach";
import type { Ask } from "#models/ask-all";
import { openModel } from "#models/open-model";
import { systemClock } from "#models/providers/system-clock";
import { openReasoner } from "../../src/models/reasoners/open-reasoner.ts";
import { answerReader } from "#scoring/readers/readers";
import type { Score } from "#scoring/verdict";
import { askPlan } from "#runs/ask-plan";
import type { RunPlan } from "#runs/plan";
import { createMakers, createLessonSource, teachingArms, weaknessSet } from "#runs/recipes/improvement";
import { openSqliteStore } from "#runs/stores/sqlite";
import { expect, test } from "vitest";

/** A dozen rules of all kinds, enough that a random lesson of twenty-four shows some: what it gains hangs on which. */
const dozen = [
  "modus ponens",
  "modus tollens",
  "transitivity",
  "disjunctive syllogism",
  "resolution",
  "De Morgan",
  "universal modus tollens",
  "existential modus tollens",
  "universal resolution",
  "quantifier negation",
  "denying a conjunct",
  "affirming the consequent",
];
const plan = { profile: "paper", length: 1, seed: 1, style: paper, lexicon: everyday } as const;

/** A reasoner needs neither pace nor patience. */
const ask: Ask = async (model, prompt) => ({
  ...(await model.ask(prompt, {})),
  status: "answered",
  attempts: [],
  time: new Date(systemClock.now()).toISOString(),
});

/** Diagnosis, then the ten weakest skills without demonstrations, with random and with weak ones. */
const teach = async (learns: boolean) => {
  const store = openSqliteStore(":memory:", { mode: "write" });
  const novice = `reasoner:novice?weak=${dozen.join(",")}&slip=0.8&learns=${learns}`;
  const model = openModel(novice, { origin: "command line", env: {}, reasoners: openReasoner });
  const asked = async (
    runPlan: RunPlan,
    items: Parameters<typeof teachingArms>[1],
    prompt: ReturnType<typeof teachingArms>[number]["prompt"],
  ): Promise<readonly Score[]> => {
    const common = { store, ask, clock: systemClock, concurrency: 8, reader: answerReader };
    const { run } = await askPlan({
      ...common,
      plan: runPlan,
      questions: items.map(toQuestion),
      models: [model],
      prompt,
    });
    const scores: Score[] = [];
    for await (const score of readScores(store, run, { reader: answerReader.name })) scores.push(score);
    return scores;
  };
  const items = [...suiteOf(plan, { perSkill: 5 }, createGenerator(plan))].flatMap((outcome) =>
    "item" in outcome ? [outcome.item] : [],
  );
  const first = {
    models: [novice],
    suite: { kind: "file", hash: "first" },
    prompt: { style: "direct" },
    epochs: 1,
  } as const;
  const { weaknesses: weak } = weaknesses(await asked(first, items, (question) => lesson([], question)));
  const source = { plan, usedTurns: 5, tested: new Set(items.map(({ id }) => id)), makers: createMakers() };
  const fresh = weaknessSet(weak, source);
  const lessonOf = (strategy: "weak" | "random") =>
    createLessonSource(weak, source, fresh, { strategy, shots: 24, balanced: true });
  const lessons = { random: lessonOf("random"), weak: lessonOf("weak") };
  const of = {
    run: "first",
    k: 10,
    perSkill: 10,
    shots: 4,
    balanced: true,
    as: "text",
    reasons: "short",
  } as const;
  const byArm: Record<string, readonly Score[]> = {};
  for (const arm of teachingArms(novice, fresh, lessons, { prompt: { style: "direct" }, of }))
    byArm[arm.name] = await asked(arm.plan, fresh, arm.prompt);
  await store.close();
  const { zero = [], random = [], weak: taught = [] } = byArm;
  return compareTeaching({ zero, random, weak: taught });
};

test("who learns gains from random demonstrations, and more from weak ones, beyond chance", async () => {
  const { differences } = await teach(true);
  const between = (from: string, to: string) =>
    differences.find((difference) => difference.from === from && difference.to === to);
  for (const gain of [between("zero", "random"), between("random", "weak")]) {
    expect(gain?.low).toBeGreaterThan(0);
    expect(gain?.p).toBeLessThan(0.01);
  }
});

test("of who does not learn no gain is claimed", async () => {
  const { differences } = await teach(false);
  expect(differences).toHaveLength(3);
  for (const { value, low, high, p } of differences) {
    expect(value).toBe(0);
    expect(low).toBeLessThanOrEqual(0);
    expect(high).toBeGreaterThanOrEqual(0);
    expect(p).toBe(1);
  }
});
