import { expect, test } from "vitest";
import { createRandom } from "../../../../src/arguments/random.ts";
import { fitTestModel, heldOut, type FeaturedAnswers } from "../../src/frontier/difficulty/test-model.ts";

const weights: Readonly<Record<string, number>> = { length: 0.9, width: 0.5, "rule modus tollens": 1.2 };

/** Answers of two subjects, each asked other questions, that follow the model. */
const simulated = (n: number, chance: number): readonly FeaturedAnswers[] => {
  const random = createRandom(`answers ${chance}`);
  return Array.from({ length: n }, (_, i) => {
    const subject = i % 2 === 0 ? "strong" : "weak";
    // The strong one gets the harder suite, so that its share of right answers is no higher.
    const features = {
      length: random.int(5) + (subject === "strong" ? 2 : 0),
      width: random.int(4),
      "rule modus tollens": random.int(2),
    };
    const difficulty = Object.entries(features).reduce(
      (sum, [name, amount]) => sum + (weights[name] ?? 0) * amount,
      0,
    );
    const p = chance + (1 - chance) / (1 + Math.exp(difficulty - (subject === "strong" ? 5.5 : 3.5)));
    return { subject, features, chance, right: Number(random.next() < p), asked: 1, group: String(i) };
  });
};

test("weights and abilities of a planted model are found, on suites that share no difficulty", () => {
  for (const chance of [0, 1 / 3]) {
    const model = fitTestModel(simulated(6000, chance));
    for (const { name, value, low, high } of model.weights) {
      const planted = weights[name] ?? 0;
      expect(Math.abs(value - planted)).toBeLessThan(0.35);
      expect(low).toBeLessThan(value);
      expect(high).toBeGreaterThan(value);
    }
    const [strong, weak] = ["strong", "weak"].map((name) =>
      model.abilities.find((one) => one.name === name)!,
    );
    expect(strong!.value - weak!.value).toBeGreaterThan(1.6);
    expect(strong!.value - weak!.value).toBeLessThan(2.4);
  }
});

test("predictions of answers that were held out come true, and beat every subject's own mean", async () => {
  const { bins, brier, brierOfMean, error, n } = await heldOut(simulated(4000, 1 / 3), async () => {});
  expect(n).toBe(4000);
  expect(bins.reduce((sum, { right }) => sum + right.n, 0)).toBe(4000);
  expect(brier).toBeLessThan(brierOfMean - 0.02);
  expect(error).toBeLessThan(0.04);
});
