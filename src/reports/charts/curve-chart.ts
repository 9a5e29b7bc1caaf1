/**
 * Accuracy along a dial, as in LogicAsker's Table 3 and CogniLoad's curves: one line a model through the settings that were
 * asked, with its 95 % band, its name at its end, and a tick where it falls through one half. Where a curve was fitted, it is
 * the line, the settings' own intervals stand at their points, and a bar at the half-point is its interval. Lines differ by
 * colour, by dashes and by name, so they can be told apart in black and white; the table beside the chart has the numbers.
 */
import { blank, type Markup, markup } from "../render/markup.ts";
import type { FittedCurve } from "../document.ts";
import { clipInside } from "../printable.ts";
import { linear, percentTicks, pictureOf, type Picture, type Tick } from "./picture.ts";
import type { Estimate } from "#scoring/estimate";
import { difference } from "#scoring/independent";

export type Curve = {
  readonly label: string;
  readonly points: readonly DialPoint[];
  readonly half?: HalfPoint;
  readonly fit?: FittedCurve;
};

type CurveChart = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What the dial is. */
  readonly x: string;
  readonly reference?: Tick;
  /** Whether equal ratios of settings are equally far apart. */
  readonly isLogarithmic?: boolean;
  readonly curves: readonly Curve[];
};

type Layout = {
  readonly kind: "wide" | "narrow";
  readonly width: number;
  readonly height: number;
  readonly plot: readonly [start: number, end: number];
};

const layouts: readonly Layout[] = [
  { kind: "wide", width: 720, height: 300, plot: [44, 520] },
  { kind: "narrow", width: 324, height: 250, plot: [34, 314] },
];

/** Styles of lines before they begin again. */
const lineStyles = 6;

const [top, below] = [24, 46];

export const curveChart = (chart: CurveChart): readonly Picture[] =>
  layouts.map((layout) => drawn(chart, layout));

const drawn = (chart: CurveChart, layout: Layout): Picture => {
  const settings = [...new Set(chart.curves.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted(
    (a, b) => a - b,
  );
  const [first = 0, last = 1] = [settings[0], settings.at(-1)];
  const stretched = chart.isLogarithmic === true ? Math.log : (setting: number): number => setting;
  const along = linear(
    [stretched(first), stretched(last === first ? first + 1 : last)],
    [layout.plot[0] + 14, layout.plot[1] - 14],
  );
  const x: Scale = (setting) => along(stretched(setting));
  const isNarrow = layout.kind === "narrow";
  // A narrow chart has no room at a line's end: its names stand in lines above.
  const head = top + (isNarrow ? chart.curves.length * 18 : 0);
  const bottom = head + layout.height - top - below;
  const y = linear([0, 1], [bottom, head]);
  const body = markup`<g class="axis">
${percentTicks.map((tick) => markup`<line class="grid" x1="${layout.plot[0]}" x2="${layout.plot[1]}" y1="${y(tick.at)}" y2="${y(tick.at)}"/><text x="${layout.plot[0] - 6}" y="${y(tick.at) + 4}" text-anchor="end">${isNarrow ? tick.label.replace(" %", "") : tick.label}</text>`)}
${chart.reference === undefined ? blank : markup`<line class="reference" x1="${layout.plot[0]}" x2="${layout.plot[1]}" y1="${y(chart.reference.at)}" y2="${y(chart.reference.at)}"/>${chart.curves.some(({ fit }) => fit !== undefined) ? markup`<text x="${layout.plot[0] + 4}" y="${y(chart.reference.at) - 5}">${chart.reference.label}</text>` : markup`<text x="${layout.plot[1]}" y="${y(chart.reference.at) - 5}" text-anchor="end">${chart.reference.label}</text>`}`}
${apart(settings, x, isNarrow ? 26 : 28).map((at) => markup`<text x="${x(at)}" y="${bottom + 18}" text-anchor="middle">${String(Math.round(at * 100) / 100)}</text>`)}
<text x="${(layout.plot[0] + layout.plot[1]) / 2}" y="${bottom + 38}" text-anchor="middle">${chart.x}</text>
</g>
${chart.curves.map((curve, i) => (curve.fit === undefined ? band(curve, i, x, y) : whiskers(curve, i, x, y)))}
${chart.curves.map((curve, i) => (curve.fit === undefined ? line(curve, i, x, y, bottom) : fitted(curve, curve.fit, i, x, y)))}
${isNarrow ? namesAbove(chart.curves) : namesAtEnd(chart.curves, y, layout.plot[1])}`;
  return pictureOf(chart, layout, { height: bottom + below, body });
};

/** Those of the settings whose labels stand so far apart. */
const apart = (settings: readonly number[], x: Scale, least: number): readonly number[] => {
  const kept: number[] = [];
  for (const setting of settings)
    if (kept.length === 0 || x(setting) - x(kept.at(-1)!) >= least) kept.push(setting);
  return kept;
};

const known = ({ points }: Curve): readonly DialPoint[] =>
  points.filter(({ accuracy }) => accuracy.value !== null).toSorted((a, b) => a.at - b.at);

type Scale = (value: number) => number;

const styleOf = (i: number): string => `line-${i % lineStyles}`;

const at = (x: number, y: number): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

const band = (curve: Curve, i: number, x: Scale, y: Scale): Markup => {
  const points = known(curve);
  if (points.length < 2) return blank;
  const upper = points.map((point) => at(x(point.at), y(point.accuracy.high)));
  const lower = points.toReversed().map((point) => at(x(point.at), y(point.accuracy.low)));
  return markup`<path class="band ${styleOf(i)}" d="M${[...upper, ...lower].join("L")}Z"/>`;
};

const line = (curve: Curve, i: number, x: Scale, y: Scale, bottom: number): Markup => {
  const points = known(curve);
  const path = points.map((point) => at(x(point.at), y(point.accuracy.value ?? 0))).join("L");
  const { half } = curve;
  return markup`${path === "" ? blank : markup`<path class="curve ${styleOf(i)}" d="M${path}"/>`}
${points.map((point) => markup`<circle class="point ${styleOf(i)}" cx="${x(point.at)}" cy="${y(point.accuracy.value ?? 0)}" r="3.5"/>`)}
${half === undefined ? blank : markup`<path class="half ${styleOf(i)}" d="M${at(x(half.value), y(0.5))}L${at(x(half.value), bottom)}"/>`}`;
};

const whiskers = (curve: Curve, i: number, x: Scale, y: Scale): Markup =>
  markup`${known(curve).map(({ at: setting, accuracy: { low, high } }) => markup`<path class="whisker ${styleOf(i)}" d="M${at(x(setting), y(low))}L${at(x(setting), y(high))}"/>`)}`;

/** The fitted curve over its points, with the half-point's interval as a bar at its height. */
const fitted = (curve: Curve, { points, half }: FittedCurve, i: number, x: Scale, y: Scale): Markup => {
  const path = points.map((point) => at(x(point.at), y(point.value))).join("L");
  const height = y(half.accuracy);
  return markup`${known(curve).map((point) => markup`<circle class="point ${styleOf(i)}" cx="${x(point.at)}" cy="${y(point.accuracy.value ?? 0)}" r="2.5"/>`)}
<path class="curve ${styleOf(i)}" d="M${path}"/>
${
  half.value === null || half.low === null || half.high === null
    ? blank
    : markup`<path class="span ${styleOf(i)}" d="M${at(x(half.low), height)}L${at(x(half.high), height)}"/><circle class="half-point ${styleOf(i)}" cx="${x(half.value)}" cy="${height}" r="5"/>`
}`;
};

/** "50 % at 4.8", where half the answers are right; of a fitted curve, half-way to chance, "H50 4.8", or "H50 < 4.8" where one bound is known. */
const halfText = ({ half, fit }: Curve): string | undefined => {
  const { value, low = null, high = null } = half ?? fit?.half ?? { value: null };
  const shown = half !== undefined || (low !== null && high !== null) ? value : (low ?? high);
  if (shown === null) return undefined;
  const sign = shown === value ? "" : low === null ? "< " : "> ";
  return `${half === undefined ? "H50" : "50 % at"} ${sign}${shown < 1 ? shown.toFixed(2) : shown.toFixed(1)}`;
};

/** What a line is called, in rows of so many letters: its half-point stands below a long name. */
const nameRows = (curve: Curve, max: number): readonly string[] => {
  const half = halfText(curve);
  const name = clipInside(curve.label, max);
  if (half === undefined) return [name];
  return name.length + half.length + 3 <= max ? [`${name} · ${half}`] : [name, half];
};

const maxAtEnd = 25;
const rowHeight = 16;

const namesAtEnd = (curves: readonly Curve[], y: Scale, end: number): Markup => {
  const placed = curves.map((curve, i) => ({ curve, i, y: y(endOf(curve)) })).toSorted((a, b) => a.y - b.y);
  let free = -Infinity;
  return markup`${placed.map(({ curve, i, y: wanted }) => {
    const rows = nameRows(curve, maxAtEnd);
    const first = Math.max(wanted, free);
    free = first + rows.length * rowHeight;
    return markup`${rows.map((row, k) => markup`<text class="name ${styleOf(i)}" x="${end + 8}" y="${first + k * rowHeight + 4}">${row}</text>`)}`;
  })}`;
};

const endOf = (curve: Curve): number =>
  curve.fit?.points.at(-1)?.value ?? known(curve).at(-1)?.accuracy.value ?? 0;

const namesAbove = (curves: readonly Curve[]): Markup =>
  markup`${curves.map(
    (curve, i) =>
      markup`<path class="curve ${styleOf(i)}" d="M0 ${10 + i * 18}L22 ${10 + i * 18}"/><text class="name ${styleOf(i)}" x="28" y="${14 + i * 18}">${nameRows(curve, 46).join(" · ")}</text>`,
  )}`;

type DialPoint = { readonly at: number; readonly accuracy: Estimate };

/** Where accuracy is one half. A bound that lies beyond what was asked is null. */
type HalfPoint = { readonly value: number; readonly low: number | null; readonly high: number | null };

/**
 * The first fall through one half, from the easiest setting up; undefined where there is none, or the last setting is not below the
 * first beyond chance. On straight lines between the settings that were asked: nothing is fitted, and chance plays no part (as it does
 * in H50, `scoring/difficulty/half-point.ts`). Its bounds are where the intervals' own bounds fall through.
 */
export const halfPointOf = (points: readonly DialPoint[]): HalfPoint | undefined => {
  const known = points.filter(({ accuracy }) => accuracy.value !== null).toSorted((a, b) => a.at - b.at);
  const [first, last] = [known[0]?.accuracy, known.at(-1)?.accuracy];
  if (first === undefined || last === undefined || difference(first, last).low <= 0) return undefined;
  const fall = (of: (accuracy: Estimate) => number): number | null => {
    for (const [i, one] of known.slice(0, -1).entries()) {
      const next = known[i + 1]!;
      const [here, there] = [of(one.accuracy), of(next.accuracy)];
      if (here >= 0.5 && there < 0.5) return one.at + ((here - 0.5) / (here - there)) * (next.at - one.at);
    }
    return null;
  };
  const value = fall((accuracy) => accuracy.value ?? 0);
  return value === null ? undefined : { value, low: fall(({ low }) => low), high: fall(({ high }) => high) };
};
