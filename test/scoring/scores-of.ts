/** Scores for tests: rows as short as what they are about. */
import type { SkillTags, Score, Verdict } from "#scoring/verdict";

export type Mark = "right" | "wrong" | Exclude<Verdict["outcome"], "correct" | "incorrect">;

export const skillNamed = (rule: string, kind: string, more: Partial<SkillTags> = {}): SkillTags => ({
  logic: "propositional",
  category: kind === "fallacy" ? "fallacy" : "inference",
  rule,
  base: rule,
  extension: "none",
  kind,
  ...more,
});

/** One score of a skill; valid skills have the key yes, all others no. */
export const scoreOf = (
  skill: SkillTags,
  mark: Mark,
  questionId: string,
  more: Partial<Score> = {},
): Score => {
  const key = skill.kind === "valid" ? "yes" : "no";
  return {
    questionId,
    model: "reasoner:test",
    tags: { ...skill, length: "1" },
    key,
    epoch: 0,
    verdict: verdictOf(key, mark),
    ...more,
  };
};

/** `right` right and `wrong` wrong scores of a skill, with ids of their own. */
export const scoresOf = (skill: SkillTags, right: number, wrong: number): Score[] =>
  Array.from({ length: right + wrong }, (_, i) =>
    scoreOf(
      skill,
      i < right ? "right" : "wrong",
      `${skill.rule}/${skill.kind}/${String(i).padStart(3, "0")}`,
    ),
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
