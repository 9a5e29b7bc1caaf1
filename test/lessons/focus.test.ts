// @long: many questions
import { rulesOf } from "#catalog/profiles";
import { skillsOf } from "#catalog/skill";
import { createRandom } from "#arguments/random";
import { createFocus, type FocusSettings } from "#lessons/focus";
import { describe, expect, test } from "vitest";

const leaves = rulesOf("paper").flatMap(skillsOf).slice(0, 80);
const weak = new Set([4, 17, 33, 58, 71]);
const settings: FocusSettings = { k: 5, budget: 900, confirm: 10 };

/** A study of leaves that are right nine times in ten, the weak ones three times. */
const studied = (seed: number) => {
  const random = createRandom(seed);
  const focus = createFocus(leaves, settings);
  const counts = { asked: leaves.map(() => 0), readable: leaves.map(() => 0), correct: leaves.map(() => 0) };
  for (let step = focus.next(counts); step.phase !== "found"; step = focus.next(counts))
    for (const [leaf, questions] of step.questions.entries())
      for (let i = 0; i < questions; i++) {
        counts.asked[leaf]!++;
        counts.readable[leaf]!++;
        if (random.next() < (weak.has(leaf) ? 0.3 : 0.9)) counts.correct[leaf]!++;
      }
  return { counts, result: focus.result(counts) };
};

describe("adaptive focus", () => {
  const { counts, result } = studied(1);

  test("keeps the questions that confirm within the budget", () => {
    const asked = counts.asked.reduce((sum, n) => sum + n, 0);
    expect(asked).toBe(settings.budget - settings.k * settings.confirm);
  });

  test("finds nearly all weak leaves over eight studies, and says when it is not sure", () => {
    const studies = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => studied(seed).result);
    const rightly = studies.map(({ found }) => found.filter((leaf) => weak.has(leaf)).length);
    expect(rightly.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(38);
    for (const [i, { expected }] of studies.entries())
      if (rightly[i]! < weak.size) expect(expected).toBeLessThan(0.9);
  });

  test("goes the same way from the same answers", () => {
    expect(studied(1)).toEqual({ counts, result });
  });

  test("makes the leaves it finds look worse than they are, so their accuracies come from fresh answers", () => {
    const few = leaves.slice(0, 40);
    const [steered, fresh]: [number[], number[]] = [[], []];
    for (let seed = 1; seed <= 24; seed++) {
      const random = createRandom(`bias/${seed}`);
      const truth = few.map(() => 0.6 + 0.35 * random.next());
      const focus = createFocus(few, { k: 5, budget: 300, confirm: 10 });
      const counts = { asked: few.map(() => 0), readable: few.map(() => 0), correct: few.map(() => 0) };
      const right = (leaf: number): number => (random.next() < truth[leaf]! ? 1 : 0);
      for (let step = focus.next(counts); step.phase !== "found"; step = focus.next(counts))
        for (const [leaf, questions] of step.questions.entries())
          for (let i = 0; i < questions; i++) {
            counts.asked[leaf]!++;
            counts.readable[leaf]!++;
            counts.correct[leaf]! += right(leaf);
          }
      for (const leaf of focus.result(counts).found) {
        steered.push(counts.correct[leaf]! / counts.asked[leaf]! - truth[leaf]!);
        fresh.push(
          Array.from({ length: 10 }, () => right(leaf)).reduce((sum, one) => sum + one, 0) / 10 -
            truth[leaf]!,
        );
      }
    }
    const mean = (numbers: readonly number[]): number =>
      numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
    expect(mean(steered)).toBeLessThan(-0.04);
    expect(Math.abs(mean(fresh))).toBeLessThan(0.03);
  });

  test("asks nothing more of a leaf that is used up, and ends where all are", () => {
    const focus = createFocus(leaves, settings);
    const none = { asked: leaves.map(() => 0), readable: leaves.map(() => 0), correct: leaves.map(() => 0) };
    expect(focus.next({ ...none, usedUp: new Set([3]) }).questions[3]).toBe(0);
    const some = {
      asked: leaves.map(() => 4),
      readable: leaves.map(() => 4),
      correct: leaves.map((_, leaf) => (weak.has(leaf) ? 1 : 4)),
    };
    expect(focus.next(some).questions[17]).toBeGreaterThan(0);
    const step = focus.next({ ...some, usedUp: new Set([17]) });
    expect(step.phase).toBe("search");
    expect(step.questions[17]).toBe(0);
    expect(focus.next({ ...some, usedUp: new Set(leaves.keys()) }).phase).toBe("found");
  });

  test("leaves a third of the pilot for the search", () => {
    const [first, last] = [leaves.length, settings.k * settings.confirm];
    const pilotOf = (budget: number): number => createFocus(leaves, { ...settings, budget }).pilot;
    expect(pilotOf(last + Math.ceil((4 / 3) * first))).toBe(1);
    expect(pilotOf(last + 4 * first + 8)).toBe(3);
    expect(pilotOf(last + 6 * first)).toBe(4);
  });

  test("a budget that does not reach for one question a leaf is refused", () => {
    expect(() => createFocus(leaves, { ...settings, budget: 100 })).toThrow("a budget of 100 is too small");
  });
});
