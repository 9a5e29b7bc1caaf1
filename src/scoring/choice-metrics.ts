/**
 * What a choice set says of a model: Accuracy in the original order and over the rotations, Circular,
 * PartialCircular (DivLogicEval §2.2) and PC_α (Appendix F), each with its interval, whole and by question type;
 * accuracy by the place of the right option; and how far the metrics wander over epochs (Table 2).
 */
import { rotationCount } from "#items/formats/rotation";
import { shareOver } from "./by-question.ts";
import { meanEstimate, average, type Estimate } from "./estimate.ts";
import { circular, partialCircular, type Circle, type Turn } from "./circle.ts";

export type ChoiceMetrics = {
  /** Circles begun, and those with a reply to every rotation. An item asked in two epochs is two circles. */
  readonly circles: number;
  readonly complete: number;
  /** Rotation 0: right over asked, and over readable. The n of every share is a number of items. */
  readonly accuracy: Estimate;
  readonly responseAccuracy: Estimate;
  /** The mean over complete circles of the share of rotations answered rightly: PC_0. */
  readonly rotationAccuracy: Estimate;
  readonly circular: Estimate;
  readonly partialCircular: Estimate;
  /** Readable replies over rotations asked, item by item. */
  readonly responseRate: Estimate;
};

/** The metrics of any collection of circles; once one is complete, those of the original order are of complete ones, too. */
export const choiceMetrics = (circles: readonly Circle[]): ChoiceMetrics => {
  const complete = circles.filter(({ picks }) => picks !== undefined);
  const counted = complete.length > 0 ? complete : circles;
  const isOriginal: Holds = (turn) => turn.rotation === 0 && isAsked(turn);
  return {
    circles: circles.length,
    complete: complete.length,
    accuracy: computeItemShare(counted, isRight, isOriginal),
    responseAccuracy: computeItemShare(counted, isRight, (turn) => isOriginal(turn) && isReadable(turn)),
    rotationAccuracy: computePartialCircular(complete, 0),
    circular: computeCircular(complete),
    partialCircular: computePartialCircular(complete, 1),
    responseRate: computeItemShare(circles, isReadable, isAsked),
  };
};

type Holds = (turn: Turn) => boolean;

const isAsked: Holds = ({ picked }) => picked !== "failed";
const isReadable: Holds = ({ picked }) => typeof picked === "number";
const isRight: Holds = ({ picked, right }) => picked === right;

const computeItemShare = (circles: readonly Circle[], holds: Holds, among: Holds): Estimate =>
  shareOver(
    groupByItem(circles).map((own) => own.flatMap((circle) => circle.turns.filter(among))),
    holds,
  );

const groupByItem = (circles: readonly Circle[]): readonly (readonly Circle[])[] => [
  ...Map.groupBy(circles, ({ itemId }) => itemId).values(),
];

const computeCircular = (complete: readonly Circle[]): Estimate =>
  shareOver(groupByItem(complete), ({ picks, answer }) => circular(picks!, answer) === 1);

/** PC_α over the complete circles among these: the mean over items of each item's mean over its epochs. */
export const computePartialCircular = (circles: readonly Circle[], alpha: number): Estimate =>
  meanEstimate(
    groupByItem(circles.filter(({ picks }) => picks !== undefined)).map((own) =>
      average(own.map(({ picks, answer }) => partialCircular(picks!, answer, alpha))),
    ),
  );

/** Accuracy where the right option is at each place, over replies; and how often each place is picked, over readable ones. */
export type PlaceMetrics = { readonly accuracy: Estimate; readonly picked: Estimate };

/** One entry a place, A to D. */
export const byPlace = (circles: readonly Circle[]): readonly PlaceMetrics[] =>
  Array.from({ length: rotationCount }, (_, place) => ({
    accuracy: computeItemShare(circles, isRight, (turn) => turn.right === place && isAsked(turn)),
    picked: computeItemShare(circles, ({ picked }) => picked === place, isReadable),
  }));

/** The measures that vary from epoch to epoch. */
const varied = ["rotationAccuracy", "accuracy", "circular", "partialCircular"] as const;

/** The metrics of each epoch and their coefficients of variation, null where there is one epoch only. */
export type EpochVariation = {
  readonly epochs: readonly { readonly epoch: number; readonly metrics: ChoiceMetrics }[];
} & Readonly<Record<(typeof varied)[number], number | null>>;

/** How far the metrics wander from epoch to epoch. */
export const overEpochs = (circles: readonly Circle[]): EpochVariation => {
  const numbers = [...new Set(circles.map(({ epoch }) => epoch))].toSorted((a, b) => a - b);
  const epochs = numbers.map((epoch) => ({
    epoch,
    metrics: choiceMetrics(circles.filter((circle) => circle.epoch === epoch)),
  }));
  const variation = (metric: (typeof varied)[number]): number | null =>
    computeVariation(epochs.flatMap(({ metrics }) => metrics[metric].value ?? []));
  return {
    epochs,
    rotationAccuracy: variation("rotationAccuracy"),
    accuracy: variation("accuracy"),
    circular: variation("circular"),
    partialCircular: variation("partialCircular"),
  };
};

/** Population deviation over mean, as the figures of Table 2 come out (§2.2); null for fewer than two values or a mean of 0. */
export const computeVariation = (values: readonly number[]): number | null => {
  if (values.length < 2) return null;
  const mean = average(values);
  return mean === 0 ? null : Math.sqrt(average(values.map((value) => (value - mean) ** 2))) / mean;
};
