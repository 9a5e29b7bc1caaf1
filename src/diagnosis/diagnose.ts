/**
 * Diagnoses a subject: the skills with its lowest accuracies (§3.3 of the ACL text). A skill without a reply
 * is not weak but unknown; a reply without a readable answer is not correct. Among 208 skills some are lowest by chance. Each weakness therefore includes
 * a test whether it is below the subject's own level: Fisher's exact test of the skill against the rest, corrected for multiple tests. A question with several epochs counts once. The order is
 * total, so the order of the scores does not matter. The criteria are the accuracy, then the upper bound of
 * the accuracy, then n, then a draw with the seed (default 0). The upper bound puts the better supported of two equal
 * shares first. An alphabetical order would choose among equal skills by name.
 */
import { hash128 } from "#arguments/random";
import { OrganonError } from "#logic/error";
import { fisherBelow } from "#scoring/binomial";
import { buildBreakdown, skillKey } from "#scoring/breakdown";
import { benjaminiHochberg } from "#scoring/corrections";
import { addUp, type Estimate } from "#scoring/estimate";
import { pickSkillTags, type SkillTags, type Score } from "#scoring/verdict";

/** A weak skill, with the id of a wrongly answered item; absent if all answers were right. */
export type Weakness = SkillTags & {
  readonly accuracy: Estimate;
  readonly responseRate: Estimate;
  readonly distinction: ReturnType<typeof correctPValues>[number];
  readonly example?: string;
};

export type Diagnosis = ReturnType<typeof weaknesses>;

export type DiagnosisOptions = {
  readonly k?: number;
  /** Tags whose values together form a group, in place of the skills of the rule tree. */
  readonly by?: readonly string[];
  /** Determines the order of otherwise equal skills. */
  readonly seed?: number;
};

/** The accepted false discovery rate or family-wise error rate. */
const level = 0.05;

/**
 * Returns the k weakest skills. All scores must be of one subject. A skill without a wrong answer may be listed if fewer than k skills have one.
 */
export const weaknesses = (given: readonly Score[], { k = 10, by, seed }: DiagnosisOptions = {}) => {
  const scores = by === undefined ? given : regrouped(given, by);
  const model = scores[0]?.model;
  if (scores.some((score) => score.model !== model))
    throw new OrganonError("bug/mixed-subjects", "a diagnosis is of one language model's scores");
  const { bySkill } = buildBreakdown(scores);
  const examined = bySkill.filter(({ accuracy }) => accuracy.n > 0);
  const examples = wrongAnswers(scores);
  const all = addUp(examined, ({ accuracy }) => accuracy.n);
  const allRight = addUp(examined, ({ accuracy }) => countRight(accuracy));
  const distinctions = correctPValues(examined.map(({ accuracy }) => below(accuracy, all, allRight)));
  const ranked = examined.map((metrics, i): Weakness => {
    const example = examples.get(skillKey(metrics));
    return {
      ...pickTags(metrics),
      accuracy: metrics.accuracy,
      responseRate: metrics.responseRate,
      distinction: distinctions[i]!,
      example,
    };
  });
  return {
    /** Undefined without scores. */
    model,
    /** Weakest first, at most k; fewer where `examined` is less. */
    weaknesses: ranked.toSorted(weakestFirst(seed)).slice(0, k),
    /** The number of ranked skills, and the fewest questions of one. */
    examined: ranked.length,
    fewest: Math.min(...ranked.map(({ accuracy }) => accuracy.n), ranked.length === 0 ? 0 : Infinity),
    /** Skills without a reply. */
    unknown: bySkill.filter(({ accuracy }) => accuracy.n === 0).map(pickTags),
  };
};

/**
 * Returns the scores with groups of other tags in place of skills. All but the last tag name the rule, the last one
 * its kind, and the first one relates groups to each other. A question without one of the tags is in no group.
 */
const regrouped = (scores: readonly Score[], by: readonly string[]): readonly Score[] =>
  retagged(scores, (tags) => groupTags(tags, by));

/** Returns the scores with other tags. */
export const retagged = (
  scores: readonly Score[],
  pickTags: (tags: Score["tags"]) => Score["tags"],
): readonly Score[] => scores.map((score) => ({ ...score, tags: pickTags(score.tags) }));

const groupTags = (tags: Score["tags"], by: readonly string[]): Score["tags"] => {
  const values = by.flatMap((tag) => tags[tag] ?? []);
  const [base] = values;
  if (base === undefined || values.length < by.length) return {};
  const kind = values.length > 1 ? (values.at(-1) ?? "") : "";
  const rule = values.slice(0, Math.max(1, values.length - 1)).join(" · ");
  return { rule, base, kind };
};

/** Returns the number of right questions; rounding restores the integer if each was asked once. */
const countRight = ({ value, n }: Estimate): number => Math.round((value ?? 0) * n * 1e9) / 1e9;

/**
 * Returns Fisher's one-sided p of a group among all, by question. Shares are rounded to whole questions: a sum of
 * shares varies less than a count with the same mean, so the test is conservative.
 */
const below = (group: Estimate, all: number, allRight: number): number =>
  fisherBelow(Math.round(countRight(group)), group.n, Math.round(allRight), all);

const weakestFirst =
  (seed?: number) =>
  (a: Weakness, b: Weakness): number =>
    (a.accuracy.value ?? 1) - (b.accuracy.value ?? 1) ||
    a.accuracy.high - b.accuracy.high ||
    b.accuracy.n - a.accuracy.n ||
    drawLot(a, seed) - drawLot(b, seed) ||
    (skillKey(a) < skillKey(b) ? -1 : 1);

const drawLot = (skill: Weakness, seed = 0): number => hash128(`ties/${seed}/${skillKey(skill)}`)[0];

/**
 * Returns the differences of skills from the subject's level on the other skills, from Fisher's one-sided p-values: that a skill is
 * no worse than the rest. `q` is corrected for all skills tested; only a skill that is significantly below the level is called weak.
 */
const correctPValues = (ps: readonly number[]) => {
  const qs = benjaminiHochberg(ps);
  return ps.map((p, i) => ({ p, q: qs[i]!, isBelow: qs[i]! <= level }));
};

/** Returns for each skill the wrongly answered item with the smallest id, independent of the order of scores. */
export const wrongAnswers = (scores: readonly Score[]): ReadonlyMap<string, string> => {
  const examples = new Map<string, string>();
  for (const { tags, questionId, verdict } of scores) {
    const skill = pickSkillTags(tags);
    if (skill === undefined || verdict.outcome !== "incorrect") continue;
    const key = skillKey(skill);
    const known = examples.get(key);
    if (known === undefined || questionId < known) examples.set(key, questionId);
  }
  return examples;
};

const pickTags = ({ logic, category, rule, base, extension, kind }: SkillTags): SkillTags => ({
  logic,
  category,
  rule,
  base,
  extension,
  kind,
});

/**
 * Returns the rules by type, as in the papers' Table 4: valid conclusions (Correct), or all others (Incorrect). Lists every atomic rule and type with a readable answer, weakest first: by response accuracy, as the papers count, then the better supported
 * one, then by a random rank, because names carry no information. Rules extended to predicate logic are excluded.
 */
export const weakRuleTypes = (scores: readonly Score[]) => {
  const drawLot = ({ rule, type }: { readonly rule: string; readonly type: string }): number =>
    hash128(`ties/${scores[0]?.model}/${rule}/${type}`)[0];
  const typed = retagged(scores, (tags): Score["tags"] => {
    const skill = pickSkillTags(tags);
    if (skill === undefined || skill.extension !== "none") return {};
    return { rule: skill.rule, kind: skill.kind === "valid" ? "Correct" : "Incorrect" };
  });
  const examples = wrongAnswers(typed);
  return buildBreakdown(typed)
    .bySkill.filter(({ responseAccuracy }) => responseAccuracy.n > 0)
    .map(({ rule, kind, responseAccuracy }) => ({
      rule,
      type: kind === "Correct" ? ("Correct" as const) : ("Incorrect" as const),
      responseAccuracy,
      /** The wrongly answered question with the smallest id. */
      example: examples.get(skillKey({ rule, kind })),
    }))
    .toSorted(
      (a, b) =>
        (a.responseAccuracy.value ?? 1) - (b.responseAccuracy.value ?? 1) ||
        a.responseAccuracy.high - b.responseAccuracy.high ||
        drawLot(a) - drawLot(b),
    );
};
