/**
 * The scores of one subject, broken down: overall, by every tag that its questions carry, and by skill of the rule tree.
 * Scores come in any order; rows come sorted by name, so equal scores give equal tables.
 * Every share is of questions: one that was asked several times counts once (`by-question.ts`).
 *
 * Accuracy is correct over asked: a reply that is unreadable, empty, refused or truncated is not correct; a failed call was not
 * asked. Response accuracy is N_correct / N_satisfy of §3.3 of the ACL text, response rate N_satisfy over asked (§4.1).
 */
import { getOrInsert } from "#logic/memoize";
import {
  byQuestion,
  countAsked,
  countReadable,
  createOutcomes,
  createShare,
  type Outcomes,
  type QuestionScore,
} from "./by-question.ts";
import type { Estimate } from "./estimate.ts";
import { skillOfTags, outcomes as allOutcomes, type SkillTags, type Score } from "./verdict.ts";

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
export const breakdownOf = (scores: Iterable<Score>): Breakdown => {
  const overall = createCounter();
  const tagged = new Map<string, ReturnType<typeof createGroups>>();
  const skills = new Map<string, SkillTags>();
  const bySkill = createGroups();
  for (const question of byQuestion(scores)) {
    overall.add(question);
    for (const [tag, value] of Object.entries(question.tags)) {
      getOrInsert(tagged, tag, createGroups).add(value, question);
    }
    const skill = skillOfTags(question.tags);
    if (skill === undefined) continue;
    const key = skillKey(skill);
    getOrInsert(skills, key, () => skill);
    bySkill.add(key, question);
  }
  const byTag = Object.fromEntries([...tagged].map(([tag, groups]) => [tag, groups.read()] as const));
  const rows = (tag: string): readonly GroupMetrics[] => byTag[tag] ?? [];
  return {
    ...overall.read(),
    byLogic: rows("logic"),
    byCategory: rows("category"),
    byKind: rows("kind"),
    byRule: rows("rule"),
    byLength: rows("length"),
    bySkill: bySkill.read().map(({ name, ...metrics }) => ({ ...skills.get(name)!, ...metrics })),
    byTag,
  };
};

/** The name of a skill: its rule and its kind, as in "modus tollens/contradiction". */
export const skillKey = ({ rule, kind }: Pick<SkillTags, "rule" | "kind">): string => `${rule}/${kind}`;

/** By code unit: the same order on every machine, whatever its language. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Where a value stands among the values of its tag: numbers in their order, then all others. */
const orderOf = (value: string): number =>
  /^-?\d+(?:\.\d+)?$/.test(value) ? Math.min(Number(value), Number.MAX_VALUE) : Number.MAX_VALUE;

const createGroups = () => {
  const counters = new Map<string, Counter>();
  return {
    add: (name: string, question: QuestionScore): void => {
      getOrInsert(counters, name, createCounter).add(question);
    },
    read: (): readonly GroupMetrics[] =>
      [...counters]
        .toSorted(([a], [b]) => orderOf(a) - orderOf(b) || compareText(a, b))
        .map(([name, counter]) => ({ name, ...counter.read() })),
  };
};

/** A metric: so many of a question's replies, of so many. */
type PartOf = (question: QuestionScore) => readonly [part: number, of: number];

const shares = {
  accuracy: ({ outcomes }) => [outcomes.correct, countAsked(outcomes)],
  responseAccuracy: ({ outcomes }) => [outcomes.correct, countReadable(outcomes)],
  responseRate: ({ outcomes }) => [countReadable(outcomes), countAsked(outcomes)],
  /** Near 0 or 1 a subject answers without reading the question, and its accuracy is that of the keys' balance. */
  yesRate: ({ yes, outcomes }) => [yes, countReadable(outcomes)],
} as const satisfies Readonly<Record<string, PartOf>>;
const shareNames = ["accuracy", "responseAccuracy", "responseRate", "yesRate"] as const;

/** The metrics of some questions. Response accuracy and yes rate are of the readable, the others of the asked. */
export type Metrics = Readonly<Record<keyof typeof shares, Estimate>> & {
  /** Of replies. */
  readonly outcomes: Outcomes;
};

/** What became of some calls, and the share of replies in which an answer was read. */
export type Responses = Pick<Metrics, "responseRate" | "outcomes">;

/** Returns the metrics of some scores. */
export const readMetrics = (scores: Iterable<Score>): Metrics => {
  const counter = createCounter();
  for (const question of byQuestion(scores)) counter.add(question);
  return counter.read();
};

/** Returns what became of the calls of questions, or of these alone. */
export const readResponses = (scores: readonly Score[], questions?: ReadonlySet<string>): Responses => {
  const asked = scores.filter(({ questionId }) => questions?.has(questionId) ?? true);
  const { responseRate, outcomes } = readMetrics(asked);
  return { responseRate, outcomes };
};

/** Metrics in the making. */
type Counter = { readonly add: (question: QuestionScore) => void; readonly read: () => Metrics };

const createCounter = (): Counter => {
  const counts = createOutcomes();
  const sums = shareNames.map((name) => ({ partOf: shares[name], share: createShare() }));
  return {
    add: (question) => {
      for (const outcome of allOutcomes) counts[outcome] += question.outcomes[outcome] * question.times;
      for (const { partOf, share } of sums) share.add(...partOf(question), question.times);
    },
    read: () => {
      const [accuracy, responseAccuracy, responseRate, yesRate] = sums.map(({ share }) => share.read());
      return {
        accuracy: accuracy!,
        responseAccuracy: responseAccuracy!,
        responseRate: responseRate!,
        yesRate: yesRate!,
        outcomes: { ...counts },
      };
    },
  };
};
