/**
 * What a study of biases comes to: a score for each way of asking one argument becomes effects (what a change of
 * words, wording or order does to the answers) and consistency (whether the answers agree across the ways).
 *
 * Each pair of an effect is one argument put in two ways, so what differs in the answers comes from the way. Paraphrases and
 * repetitions have one key, so a steady subject is right on all of them or wrong on all; twins have two keys on the same words, so
 * who reads them is right on both, and who does not answers both alike.
 */
import type { BiasQuestion } from "#items/bias-design";
import { getOrInsert } from "#logic/memoize";
import { answerTable, balancedAccuracy } from "./answer-table.ts";
import { breakdownOf } from "./breakdown.ts";
import { shareOf, type Estimate } from "./estimate.ts";
import { differenceOf, type PairedDifference } from "./paired-scores.ts";
import { rightness, type Score } from "./verdict.ts";

/** A question of the design with what it scored. */
export type BiasScore = BiasQuestion & { readonly score: Score };

export type BiasReport = {
  /** Each way on its own. */
  readonly ways: readonly {
    readonly way: string;
    readonly accuracy: Estimate;
    readonly balancedAccuracy: Estimate;
    readonly yesRate: Estimate;
  }[];
  /** Each is `to` minus `from` on the same arguments. */
  readonly effects: readonly ({
    readonly name: string;
    readonly from: string;
    readonly to: string;
  } & Effect)[];
  /** Twins in everyday words. */
  readonly twins: TwinConsistency;
  /** One argument in plain words, in the papers' patterns and in symbols; in all words; in both orders; asked again. */
  readonly consistency: readonly ({ readonly name: string } & Consistency)[];
};

/** The effects that are told, in order: name, what is taken from, what it is compared with. */
const comparisons = [
  { name: "belief", from: "counterintuitive", to: "plausible" },
  { name: "familiar words", from: "nonsense", to: "everyday" },
  { name: "the papers' patterns", from: "everyday", to: "paper" },
  { name: "symbols", from: "everyday", to: "symbolic" },
  { name: "order of premises", from: "everyday", to: "reversed" },
] as const;

const groups = [
  { name: "styles", ways: ["everyday", "paper", "symbolic"] },
  { name: "words", ways: ["everyday", "plausible", "counterintuitive", "nonsense"] },
  { name: "orders", ways: ["everyday", "reversed"] },
] as const;

/** The report of one subject's answers. Repetitions of a question count in the first epoch, but for steadiness. */
export const biasReport = (scores: readonly BiasScore[]): BiasReport => {
  const first = scores.filter(({ score }) => score.epoch === 0);
  const byWay = new Map<string, Map<string, BiasScore>>();
  for (const one of first) {
    getOrInsert(byWay, one.way, () => new Map()).set(one.argument, one);
  }
  const epochs = Map.groupBy(
    scores.map(({ score }) => score),
    ({ questionId }) => questionId,
  );
  const pairsOf = (from: string, to: string): readonly ScorePair[] =>
    [...(byWay.get(from) ?? [])].flatMap(([argument, before]): readonly ScorePair[] => {
      const after = byWay.get(to)?.get(argument);
      return after === undefined ? [] : [[before.score, after.score]];
    });
  return {
    ways: [...byWay].map(([way, ones]) => {
      const own = [...ones.values()].map(({ score }) => score);
      const { accuracy, yesRate } = breakdownOf(own);
      return { way, accuracy, balancedAccuracy: balancedAccuracy(answerTable(own)), yesRate };
    }),
    effects: [
      ...comparisons.map((comparison) => ({
        ...comparison,
        ...effectOf(pairsOf(comparison.from, comparison.to)),
      })),
      {
        name: "belief in the conclusion",
        from: "unbelievable",
        to: "believable",
        ...effectOf(believed(byWay)),
      },
    ],
    twins: twinConsistencyOf(twinsOf([...(byWay.get("everyday")?.values() ?? [])])),
    consistency: [
      ...groups.map(({ name, ways }) => ({
        name,
        ...consistencyOf(
          [...(byWay.get("everyday")?.keys() ?? [])].map((argument) =>
            ways.flatMap((way) => byWay.get(way)?.get(argument)?.score ?? []),
          ),
        ),
      })),
      ...(first.length === scores.length ? [] : [{ name: "epochs", ...consistencyOf(epochs.values()) }]),
    ],
  };
};

/**
 * Each argument with an unbelievable conclusion and with a believable one. Every atom of the plausible lexicon is
 * believable and every denied one is not; of the counterintuitive lexicon the other way round.
 */
const believed = (byWay: ReadonlyMap<string, ReadonlyMap<string, BiasScore>>): readonly ScorePair[] =>
  [...(byWay.get("plausible") ?? [])].flatMap(([argument, one]): readonly ScorePair[] => {
    const other = byWay.get("counterintuitive")?.get(argument);
    if (other === undefined || one.conclusion === undefined) return [];
    return [one.conclusion === "said" ? [other.score, one.score] : [one.score, other.score]];
  });

const twinsOf = (scores: readonly BiasScore[]): readonly ScorePair[] =>
  [...Map.groupBy(scores, ({ pair }) => pair).values()].flatMap(([one, other]): readonly ScorePair[] =>
    one === undefined || other === undefined ? [] : [[one.score, other.score]],
  );

/** One argument put in two ways. */
export type ScorePair = readonly [before: Score, after: Score];

export type Effect = {
  /** Accuracy after minus before. */
  readonly accuracy: PairedDifference;
  /** Yes-rate after minus before: what belief or form does to assent, whatever the key. */
  readonly yesRate: PairedDifference;
  /** Pairs with an answer that could not be read. */
  readonly leftOut: number;
};

/** The effect over the pairs that were answered readably both times. */
export const effectOf = (pairs: readonly ScorePair[]): Effect => {
  const both = pairs.filter((pair) => pair.every((score) => rightness(score) !== undefined));
  const difference = (holds: (score: Score) => boolean): PairedDifference =>
    differenceOf(both.map(([before, after]) => [holds(before), holds(after)]));
  return {
    accuracy: difference((score) => rightness(score) === true),
    yesRate: difference(({ verdict }) => verdict.answer === "yes"),
    leftOut: pairs.length - both.length,
  };
};

export type Consistency = {
  /** Groups whose readable answers are all right or all wrong, over groups with at least two readable answers. */
  readonly steady: Estimate;
  /** Groups whose readable answers are all right. */
  readonly allRight: Estimate;
};

/** The consistency of groups of scores: of paraphrases, epochs, or orders of one question. */
export const consistencyOf = (groups: Iterable<readonly Score[]>): Consistency => {
  const rights = [...groups]
    .map((group) => group.flatMap((score) => rightness(score) ?? []))
    .filter(({ length }) => length > 1);
  return {
    steady: shareOf(rights, (own) => new Set(own).size === 1),
    allRight: shareOf(rights, (own) => !own.includes(false)),
  };
};

export type TwinConsistency = {
  /** Pairs of twins with both answers right. */
  readonly bothRight: Estimate;
  /** Pairs with the same answer twice: the change of key went unnoticed. */
  readonly answeredAlike: Estimate;
};

/** The consistency of twins: pairs of one bag of words and opposite keys. */
export const twinConsistencyOf = (pairs: Iterable<readonly [Score, Score]>): TwinConsistency => {
  const both = [...pairs].filter((pair) => pair.every((score) => rightness(score) !== undefined));
  return {
    bothRight: shareOf(both, (pair) => pair.every((score) => rightness(score) === true)),
    answeredAlike: shareOf(both, ([one, other]) => one.verdict.answer === other.verdict.answer),
  };
};
