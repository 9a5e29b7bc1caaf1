/** Models ranked on the same questions. */
import * as fc from "fast-check";
import { rankingDocument, rankingInWords } from "#report/ranking";
import { rankingOf } from "#report/ranking";
import { renderTerminal } from "#report/render/terminal";
import { renderMarkdown } from "#report/render/markdown";
import type { Score } from "#scores/verdict";
import { describe, expect, test } from "vitest";

/** One score a question: right, wrong, or nothing that could be read. */
const scoresOf = (answers: string): readonly Score[] =>
  Array.from(answers, (sign, i) => ({
    questionId: `q${i}`,
    model: "m",
    tags: {},
    key: "yes",
    epoch: 0,
    verdict: { outcome: sign === "+" ? "correct" : sign === "-" ? "incorrect" : "unreadable" },
  }));

const ranked = (...answers: readonly string[]) =>
  rankingOf(
    answers.map((own, i) => ({ run: "7f3a", model: `m${i}`, name: `m${i}`, scores: scoresOf(own) })),
    "Benjamini-Hochberg",
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
    expect(rankingInWords(ranking)).toBe("The first place is open among m0, m1, m2.");
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

test("only questions that all answered readably count, and the others are told", () => {
  const ranking = ranked("++?-", "+?--");
  expect(ranking).toMatchObject({ questions: 2, leftOut: 2 });
  expect(ranking.models.map(({ accuracy }) => accuracy.n)).toEqual([2, 2]);
  expect(ranked("+?", "?+").models).toEqual([]);
  expect(renderMarkdown(rankingDocument(ranking))).toContain(
    "2 questions that all answered readably; 2 more",
  );
});

test("intervals stand on one axis, on the terminal, too", () => {
  const document = rankingDocument(ranked("++++-+", "+++++-", "+-----"));
  const text = renderTerminal(document, { width: 80, color: false });
  expect(document.sections[0]?.title).toBe("Ranking");
  expect(text.match(/├─+●─*┤/g)).toHaveLength(3);
});
