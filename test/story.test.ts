/** The whole loop, offline: questions, a run, weaknesses, a second iteration, lessons, and what they gain. */
import { skillsOfProfile } from "#catalog";
import { createGenerator, suiteOf, type Item } from "#items";
import { everyday, plain } from "#language";
import { compareTeaching, lesson, weaknesses } from "#lessons";
import { openModel, openReasoner, systemClock, type Ask } from "#models";
import { answerReader, breakdownOf, type Score } from "#scores";
import {
  lessonFor,
  openSqliteStore,
  askPlan,
  teachingArms,
  sourceApartFrom,
  weaknessSet,
  type Run,
} from "#runs";
import { expect, test } from "vitest";

const planted = ["modus tollens", "universal resolution", "denying a conjunct"];
const novice = `reasoner:novice?weak=${planted.join(",")}&slip=0.8&learns=true`;
const plan = { profile: "paper", length: 1, seed: 9, style: plain, lexicon: everyday };

/** A reasoner needs neither pace nor patience. */
const ask: Ask = async (model, prompt) => ({
  ...(await model.ask(prompt, {})),
  status: "answered",
  attempts: [],
  time: new Date(systemClock.now()).toISOString(),
});

test("three planted weaknesses are found, and the lesson on them helps more than a random one", async () => {
  const store = openSqliteStore(":memory:", { mode: "write" });
  const open = (id: string) => openModel(id, { env: {}, reasoners: openReasoner });
  const common = { store, ask, clock: systemClock, concurrency: 8, reader: answerReader };
  const scoresOf = async (run: Run, id: string): Promise<readonly Score[]> => {
    const scores: Score[] = [];
    for await (const score of store.scores(run, answerReader.name))
      if (score.model === id) scores.push(score);
    return scores;
  };
  const items: readonly Item[] = [...suiteOf(plan, { perLeaf: 10 }, createGenerator(plan))].flatMap(
    (outcome) => ("item" in outcome ? [outcome.item] : []),
  );
  expect(items).toHaveLength(skillsOfProfile("paper").length * 10);

  const names = [novice, "reasoner:oracle", "reasoner:affirmer"];
  const { run } = await askPlan({
    ...common,
    plan: { models: names, suite: { kind: "story" }, prompt: { style: "direct" }, epochs: 1 },
    items,
    models: names.map(open),
    prompt: (item) => lesson([], item),
  });
  expect(breakdownOf(await scoresOf(run, "reasoner:oracle")).accuracy.value).toBe(1);
  expect(breakdownOf(await scoresOf(run, "reasoner:affirmer")).yesRate.value).toBe(1);

  const scores = await scoresOf(run, novice);
  const { weaknesses: weak } = weaknesses(scores);
  expect(weak).toHaveLength(10);
  for (const rule of planted) expect(weak.map((weakness) => weakness.rule)).toContain(rule);

  const source = { plan, usedTurns: 10, tested: new Set(items.map(({ id }) => id)) };
  const fresh = weaknessSet(weak, source);
  const apart = sourceApartFrom(source, fresh);
  expect(fresh.filter(({ id }) => source.tested.has(id))).toEqual([]);
  const lessonOf = (strategy: "weak" | "random") =>
    lessonFor(weak, apart, { strategy, shots: 4, balanced: false });
  const arms = teachingArms(
    novice,
    fresh,
    { random: lessonOf("random"), weak: lessonOf("weak") },
    { style: "direct" },
  );
  const byArm: Record<string, readonly Score[]> = {};
  for (const arm of arms) {
    const { run: armRun } = await askPlan({
      ...common,
      plan: arm.plan,
      items: fresh,
      models: [open(novice)],
      prompt: arm.prompt,
    });
    byArm[arm.name] = await scoresOf(armRun, novice);
  }
  const { zero = [], random = [], weak: taught = [] } = byArm;
  const { arms: metrics, differences } = compareTeaching({ zero, random, weak: taught });
  expect(metrics.zero.accuracy.value).toBeLessThan(breakdownOf(scores).accuracy.value ?? 0);
  const gain = differences.find(({ from, to }) => from === "random" && to === "weak");
  expect(gain?.value).toBeGreaterThan(0.3);
  expect(gain?.p).toBeLessThan(0.001);
  await store.close();
});
