/** Splits share no argument, whatever the seeds; distinct suites repeat none. */
import { splits } from "#arguments/split-names";
import { openChoiceGenerator, openSource } from "#items/open-suite";
import { generateItems, generateOutcomes } from "#items/extent";
import { choiceSuite, generatedSuite } from "#experiments/suites";
import { describe, expect, test } from "vitest";

type Given = { readonly seed: number; readonly split?: (typeof splits)[number]; readonly distinct?: true };

const made = (source: ReturnType<typeof openSource> | ReturnType<typeof openChoiceGenerator>) => [
  ...generateItems(source.generator, source.extent, source),
];

const few = ["modus ponens", "modus tollens", "transitivity"];

const suites = {
  "balanced of length 1": (given: Given) =>
    made(openSource(generatedSuite({ ...given, skills: few, length: 1, perSkill: 8 }))),
  "balanced of length 3": (given: Given) =>
    made(openSource(generatedSuite({ ...given, skills: few, length: 3, limit: 12 }))),
  "paper of length 2": (given: Given) =>
    made(openSource(generatedSuite({ ...given, profile: "paper", skills: few, length: 2, limit: 12 }))),
  "four options": (given: Given) => made(openChoiceGenerator(choiceSuite({ ...given, perType: 2 }))),
};

const argumentsIn = (lines: readonly { readonly argument: string | null }[]): ReadonlySet<unknown> =>
  new Set(lines.map(({ argument }) => argument));

for (const name of [
  "balanced of length 1",
  "balanced of length 3",
  "paper of length 2",
  "four options",
] as const)
  test(`two seeds' splits share no argument: ${name}`, () => {
    const bySplit = splits.map((split) =>
      argumentsIn([1, 2].flatMap((seed) => suites[name]({ seed, split }))),
    );
    for (const [i, one] of bySplit.entries()) {
      // By one step a rule has few arguments, and some splits none.
      if (name !== "balanced of length 1") expect(one.size).toBeGreaterThan(0);
      for (const other of bySplit.slice(i + 1)) expect([...one.intersection(other)]).toEqual([]);
    }
  });

test("a rule without an argument in a split is named", () => {
  const all = splits.flatMap((split) => {
    const suite = generatedSuite({ seed: 1, split, skills: ["modus ponens"], length: 1, perSkill: 2 });
    const { generator, extent } = openSource(suite);
    return [...generateOutcomes(generator, extent)].flatMap((one) => ("dropped" in one ? one.dropped : []));
  });
  expect(all).toContain("no contrast pair of length 1 found for modus ponens in split test");
});

describe("a suite of distinct arguments", () => {
  const distinctOf = (skills: string[], length: number, limit: number) => {
    const source = openSource(generatedSuite({ skills, length, limit, seed: 1, distinct: true }));
    return [...generateOutcomes(source.generator, source.extent, source)].flatMap((one) =>
      "item" in one ? [one.item] : [],
    );
  };

  test("has pairs that repeat none", () => {
    const lines = distinctOf([...few, "De Morgan"], 2, 60);
    expect(lines).toHaveLength(60);
    expect(argumentsIn(lines).size).toBe(60);
  });

  test("ends with the number there is", () => {
    const lines = distinctOf(["modus ponens"], 1, 600);
    expect(lines.length).toBeLessThan(600);
    expect(argumentsIn(lines).size).toBe(lines.length);
  });
});
