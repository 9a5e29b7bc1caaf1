// @long: many questions
/** Causes of wrong answers: planted ones are found with their effect, and none where answers err by chance or by a bias. */
import { describe, expect, test } from "vitest";
import { createRandom, type Random } from "#arguments/random";
import { computeCorrelation, findCauses, type CauseRows, type Factor } from "#diagnosis/find-causes";

const [questions, rules] = [600, 30];

/** Questions that each take one to three of the rules, half of them with the answer yes. */
const taken = Array.from({ length: questions }, (_, row) =>
  createRandom(`takes ${row}`)
    .shuffle([...Array(rules).keys()])
    .slice(0, 1 + (row % 3)),
);
const saysYes = (row: number): boolean => row % 2 === 0;

const factorOf = (name: string, has: (row: number) => boolean, family = 0): Factor => {
  const rows = Int32Array.from([...taken.keys()].filter(has));
  return { name, family, rows };
};

const factors = [
  ...Array.from({ length: rules }, (_, rule) =>
    factorOf(`rule ${rule}`, (row) => taken[row]!.includes(rule)),
  ),
  factorOf("yes", saysYes, 1),
  factorOf("no", (row) => !saysYes(row), 1),
];

const answered = (chance: (row: number) => number, random: Random): CauseRows => ({
  right: Float64Array.from(taken, (_, row) => (random.next() < chance(row) ? 1 : 0)),
  cluster: Int32Array.from(taken.keys()),
  strata: [Int32Array.from(taken.keys(), (row) => row % 6), Int32Array.from(taken.keys(), (row) => row % 3)],
  factors,
});

const found = (chance: (row: number) => number, seed: string) =>
  findCauses(answered(chance, createRandom(seed)));

const names = (chance: (row: number) => number, seed: string): readonly string[] =>
  found(chance, seed).causes.map(({ factor }) => factors[factor]!.name);

/** Of how many of so many subjects something holds. */
const times = (holds: (seed: string) => boolean, count = 40): number =>
  Array.from({ length: count }, (_, n) => holds(`subject ${n}`)).filter(Boolean).length;

const slips =
  (weak: readonly number[], slip: number) =>
  (row: number): number =>
    0.96 * (1 - slip) ** weak.filter((rule) => taken[row]!.includes(rule)).length;

describe("the causes of wrong answers", () => {
  test("are the planted rules, and no other", () => {
    const planted = ["rule 3", "rule 11", "rule 20"];
    const right = times(
      (seed) =>
        names(slips([3, 11, 20], 0.6), seed)
          .toSorted()
          .join() === planted.toSorted().join(),
    );
    expect(right).toBeGreaterThanOrEqual(34);
  });

  test("are none where answers err alike everywhere", () => {
    expect(times((seed) => names(() => 0.8, seed).length === 0)).toBeGreaterThanOrEqual(35);
  });

  test("are a bias to yes, and no rule, where it is one", () => {
    const isBias = (seed: string): boolean =>
      names((row) => (saysYes(row) ? 0.97 : 0.7), seed).join() === "no";
    expect(times(isBias)).toBeGreaterThanOrEqual(35);
  });

  test("have effects whose intervals hold the truth", () => {
    const holds = (seed: string): boolean => {
      const { causes } = found(slips([3], 0.6), seed);
      const cause = causes.find(({ factor }) => factors[factor]!.name === "rule 3")!;
      return cause.low <= -0.96 * 0.6 && -0.96 * 0.6 <= cause.high && cause.high < -0.3;
    };
    expect(times(holds, 20)).toBeGreaterThanOrEqual(17);
  });

  test("leave nothing of a skill that they explain, and all of it without them", () => {
    const { causes, expected, without } = found(slips([3], 0.8), "explained");
    const own = [...factors[3]!.rows];
    const mean = (values: Float64Array): number =>
      own.reduce((sum, row) => sum + values[row]!, 0) / own.length;
    expect(causes).toHaveLength(1);
    expect(mean(expected)).toBeLessThan(0.4);
    expect(mean(without(0))).toBeGreaterThan(0.9);
  });

  test("are named with the factors that the questions cannot tell from them", () => {
    const twin = factorOf("its shadow", (row) => taken[row]!.includes(3));
    const rows = answered(slips([3], 0.8), createRandom("alike"));
    const { causes } = findCauses({ ...rows, factors: [...factors, twin] });
    expect(causes[0]!.factor).toBe(3);
    expect(causes[0]!.alike).toEqual([factors.length]);
    expect(computeCorrelation(factors[3]!, twin, questions)).toBeCloseTo(1);
    expect(Math.abs(computeCorrelation(factors[3]!, factors[4]!, questions))).toBeLessThan(0.3);
  });

  test.each([
    [4, ["rare"]],
    [3, []],
  ])("of %i wrong answers with a feature in common are %j", (n, expected) => {
    const rare = factorOf("rare", (row) => row < n);
    const rows = answered((row) => (row < n ? 0 : 0.96), createRandom("rare"));
    const all = [...factors, rare];
    expect(findCauses({ ...rows, factors: all }).causes.map(({ factor }) => all[factor]!.name)).toEqual(
      expected,
    );
  });
});
