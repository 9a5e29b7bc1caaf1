/**
 * How far the words of a set are from those of a reference (DivLogicEval §3.2, Table 4): the Kullback-Leibler divergence
 * D(set ‖ reference) in nats over the words of both, each with `smoothing` added to its count. The paper prints neither direction nor
 * smoothing nor counts; here all are told. The reference is cut to as many tokens as the smallest set has, as in the paper, drawn
 * without replacement, several times: the mean and the spread of the draws stand together.
 */
import { createRandom } from "#arguments/random";
import { average } from "../estimate.ts";
import type { WordCounts } from "./words.ts";

type DivergenceOptions = {
  /** The addition to each count. */
  readonly smoothing: number;
  /** How many tokens of the reference are drawn; all where it has no more. */
  readonly tokens: number;
  readonly draws: number;
  readonly seed: number;
};

/** The mean of the draws, and the smallest and the largest of them. */
type Divergence = { readonly value: number; readonly low: number; readonly high: number };

/** D(set ‖ reference). */
export const divergence = (set: WordCounts, reference: WordCounts, smoothing: number): number => {
  const words = new Set([...set.counts.keys(), ...reference.counts.keys()]);
  const whole = ({ tokens }: WordCounts): number => tokens + smoothing * words.size;
  const [ofSet, ofReference] = [whole(set), whole(reference)];
  let sum = 0;
  for (const word of words) {
    const p = ((set.counts.get(word) ?? 0) + smoothing) / ofSet;
    const q = ((reference.counts.get(word) ?? 0) + smoothing) / ofReference;
    if (p > 0) sum += p * Math.log(p / q);
  }
  return sum;
};

/** The divergence from several draws of the reference. */
export const estimateDivergence = (
  set: WordCounts,
  reference: WordCounts,
  { smoothing, tokens, draws, seed }: DivergenceOptions,
): Divergence => {
  const values = drawReferences(reference, tokens, draws, seed).map((drawn) =>
    divergence(set, drawn, smoothing),
  );
  return { value: average(values), low: Math.min(...values), high: Math.max(...values) };
};

const drawReferences = (
  reference: WordCounts,
  tokens: number,
  draws: number,
  seed: number,
): readonly WordCounts[] => {
  if (tokens >= reference.tokens) return [reference];
  const words = [...reference.counts.keys()];
  const all = words.flatMap((word, i) => Array.from({ length: reference.counts.get(word) ?? 0 }, () => i));
  return Array.from({ length: draws }, (_, draw) => {
    const random = createRandom(`words/${seed}/${draw}`);
    const places = Uint32Array.from(all);
    const counts = new Map<string, number>();
    // The first places of a Fisher-Yates shuffle are a draw without replacement.
    for (let i = 0; i < tokens; i++) {
      const other = i + Math.floor(random.next() * (places.length - i));
      const chosen = places[other]!;
      places[other] = places[i]!;
      const word = words[chosen]!;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return { counts, tokens };
  });
};
