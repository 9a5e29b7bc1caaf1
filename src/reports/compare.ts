/**
 * Two subjects compared: two models, or one model before and after something. On the same questions the answers are
 * paired: McNemar's exact p, Newcombe's interval for paired shares. Otherwise they are independent: Fisher's exact p
 * (twice the smaller tail), Newcombe's interval for two shares. Within each table p is corrected for its rows, those
 * left out that could not have differed beyond chance whichever way the answers fell (Tarone 1990): given how many
 * answers differ, or how many are right in all, the least p is known before looking at the direction.
 * A question counts once, by the share of its epochs: answers to one question are not independent of one another.
 */
import { hash128 } from "#arguments/random";
import { fisherBelow } from "#scoring/binomial";
import { skillKey, readResponses, type Responses } from "#scoring/breakdown";
import { rightShares } from "#scoring/by-question";
import { compareCircles, type ChoiceDifference } from "#scoring/choice-pairs";
import type { Circle } from "#scoring/circle";
import { benjaminiHochberg, holm } from "#scoring/corrections";
import { proportion, sumOf, type Estimate } from "#scoring/estimate";
import { difference } from "#scoring/independent";
import { differenceOf, type PairedDifference } from "#scoring/paired-scores";
import { skillOfTags, type Score } from "#scoring/verdict";

/** One row: B minus A in accuracy; n counts the questions on either side. */
export type ComparedGroup = Pick<PairedDifference, "value" | "low" | "high" | "p"> & {
  readonly name: string;
  readonly a: Estimate;
  readonly b: Estimate;
  /** p corrected for the rows of its table; for the overall row it is p. */
  readonly q: number;
  /** Questions that only B, and that only A, got right; absent where the answers are not paired. */
  readonly gained?: number;
  readonly lost?: number;
};

export type ComparisonMode = "paired" | "unpaired";
export type ComparisonCorrection = "Benjamini-Hochberg" | "Holm";

export type Comparison = {
  readonly mode: ComparisonMode;
  readonly correction: ComparisonCorrection;
  readonly shared: number;
  readonly onlyA: number;
  readonly onlyB: number;
  /** Of the shared questions, or of all where the comparison is unpaired, those at which a call failed: they are left out. */
  readonly failed: number;
  /** What became of the compared questions on either side: without a readable answer a reply is not correct. */
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

/** Beyond chance is a q of at most this. */
const level = 0.05;

export const overlapOf = (a: readonly Score[], b: readonly Score[]) => {
  const [inA, inB] = [
    new Set(a.map(({ questionId }) => questionId)),
    new Set(b.map(({ questionId }) => questionId)),
  ];
  const shared = inA.intersection(inB).size;
  return { shared, onlyA: inA.size - shared, onlyB: inB.size - shared };
};

/** B against A. Paired compares the shared questions alone, unpaired all. */
export const compare = (
  a: readonly Score[],
  b: readonly Score[],
  {
    mode,
    correction = "Benjamini-Hochberg",
  }: { readonly mode: ComparisonMode; readonly correction?: ComparisonCorrection },
): Comparison => {
  const { observations, failed } = mode === "paired" ? paired(a, b) : unpaired(a, b);
  const group = mode === "paired" ? pairedGroup : unpairedGroup;
  const by = (nameOf: (score: Score) => string | undefined): readonly ComparedGroup[] => {
    const groups = [...Map.groupBy(observations, ({ score }) => nameOf(score))].flatMap(([name, members]) =>
      name === undefined ? [] : [[name, members] as const],
    );
    return corrected(
      groups
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, members]) => group(name, members)),
      correction,
    );
  };
  return {
    mode,
    correction,
    ...overlapOf(a, b),
    failed,
    responses: { a: responsesIn(a, observations), b: responsesIn(b, observations) },
    overall: group("overall", observations).told,
    byLogic: by(({ tags }) => tags["logic"]),
    byCategory: by(({ tags }) => tags["category"]),
    byKind: by(({ tags }) => tags["kind"]),
    byLength: by(({ tags }) => tags["length"]),
    byRule: by(({ tags }) => tags["rule"]),
    bySkill: by(skillNameOf),
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
    mode: "paired",
    correction: "Benjamini-Hochberg",
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

/** "modus tollens/contradiction"; undefined for a question without a place in the rule tree. */
const skillNameOf = ({ tags }: Score): string | undefined => {
  const skill = skillOfTags(tags);
  return skill && skillKey(skill);
};

/** The rows that differ beyond chance: q at most 5 %. The largest differences first. */
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

/** What one question says: how far it was right on either side, undefined where it was not asked or its calls failed. */
type Observation = { readonly score: Score; readonly a: number | undefined; readonly b: number | undefined };

type Observed = { readonly observations: readonly Observation[]; readonly failed: number };

const paired = (a: readonly Score[], b: readonly Score[]): Observed => {
  const [inA, inB] = [rightShares(a), rightShares(b)];
  const observations = [...byId(a)].flatMap(([id, score]) =>
    inA.has(id) && inB.has(id) ? [{ score, a: inA.get(id), b: inB.get(id) }] : [],
  );
  return { observations, failed: overlapOf(a, b).shared - observations.length };
};

const unpaired = (a: readonly Score[], b: readonly Score[]): Observed => {
  const replies = (side: "a" | "b", scores: readonly Score[]): Observation[] => {
    const known = byId(scores);
    return Array.from(rightShares(scores), ([id, right]) => ({
      score: known.get(id)!,
      a: undefined,
      b: undefined,
      [side]: right,
    }));
  };
  const observations = [...replies("a", a), ...replies("b", b)];
  return { observations, failed: byId(a).size + byId(b).size - observations.length };
};

/** One score of each question, for its tags. */
const byId = (scores: readonly Score[]): ReadonlyMap<string, Score> =>
  new Map(scores.map((score) => [score.questionId, score]));

const responsesIn = (scores: readonly Score[], observations: readonly Observation[]): Responses =>
  readResponses(scores, new Set(observations.map(({ score }) => score.questionId)));

const sharesOf = (observations: readonly Observation[]) => {
  const sharesIn = (side: "a" | "b") => observations.flatMap((one) => one[side] ?? []);
  const [inA, inB] = [sharesIn("a"), sharesIn("b")];
  const [rightA, rightB, nA, nB] = [sumOf(inA), sumOf(inB), inA.length, inB.length];
  return { rightA, rightB, nA, nB, a: proportion(rightA, nA), b: proportion(rightB, nB) };
};

type Tested = { readonly told: ComparedGroup; readonly least: number };

const pairedGroup = (name: string, observations: readonly Observation[]): Tested => {
  const { value, low, high, p, gained, lost, before, after } = differenceOf(
    observations.map((one) => [one.a ?? 0, one.b ?? 0]),
  );
  return {
    told: { name, a: before, b: after, value, low, high, p, q: p, gained, lost },
    least: Math.min(1, 2 * 0.5 ** (gained + lost)),
  };
};

const unpairedGroup = (name: string, observations: readonly Observation[]): Tested => {
  const { nA, nB, a, b, ...sums } = sharesOf(observations);
  const { value, low, high } = difference(b, a);
  // Whole questions: a sum of shares varies less than a count with the same mean, so the test is conservative.
  const [rightA, rightB] = [Math.round(sums.rightA), Math.round(sums.rightB)];
  const [right, n] = [rightA + rightB, nA + nB];
  const twice = (tails: readonly number[]): number =>
    nA === 0 || nB === 0 ? 1 : Math.min(1, 2 * Math.min(...tails));
  const p = twice([fisherBelow(rightA, nA, right, n), fisherBelow(rightB, nB, right, n)]);
  const least = twice([
    fisherBelow(Math.max(0, right - nB), nA, right, n),
    fisherBelow(Math.max(0, right - nA), nB, right, n),
  ]);
  return { told: { name, a, b, value, low, high, p, q: p }, least };
};

const corrected = (groups: readonly Tested[], correction: ComparisonCorrection): readonly ComparedGroup[] => {
  const testable = groups.filter(({ least }) => least <= level).map(({ told }) => told);
  const ps = testable.map(({ p }) => p);
  const qs = correction === "Holm" ? holm(ps) : benjaminiHochberg(ps);
  const qOf = new Map(testable.map(({ name }, i) => [name, qs[i]!]));
  return groups.map(({ told }) => ({ ...told, q: qOf.get(told.name) ?? 1 }));
};
