/**
 * What a choice set says of a model: Accuracy in the original order and over the rotations, Circular,
 * PartialCircular (DivLogicEval §2.2) and PC_α (Appendix F), each with its interval, whole and by question type;
 * accuracy by the place of the right option; and how far the metrics wander over epochs (Table 2).
 */
import { circleSize } from "#items";
import type { Circle } from "./circle.ts";
import { proportion, type Estimate } from "./estimate.ts";
import { meanEstimate } from "./mean.ts";
import { circular, partialCircular } from "./metrics/partial-circular.ts";
import { coefficientOfVariation } from "./metrics/variation.ts";

export type ChoiceMetrics = {
  /** Circles begun, and those with a reply to every rotation. An item asked in two epochs is two circles. */
  readonly circles: number;
  readonly complete: number;
  /** Rotation 0: right over readable, and over asked. */
  readonly accuracy: Estimate;
  readonly accuracyOfAsked: Estimate;
  /** The mean over complete circles of the share of rotations answered rightly: PC_0. */
  readonly rotationAccuracy: Estimate;
  readonly circular: Estimate;
  readonly partialCircular: Estimate;
  /** Readable replies over rotations asked. */
  readonly responseRate: Estimate;
};

/** The metrics of any collection of circles. */
export const choiceMetrics = (circles: readonly Circle[]): ChoiceMetrics => {
  const complete = circles.filter(({ picks }) => picks !== undefined);
  const firsts = circles.flatMap(({ turns }) => turns.filter(({ rotation }) => rotation === 0));
  const right = firsts.filter(({ picked, right: place }) => picked === place).length;
  const readable = firsts.filter(({ picked }) => typeof picked === "number").length;
  const turns = circles.flatMap((circle) => circle.turns);
  const read = turns.filter(({ picked }) => typeof picked === "number").length;
  return {
    circles: circles.length,
    complete: complete.length,
    accuracy: proportion(right, readable),
    accuracyOfAsked: proportion(right, firsts.length),
    rotationAccuracy: partialCircularOf(complete, 0),
    circular: meanOverItems(complete, ({ picks, answer }) => circular(picks ?? [], answer)),
    partialCircular: partialCircularOf(complete, 1),
    responseRate: proportion(read, turns.length),
  };
};

/** PC_α over the complete circles among these. */
export const partialCircularOf = (circles: readonly Circle[], alpha: number): Estimate =>
  meanOverItems(circles, ({ picks, answer }) => picks && partialCircular(picks, answer, alpha));

/** The mean over items of each item's mean over its epochs: asking an item again makes it no second item. */
const meanOverItems = (
  circles: readonly Circle[],
  valueOf: (circle: Circle) => number | undefined,
): Estimate => {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const circle of circles) {
    const value = valueOf(circle);
    if (value === undefined) continue;
    const { sum, count } = sums.get(circle.itemId) ?? { sum: 0, count: 0 };
    sums.set(circle.itemId, { sum: sum + value, count: count + 1 });
  }
  return meanEstimate(Array.from(sums.values(), ({ sum, count }) => sum / count));
};

/** Accuracy where the right option stands at each place, and how often each place is picked, over readable replies. */
export type PlaceMetrics = { readonly accuracy: Estimate; readonly picked: Estimate };

/** One entry a place, A to D. */
export const byPlace = (circles: readonly Circle[]): readonly PlaceMetrics[] => {
  const turns = circles.flatMap((circle) => circle.turns.filter(({ picked }) => typeof picked === "number"));
  return Array.from({ length: circleSize }, (_, place) => {
    const there = turns.filter(({ right }) => right === place);
    return {
      accuracy: proportion(there.filter(({ picked }) => picked === place).length, there.length),
      picked: proportion(turns.filter(({ picked }) => picked === place).length, turns.length),
    };
  });
};

/** The metrics of each epoch and their coefficients of variation, null where there is one epoch only. */
export type EpochVariation = {
  readonly epochs: readonly { readonly epoch: number; readonly metrics: ChoiceMetrics }[];
  readonly accuracy: number | null;
  readonly circular: number | null;
  readonly partialCircular: number | null;
};

/** How far the metrics wander from epoch to epoch. */
export const overEpochs = (circles: readonly Circle[]): EpochVariation => {
  const numbers = [...new Set(circles.map(({ epoch }) => epoch))].toSorted((a, b) => a - b);
  const epochs = numbers.map((epoch) => ({
    epoch,
    metrics: choiceMetrics(circles.filter((circle) => circle.epoch === epoch)),
  }));
  const variation = (metric: "accuracy" | "circular" | "partialCircular"): number | null =>
    coefficientOfVariation(epochs.flatMap(({ metrics }) => metrics[metric].value ?? []));
  return {
    epochs,
    accuracy: variation("accuracy"),
    circular: variation("circular"),
    partialCircular: variation("partialCircular"),
  };
};
