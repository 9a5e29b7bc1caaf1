/**
 * Models ranked: accuracies on the same questions, the range of ranks that chance leaves open, and every pair.
 */
import { chance, gap, section, shareAlone, table, text } from "../blocks.ts";
import type { Cell, Document } from "../document.ts";
import { count, points } from "../numbers.ts";
import type { Ranking } from "../ranking.ts";

export const rankingDocument = (ranking: Ranking): Document => {
  const { models, pairs, questions, leftOut, correction } = ranking;
  const places = models.map(({ name, accuracy, rank: [best, worst] }, place): readonly Cell[] => {
    const ahead = pairs.find(({ first, second }) => first === 0 && second === place);
    return [
      best === worst ? String(best) : `${best}–${worst}`,
      name,
      shareAlone(accuracy),
      ahead === undefined ? "" : gap(ahead, []),
      ahead === undefined ? "" : chance(ahead.q),
    ];
  });
  const rows = pairs.map(({ first, second, p, q, ...difference }): readonly Cell[] => [
    models[first]?.name ?? "",
    models[second]?.name ?? "",
    gap(difference, []),
    chance(p),
    chance(q),
  ]);
  return {
    title: `${models.length} models ranked`,
    facts: [
      `${count(questions)} questions that all answered readably` +
        (leftOut === 0 ? "" : `; ${count(leftOut)} more that not all did`),
      `p is McNemar's, exact and two-sided; q is p corrected for all pairs (${correction})`,
    ],
    sections: [
      section("ranking", "Ranking", table(["rank", "model", "accuracy", "minus the first", "q"], places), {
        note: "a rank is a range: what chance (q ≤ 5 %) leaves open",
      }),
      section("pairs", "Every pair", table(["first", "second", "second − first", "p", "q"], rows)),
      { id: "verdict", blocks: [text(rankingInWords(ranking), "verdict")] },
    ],
  };
};

/** The ranking in a sentence. */
export const rankingInWords = ({ models, pairs }: Ranking): string => {
  const [best] = models;
  if (best === undefined) return "There is nothing to rank.";
  const equals = models.filter(({ rank: [first] }) => first === 1).map(({ name }) => name);
  if (equals.length > 1) return `The first place is open among ${equals.join(", ")}.`;
  const next = pairs.find(({ first, second }) => first === 0 && second === 1);
  return `${best.name} is first, by ${points(-(next?.value ?? 0)).slice(1)} points.`;
};
