/**
 * Scores by question. A question is asked several times where a run has epochs, and in several orders where its options are
 * rotated: its replies are repeats, and no independent observations of the subject. So each question counts once in every
 * share, by the share of its own replies, and n is the number of questions (`docs/decisions/0016-statistics.md`).
 * Twins and other questions of one group are different questions, and count one by one.
 */
import type { Tags } from "#items/question";
import { getOrInsert } from "#logic/memoize";
import { proportion, addUp, type Estimate } from "./estimate.ts";
import { isCorrect, outcomes, unreadOutcomes, type Score, type Verdict } from "./verdict.ts";

/** How many calls had which outcome. */
export type Outcomes = Readonly<Record<Verdict["outcome"], number>>;

/** Returns counts of outcomes that are all zero. */
export const createOutcomes = (): { -readonly [Outcome in keyof Outcomes]: number } => ({
  correct: 0,
  incorrect: 0,
  unreadable: 0,
  empty: 0,
  refused: 0,
  truncated: 0,
  failed: 0,
});

/** Returns the number of replies in which an answer was read. */
/** Returns the number of questions: a question whose options are rotated counts once for each of its `times`. */
export const countQuestions = (questions: readonly QuestionScore[]): number =>
  addUp(questions, ({ times }) => times);

export const countReadable = ({ correct, incorrect }: Outcomes): number => correct + incorrect;

/** Returns the number of replies: all that was asked but failed calls. */
export const sumQuestions = (counts: Outcomes): number =>
  addUp(outcomes, (outcome) => counts[outcome]) - counts.failed;

/** Returns the most frequent reason for which no answer was read; undefined where all were. */
export const mainReason = (counts: Outcomes): (typeof unreadOutcomes)[number] | undefined => {
  const most = unreadOutcomes.reduce((one, other) => (counts[other] > counts[one] ? other : one));
  return counts[most] > 0 ? most : undefined;
};

/** The outcome of one question, or of several that came out alike. */
export type QuestionScore = {
  /** Those that all its repeats have: rotations differ in one. */
  readonly tags: Tags;
  /** Of its first repeat. */
  readonly key: string;
  /** True if it is the second of a contrast pair. */
  readonly isTwin: boolean;
  /** Its own replies, and how many of them read “yes”. */
  readonly outcomes: Outcomes;
  readonly yes: number;
  readonly times: number;
};

/** The questions of some scores, in the order in which they come first; scores with one question's id are its repeats. */
export const byQuestion = (scores: Iterable<Score>): readonly QuestionScore[] => {
  const questions = new Map<string, Gathered>();
  for (const score of scores) {
    const { tags, key, questionId, group = questionId, verdict, questions: times = 1, replies = 1 } = score;
    const isTwin = group !== questionId;
    const begin = (): Gathered => ({ tags, key, isTwin, outcomes: createOutcomes(), yes: 0, times });
    const known = getOrInsert(questions, repeatedId(score), begin);
    known.tags = sharedTags(known.tags, tags);
    known.outcomes[verdict.outcome] += replies;
    if (verdict.answer === "yes") known.yes += replies;
  }
  return [...questions.values()];
};

const repeatedId = ({ questionId, group, tags }: Pick<Score, "questionId" | "group" | "tags">): string =>
  tags["rotation"] === undefined ? questionId : (group ?? questionId);

/** Returns for each question the share of its epochs and orders that were answered right, of those whose call did not fail; by its id, or its rotation group's. */
export const rightShares = (scores: Iterable<Score>): ReadonlyMap<string, number> => {
  const counts = new Map<string, { right: number; of: number }>();
  for (const score of scores) {
    const right = isCorrect(score);
    if (right === undefined) continue;
    const count = getOrInsert(counts, repeatedId(score), () => ({ right: 0, of: 0 }));
    count.right += Number(right);
    count.of += 1;
  }
  return new Map(Array.from(counts, ([id, { right, of }]) => [id, right / of]));
};

/** Replies of a question that have a property, of how many; and how many questions are alike. */
export type QuestionPart = readonly [part: number, of: number, times?: number];

/**
 * Adds up shares of questions: how many questions' worth have a property, of how many; those without a reply do not count. Sums are
 * kept by the number of replies, in whole numbers: the same in whatever order questions come.
 */
export const sumShares = (parts: Iterable<QuestionPart>): readonly [sum: number, n: number] => {
  const sums: number[] = [];
  let n = 0;
  for (const [part, of, times = 1] of parts) {
    if (of === 0) continue;
    sums[of] = (sums[of] ?? 0) + part * times;
    n += times;
  }
  return [sums.reduce((total, sum, of) => total + sum / of, 0), n];
};

/** The share of what has a property over groups of it, such as questions: each group counts once, by its own share. */
export const shareOver = <One>(groups: Iterable<readonly One[]>, holds: (one: One) => boolean): Estimate =>
  proportion(...sumShares(Array.from(groups, (own) => [own.filter(holds).length, own.length])));

type Gathered = { -readonly [Member in keyof QuestionScore]: QuestionScore[Member] } & {
  readonly outcomes: ReturnType<typeof createOutcomes>;
};

const sharedTags = (one: Tags, other: Tags): Tags =>
  one === other || Object.entries(one).every(([tag, value]) => other[tag] === value)
    ? one
    : Object.fromEntries(Object.entries(one).filter(([tag, value]) => other[tag] === value));
