/**
 * Diagnosis: the leaves of the rule tree that a subject is worst at (§3.3 of the ACL text: the skills are ranked
 * by accuracy, and the lowest are its weaknesses). A leaf without a readable answer is not weak but unknown. With
 * 208 leaves some are lowest by luck, so each weakness also says what the whole tree suggests of it (the shrunk
 * estimate) and whether its answers are below the subject's own level beyond chance: Fisher's exact test of the
 * leaf against the rest, corrected for looking at every leaf. A question that was asked several times counts once.
 * The order is total, so equal scores in any order give the same list: the chosen estimate; then the upper bound of
 * the accuracy, so that of two equal shares the better attested comes first; then n; then a draw by the seed, 0 where none
 * is given, since the alphabet would choose among equal leaves by their names.
 */
import { hash128 } from "#arguments/random";
import { OrganonError } from "#logic/error";
import { memoize } from "#logic/memoize";
import { fisherBelow } from "#scores/binomial";
import { breakdownOf, leafKey } from "#scores/breakdown";
import { benjaminiHochberg, holm } from "#scores/corrections";
import { proportion, type Estimate } from "#scores/estimate";
import { shrunkEstimates } from "#scores/shrinkage";
import { leafOf as leafOfTags, type Leaf, type Score } from "#scores/verdict";

/** How far a leaf is from the subject's level on the other leaves. */
type Distinction = {
  /** One-sided p-value of Fisher's exact test: that the leaf is no worse than the rest. */
  readonly p: number;
  /** The same corrected for all leaves that were looked at. */
  readonly q: number;
  /** Below the level beyond chance: q is at most 5 %. Only such a leaf is called weak. */
  readonly isBelow: boolean;
};

/** A weak leaf, with the id of an item that was answered wrongly; none where every answer was right. */
export type Weakness = Leaf & {
  readonly accuracy: Estimate;
  /** What the whole tree suggests; `n` counts the leaf's own answers. */
  readonly shrunk: Estimate;
  readonly distinction: Distinction;
  readonly example?: string;
};

export type Diagnosis = {
  /** Undefined where there are no scores. */
  readonly model: string | undefined;
  /** Weakest first, at most k; fewer where `examined` is less. */
  readonly weaknesses: readonly Weakness[];
  /** How many leaves had enough readable answers to be ranked. */
  readonly examined: number;
  /** The fewest readable answers of an examined leaf; 0 where there is none. */
  readonly fewest: number;
  /** Leaves with too few readable answers to be ranked, by name. */
  readonly unknown: readonly Leaf[];
};

/** What q bounds: the share of false finds (Benjamini and Hochberg), or the chance of any (Holm). */
type Correction = "bh" | "holm";

/** By what leaves are ranked: their own accuracy, as in the papers, or what the whole tree suggests. */
type Ranking = "accuracy" | "shrunk";

export type DiagnosisOptions = {
  readonly k?: number;
  /** The fewest readable answers of a leaf that is ranked. */
  readonly minimum?: number;
  readonly ranking?: Ranking;
  /** `bh` unless told otherwise. */
  readonly correction?: Correction;
  /** Tags whose values together make a group, instead of the leaves of the rule tree. */
  readonly by?: readonly string[];
  /** Draws the order of leaves that are equal otherwise. */
  readonly seed?: number;
};

/** The share of false finds, or the chance of one, that is put up with. */
const level = 0.05;

/**
 * The k weakest leaves among those with at least `minimum` readable answers. All scores must be of one subject. A
 * leaf may be listed without a single wrong answer when fewer than k leaves have one.
 */
export const weaknesses = (
  given: readonly Score[],
  { k = 10, minimum = 1, ranking = "accuracy", correction = "bh", by, seed }: DiagnosisOptions = {},
): Diagnosis => {
  const scores = by === undefined ? given : regrouped(given, by);
  const model = scores[0]?.model;
  if (scores.some((score) => score.model !== model))
    throw new OrganonError("bug/mixed-subjects", "a diagnosis is of one language model's scores");
  const enough = Math.max(1, minimum);
  const { byLeaf } = breakdownOf(scores);
  const examined = byLeaf.filter(({ accuracy }) => accuracy.n >= enough);
  const examples = wrongAnswers(scores);
  const shrunk = shrunkEstimates(examined, {
    correct: examined.map(({ accuracy }) => rightOf(accuracy)),
    readable: examined.map(({ accuracy }) => accuracy.n),
  });
  const all = sum(examined.map(({ accuracy }) => accuracy.n));
  const allRight = sum(examined.map(({ accuracy }) => rightOf(accuracy)));
  const distinctions = distinctionsOf(
    examined.map(({ accuracy }) => below(accuracy, all, allRight)),
    correction,
  );
  const ranked = examined.map((metrics, i) => {
    const example = examples.get(leafKey(metrics));
    return {
      ...leafOf(metrics),
      accuracy: metrics.accuracy,
      shrunk: shrunk[i]!,
      distinction: distinctions[i]!,
      example,
    };
  });
  return {
    model,
    weaknesses: ranked.toSorted(weakestFirst(ranking, seed)).slice(0, k),
    examined: ranked.length,
    fewest: Math.min(...ranked.map(({ accuracy }) => accuracy.n), ranked.length === 0 ? 0 : Infinity),
    unknown: byLeaf.filter(({ accuracy }) => accuracy.n < enough).map(leafOf),
  };
};

/**
 * The scores with groups of other tags in the place of leaves: all but the last tag name the rule, the last its kind, and the
 * first is what groups are kin by. A question without one of the tags is in no group.
 */
const regrouped = (scores: readonly Score[], by: readonly string[]): readonly Score[] =>
  retagged(scores, (tags) => groupTags(tags, by));

/** The scores with other tags. Those that are one object stay one, since a list counts by them (`byQuestion`). */
export const retagged = (
  scores: readonly Score[],
  tagsOf: (tags: Score["tags"]) => Score["tags"],
): readonly Score[] => {
  return scores.map(memoize((score) => ({ ...score, tags: tagsOf(score.tags) })));
};

const groupTags = (tags: Score["tags"], by: readonly string[]): Score["tags"] => {
  const values = by.flatMap((tag) => tags[tag] ?? []);
  const [base] = values;
  if (base === undefined || values.length < by.length) return {};
  const kind = values.length > 1 ? (values.at(-1) ?? "") : "";
  const rule = values.slice(0, Math.max(1, values.length - 1)).join(" · ");
  return { rule, base, kind };
};

/** How many questions' worth were right; a whole number where each was asked once, whatever a division left of it. */
const rightOf = ({ value, n }: Estimate): number => Math.round((value ?? 0) * n * 1e9) / 1e9;

/**
 * Fisher's one-sided p of a group among all, question by question. Shares of questions are rounded to whole ones: a sum of shares
 * is spread less than one of as many rights and wrongs with the same mean, so the test errs on the side of no weakness.
 */
const below = (group: Estimate, all: number, allRight: number): number =>
  fisherBelow(Math.round(rightOf(group)), group.n, Math.round(allRight), all);

const weakestFirst =
  (ranking: Ranking, seed?: number) =>
  (a: Weakness, b: Weakness): number =>
    (a[ranking].value ?? 1) - (b[ranking].value ?? 1) ||
    a.accuracy.high - b.accuracy.high ||
    b.accuracy.n - a.accuracy.n ||
    lotOf(a, seed) - lotOf(b, seed) ||
    (leafKey(a) < leafKey(b) ? -1 : 1);

/** The lot that a leaf draws among its equals. */
const lotOf = (leaf: Weakness, seed = 0): number => hash128(`ties/${seed}/${leafKey(leaf)}`)[0];

const distinctionsOf = (ps: readonly number[], correction: Correction): readonly Distinction[] => {
  const qs = correction === "holm" ? holm(ps) : benjaminiHochberg(ps);
  return ps.map((p, i) => ({ p, q: qs[i]!, isBelow: qs[i]! <= level }));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/**
 * What fresh questions say of leaves that a search named (`focus.ts`), weakest first by their answers. Their answers are compared
 * with the pilot's on all other leaves. They had no part in the choice, so q corrects for the leaves named, not for all.
 */
export const confirmed = (
  named: readonly { readonly leaf: Leaf; readonly shrunk: Estimate }[],
  fresh: readonly Score[],
  pilot: readonly Score[],
  correction: Correction = "bh",
): readonly Weakness[] => {
  const freshLeaves = new Map(breakdownOf(fresh).byLeaf.map((metrics) => [leafKey(metrics), metrics]));
  const pilotLeaves = breakdownOf(pilot).byLeaf;
  const examples = wrongAnswers(fresh);
  const rows = named.map(({ leaf, shrunk }) => {
    const key = leafKey(leaf);
    const own = freshLeaves.get(key);
    const others = pilotLeaves.filter((metrics) => leafKey(metrics) !== key);
    const accuracy = own?.accuracy ?? proportion(0, 0);
    const p = below(
      accuracy,
      accuracy.n + sum(others.map((metrics) => metrics.accuracy.n)),
      rightOf(accuracy) + sum(others.map((metrics) => rightOf(metrics.accuracy))),
    );
    const example = examples.get(key);
    return {
      p,
      weakness: {
        ...leafOf(leaf),
        accuracy,
        shrunk,
        example,
      },
    };
  });
  const distinctions = distinctionsOf(
    rows.map(({ p }) => p),
    correction,
  );
  return rows
    .map(({ weakness }, i) => ({ ...weakness, distinction: distinctions[i]! }))
    .toSorted(weakestFirst("accuracy"));
};

/** By leaf, the wrongly answered item whose id comes first: the same one in whatever order scores arrive. */
export const wrongAnswers = (scores: readonly Score[]): ReadonlyMap<string, string> => {
  const examples = new Map<string, string>();
  for (const { tags, questionId, verdict } of scores) {
    const leaf = leafOfTags(tags);
    if (leaf === undefined || verdict.outcome !== "incorrect") continue;
    const key = leafKey(leaf);
    const known = examples.get(key);
    if (known === undefined || questionId < known) examples.set(key, questionId);
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
