/** Several models ranked: the ranking with its chart, and every pair. */
import { chance, gap, rate, section, shareAlone, table, text } from "#reports/blocks";
import type { Cell, Chart, Document } from "#reports/document";
import { count, points } from "#reports/numbers";
import type { Ranking } from "#reports/ranking";

export const rankingDocument = (ranking: Ranking): Document => {
  const { models, pairs, questions, leftOut } = ranking;
  const places = models.map(
    ({ name, accuracy, rank: [best, worst], ...responses }, place): readonly Cell[] => {
      const ahead = pairs.find(({ first, second }) => first === 0 && second === place);
      return [
        name,
        best === worst ? String(best) : `${best}–${worst}`,
        shareAlone(accuracy),
        rate(responses),
        ahead === undefined ? "" : gap(ahead, []),
        ahead === undefined ? "" : chance(ahead.q),
      ];
    },
  );
  const rows = pairs.map(({ first, second, p, q, ...difference }): readonly Cell[] => [
    models[first]?.name ?? "",
    models[second]?.name ?? "",
    gap(difference, []),
    chance(p),
    chance(q),
  ]);
  const columns = [
    "model",
    "rank",
    { heading: "accuracy", mark: "plain" } as const,
    "response rate",
    "minus the first",
    "q",
  ];
  const chart: Chart = {
    kind: "chart",
    id: "intervals",
    title: "Accuracy with 95 % intervals",
    caption: "On the questions to which all replied; without a readable answer a reply is not correct.",
    drawing: { form: "intervals", scale: "share", key: "Dot: accuracy. Lines are 95 % intervals." },
    table: table(columns, places),
  };
  return {
    title: `${models.length} models ranked`,
    facts: [
      `${count(questions)} questions to which all replied` +
        (leftOut === 0 ? "" : `; ${count(leftOut)} more to which not all did`),
      "accuracy is correct of asked: a reply without a readable answer is not correct",
      `p is McNemar's, exact and two-sided; q is p corrected for all pairs (Benjamini-Hochberg)`,
    ],
    sections: [
      { id: "verdict", blocks: [text(describeRanking(ranking), "verdict")] },
      section("ranking", "Ranking", chart, {
        note: "a rank is a range: all ranks that the significant differences (q ≤ 5 %) allow",
      }),
      section("pairs", "Every pair", table(["first", "second", "second − first", "p", "q"], rows)),
    ],
  };
};

/** The ranking in a sentence. */
export const describeRanking = ({ models, pairs }: Ranking): string => {
  const [best] = models;
  if (best === undefined) return "There is nothing to rank.";
  const equals = models.filter(({ rank: [first] }) => first === 1).map(({ name }) => name);
  if (equals.length > 1) return `The first place is open among ${equals.join(", ")}.`;
  const next = pairs.find(({ first, second }) => first === 0 && second === 1);
  return `${best.name} is first, by ${points(-(next?.value ?? 0)).slice(1)} percentage points.`;
};
