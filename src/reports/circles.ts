/**
 * What is told of four-option questions asked in rotations, as data: a model's metrics, whole and by question type, by the place of
 * the right option, over epochs, and for several α (DivLogicEval §2.2, Table 8, Appendix F).
 */
import { optionLetters } from "#items/formats/choice";
import {
  byPlace,
  choiceMetrics,
  overEpochs,
  computePartialCircular,
  type ChoiceMetrics,
  type EpochVariation,
  type PlaceMetrics,
} from "#scoring/choice-metrics";
import type { Circle } from "#scoring/circle";
import type { Estimate } from "#scoring/estimate";
import type { PairedDifference, Sides } from "#scoring/paired-scores";

export const shownAlphas: readonly number[] = [0, 0.25, 0.5, 0.75, 1];

export type ChoiceGroup = ChoiceMetrics & {
  readonly byAlpha: readonly { readonly alpha: number; readonly value: Estimate }[];
  readonly overEpochs: EpochVariation;
};

export type CirclesReport = ChoiceGroup & {
  readonly byType: readonly ({ readonly name: string } & ChoiceGroup)[];
  readonly byPlace: readonly ({ readonly place: string } & PlaceMetrics)[];
  /** PartialCircular with probabilities in the place of picks, where tokens came with their probabilities. */
  readonly probablePartialCircular?: Estimate;
  /** That of the four orders, and of the original order alone, minus PartialCircular of the picks. */
  readonly substitutes?: Readonly<Record<"fourOrders" | "oneOrder", PairedDifference & Sides>>;
};

/** How many items were asked, of how many in the suite (fewer is a subset and is marked as one), in how many orders, after how many examples. */
export type CirclesAsked = {
  readonly items: number;
  readonly suiteItems: number;
  readonly rotations: number;
  readonly shots: number;
};

/** The metrics of one model's circles. Types stand in the papers' order. */
export const reportCircles = (circles: readonly Circle[]): CirclesReport => ({
  ...buildGroup(circles),
  byType: listTypes(circles).map((name) => ({
    name,
    ...buildGroup(circles.filter(({ type }) => type === name)),
  })),
  byPlace: byPlace(circles).map((metrics, place) => ({ place: optionLetters[place] ?? "", ...metrics })),
});

const buildGroup = (circles: readonly Circle[]): ChoiceGroup => ({
  ...choiceMetrics(circles),
  byAlpha: shownAlphas.map((alpha) => ({ alpha, value: computePartialCircular(circles, alpha) })),
  overEpochs: overEpochs(circles),
});

const listTypes = (circles: readonly Circle[]): readonly string[] => {
  const known = ["3c1e", "3e1c", "missing-premise"];
  const found = new Set(circles.map(({ type }) => type));
  return [...known.filter((type) => found.has(type)), ...[...found].filter((type) => !known.includes(type))];
};

/** True if only a part of the suite was asked, as the papers did of o1-preview (§4.2). */
export const isSubset = ({ items, suiteItems }: CirclesAsked): boolean => items < suiteItems;

/** "900 questions in 4 rotations", and that it is a subset where it is one. */
export const extentText = (asked: CirclesAsked): string => {
  const { items, suiteItems, rotations, shots } = asked;
  const what = isSubset(asked)
    ? `a subset: the first ${items} of ${suiteItems} questions`
    : `${items} questions`;
  return `${what}, ${rotations === 1 ? "in their original order only" : `in ${rotations} rotations`}, ${shots}-shot`;
};
