/**
 * The one fit of logits: logistic regression with a floor, and with a normal prior on every effect (ridge),
 *     P(right) = chance + span · σ(Σ amount · effect),
 * to the posterior's mode by Fisher scoring, and Laplace's approximation around it (Rasmussen and Williams 2006, §3.4). Rows take
 * part in few effects each, so the information is a sparse matrix; it is factored as L·D·Lᵀ in the order of how many rows an effect
 * has (Davis 2006), which for effects nested in each other takes time linear in the rows.
 */
import { logistic, sumOf } from "organon/commands";

/** Questions alike: the effects that they take part in, and how far; their accuracy by guessing, and what lies above it. */
export type EffectRow = {
  readonly places: readonly number[];
  readonly amounts: readonly number[];
  readonly chance: number;
  readonly span: number;
};

/** Questions answered correctly and asked, by row. */
type RowAnswers = { readonly right: ArrayLike<number>; readonly asked: ArrayLike<number> };

/** What is believed of each effect before any answer. */
type Prior = { readonly mean: ArrayLike<number>; readonly precision: ArrayLike<number> };

type EffectsFit = {
  /** The effects at the mode. */
  readonly value: Float64Array;
  /** The variance of a row's logit. */
  readonly varianceOf: (row: Pick<EffectRow, "places" | "amounts">) => number;
  /** Log marginal likelihood of the answers under this prior, up to a constant. */
  readonly evidence: number;
};

const maxSteps = 50;

/** Prepares the fit of so many effects to rows; `start` holds effects to begin from, such as an earlier fit's. */
export const createEffects = (given: readonly EffectRow[], size: number) => {
  const uses = new Int32Array(size);
  for (const { places } of given) for (const place of places) uses[place]! += 1;
  const order = Int32Array.from(uses.keys()).toSorted((a, b) => uses[a]! - uses[b]! || a - b);
  const positions = Int32Array.from(order.keys()).toSorted((a, b) => order[a]! - order[b]!);
  const inOrder = ({ places, amounts }: Pick<EffectRow, "places" | "amounts">) => {
    const pairs = places.map((place, i) => [positions[place]!, amounts[i]!] as const);
    const sorted = pairs.toSorted(([a], [b]) => a - b);
    return { places: sorted.map(([place]) => place), amounts: sorted.map(([, amount]) => amount) };
  };
  const rows = given.map((row) => ({ ...row, ...inOrder(row) }));
  const pattern = patternOf(rows, size);

  return ({ right, asked }: RowAnswers, prior: Prior, start?: Float64Array): EffectsFit => {
    const [means, precisions] = [prior.mean, prior.precision].map((values) =>
      Float64Array.from(order, (effect) => values[effect]!),
    );
    const accuracyOf = ({ places, amounts, chance, span }: EffectRow, value: Float64Array): number => {
      let logit = 0;
      for (let i = 0; i < places.length; i++) logit += amounts[i]! * value[places[i]!]!;
      return Math.min(1 - 1e-9, Math.max(1e-9, chance + span * logistic(logit)));
    };
    /** The logarithm of the posterior, up to a constant. */
    const scoreAt = (value: Float64Array): number => {
      let score = 0;
      for (const [i, known] of value.entries()) score -= (precisions![i]! * (known - means![i]!) ** 2) / 2;
      for (const [r, row] of rows.entries()) {
        if (asked[r] === 0) continue;
        const accuracy = accuracyOf(row, value);
        score += right[r]! * Math.log(accuracy) + (asked[r]! - right[r]!) * Math.log(1 - accuracy);
      }
      return score;
    };
    /** Its gradient, and its expected information factored. */
    const momentsAt = (value: Float64Array) => {
      const gradient = value.map((known, i) => -precisions![i]! * (known - means![i]!));
      const information = createFactor(pattern, precisions!);
      for (const [r, row] of rows.entries()) {
        const { places, amounts, chance, span } = row;
        const n = asked[r]!;
        if (n === 0 || span === 0) continue;
        const accuracy = accuracyOf(row, value);
        const share = (accuracy - chance) / span;
        const slope = (span * share * (1 - share)) / (accuracy * (1 - accuracy));
        const pull = slope * (right[r]! - n * accuracy);
        for (let i = 0; i < places.length; i++) gradient[places[i]!]! += pull * amounts[i]!;
        information.add(places, amounts, n * slope * slope * accuracy * (1 - accuracy));
      }
      information.eliminate();
      return { gradient, information };
    };
    let value = start === undefined ? means! : Float64Array.from(order, (effect) => start[effect]!);
    let score = scoreAt(value);
    for (let step = 0; step < maxSteps; step++) {
      const { gradient, information } = momentsAt(value);
      const change = information.solve(gradient);
      // The floor makes the posterior no hill of one top: a step that leads down is halved until it leads up.
      let [stride, gain] = [1, 0];
      for (; stride > 1e-6; stride /= 2) {
        const next = value.map((known, i) => known + stride * change[i]!);
        gain = scoreAt(next) - score;
        if (gain < 0 || Number.isNaN(gain)) continue;
        value = next;
        score += gain;
        break;
      }
      if (gain < 1e-9) break;
    }
    const { information } = momentsAt(value);
    return {
      value: Float64Array.from(positions, (position) => value[position]!),
      varianceOf: (row) => {
        const { places, amounts } = inOrder(row);
        return information.spreadOf(places, amounts);
      },
      evidence: score + (sumOf(precisions!, Math.log) - sumOf(information.diagonal, Math.log)) / 2,
    };
  };
};

/** By column, which rows below the diagonal are not zero once it is factored. */
type Pattern = { readonly below: Int32Array; readonly starts: Int32Array };

const patternOf = (rows: readonly Pick<EffectRow, "places">[], size: number): Pattern => {
  const columns = Array.from({ length: size }, () => new Set<number>());
  for (const { places } of rows)
    for (const [i, column] of places.entries())
      for (const row of places.slice(i + 1)) columns[column]!.add(row);
  const below = columns.map((column) => {
    const [first, ...others] = [...column].toSorted((a, b) => a - b);
    if (first === undefined) return [];
    for (const row of others) columns[first]!.add(row);
    return [first, ...others];
  });
  const starts = new Int32Array(size + 1);
  for (const [column, { length }] of below.entries()) starts[column + 1] = starts[column]! + length;
  return { below: Int32Array.from(below.flat()), starts };
};

/** A symmetric matrix of a pattern that begins as a diagonal, and then its factor. Places are given in their order. */
const createFactor = ({ below, starts }: Pattern, diagonalAtFirst: Float64Array) => {
  const diagonal = Float64Array.from(diagonalAtFirst);
  const values = new Float64Array(below.length);
  /** Adds a vector's product with itself. */
  const add = (
    places: ArrayLike<number>,
    amounts: ArrayLike<number>,
    weight: number,
    [from, to]: readonly [from: number, to: number] = [0, places.length],
  ): void => {
    for (let i = from; i < to; i++) {
      const column = places[i]!;
      const amount = weight * amounts[i]!;
      diagonal[column]! += amount * amounts[i]!;
      let at = starts[column]!;
      for (let j = i + 1; j < to; j++) {
        while (below[at] !== places[j]) at += 1;
        values[at]! += amount * amounts[j]!;
      }
    }
  };
  return {
    diagonal,
    add,
    eliminate: (): void => {
      for (let column = 0; column < diagonal.length; column++) {
        const pivot = diagonal[column]!;
        const [from, to] = [starts[column]!, starts[column + 1]!];
        add(below, values, -1 / pivot, [from, to]);
        for (let at = from; at < to; at++) values[at]! /= pivot;
      }
    },
    solve: (vector: Float64Array): Float64Array => {
      const x = Float64Array.from(vector);
      for (let column = 0; column < x.length; column++)
        for (let at = starts[column]!; at < starts[column + 1]!; at++)
          x[below[at]!]! -= values[at]! * x[column]!;
      for (let column = x.length - 1; column >= 0; column--) {
        x[column]! /= diagonal[column]!;
        for (let at = starts[column]!; at < starts[column + 1]!; at++)
          x[column]! -= values[at]! * x[below[at]!]!;
      }
      return x;
    },
    /** A vector's product with the inverse and with itself; only columns on its way through the factor are touched. */
    spreadOf: (places: readonly number[], amounts: readonly number[]): number => {
      const x = new Float64Array(diagonal.length);
      for (const [i, place] of places.entries()) x[place] = amounts[i]!;
      let sum = 0;
      for (let column = places[0]; column !== undefined;) {
        sum += x[column]! ** 2 / diagonal[column]!;
        const [from, to] = [starts[column]!, starts[column + 1]!];
        for (let at = from; at < to; at++) x[below[at]!]! -= values[at]! * x[column]!;
        column = from < to ? below[from] : undefined;
      }
      return sum;
    },
  };
};
