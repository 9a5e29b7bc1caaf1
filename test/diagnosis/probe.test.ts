/** Where chains break: pure counting. */
import { describe, expect, test } from "vitest";
import { createRandom } from "#arguments/random";
import { findBreak, probeReport, type ProbedChain } from "#diagnosis/probe";

/** A chain from marks: + right, - wrong, ? unreadable; the first mark is the whole's, which is wrong. */
const chain = (
  marks: string,
  rules: readonly string[],
  itemId = `${marks}/${rules.join()}`,
): ProbedChain => ({
  itemId,
  length: marks.length - 1,
  steps: marks
    .slice(1)
    .split("")
    .map((mark, i) => ({
      number: i + 1,
      rule: rules[i] ?? "?",
      itemId: `${itemId}#${i}`,
      outcome: mark === "+" ? "correct" : mark === "-" ? "incorrect" : "unreadable",
    })),
});

test.each([
  ["-+-+", "step", "b"],
  ["---+", "step", "a"],
  ["-+++", "composition", undefined],
  ["-+?+", "unclear", undefined],
  ["-+?-", "step", "c"],
])("a chain breaks %s: %s %s", (marks, kind, rule) => {
  const found = findBreak(chain(marks, ["a", "b", "c"]));
  expect(found.kind).toBe(kind);
  expect(found.kind === "step" ? found.step.rule : undefined).toBe(rule);
});

describe("a probe's report", () => {
  const chains = [
    chain("-+-", ["addition", "modus tollens"]),
    chain("--+", ["modus tollens", "addition"]),
    chain("-++", ["addition", "modus ponens"]),
    chain("-+?", ["addition", "modus ponens"]),
  ];
  const report = probeReport(chains);

  test("counts what is explained, what composition is left", () => {
    expect(report).toMatchObject({
      failures: 4,
      explained: { value: 2 / 3, n: 3 },
      composition: 1,
      unclear: 1,
    });
  });

  test("names the rule that explains most first, with its accuracy alone", () => {
    expect(report.byRule[0]).toMatchObject({
      rule: "modus tollens",
      explains: { value: 2 / 3, n: 3 },
      stepAccuracy: { value: 0, n: 2 },
    });
    expect(report.byStep.map(({ number, explains }) => [number, explains.value])).toEqual([
      [1, 1 / 3],
      [2, 1 / 3],
    ]);
  });
});

test("a coin's failing steps explain no more than chance does", () => {
  const random = createRandom("coin");
  const coin = (length: number): string =>
    Array.from({ length }, () => (random.next() < 0.5 ? "+" : "-")).join("");
  const chains = Array.from({ length: 400 }, (_, i) => chain(coin(7), "abcdef".split(""), `c${i}`));
  const { explained, chanceLevel } = probeReport(chains);
  expect(explained.value).toBeGreaterThan(0.95);
  expect(explained.low).toBeLessThan(chanceLevel ?? 0);
});
