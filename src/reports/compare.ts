/**
 * Two subjects compared: two models, or one model before and after something. Answers to the same questions are paired: McNemar's exact
 * p, Newcombe's interval for paired shares. Within each table p is corrected for its rows, those left out that could not have differed
 * beyond chance whichever way the answers fell (Tarone 1990): given how many answers differ, the least p is known before looking at the
 * direction. A question counts once, by the share of its epochs: answers to one question are not independent of one another.
 */
import { hash128 } from "#arguments/random";
import { skillKey, readResponses, type Responses } from "#scoring/breakdown";
import { rightShares } from "#scoring/by-question";
import { compareCircles, type ChoiceDifference } from "#scoring/choice-pairs";
import type { Circle } from "#scoring/circle";
import { benjaminiHochberg } from "#scoring/corrections";
import type { Estimate } from "#scoring/estimate";
import { comparePairs, type PairedDifference } from "#scoring/paired-scores";
import { pickSkillTags, type Score } from "#scoring/verdict";

/** One row: B minus A in accuracy; n counts the questions on either side. */
export type ComparedGroup = Pick<PairedDifference, "value" | "low" | "high" | "p"> & {
  readonly name: string;
  readonly a: Estimate;
  readonly b: Estimate;
  /** p corrected for the rows of its table; for the overall row it is p. */
  readonly q: number;
  /** Questions that only B, and that only A, got right. */
  readonly gained: number;
  readonly lost: number;
};

export type Comparison = {
  readonly shared: number;
  readonly onlyA: number;
  readonly onlyB: number;
  /** Shared questions at which a call failed: they are left out. */
  readonly failed: number;
  /** The outcomes of the compared questions on either side: a reply without a readable answer is not correct. */
  readonly responses: { readonly a: Responses; readonly b: Responses };
  readonly overall: ComparedGroup;
  readonly byLogic: readonly ComparedGroup[];
  readonly byCategory: readonly ComparedGroup[];
  readonly byKind: readonly ComparedGroup[];
  readonly byLength: readonly ComparedGroup[];
  readonly byRule: readonly ComparedGroup[];
  readonly bySkill: readonly ComparedGroup[];
  /** Of four-option questions the three metrics' differences, of all and of each type; their accuracy is that in the original order. */
  readonly groups?: readonly ({ readonly name: string } & ChoiceDifference)[];
};

/** Significant is a p or q of at most this. */
export const level = 0.05;

export const countOverlap = (a: readonly Score[], b: readonly Score[]) => {
  const [inA, inB] = [
    new Set(a.map(({ questionId }) => questionId)),
    new Set(b.map(({ questionId }) => questionId)),
  ];
  const shared = inA.intersection(inB).size;
  return { shared, onlyA: inA.size - shared, onlyB: inB.size - shared };
};

/** B against A on the questions of both. */
export const compare = (a: readonly Score[], b: readonly Score[]): Comparison => {
  const overlap = countOverlap(a, b);
  const observations = pairScores(a, b);
  const by = (nameOf: (score: Score) => string | undefined): readonly ComparedGroup[] =>
    corrected(
      [...Map.groupBy(observations, ({ score }) => nameOf(score))]
        .flatMap(([name, members]) => (name === undefined ? [] : [compareGroup(name, members)]))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    );
  return {
    ...overlap,
    failed: overlap.shared - observations.length,
    responses: { a: countResponses(a, observations), b: countResponses(b, observations) },
    overall: compareGroup("overall", observations),
    byLogic: by(({ tags }) => tags["logic"]),
    byCategory: by(({ tags }) => tags["category"]),
    byKind: by(({ tags }) => tags["kind"]),
    byLength: by(({ tags }) => tags["length"]),
    byRule: by(({ tags }) => tags["rule"]),
    bySkill: by(getSkillName),
  };
};

const noTables = { byLogic: [], byCategory: [], byKind: [], byLength: [], byRule: [], bySkill: [] };

/** B against A on four-option questions asked in rotations; words and signs of one set are paired twin by twin, `by` their places. */
export const compareRotated = (
  a: readonly Circle[],
  b: readonly Circle[],
  by: "item" | "place",
): Omit<Comparison, "responses"> => {
  const types = [...new Set(a.map(({ type }) => type))];
  const of = (type: string, all: readonly Circle[]) => all.filter((circle) => circle.type === type);
  const overall = compareCircles(a, b, by);
  const { before, after: is, lost, gained, n, value, low, high, p } = overall.accuracy;
  const [inA, inB] = [a, b].map((circles) => new Set(circles.map(({ itemId }) => itemId)));
  const shared = by === "item" ? inA!.intersection(inB!).size : Math.min(inA!.size, inB!.size);
  return {
    shared,
    onlyA: inA!.size - shared,
    onlyB: inB!.size - shared,
    failed: shared - n,
    overall: { name: "overall", a: before, b: is, value, low, high, p, q: p, gained, lost },
    ...noTables,
    groups: [
      { name: "all", ...overall },
      ...(types.length < 2
        ? []
        : types.map((type) => ({ name: type, ...compareCircles(of(type, a), of(type, b), by) }))),
    ],
  };
};

const getSkillName = ({ tags }: Score): string | undefined => {
  const skill = pickSkillTags(tags);
  return skill && skillKey(skill);
};

/** The rows that differ significantly: q at most 5 %. The largest differences first. */
export const differing = (groups: readonly ComparedGroup[]): readonly ComparedGroup[] =>
  largestFirst(groups.filter(({ q }) => q <= level));

/** The rows by the size of their difference, then by p, then by lot: a name says nothing. */
export const largestFirst = (groups: readonly ComparedGroup[]): readonly ComparedGroup[] =>
  groups.toSorted(
    (one, other) =>
      Math.abs(other.value ?? 0) - Math.abs(one.value ?? 0) ||
      one.p - other.p ||
      hash128(one.name)[0] - hash128(other.name)[0],
  );

/** A question to which both replied, with how far it was right on either side. */
type Observation = { readonly score: Score; readonly shares: readonly [a: number, b: number] };

const pairScores = (a: readonly Score[], b: readonly Score[]): readonly Observation[] => {
  const [inA, inB] = [rightShares(a), rightShares(b)];
  const byId = new Map(a.map((score) => [score.questionId, score]));
  return [...byId].flatMap(([id, score]) => {
    const [one, other] = [inA.get(id), inB.get(id)];
    return one === undefined || other === undefined ? [] : [{ score, shares: [one, other] as const }];
  });
};

const countResponses = (scores: readonly Score[], observations: readonly Observation[]): Responses =>
  readResponses(scores, new Set(observations.map(({ score }) => score.questionId)));

const compareGroup = (name: string, observations: readonly Observation[]): ComparedGroup => {
  const { value, low, high, p, gained, lost, before, after } = comparePairs(
    observations.map(({ shares }) => shares),
  );
  return { name, a: before, b: after, value, low, high, p, q: p, gained, lost };
};

/** Returns the rows with p corrected for those of them that can differ significantly, given how many answers differ. */
export const corrected = <Row extends Pick<ComparedGroup, "gained" | "lost" | "p">>(rows: readonly Row[]) => {
  const testable = rows.filter(({ gained, lost }) => 2 * 0.5 ** (gained + lost) <= level);
  const qs = new Map(benjaminiHochberg(testable.map(({ p }) => p)).map((q, i) => [testable[i]!, q]));
  return rows.map((row) => ({ ...row, q: qs.get(row) ?? 1 }));
};
