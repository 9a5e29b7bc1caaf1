/**
 * Circles: the four rotations of a choice item as one unit of report (DivLogicEval §2.2). A circle with a rotation
 * that was not asked yet or whose call failed is incomplete: it is counted and left out of Circular and
 * PartialCircular (and PC_α of Appendix F). A reply without a readable answer is a pick of its own and completes a circle.
 */
import { rotationCount, getOptionIndex } from "#items/formats/rotation";
import { optionLabel } from "#items/question";
import { getOrInsert } from "#logic/memoize";
import { addUp } from "./estimate.ts";
import { rightness, type Score } from "./verdict.ts";

/**
 * What a model picked in one rotation: the option's number before rotation, or `none` for a reply that is unreadable,
 * empty, refused or truncated: four of these are steady and wrong, not a guess.
 */
export type Pick = number | "none";

/** One rotation as it was answered. */
export type Turn = {
  readonly rotation: number;
  /** The places of the right option and of the one picked, from 0. */
  readonly right: number;
  readonly picked: Pick | "failed";
};

/** How one model answered the rotations of one item in one epoch. */
export type Circle = {
  readonly itemId: string;
  readonly type: string;
  readonly epoch: number;
  /** The right option's number before rotation. */
  readonly answer: number;
  /** In the order of the rotations; those not asked yet are not there. */
  readonly turns: readonly Turn[];
  /** The contents picked, if all rotations have a reply. */
  readonly picks?: readonly Pick[];
};

/** The labels of the options by their places. */
const places = Array.from({ length: rotationCount }, (_, place) => optionLabel(place));

/** The circles of one model's scores, in the order in which they were begun. Other scores are passed over. */
export const groupRotations = (scores: Iterable<Score>): readonly Circle[] => {
  const begun = new Map<string, { first: Score; itemId: string; turns: Turn[] }>();
  for (const score of scores) {
    const { group: itemId, tags } = score;
    if (itemId === undefined || tags["rotation"] === undefined) continue;
    const key = `${itemId}/${score.epoch}`;
    const circle = getOrInsert(begun, key, () => ({ first: score, itemId, turns: [] }));
    circle.turns.push(buildTurn(score, Number(tags["rotation"])));
  }
  return Array.from(begun.values(), ({ first, itemId, turns }) => {
    const ordered = turns.toSorted((a, b) => a.rotation - b.rotation);
    const { right, rotation } = ordered[0]!;
    const picks = computePicks(ordered);
    return {
      itemId,
      type: first.tags["type"] ?? "",
      epoch: first.epoch,
      answer: getOptionIndex(right, rotation),
      turns: ordered,
      picks,
    };
  });
};

const buildTurn = ({ key, verdict }: Score, rotation: number): Turn => {
  const findPlace = (label: string | undefined): number => places.indexOf(label ?? "");
  const isRead = rightness({ verdict }) !== undefined;
  const picked = verdict.outcome === "failed" ? "failed" : isRead ? findPlace(verdict.answer) : "none";
  return { rotation, right: findPlace(key), picked };
};

const computePicks = (turns: readonly Turn[]): readonly Pick[] | undefined => {
  if (turns.length !== rotationCount) return undefined;
  const picks: Pick[] = [];
  for (const { picked, rotation } of turns) {
    if (picked === "failed") return undefined;
    picks.push(picked === "none" ? picked : getOptionIndex(picked, rotation));
  }
  return picks;
};

/** How many of a circle's picks are the right option: c of equation (2). */
export const rightPicks = (picks: readonly Pick[], answer: number): number =>
  picks.reduce<number>((count, pick) => count + (pick === answer ? 1 : 0), 0);

/** 1 when every rotation was answered rightly, otherwise 0. */
export const circular = (picks: readonly Pick[], answer: number): 0 | 1 =>
  picks.length > 0 && rightPicks(picks, answer) === picks.length ? 1 : 0;

/**
 * Equation (2): c/4 · (1 + Σ p(o) log₄ p(o)), p being the shares of the contents picked. `alpha` is Appendix F's:
 * 1, the default, is equation (2); 0 skills c/4. From 0 to 1.
 */
export const partialCircular = (picks: readonly Pick[], answer: number, alpha = 1): number => {
  if (picks.length === 0) return 0;
  const share = rightPicks(picks, answer) / picks.length;
  const counts = Map.groupBy(picks, (pick) => pick);
  const shares = [...counts.values()].map((same) => same.length / picks.length);
  return share * (1 - alpha * computeScatter(shares, rotationCount));
};

/**
 * Equation (2) with probabilities in the place of picks: the mean probability of the right content over the rotations, less for
 * mean probabilities of the contents that scatter. `rotations` are probabilities by content, before rotation.
 */
export const probablePartialCircular = (
  rotations: readonly ReadonlyMap<number, number>[],
  answer: number,
): number => {
  const contents = new Map<number, number>();
  for (const rotation of rotations)
    for (const [content, p] of rotation)
      contents.set(content, (contents.get(content) ?? 0) + p / rotations.length);
  return (contents.get(answer) ?? 0) * (1 - computeScatter(contents.values(), Math.max(2, contents.size)));
};

/** The entropy of shares to a base: 0 when one has all, 1 when as many as the base have the same. */
const computeScatter = (shares: Iterable<number>, base: number): number => {
  const entropy = addUp(shares, (p) => (p > 0 ? -(p * Math.log2(p)) / Math.log2(base) : 0));
  return Math.min(1, Math.max(0, entropy));
};
