/**
 * Accuracy along a parameter, as in LogicAsker's Table 3 and CogniLoad's curves: one line a model through the settings that were
 * asked, with its 95 % band and its name at its end. Where a curve was fitted, it is the line, the settings' own intervals stand at their points, and a bar at the half-point is its interval. Lines differ by
 * colour, by dashes and by name, so they can be told apart in black and white; the table beside the chart has the numbers.
 */
import { blank, type Markup, markup } from "../render/markup.ts";
import type { FittedCurve } from "../document.ts";
import { clipInside } from "../printable.ts";
import { linear, pageWidth, percentTicks, toPicture, type Picture, type Tick } from "./picture.ts";
import type { Estimate } from "#scoring/estimate";

export type Curve = {
  readonly label: string;
  readonly points: readonly SettingPoint[];
  readonly fit?: FittedCurve | undefined;
};

type CurveChart = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly width: number;
  /** The parameter. */
  readonly x: string;
  readonly reference?: Tick;
  /** True if equal ratios of settings are equally far apart. */
  readonly isLogarithmic?: boolean;
  readonly curves: readonly Curve[];
};

/** Where the plot stands, from left to right: on a phone the names stand below it. */
const getPlot = (width: number): readonly [number, number] => [44, width < pageWidth ? width - 4 : 520];

/** Styles of lines before they begin again. */
const lineStyles = 6;

const [top, bottom, below] = [24, 254, 46];

const y = linear([0, 1], [bottom, top]);

export const curveChart = (chart: CurveChart): Picture => {
  const { curves, reference, width } = chart;
  const plot = getPlot(width);
  const settings = [...new Set(curves.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted(
    (a, b) => a - b,
  );
  const [first = 0, last = 1] = [settings[0], settings.at(-1)];
  const stretched = chart.isLogarithmic === true ? Math.log : (setting: number): number => setting;
  const along = linear(
    [stretched(first), stretched(last === first ? first + 1 : last)],
    [plot[0] + 14, plot[1] - 14],
  );
  const x: Scale = (setting) => along(stretched(setting));
  const isFitted = curves.some(({ fit }) => fit !== undefined);
  const across = (height: number) => markup`x1="${plot[0]}" x2="${plot[1]}" y1="${height}" y2="${height}"`;
  const body = markup`<g class="axis">
${percentTicks.map((tick) => markup`<line class="grid" ${across(y(tick.at))}/><text x="${plot[0] - 6}" y="${y(tick.at) + 4}" text-anchor="end">${tick.label}</text>`)}
${reference === undefined ? blank : markup`<line class="reference" ${across(y(reference.at))}/><text x="${isFitted ? plot[0] + 4 : plot[1]}" y="${y(reference.at) - 5}" text-anchor="${isFitted ? "start" : "end"}">${reference.label}</text>`}
${apart(settings, x).map((at) => markup`<text x="${x(at)}" y="${bottom + 18}" text-anchor="middle">${String(Math.round(at * 100) / 100)}</text>`)}
<text x="${(plot[0] + plot[1]) / 2}" y="${bottom + 38}" text-anchor="middle">${chart.x}</text>
</g>
${curves.map((curve, i) => (curve.fit === undefined ? band(curve, i, x) : whiskers(curve, i, x)))}
${curves.map((curve, i) => (curve.fit === undefined ? line(curve, i, x) : fitted(curve, curve.fit, i, x)))}
${width < pageWidth ? listNames(curves, plot[0]) : drawNames(curves, plot[1] + 8)}`;
  const names = width < pageWidth ? curves.length * rowHeight + 8 : 0;
  return toPicture(chart, bottom + below + names, body, width);
};

const apart = (settings: readonly number[], x: Scale): readonly number[] => {
  const kept: number[] = [];
  for (const setting of settings)
    if (kept.length === 0 || x(setting) - x(kept.at(-1)!) >= 28) kept.push(setting);
  return kept;
};

const dropUnknown = ({ points }: Curve): readonly SettingPoint[] =>
  points.filter(({ accuracy }) => accuracy.value !== null).toSorted((a, b) => a.at - b.at);

type Scale = (value: number) => number;

const getStyle = (i: number): string => `line-${i % lineStyles}`;

const at = (x: number, y: number): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

const band = (curve: Curve, i: number, x: Scale): Markup => {
  const points = dropUnknown(curve);
  if (points.length < 2) return blank;
  const upper = points.map((point) => at(x(point.at), y(point.accuracy.high)));
  const lower = points.toReversed().map((point) => at(x(point.at), y(point.accuracy.low)));
  return markup`<path class="band ${getStyle(i)}" d="M${[...upper, ...lower].join("L")}Z"/>`;
};

const line = (curve: Curve, i: number, x: Scale): Markup => {
  const points = dropUnknown(curve);
  const path = points.map((point) => at(x(point.at), y(point.accuracy.value ?? 0))).join("L");
  return markup`${path === "" ? blank : markup`<path class="curve ${getStyle(i)}" d="M${path}"/>`}
${points.map((point) => markup`<circle class="point ${getStyle(i)}" cx="${x(point.at)}" cy="${y(point.accuracy.value ?? 0)}" r="3.5"/>`)}`;
};

const whiskers = (curve: Curve, i: number, x: Scale): Markup =>
  markup`${dropUnknown(curve).map(({ at: setting, accuracy: { low, high } }) => markup`<path class="whisker ${getStyle(i)}" d="M${at(x(setting), y(low))}L${at(x(setting), y(high))}"/>`)}`;

/** The fitted curve over its points, with the half-point's interval as a bar at its height. */
const fitted = (curve: Curve, { points, half }: FittedCurve, i: number, x: Scale): Markup => {
  const path = points.map((point) => at(x(point.at), y(point.value))).join("L");
  const height = y(half.accuracy);
  return markup`${dropUnknown(curve).map((point) => markup`<circle class="point ${getStyle(i)}" cx="${x(point.at)}" cy="${y(point.accuracy.value ?? 0)}" r="2.5"/>`)}
<path class="curve ${getStyle(i)}" d="M${path}"/>
${
  half.value === null || half.low === null || half.high === null
    ? blank
    : markup`<path class="span ${getStyle(i)}" d="M${at(x(half.low), height)}L${at(x(half.high), height)}"/><circle class="half-point ${getStyle(i)}" cx="${x(half.value)}" cy="${height}" r="5"/>`
}`;
};

const halfText = ({ fit }: Curve): string | undefined => {
  const { value, low, high } = fit?.half ?? { value: null, low: null, high: null };
  const shown = low !== null && high !== null ? value : (low ?? high);
  if (shown === null) return undefined;
  const sign = shown === value ? "" : low === null ? "< " : "> ";
  return `H50 ${sign}${shown < 1 ? shown.toFixed(2) : shown.toFixed(1)}`;
};

const nameRows = (curve: Curve): readonly string[] => {
  const half = halfText(curve);
  const name = clipInside(curve.label, maxAtEnd);
  if (half === undefined) return [name];
  return name.length + half.length + 3 <= maxAtEnd ? [`${name} · ${half}`] : [name, half];
};

const maxAtEnd = 25;
const rowHeight = 16;

const listNames = (curves: readonly Curve[], left: number): Markup =>
  markup`${curves.map((curve, i) => {
    const height = bottom + below + (i + 1) * rowHeight;
    return markup`<path class="curve ${getStyle(i)}" d="M${at(left, height - 4)}L${at(left + 24, height - 4)}"/><text class="name ${getStyle(i)}" x="${left + 32}" y="${height}">${[clipInside(curve.label, 30), halfText(curve) ?? []].flat().join(" · ")}</text>`;
  })}`;

const drawNames = (curves: readonly Curve[], left: number): Markup => {
  const placed = curves.map((curve, i) => ({ curve, i, y: y(findEnd(curve)) })).toSorted((a, b) => a.y - b.y);
  let free = -Infinity;
  return markup`${placed.map(({ curve, i, y: wanted }) => {
    const rows = nameRows(curve);
    const first = Math.max(wanted, free);
    free = first + rows.length * rowHeight;
    return markup`${rows.map((row, k) => markup`<text class="name ${getStyle(i)}" x="${left}" y="${first + k * rowHeight + 4}">${row}</text>`)}`;
  })}`;
};

const findEnd = (curve: Curve): number =>
  curve.fit?.points.at(-1)?.value ?? dropUnknown(curve).at(-1)?.accuracy.value ?? 0;

type SettingPoint = { readonly at: number; readonly accuracy: Estimate };
