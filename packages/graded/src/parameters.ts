/**
 * The difficulty parameters of a problem, each set on its own. What a parameter means, and what is proved of it, stands in
 * docs/generate-questions.md.
 */
import { misuse, unknownName } from "organon-logic/error";
import { withDefaults } from "organon-logic/with-defaults";
import type { TaskParameters } from "organon/tasks";

/** How difficult a problem is, by each measure. */
export type DifficultyParameters = {
  /** The fewest steps from the premises to the goal; a step takes at most two lines, or a law and its conditions. */
  readonly length: number;
  /** Cases that have to be gone through; 1 where there is nothing to divide. */
  readonly width: number;
  /** The share of premises that are not needed. */
  readonly distractors: number;
  /** The share of these that speak of what a needed premise speaks of: one literal away from one. */
  readonly nearness: number;
  /** Laws of two-place predicates that have to be applied: transitive, inverse, composed. */
  readonly relations: number;
  /** How deep quantifiers nest in the needed premises, laws apart. */
  readonly quantifiers: number;
  /** How deep negations nest in the needed premises. */
  readonly negations: number;
};

/** The name of a dial. */
export type ParameterName = keyof DifficultyParameters;

/** The range of a parameter, and its default. */
type ParameterRange = { readonly low: number; readonly high: number; readonly usual: number };

/** The dials with their bounds; whole numbers but for the two shares. */
export const parameterRanges: Readonly<Record<ParameterName, ParameterRange>> = {
  length: { low: 1, high: 100, usual: 4 },
  width: { low: 1, high: 8, usual: 1 },
  distractors: { low: 0, high: 0.95, usual: 0.6 },
  nearness: { low: 0, high: 1, usual: 0.1 },
  relations: { low: 0, high: 20, usual: 0 },
  quantifiers: { low: 0, high: 2, usual: 0 },
  negations: { low: 0, high: 3, usual: 1 },
};

/** The dials in the order in which they are shown. */
export const difficultyNames: readonly ParameterName[] = Object.values(mapParameters((name) => name));

/** Something for each dial. */
export function mapParameters<Of>(of: (name: ParameterName) => Of): Readonly<Record<ParameterName, Of>> {
  return {
    length: of("length"),
    width: of("width"),
    distractors: of("distractors"),
    nearness: of("nearness"),
    relations: of("relations"),
    quantifiers: of("quantifiers"),
    negations: of("negations"),
  };
}

/** Returns every parameter, those that are not given with their defaults. Throws misuse for an unknown name, a value out of its range, and values that do not go together. */
export const parseParameters = (given: TaskParameters = {}): DifficultyParameters => {
  for (const name of Object.keys(given))
    if (!difficultyNames.some((one) => one === name)) throw unknownName("parameter", name, difficultyNames);
  const dials: DifficultyParameters = withDefaults(
    mapParameters((name) => parameterRanges[name].usual),
    given,
  );
  for (const name of difficultyNames) {
    const { low, high } = parameterRanges[name];
    const value = dials[name];
    const isShare = high <= 1;
    if (!(value >= low && value <= high) || !(isShare || Number.isInteger(value)))
      throw misuse(
        `the difficulty parameter ${name} cannot be ${value}`,
        `${isShare ? "a number" : "a whole number"} from ${low} to ${high}`,
      );
  }
  const shortest = getMinLength(dials);
  if (dials.length < shortest)
    throw misuse(
      `such a problem takes at least ${shortest} steps, not ${dials.length}`,
      "each further case takes two steps, each law one, what follows from laws one, and quantified premises one",
    );
  return dials;
};

/** The least length that has room for cases, laws and quantified premises. */
export const getMinLength = ({
  width,
  relations,
  quantifiers,
}: Pick<DifficultyParameters, "width" | "relations" | "quantifiers">): number =>
  Math.max(1, 2 * (width - 1) + relations + Math.min(1, relations) + Math.min(1, quantifiers));
