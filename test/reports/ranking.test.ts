/** Models ranked on the same questions. */
import * as fc from "fast-check";
import { rankingDocument, describeRanking } from "#commands/compare/ranking-document";
import { rankModels } from "#reports/ranking";
import { renderMarkdown } from "#reports/render/markdown";
import type { Score, Verdict } from "#scoring/verdict";
import { describe, expect, test } from "vitest";

const outcomeOf: Readonly<Record<string, Verdict["outcome"]>> = {
  "+": "correct",
  "-": "incorrect",
  "?": "truncated",
};

/** One score a question: right, wrong, without a readable answer, or a failed call. */
const scoresOf = (answers: string): readonly Score[] =>
  Array.from(answers, (sign, i) => ({
    questionId: `q${i}`,
    model: "m",
    tags: {},
    key: "yes",
    epoch: 0,
    verdict: { outcome: outcomeOf[sign] ?? "failed" },
  }));

const ranked = (...answers: readonly string[]) =>
  rankModels(
    answers.map((own, i) => ({ run: "7f3a", model: `m${i}`, name: `m${i}`, scores: scoresOf(own) })),
  );

describe("a rank", () => {
  test("is a place where every difference is beyond chance", () => {
    const { models } = ranked("-".repeat(60), "+".repeat(60), `${"+".repeat(30)}${"-".repeat(30)}`);
    expect(models.map(({ name, rank }) => [name, rank])).toEqual([
      ["m1", [1, 1]],
      ["m2", [2, 2]],
      ["m0", [3, 3]],
    ]);
  });

  test("is a range where chance leaves it open, and nobody is called first", () => {
    const ranking = ranked("++++-+", "+++++-", "+-++++");
    expect(ranking.models.map(({ rank }) => rank)).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(describeRanking(ranking)).toBe("The first place is open among m0, m1, m2.");
  });

  test("holds the place by accuracy, whatever the answers", () => {
    const answers = fc.string({ unit: fc.constantFrom("+", "-"), minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(answers, { minLength: 2, maxLength: 5 }), (all) => {
        const { models } = ranked(...all);
        for (const [
          place,
          {
            rank: [best, worst],
          },
        ] of models.entries()) {
          expect(best).toBeLessThanOrEqual(place + 1);
          expect(worst).toBeGreaterThanOrEqual(place + 1);
        }
      }),
    );
  });
});

test("a model that answers little is not first for it: accuracy is correct of asked", () => {
  const { models, questions, leftOut } = ranked(`${"+".repeat(10)}${"?".repeat(20)}`, `${"+".repeat(29)}-`);
  expect([questions, leftOut]).toEqual([30, 0]);
  expect(
    models.map(({ name, accuracy, responseRate }) => [name, accuracy.value, responseRate.value]),
  ).toEqual([
    ["m1", 29 / 30, 1],
    ["m0", 1 / 3, 1 / 3],
  ]);
});

test("only questions to which all replied count, and the others are told", () => {
  const ranking = ranked("++!-", "+!--");
  expect(ranking).toMatchObject({ questions: 2, leftOut: 2 });
  expect(ranking.models.map(({ accuracy }) => accuracy.n)).toEqual([2, 2]);
  expect(ranked("+!", "!+").models).toEqual([]);
  expect(renderMarkdown(rankingDocument(ranking))).toContain("2 questions to which all replied; 2 more");
});
