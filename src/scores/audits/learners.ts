/**
 * Learners: each looks at all surfaces by a family of features, though not at their labels, and can then be taught the labels of
 * some rows. Counts go to boosted trees, bags to logistic regression. A heuristic learns nothing.
 */
import { toBins, fitBoostedTrees } from "./boosted-trees.ts";
import { bagVectors, fitLogistic, placeOf, tellingPlaces, type Bag } from "./bags.ts";
import type { Surface } from "./rows.ts";

/** Numbers by their names; every row has the same names in the same order. */
export type Counts = ReadonlyMap<string, number>;

export type Learner = (surfaces: readonly Surface[]) => Teach;

/** Teaches rows with their labels, `labels[row]` being 1 for yes. */
export type Teach = (rows: Int32Array, labels: Uint8Array) => Taught;

type Taught = {
  /** The probability that a row's label is yes; of a heuristic any number that is higher for what it takes. */
  readonly probability: (row: number) => number;
  /** Boosted counts only: what each count contributed, as shares that add up to 1. */
  readonly shares?: Counts;
};

/** The share of rows whose label is yes. */
export const yesShare = (rows: Int32Array, labels: Uint8Array): number =>
  rows.reduce((sum, row) => sum + labels[row]!, 0) / Math.max(1, rows.length);

/** Takes the label that is most frequent. */
export const majority: Learner = () => (rows, labels) => {
  const share = yesShare(rows, labels);
  return { probability: () => share };
};

/** Takes what has the highest number. */
export const highest =
  (value: (surface: Surface) => number): Learner =>
  (surfaces) =>
  () => ({ probability: (row) => value(surfaces[row]!) });

/** Learns how often each form is right. */
export const rates =
  (formOf: (surface: Surface) => string): Learner =>
  (surfaces) =>
  (rows, labels) => {
    const byForm = Map.groupBy(rows, (row) => formOf(surfaces[row]!));
    const probability = (row: number): number => {
      const alike = byForm.get(formOf(surfaces[row]!)) ?? [];
      return (alike.reduce((sum, other) => sum + labels[other]!, 0) + 0.25) / (alike.length + 1);
    };
    return { probability };
  };

/** Learns from counts by boosted trees. */
export const trees =
  (countsOf: (surfaces: readonly Surface[]) => readonly Counts[]): Learner =>
  (surfaces) => {
    const counts = countsOf(surfaces);
    const names = [...(counts[0]?.keys() ?? [])];
    const data = toBins(names.map((name) => Float64Array.from(counts, (row) => row.get(name) ?? 0)));
    return (rows, labels) => {
      const { probability, shares } = fitBoostedTrees(data, rows, labels);
      return { probability, shares: new Map(names.map((name, i) => [name, shares[i] ?? 0])) };
    };
  };

/** So many places of each family of bags are looked at, which so many rows hold. */
const looked = { max: 24, fewest: 5 };

/** Learns by boosted trees from counts and from what bags hold, at once: of each family the places that tell most of what is taught. */
export const together =
  (
    countsOf: (surfaces: readonly Surface[]) => readonly Counts[],
    families: Readonly<Record<string, (surface: Surface) => Bag>>,
  ): Learner =>
  (surfaces) => {
    const counts = countsOf(surfaces);
    const names = [...(counts[0]?.keys() ?? [])];
    const { bins, rows: n } = toBins(
      names.map((name) => Float64Array.from(counts, (row) => row.get(name) ?? 0)),
    );
    const bags = Object.entries(families).map(([family, bagOf]) => ({
      family,
      bagOf,
      vectors: bagVectors(surfaces, bagOf),
    }));
    return (rows, labels) => {
      const places = bags.flatMap(({ family, bagOf, vectors }) =>
        tellingPlaces(vectors, rows, labels, looked).map((place) => ({
          name: (): string => {
            const row = vectors.findIndex((vector) => vector.includes(place));
            return `${family}: ${bagOf(surfaces[row]!).find((text) => placeOf(text) === place)}`;
          },
          bins: Uint8Array.from(vectors, (vector) => (vector.includes(place) ? 1 : 0)),
        })),
      );
      const all = { bins: [...bins, ...places.map((one) => one.bins)], rows: n };
      const { probability, shares } = fitBoostedTrees(all, rows, labels);
      const told = [...names.map((name) => () => name), ...places.map(({ name }) => name)];
      return {
        probability,
        shares: new Map(
          told.flatMap((name, i): [string, number][] => (shares[i]! > 0.01 ? [[name(), shares[i]!]] : [])),
        ),
      };
    };
  };

/** Counts of each surface by itself. */
export const each =
  (countsOf: (surface: Surface) => Counts) =>
  (surfaces: readonly Surface[]): readonly Counts[] =>
    surfaces.map(countsOf);

/** Each count by itself, and beside those of the question's other options, since one is picked among them. */
export const beside =
  (countsOf: (surface: Surface) => Counts) =>
  (surfaces: readonly Surface[]): readonly Counts[] => {
    const counts = surfaces.map(countsOf);
    const sets = Map.groupBy(counts.keys(), (row) => surfaces[row]!.option?.of ?? row);
    return counts.map((own, row) => {
      const all = sets.get(surfaces[row]!.option?.of ?? row)!.map((other) => counts[other]!);
      return new Map(
        [...own].flatMap(([name, value]): [string, number][] => {
          const values = all.map((one) => one.get(name)!);
          return [
            [name, value],
            [`${name}, with the others`, value - values.reduce((sum, n) => sum + n, 0) / values.length],
            [`${name}, fewer have more`, values.filter((other) => other > value).length],
            [`${name}, as many have it`, values.filter((other) => other === value).length],
          ];
        }),
      );
    });
  };

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
      return { probability: (row) => probability(vectors[row]!) };
    };
  };
