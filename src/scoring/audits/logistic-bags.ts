/**
 * Logistic regression over bags of features, hashed (FNV-1a) to 2^18 places, so that no vocabulary is kept (Weinberger et al. 2009); a
 * vector is the sorted list of its places, scaled to length 1. With an L2 penalty, by stochastic dual coordinate ascent (Shalev-Shwartz
 * and Zhang 2013, closed-form step for the logistic loss): no learning rate, and the optimum does not depend on the order. Minimises
 * ½‖w‖² + C Σ log(1 + exp(−y w·x)).
 */
import { createRandom } from "#arguments/random";
import { logistic } from "../logistic.ts";

/** Features by their names. */
export type Bag = readonly string[];

/** A sparse binary vector: the sorted places that it holds. */
type Sparse = Int32Array;

/** A row's prediction, label by label: the probability, and the share of the label in the training rows. */
export type Prediction = { readonly probabilities: readonly number[]; readonly shares: readonly number[] };

/**
 * Predicts the labels of the rows that have a fold, each fold from all other rows; of several labels each is learned against the rest.
 * Undefined where there was nothing to learn from.
 */
export function predictRows<Row extends { readonly label: string }>(
  rows: readonly Row[],
  foldOf: Int32Array,
  labels: readonly string[],
  read: (row: Row) => Bag,
): readonly (Prediction | undefined)[] {
  const vectors = hashBags(rows.map(read));
  // Of two labels one's probability is what the other's leaves.
  const isPair = labels.length === 2;
  const complete = ([value = 0, ...others]: readonly number[]): readonly number[] =>
    isPair ? [1 - value, value] : [value, ...others];
  const predictions: (Prediction | undefined)[] = [];
  for (const fold of new Set(foldOf)) {
    const taught = [...rows.keys()].filter((row) => foldOf[row] !== fold);
    if (taught.length === 0) continue;
    const own = taught.map((row) => vectors[row]!);
    const learners = (isPair ? labels.slice(1) : labels).map((label) => {
      const targets = taught.map((row) => (rows[row]!.label === label ? 1 : 0));
      const share = targets.reduce<number>((sum, one) => sum + one, 0) / taught.length;
      return { share, probability: fitLogistic(own, targets) };
    });
    const shares = complete(learners.map(({ share }) => share));
    for (const [row, vector] of vectors.entries())
      if (foldOf[row] === fold)
        predictions[row] = {
          shares,
          probabilities: complete(learners.map(({ probability }) => probability(vector))),
        };
  }
  return predictions;
}

/** The number of places. */
const places = 1 << 18;

/** The vectors of bags. Places that one bag alone holds are left out: they could only be learned by heart. */
function hashBags(bags: readonly Bag[]): readonly Sparse[] {
  const vectors = bags.map((bag) => Int32Array.from(new Set(bag.map(hashToPlace))).toSorted());
  const uses = new Uint32Array(places);
  for (const vector of vectors) for (const place of vector) uses[place]!++;
  return vectors.map((vector) => vector.filter((place) => uses[place]! >= 2));
}

function hashToPlace(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & (places - 1);
}

const strength = 3;
const rounds = 20;

function fitLogistic(vectors: readonly Sparse[], labels: readonly number[]): (vector: Sparse) => number {
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
}

function score(weights: Float64Array, vector: Sparse): number {
  let sum = 0;
  for (const place of vector) sum += weights[place]!;
  return weights[places]! + sum / Math.sqrt(Math.max(1, vector.length));
}
