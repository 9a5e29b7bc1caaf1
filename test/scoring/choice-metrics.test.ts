/** Circles put together from single scores, and what is measured over them. */
import { expect, test } from "vitest";
import { createRandom } from "#arguments/random";
import { optionLetters } from "#items/formats/choice";
import { getPosition } from "../../src/items/formats/rotation.ts";
import { byPlace, choiceMetrics, overEpochs } from "#scoring/choice-metrics";
import { groupRotations } from "#scoring/circle";
import { unreadOutcomes, type Score, type Verdict } from "#scoring/verdict";
import { meanEstimate } from "../../src/scoring/estimate.ts";
import { partialCircular } from "../../src/scoring/circle.ts";

type Given = number | Exclude<Verdict["outcome"], "correct" | "incorrect">;

/** The scores of one item whose right option is number 1, from the contents picked in rotations 0, 1, … */
const scoresOf = (itemId: string, given: readonly Given[], { type = "3c1e", epoch = 0 } = {}): Score[] =>
  given.map((pick, rotation) => {
    const right = optionLetters[getPosition(1, rotation)]!;
    const answer = typeof pick === "number" ? optionLetters[getPosition(pick, rotation)]! : undefined;
    const outcome: Verdict["outcome"] =
      typeof pick !== "number" ? pick : pick === 1 ? "correct" : "incorrect";
    return {
      questionId: `${itemId}/${rotation}`,
      group: itemId,
      model: "m",
      tags: {
        logic: "propositional",
        category: "choice",
        type,
        propositions: "4",
        rotation: String(rotation),
      },
      key: right,
      epoch,
      verdict: { outcome, answer },
    };
  });

test("a circle with a failed call or a rotation not asked is incomplete, and counts in no metric", () => {
  const circles = groupRotations([
    ...scoresOf("a", [1, 1, 1, 1]),
    ...scoresOf("b", [1, 1, 1, "failed"]),
    ...scoresOf("c", [1, 1]),
  ]);
  const metrics = choiceMetrics(circles);
  expect(metrics).toMatchObject({ circles: 3, complete: 1 });
  expect(metrics.circular).toMatchObject({ value: 1, n: 1 });
  expect(metrics.partialCircular.value).toBe(1);
  expect(metrics.accuracy).toMatchObject({ value: 1, n: 1 });
});

test.each(unreadOutcomes)(
  "a reply that is %s completes a circle, is not correct, and all metrics have one n",
  (none) => {
    const metrics = choiceMetrics(
      groupRotations([
        ...scoresOf("a", [none, 1, 1, 1]),
        ...scoresOf("b", [1, 1, 1, 1]),
        ...scoresOf("c", [1, 1, 1, 1]),
      ]),
    );
    expect(metrics.accuracy).toMatchObject({ value: 2 / 3, n: 3 });
    expect(metrics.responseAccuracy).toMatchObject({ value: 1, n: 2 });
    expect(metrics.rotationAccuracy).toMatchObject({ value: 11 / 12, n: 3 });
    expect(metrics.circular).toMatchObject({ value: 2 / 3, n: 3 });
    expect(metrics.partialCircular.n).toBe(3);
    expect(metrics.responseRate).toMatchObject({ value: 11 / 12, n: 3 });
  },
);

test("always A is right in one rotation of four, in no circle, and picks the first place only", () => {
  // Content r stands first in rotation r.
  const circles = groupRotations(["a", "b", "c"].flatMap((id) => scoresOf(id, [0, 1, 2, 3])));
  const metrics = choiceMetrics(circles);
  expect(metrics.rotationAccuracy.value).toBe(0.25);
  expect(metrics.circular.value).toBe(0);
  expect(metrics.partialCircular.value).toBe(0);
  const places = byPlace(circles);
  expect(places.map(({ picked }) => picked.value)).toStrictEqual([1, 0, 0, 0]);
  expect(places.map(({ accuracy }) => accuracy.value)).toStrictEqual([1, 0, 0, 0]);
});

test("an item asked twice is one item to the interval, and two epochs to the variation", () => {
  const circles = groupRotations([
    ...scoresOf("a", [1, 1, 1, 1]),
    ...scoresOf("a", [1, 1, 1, 0], { epoch: 1 }),
    ...scoresOf("b", [1, 1, 1, 1]),
    ...scoresOf("b", [1, 1, 1, 1], { epoch: 1 }),
  ]);
  expect(choiceMetrics(circles).circular).toMatchObject({ value: 0.75, n: 2 });
  const { epochs, circular } = overEpochs(circles);
  expect(epochs.map(({ metrics }) => metrics.circular.value)).toStrictEqual([1, 0.5]);
  expect(circular).toBeCloseTo(1 / 3, 12);
});

test("of 95 % intervals of mean PartialCircular over forty items, 93 to 97 in a hundred hold the true mean", () => {
  const random = createRandom("coverage");
  const value = (): number => {
    const skill = random.next();
    const picks = [0, 1, 2, 3].map(() => (random.next() < skill ? 0 : 1 + random.int(3)));
    return partialCircular(picks, 0);
  };
  const truth = meanEstimate(Array.from({ length: 100_000 }, value)).value!;
  const samples = Array.from({ length: 1000 }, () => meanEstimate(Array.from({ length: 40 }, value)));
  const held = samples.filter(({ low, high }) => low <= truth && truth <= high).length / samples.length;
  expect(held).toBeGreaterThan(0.93);
  expect(held).toBeLessThan(0.97);
});
