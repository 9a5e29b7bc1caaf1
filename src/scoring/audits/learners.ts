/**
 * Learners: each looks at all surfaces by a family of features, though not at their labels, and can then be taught the labels of
 * some rows. Counts and bags go to logistic regression. A heuristic learns nothing.
 */
import { bagVectors, fitLogistic, type Bag } from "./bags.ts";
import type { Surface } from "./rows.ts";

/** Numbers by their names; every row has the same names in the same order. */
export type Counts = ReadonlyMap<string, number>;

export type Learner = (surfaces: readonly Surface[]) => Teach;

/**
 * Teaches rows with their labels, `labels[row]` being 1 for yes. Returns the probability that a row's label is yes; of a heuristic
 * any number that is higher for what it takes.
 */
type Teach = (rows: Int32Array, labels: Uint8Array) => (row: number) => number;

/** The share of rows whose label is yes. */
export const yesShare = (rows: Int32Array, labels: Uint8Array): number =>
  rows.reduce((sum, row) => sum + labels[row]!, 0) / Math.max(1, rows.length);

/** Takes the label that is most frequent. */
export const majority: Learner = () => (rows, labels) => {
  const share = yesShare(rows, labels);
  return () => share;
};

/** Takes what has the highest number. */
export const highest =
  (value: (surface: Surface) => number): Learner =>
  (surfaces) =>
  () =>
  (row) =>
    value(surfaces[row]!);

/** Learns from bags by logistic regression. */
export const linear =
  (bagOf: (surface: Surface) => Bag): Learner =>
  (surfaces) => {
    const vectors = bagVectors(surfaces, bagOf);
    return (rows, labels) => {
      const own = Array.from(rows, (row) => vectors[row]!);
      const probability = fitLogistic(
        own,
        Array.from(rows, (row) => labels[row]!),
      );
      return (row) => probability(vectors[row]!);
    };
  };

/** Learns from counts by logistic regression, each value of a count being a feature; shares are rounded to tenths. */
export const linearInCounts = (countsOf: (surface: Surface) => Counts): Learner =>
  linear((surface) =>
    [...countsOf(surface)].map(([name, value]) => `${name} ${Math.round(10 * value) / 10}`),
  );
