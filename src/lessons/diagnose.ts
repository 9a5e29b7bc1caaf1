/**
 * Diagnosis: the leaves of the rule tree that a subject is worst at (§3.3 of the ACL text: the skills are ranked
 * by accuracy, and the lowest are its weaknesses). A leaf without a readable answer is not weak but unknown.
 * The order is total, so equal scores in any order give the same list: accuracy; then the upper bound of its
 * interval, so that of two equal shares the better attested comes first; then n; then the name.
 */
import { OrganonError } from "#logic";
import { breakdownOf, leafKey, type Estimate, type Leaf, type LeafMetrics, type Score } from "#scores";

/** A weak leaf, with the id of an item that was answered wrongly; none where every answer was right. */
export type Weakness = Leaf & { readonly accuracy: Estimate; readonly example?: string };

export type Diagnosis = {
  /** Undefined where there are no scores. */
  readonly model: string | undefined;
  /** Weakest first, at most k; fewer where `examined` is less. */
  readonly weaknesses: readonly Weakness[];
  /** How many leaves had enough readable answers to be ranked. */
  readonly examined: number;
  /** Leaves with too few readable answers to be ranked, by name. */
  readonly unknown: readonly Leaf[];
};

/**
 * The k leaves of lowest accuracy among those with at least `minimum` readable answers. All scores must be of
 * one subject. A leaf may be listed without a single wrong answer when fewer than k leaves have one.
 */
export const weaknesses = (
  scores: readonly Score[],
  { k = 10, minimum = 1 }: { readonly k?: number; readonly minimum?: number } = {},
): Diagnosis => {
  const model = scores[0]?.model;
  if (scores.some((score) => score.model !== model))
    throw new OrganonError("bug/mixed-subjects", "a diagnosis is of one language model's scores");
  const enough = Math.max(1, minimum);
  const { byLeaf } = breakdownOf(scores);
  const ranked = byLeaf.filter(({ accuracy }) => accuracy.n >= enough).toSorted(weakestFirst);
  const examples = wrongAnswers(scores);
  return {
    model,
    weaknesses: ranked.slice(0, k).map((metrics) => {
      const example = examples.get(leafKey(metrics));
      const { accuracy } = metrics;
      return { ...leafOf(metrics), accuracy, ...(example === undefined ? {} : { example }) };
    }),
    examined: ranked.length,
    unknown: byLeaf.filter(({ accuracy }) => accuracy.n < enough).map(leafOf),
  };
};

const weakestFirst = (a: LeafMetrics, b: LeafMetrics): number =>
  (a.accuracy.value ?? 1) - (b.accuracy.value ?? 1) ||
  a.accuracy.high - b.accuracy.high ||
  b.accuracy.n - a.accuracy.n ||
  (leafKey(a) < leafKey(b) ? -1 : 1);

/** By leaf, the wrongly answered item whose id comes first: the same one in whatever order scores arrive. */
const wrongAnswers = (scores: readonly Score[]): ReadonlyMap<string, string> => {
  const examples = new Map<string, string>();
  for (const { leaf, itemId, verdict } of scores) {
    if (verdict.outcome !== "incorrect") continue;
    const key = leafKey(leaf);
    const known = examples.get(key);
    if (known === undefined || itemId < known) examples.set(key, itemId);
  }
  return examples;
};

const leafOf = ({ logic, category, rule, base, extension, kind }: Leaf): Leaf => ({
  logic,
  category,
  rule,
  base,
  extension,
  kind,
});
