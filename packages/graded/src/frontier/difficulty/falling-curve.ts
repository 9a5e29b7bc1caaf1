/**
 * Accuracy along a dial as a falling curve: from an easy level through the half-point down to chance,
 *     accuracy(z) = chance + (1 − chance) · level · σ(slope · (half − z)),
 * a logistic with a known lower asymptote (Wichmann and Hill 2001 for psychometric functions). z is the place of a setting
 * on its dial: 0 at the easiest setting, 1 at the hardest, even in the setting's logarithm where the dial says so.
 */
import { logistic } from "organon/commands";

/** A measure of difficulty that is set on its own: its name, its easiest and its hardest setting, and those that can be asked. */
export type ParameterScale = {
  readonly name: string;
  /** Rising, at least two. */
  readonly settings: readonly number[];
  /** True if equal ratios are equal steps, as of lengths; then every setting is above zero. */
  readonly isLogarithmic?: boolean;
};

/** `level` is the share of the way from chance to 1 that the easy end reaches; half and slope are in places. */
export type FallingCurve = {
  readonly half: number;
  readonly slope: number;
  readonly level: number;
  readonly chance: number;
};

/** The place of a setting. */
export const toPosition = ({ settings, isLogarithmic = false }: ParameterScale, setting: number): number => {
  const [from, to] = [settings[0]!, settings.at(-1)!];
  return isLogarithmic ? Math.log(setting / from) / Math.log(to / from) : (setting - from) / (to - from);
};

/** The setting at a place. */
export const toSetting = ({ settings, isLogarithmic = false }: ParameterScale, place: number): number => {
  const [from, to] = [settings[0]!, settings.at(-1)!];
  return isLogarithmic ? from * (to / from) ** place : from + place * (to - from);
};

/** The accuracy at a place. */
export const evaluateCurve = ({ half, slope, level, chance }: FallingCurve, place: number): number =>
  chance + (1 - chance) * level * logistic(slope * (half - place));
