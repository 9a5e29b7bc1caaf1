/**
 * Logistic regression over bags. What a bag holds is hashed (FNV-1a) to one of 2^18 places, so that no vocabulary need be kept
 * (Weinberger et al. 2009); a vector is the sorted list of the places it holds, each once, and counts as scaled to length 1.
 *
 * With an L2 penalty, by stochastic dual coordinate ascent (Shalev-Shwartz and Zhang 2013, closed-form step for the logistic
 * loss): no learning rate to choose, and the optimum is the same whatever the order. Minimises ½‖w‖² + C Σ log(1 + exp(−y w·x)).
 */
import { createRandom } from "#arguments/random";
import { logistic } from "../logistic.ts";

/** Whatever a surface holds, by any names. */
export type Bag = readonly string[];

/** A sparse binary vector: the sorted places that it holds. */
type Sparse = Int32Array;

/** The number of places. */
const places = 1 << 18;

/** The vectors of what bags hold. Places that one bag alone holds are left out: they could only be learned by heart. */
export const bagVectors = <One>(list: readonly One[], bagOf: (one: One) => Bag): readonly Sparse[] => {
  const vectors = list.map((one) => Int32Array.from(new Set(bagOf(one).map(placeOf))).toSorted());
  const uses = new Uint32Array(places);
  for (const vector of vectors) for (const place of vector) uses[place]!++;
  return vectors.map((vector) => vector.filter((place) => uses[place]! >= 2));
};

const placeOf = (text: string): number => {
  const hash = hashText(text);
  return (hash ^ (hash >>> 15)) & (places - 1);
};

/** A text as a number of 32 bits (FNV-1a). */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
};

const strength = 3;
const rounds = 20;

/** Learns from vectors and their labels (1 yes, 0 no); gives the probability of yes of any vector. */
export const fitLogistic = (
  vectors: readonly Sparse[],
  labels: readonly number[],
): ((vector: Sparse) => number) => {
  // The last place is the constant 1.
  const weights = new Float64Array(places + 1);
  const duals = new Float64Array(vectors.length);
  const random = createRandom("logistic");
  let order = vectors.map((_, i) => i);
  for (let round = 0; round < rounds; round++) {
    order = random.shuffle(order);
    for (const i of order) {
      const vector = vectors[i]!;
      const sign = labels[i] === 1 ? 1 : -1;
      const wanted = sign * logistic(-sign * score(weights, vector));
      // The squared length of a vector is 2: 1 for its places, 1 for the constant.
      const step = (wanted - duals[i]!) / Math.max(1, 0.25 + strength * 2);
      duals[i]! += step;
      const change = strength * step;
      const each = change / Math.sqrt(vector.length);
      for (const place of vector) weights[place]! += each;
      weights[places]! += change;
    }
  }
  return (vector) => logistic(score(weights, vector));
};

const score = (weights: Float64Array, vector: Sparse): number => {
  let sum = 0;
  for (const place of vector) sum += weights[place]!;
  return weights[places]! + sum / Math.sqrt(Math.max(1, vector.length));
};
