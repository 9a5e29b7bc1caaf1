/**
 * The scores of one subject, broken down: overall, by every tag that its questions carry, and by skill of the rule tree.
 * Scores come in any order; rows come sorted by name, so equal scores give equal tables.
 * Every share is of questions: one that was asked several times counts once (`by-question.ts`).
 *
 * Accuracy is correct over asked: a reply that is unreadable, empty, refused or truncated is not correct; a failed call was not
 * asked. Response accuracy is N_correct / N_satisfy of §3.3 of the ACL text, response rate N_satisfy over asked (§4.1).
 */
import {
  byQuestion,
  sumQuestions,
  countReadable,
  createOutcomes,
  sumShares,
  type Outcomes,
  type QuestionPart,
  type QuestionScore,
} from "./by-question.ts";
import { proportion, addUp, type Estimate } from "./estimate.ts";
import { pickSkillTags, outcomes as allOutcomes, type SkillTags, type Score } from "./verdict.ts";

/** The metrics of the scores that share a value, as in `{ name: "fallacy", … }`. */
type GroupMetrics = Metrics & { readonly name: string };

/** The metrics of one skill of the rule tree. */
type SkillMetrics = Metrics & SkillTags;

/** One subject's table of tables. */
export type Breakdown = Metrics & {
  readonly byLogic: readonly GroupMetrics[];
  readonly byCategory: readonly GroupMetrics[];
  readonly byKind: readonly GroupMetrics[];
  readonly byRule: readonly GroupMetrics[];
  /** `name` is the length in digits; rows are in the order of length. */
  readonly byLength: readonly GroupMetrics[];
  readonly bySkill: readonly SkillMetrics[];
  /** By every tag, those above included; numbers in their order, then other values by letter. */
  readonly byTag: Readonly<Record<string, readonly GroupMetrics[]>>;
};

/** The breakdown of one subject's scores. */
export const buildBreakdown = (scores: Iterable<Score>): Breakdown => {
  const questions = byQuestion(scores);
  const tags = new Set(questions.flatMap((question) => Object.keys(question.tags)));
  const byTag = Object.fromEntries(
    Array.from(tags, (tag) => [
      tag,
      groupQuestions(questions, (question) => question.tags[tag]).map(toMetrics),
    ]),
  );
  const rows = (tag: string): readonly GroupMetrics[] => byTag[tag] ?? [];
  const bySkill = groupQuestions(questions, (question) => {
    const skill = pickSkillTags(question.tags);
    return skill && skillKey(skill);
  });
  return {
    ...computeMetrics(questions),
    byLogic: rows("logic"),
    byCategory: rows("category"),
    byKind: rows("kind"),
    byRule: rows("rule"),
    byLength: rows("length"),
    bySkill: bySkill.map(([, own]) => ({ ...pickSkillTags(own[0]!.tags)!, ...computeMetrics(own) })),
    byTag,
  };
};

/** The name of a skill: its rule and its kind, as in "modus tollens/contradiction". */
export const skillKey = ({ rule, kind }: Pick<SkillTags, "rule" | "kind">): string => `${rule}/${kind}`;

/** The order of the values of a tag: numbers in their order, then all others by code unit, the same on every machine. */
export const compareValues = (a: string, b: string): number =>
  toOrder(a) - toOrder(b) || (a < b ? -1 : a > b ? 1 : 0);

const toOrder = (value: string): number =>
  /^-?\d+(?:\.\d+)?$/.test(value) ? Math.min(Number(value), Number.MAX_VALUE) : Number.MAX_VALUE;

type Group = readonly [name: string, own: readonly QuestionScore[]];

/** The questions by a name, in the order of the names; those without one are left out. */
const groupQuestions = (
  questions: readonly QuestionScore[],
  nameOf: (question: QuestionScore) => string | undefined,
): readonly Group[] =>
  [...Map.groupBy(questions, nameOf)]
    .flatMap(([name, own]): readonly Group[] => (name === undefined ? [] : [[name, own]]))
    .toSorted(([a], [b]) => compareValues(a, b));

const toMetrics = ([name, own]: Group): GroupMetrics => ({ name, ...computeMetrics(own) });

/** The metrics of some questions. Response accuracy and yes rate are of the readable, the others of the asked. */
export type Metrics = {
  readonly accuracy: Estimate;
  readonly responseAccuracy: Estimate;
  readonly responseRate: Estimate;
  /** Near 0 or 1 a subject answers without reading the question, and its accuracy is that of the keys' balance. */
  readonly yesRate: Estimate;
  /** Of replies. */
  readonly outcomes: Outcomes;
};

const computeMetrics = (questions: readonly QuestionScore[]): Metrics => {
  const counts = createOutcomes();
  for (const { outcomes, times } of questions)
    for (const outcome of allOutcomes) counts[outcome] += outcomes[outcome] * times;
  const share = (partOf: (question: QuestionScore) => QuestionPart): Estimate =>
    proportion(...sumShares(questions.map(partOf)));
  return {
    accuracy: share(({ outcomes, times }) => [outcomes.correct, sumQuestions(outcomes), times]),
    responseAccuracy: share(({ outcomes, times }) => [outcomes.correct, countReadable(outcomes), times]),
    responseRate: share(({ outcomes, times }) => [countReadable(outcomes), sumQuestions(outcomes), times]),
    yesRate: ofPairs(
      questions,
      share(({ yes, outcomes, times }) => [yes, countReadable(outcomes), times]),
    ),
    outcomes: counts,
  };
};

const ofPairs = (questions: readonly QuestionScore[], { value, n }: Estimate): Estimate => {
  const all = addUp(questions, ({ times }) => times);
  const twins = addUp(questions, ({ isTwin, times }) => (isTwin ? times : 0));
  const pairs = (n * Math.max(twins, all - twins)) / Math.max(1, all);
  return { ...proportion((value ?? 0) * pairs, pairs), value, n };
};

/** The outcomes of some calls, and the share of replies in which an answer was read. */
export type Responses = Pick<Metrics, "responseRate" | "outcomes">;

/** Returns the metrics of some scores. */
export const readMetrics = (scores: Iterable<Score>): Metrics => computeMetrics(byQuestion(scores));

/** Returns what became of the calls of questions, or of these alone. */
export const readResponses = (scores: readonly Score[], questions?: ReadonlySet<string>): Responses => {
  const asked = scores.filter(({ questionId }) => questions?.has(questionId) ?? true);
  const { responseRate, outcomes } = readMetrics(asked);
  return { responseRate, outcomes };
};
