/**
 * Measures the effect of few-shot examples: none, random, weak-skill and nearest examples on the same items, the
 * weakness set (§4.5 of the ACL text, Table 6). The papers compare accuracies only. Here each pair of arms is
 * compared by item, with McNemar's exact p-value and an interval for the difference.
 */
import { OrganonError } from "#logic/error";
import { buildBreakdown } from "#scoring/breakdown";
import { pairedScores } from "#scoring/paired-scores";
import type { Score } from "#scoring/verdict";

/**
 * The arms: without few-shot examples, with random ones, with ones from the weak skills (the papers' three); and, if
 * asked, with those nearest to each question.
 */
export type TeachingArm = "zero" | "random" | "weak" | "nearest";
type PapersArm = Exclude<TeachingArm, "nearest">;

/** A value for each arm; `nearest` only if it was asked. */
type ByArm<Value> = Readonly<Record<PapersArm, Value>> & { readonly nearest?: Value };

/** Compares one subject's scores of each arm on one set of items. Each item and epoch occurs once per arm; an item counts by the share of its epochs. */
export const compareTeaching = (scores: ByArm<readonly Score[]>) => {
  const { zero, random, weak, nearest } = scores;
  const pairs = [
    ["zero", "random"],
    ["zero", "weak"],
    ["random", "weak"],
    ["zero", "nearest"],
    ["random", "nearest"],
    ["weak", "nearest"],
  ] as const;
  return {
    arms: {
      zero: buildBreakdown(zero),
      random: buildBreakdown(random),
      weak: buildBreakdown(weak),
      nearest: nearest && buildBreakdown(nearest),
    },
    /** Zero to random, zero to weak, random to weak; then each of them to nearest. */
    differences: pairs.flatMap(([from, to]) =>
      scores[to] === undefined ? [] : [compareArms(from, to, scores[from], scores[to])],
    ),
  };
};

const compareArms = (
  from: TeachingArm,
  to: TeachingArm,
  before: readonly Score[],
  after: readonly Score[],
) => {
  for (const scores of [before, after]) refuseDoubles(scores);
  const asked = new Set([...before, ...after].map(({ questionId }) => questionId));
  const difference = pairedScores(before, after);
  /** `leftOut` counts items whose call failed in either arm, or that were asked in only one. */
  return { from, to, ...difference, leftOut: asked.size - difference.n };
};

const refuseDoubles = (scores: readonly Score[]): void => {
  const calls = new Set(scores.map(({ questionId, epoch }) => `${questionId}/${epoch}`));
  if (calls.size < scores.length)
    throw new OrganonError("bug/double-score", "an item was scored twice in one arm and epoch");
};
