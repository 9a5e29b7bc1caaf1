/**
 * Which settings of a dial to ask next, so that the half-point is known best: first a few of settings over the whole dial,
 * then, one question after the other, the setting that lowers the half-point's expected variance most. The variance is that of
 * the inverse information of half, slope and level (c-optimal design), averaged over curves drawn from what is known so
 * far, so that a first wrong guess does not decide where to look. Pure: the same answers ask the same again.
 */
import { logistic } from "organon/commands";
import { groupAnswers, type SettingAnswers } from "./half-point.ts";
import { bestCell, curveGrid, widestBounds, type PlaceAnswers } from "./curve-likelihood.ts";
import { toPosition, type ParameterScale, type FallingCurve } from "./falling-curve.ts";

/** Settings of the first round, and questions at each. */
const [firstSettings, firstEach] = [8, 4];
const curvesDrawn = 16;
const grid = { half: 57, slope: 7, level: 6 };

/** Up to `max` settings to ask next, easiest first, a setting once for each question; `answers` are those so far. */
export const nextSettings = (
  dial: ParameterScale,
  answers: readonly SettingAnswers[],
  chance: number,
  max: number,
): readonly number[] => {
  if (max <= 0) return [];
  const known = groupAnswers(dial, answers);
  if (known.length === 0) return spread(dial).slice(0, max);
  const curves = likelyCurves(known, chance);
  const places = dial.settings.map((setting) => toPosition(dial, setting));
  const informations = curves.map((curve) => {
    const information = weakPrior();
    for (const { place, asked } of known) add(information, curve, place, asked);
    return information;
  });
  const chosen: number[] = [];
  while (chosen.length < max) {
    const variances = places.map((place) =>
      informations.reduce((sum, information, c) => {
        const grown = Float64Array.from(information);
        add(grown, curves[c]!, place, 1);
        return sum + halfVariance(grown);
      }, 0),
    );
    const best = variances.indexOf(Math.min(...variances));
    chosen.push(dial.settings[best]!);
    for (const [c, information] of informations.entries()) add(information, curves[c]!, places[best]!, 1);
  }
  return chosen.toSorted((a, b) => a - b);
};

/** The first round: settings over the whole dial, each a few times; in an order that is even wherever it is cut off. */
const spread = ({ settings }: ParameterScale): readonly number[] => {
  const count = Math.min(firstSettings, settings.length);
  const over = Array.from(
    { length: count },
    (_, i) => settings[Math.round((i * (settings.length - 1)) / (count - 1))]!,
  );
  return Array.from({ length: firstEach }, () => over).flat();
};

const likelyCurves = (known: readonly PlaceAnswers[], chance: number): readonly FallingCurve[] => {
  const { getCurve, scores: logs } = curveGrid(known, chance, widestBounds, grid);
  const top = logs[bestCell(logs)]!;
  const masses = logs.map((log) => Math.exp(log - top));
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  const curves: FallingCurve[] = [];
  let below = 0;
  for (const [cell, mass] of masses.entries()) {
    below += mass / total;
    while (curves.length < curvesDrawn && below >= (curves.length + 0.5) / curvesDrawn)
      curves.push(getCurve(cell));
  }
  return curves;
};

/** The information of half, slope (its logarithm) and level before any answer: little, so that none is left singular. */
const weakPrior = (): Float64Array => Float64Array.of(2, 0, 0, 0, 1.2, 0, 0, 0, 4);

const add = (information: Float64Array, curve: FallingCurve, place: number, n: number): void => {
  const fall = logistic(curve.slope * (curve.half - place));
  const span = 1 - curve.chance;
  const accuracy = curve.chance + span * curve.level * fall;
  const bend = span * curve.level * fall * (1 - fall) * curve.slope;
  const gradient = [bend, bend * (curve.half - place), span * fall];
  const weight = n / Math.max(accuracy * (1 - accuracy), 1e-4);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) information[i * 3 + j]! += weight * gradient[i]! * gradient[j]!;
};

const halfVariance = ([a = 0, b = 0, c = 0, , e = 0, f = 0, , , i = 0]: Float64Array): number => {
  const minor = e * i - f * f;
  return minor / (a * minor - b * (b * i - f * c) + c * (b * f - e * c));
};
