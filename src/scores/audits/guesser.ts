/**
 * Guessers that are taught the keys of some questions and asked about the others: boosted trees over counts, and
 * logistic regression over n-grams.
 */
import { binned, fitBoostedTrees } from "./boosted-trees.ts";
import { fitLogistic } from "./logistic.ts";
import { clauseGraphOf, coloursOf } from "./clause-graph.ts";
import { bagVectors, ngramVectors, type Sight } from "./ngrams.ts";
import type { AuditedItem } from "./surface.ts";

/** A guesser that has looked at all questions, though not at their keys, and can be taught the keys of some rows. */
export type Guesser = (rows: Int32Array, labels: Uint8Array) => Taught;

type Taught = {
  /** The probability that a row's key is yes. */
  readonly probability: (row: number) => number;
  /** Boosted counts only: what each count contributed. */
  readonly shares?: ReadonlyMap<string, number>;
};

/** Learns from the counts of each question, which are the same ones for all. */
export const boosted = (counts: readonly ReadonlyMap<string, number>[]): Guesser => {
  const names = [...(counts[0]?.keys() ?? [])];
  const data = binned(names.map((name) => Float64Array.from(counts, (row) => row.get(name) ?? 0)));
  return (rows, labels) => {
    const { probability, shares } = fitBoostedTrees(data, rows, labels);
    return { probability, shares: new Map(names.map((name, i) => [name, shares[i] ?? 0])) };
  };
};

/** Learns from the n-grams of what it sees of each question. */
export const bagged = (items: readonly AuditedItem[], sight: Sight): Guesser =>
  linear(ngramVectors(items, sight));

/** Learns from which clauses stand together in which sentences. */
export const graphed = (items: readonly AuditedItem[]): Guesser =>
  linear(bagVectors(items.map((item) => coloursOf(clauseGraphOf(item)))));

const linear =
  (vectors: readonly Int32Array[]): Guesser =>
  (rows, labels) => {
    const probability = fitLogistic(
      [...rows].map((row) => vectors[row]!),
      [...rows].map((row) => labels[row]!),
    );
    return { probability: (row) => probability(vectors[row]!) };
  };

/** The share of rows whose key is yes. */
export const shareOfYes = (rows: Int32Array, labels: Uint8Array): number =>
  rows.reduce((sum, row) => sum + labels[row]!, 0) / Math.max(1, rows.length);
