/**
 * Accuracy along a dial, as in LogicAsker's Table 3 and CogniLoad's curves: one line a model through the settings that were
 * asked, with its 95 % band, its name at its end, and a tick where it falls through one half. Lines differ by colour,
 * by dashes and by name, so they can be told apart in black and white; the table beside the chart has the numbers.
 */
import { blank, type Markup, markup } from "../render/markup.ts";
import type { DialPoint, HalfPoint } from "../half-point.ts";
import { clippedInside } from "../printable.ts";
import type { Picture } from "./picture.ts";
import { linear, percentTicks, type Tick } from "./scale.ts";

export type Curve = {
  readonly label: string;
  readonly points: readonly DialPoint[];
  readonly half?: HalfPoint;
};

export type CurveChart = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What the dial is. */
  readonly x: string;
  readonly reference?: Tick;
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
export const lineStyles = 6;

const [top, below] = [24, 46];

/** The chart, wide and narrow. */
export const curveChart = (chart: CurveChart): readonly Picture[] =>
  layouts.map((layout) => drawn(chart, layout));

const drawn = (chart: CurveChart, layout: Layout): Picture => {
  const settings = [...new Set(chart.curves.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted(
    (a, b) => a - b,
  );
  const [first = 0, last = 1] = [settings[0], settings.at(-1)];
  const x = linear([first, last === first ? first + 1 : last], [layout.plot[0] + 14, layout.plot[1] - 14]);
  const isNarrow = layout.kind === "narrow";
  // A narrow chart has no room at a line's end: its names stand in lines above.
  const head = top + (isNarrow ? chart.curves.length * 18 : 0);
  const bottom = head + layout.height - top - below;
  const y = linear([0, 1], [bottom, head]);
  const body = markup`<g class="axis">
${percentTicks.map((tick) => markup`<line class="grid" x1="${layout.plot[0]}" x2="${layout.plot[1]}" y1="${y(tick.at)}" y2="${y(tick.at)}"/><text x="${layout.plot[0] - 6}" y="${y(tick.at) + 4}" text-anchor="end">${isNarrow ? tick.label.replace(" %", "") : tick.label}</text>`)}
${chart.reference === undefined ? blank : markup`<line class="reference" x1="${layout.plot[0]}" x2="${layout.plot[1]}" y1="${y(chart.reference.at)}" y2="${y(chart.reference.at)}"/><text x="${layout.plot[1]}" y="${y(chart.reference.at) - 5}" text-anchor="end">${chart.reference.label}</text>`}
${thinned(settings, isNarrow ? 8 : 16).map((at) => markup`<text x="${x(at)}" y="${bottom + 18}" text-anchor="middle">${String(at)}</text>`)}
<text x="${(layout.plot[0] + layout.plot[1]) / 2}" y="${bottom + 38}" text-anchor="middle">${chart.x}</text>
</g>
${chart.curves.map((curve, i) => band(curve, i, x, y))}
${chart.curves.map((curve, i) => line(curve, i, x, y, bottom))}
${isNarrow ? namesAbove(chart.curves) : namesAtEnd(chart.curves, y, layout.plot[1])}`;
  return {
    kind: layout.kind,
    id: `${chart.id}-${layout.kind}`,
    title: chart.title,
    description: chart.description,
    width: layout.width,
    height: bottom + below,
    body,
  };
};

/** At most so many of the settings, evenly. */
const thinned = (settings: readonly number[], most: number): readonly number[] => {
  const step = Math.ceil(settings.length / most);
  return settings.filter((_, i) => i % step === 0);
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

const nameOf = (curve: Curve, most: number): string =>
  `${clippedInside(curve.label, most)}${curve.half === undefined ? "" : ` · H50 ${curve.half.value.toFixed(1)}`}`;

/** Names beside the lines' ends, apart from one another. */
const namesAtEnd = (curves: readonly Curve[], y: Scale, end: number): Markup => {
  const placed = curves
    .map((curve, i) => ({ curve, i, y: y(known(curve).at(-1)?.accuracy.value ?? 0) }))
    .toSorted((a, b) => a.y - b.y);
  const heights: number[] = [];
  for (const { y: wanted } of placed) heights.push(Math.max(wanted, (heights.at(-1) ?? -Infinity) + 16));
  return markup`${placed.map(
    ({ curve, i }, place) =>
      markup`<text class="name ${styleOf(i)}" x="${end + 8}" y="${(heights[place] ?? 0) + 4}">${nameOf(curve, curve.half === undefined ? 23 : 14)}</text>`,
  )}`;
};

const namesAbove = (curves: readonly Curve[]): Markup =>
  markup`${curves.map(
    (curve, i) =>
      markup`<path class="curve ${styleOf(i)}" d="M0 ${10 + i * 18}L22 ${10 + i * 18}"/><text class="name ${styleOf(i)}" x="28" y="${14 + i * 18}">${nameOf(curve, 40)}</text>`,
  )}`;
