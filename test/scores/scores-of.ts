/** Scores for tests: rows as short as what they are about. */
import type { Leaf, Score, Verdict } from "#scores/verdict";

export type Mark = "right" | "wrong" | Exclude<Verdict["outcome"], "correct" | "incorrect">;

export const leafNamed = (rule: string, kind: string, more: Partial<Leaf> = {}): Leaf => ({
  logic: "propositional",
  category: kind === "fallacy" ? "fallacy" : "inference",
  rule,
  base: rule,
  extension: "none",
  kind,
  ...more,
});

/** One score of a leaf; valid leaves have the key yes, all others no. */
export const scoreOf = (leaf: Leaf, mark: Mark, questionId: string, more: Partial<Score> = {}): Score => {
  const key = leaf.kind === "valid" ? "yes" : "no";
  return {
    questionId,
    model: "reasoner:test",
    tags: { ...leaf, length: "1" },
    key,
    epoch: 0,
    verdict: verdictOf(key, mark),
    ...more,
  };
};

/** `right` right and `wrong` wrong scores of a leaf, with ids of their own. */
export const scoresOf = (leaf: Leaf, right: number, wrong: number): Score[] =>
  Array.from({ length: right + wrong }, (_, i) =>
    scoreOf(leaf, i < right ? "right" : "wrong", `${leaf.rule}/${leaf.kind}/${String(i).padStart(3, "0")}`),
  );

const verdictOf = (label: "yes" | "no", mark: Mark): Verdict => {
  switch (mark) {
    case "right":
      return { outcome: "correct", answer: label };
    case "wrong":
      return { outcome: "incorrect", answer: label === "yes" ? "no" : "yes" };
    default:
      return { outcome: mark };
  }
};
