/**
 * Dots with intervals, in groups: the papers' Figures 3, 4 and 5 and Table 6 as one kind of chart.
 *
 * A group is a model, a row one of its numbers. Each row is labelled where it stands and prints its number, so
 * the chart needs no legend and loses nothing in black and white. Wide: labels, axis and numbers side by side;
 * narrow, for a telephone: labels and numbers above each track. Colours are classes of the page's style sheet.
 */
import type { Mark } from "../document.ts";
import { type Markup, blank, markup } from "../render/markup.ts";
import { clippedInside } from "../printable.ts";
import { type Tick, linear } from "./scale.ts";

/** One number. `value` null (n = 0) draws the interval dotted and no mark. */
export type IntervalRow = {
  readonly label: string;
  readonly mark: Mark;
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
  /** The number as printed: the value, and what stands behind it (interval, n). */
  readonly text: readonly [value: string, rest: string];
};

export type IntervalGroup = { readonly label: string; readonly rows: readonly IntervalRow[] };

export type IntervalChart = {
  /** Unique in the page; the SVG's title and description take their ids from it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly domain: readonly [from: number, to: number];
  readonly ticks: readonly Tick[];
  /** A line to compare with: zero, or a coin's half. */
  readonly reference?: Tick;
  /** What the two ends of the axis mean, where that is not plain. */
  readonly ends?: readonly [left: string, right: string];
  readonly groups: readonly IntervalGroup[];
};

/** Widths in pixels of the page's style: the column of text, and the narrowest telephone less its margins. */
const wideWidth = 720;
const narrowWidth = 324;
const rowHeight = { wide: 24, narrow: 40 };

type Layout = {
  readonly kind: "wide" | "narrow";
  readonly width: number;
  readonly plot: readonly [start: number, end: number];
  /** The height of a group's own line for its label; 0 where the label stands beside its first row. */
  readonly heading: number;
};

const wide: Layout = { kind: "wide", width: wideWidth, plot: [204, 490], heading: 0 };
const wideHeaded: Layout = { kind: "wide", width: wideWidth, plot: [112, 490], heading: 22 };
const narrow: Layout = { kind: "narrow", width: narrowWidth, plot: [8, narrowWidth - 8], heading: 24 };

/** The longest label, in characters, that fits beside its rows. */
const longestBeside = 14;

/** The chart as two SVG elements, of which the page's style shows the one that fits. */
export const intervalChart = (chart: IntervalChart): Markup =>
  markup`${drawn(chart, chart.groups.some((group) => group.label.length > longestBeside) ? wideHeaded : wide)}
${drawn(chart, narrow)}`;

const drawn = (chart: IntervalChart, layout: Layout): Markup => {
  const x = linear(chart.domain, layout.plot);
  const top = chart.reference === undefined && chart.ends === undefined ? 8 : 24;
  const placed = placedGroups(chart.groups, layout, top);
  const bottom = placed.bottom;
  const id = `${chart.id}-${layout.kind}`;
  return markup`<svg class="${layout.kind}" viewBox="0 0 ${layout.width} ${bottom + 22}" role="img" aria-labelledby="${id}-title ${id}-description" xmlns="http://www.w3.org/2000/svg">
<title id="${id}-title">${chart.title}</title>
<desc id="${id}-description">${chart.description}</desc>
${axis(chart, layout, x, top, bottom)}
${placed.groups.map(({ group, y, rows }, i) => drawnGroup(group, layout, x, y, rows, i > 0))}
</svg>`;
};

type PlacedGroup = {
  readonly group: IntervalGroup;
  readonly y: number;
  readonly rows: readonly { readonly row: IntervalRow; readonly y: number }[];
};

/** Where everything stands: `y` is a group's first line, a row's `y` the height of its track. */
const placedGroups = (
  groups: readonly IntervalGroup[],
  layout: Layout,
  top: number,
): { readonly groups: readonly PlacedGroup[]; readonly bottom: number } => {
  const placed: PlacedGroup[] = [];
  let y = top;
  for (const group of groups) {
    const { heading } = layout;
    const height = rowHeight[layout.kind];
    placed.push({
      group,
      y,
      rows: group.rows.map((row, i) => ({
        row,
        y: y + heading + height * i + (layout.kind === "narrow" ? 26 : 16),
      })),
    });
    y += heading + height * group.rows.length + 10;
  }
  return { groups: placed, bottom: y };
};

const axis = (
  chart: IntervalChart,
  layout: Layout,
  x: (value: number) => number,
  top: number,
  bottom: number,
): Markup => {
  const { reference, ends } = chart;
  // A label centred on the last tick would be cut off at the edge of a narrow chart.
  const anchor = (i: number): string =>
    layout.kind === "wide" ? "middle" : i === 0 ? "start" : i === chart.ticks.length - 1 ? "end" : "middle";
  const edge = (i: number): number =>
    layout.kind === "wide" ? 0 : i === 0 ? -8 : i === chart.ticks.length - 1 ? 8 : 0;
  return markup`<g class="axis">
${chart.ticks.map(
  (tick, i) =>
    markup`<line class="grid" x1="${x(tick.at)}" x2="${x(tick.at)}" y1="${top}" y2="${bottom}"/><text x="${x(tick.at) + edge(i)}" y="${bottom + 17}" text-anchor="${anchor(i)}">${tick.label}</text>`,
)}
${
  reference === undefined
    ? blank
    : markup`<line class="reference" x1="${x(reference.at)}" x2="${x(reference.at)}" y1="${top - 6}" y2="${bottom}"/>${reference.label === "" ? blank : markup`<text x="${x(reference.at)}" y="${top - 11}" text-anchor="middle">${reference.label}</text>`}`
}
${
  ends === undefined
    ? blank
    : markup`<text x="${layout.plot[0]}" y="${top - 11}">${ends[0]}</text><text x="${layout.plot[1]}" y="${top - 11}" text-anchor="end">${ends[1]}</text>`
}
</g>`;
};

const drawnGroup = (
  group: IntervalGroup,
  layout: Layout,
  x: (value: number) => number,
  y: number,
  rows: PlacedGroup["rows"],
  divided: boolean,
): Markup => {
  const most = layout.kind === "wide" ? 70 : 40;
  return markup`<g>
${divided ? markup`<line class="divider" x1="0" x2="${layout.width}" y1="${y - 4}" y2="${y - 4}"/>` : blank}
<text class="group" x="0" y="${y + (layout.kind === "wide" ? 20 : 18)}">${clippedInside(group.label, most)}</text>
${rows.map((placed) => drawnRow(placed.row, layout, x, placed.y))}
</g>`;
};

const drawnRow = (row: IntervalRow, layout: Layout, x: (value: number) => number, y: number): Markup => {
  const [value, rest] = row.text;
  const [start, end] = layout.plot;
  const words =
    layout.kind === "wide"
      ? markup`<text class="series" x="${start - 12}" y="${y + 4}" text-anchor="end">${row.label}</text><text class="value" x="${end + 62}" y="${y + 4}" text-anchor="end">${value}</text><text class="rest" x="${end + 70}" y="${y + 4}">${rest}</text>`
      : markup`<text class="series" x="0" y="${y - 12}">${row.label}</text><text class="rest" x="${layout.width}" y="${y - 12}" text-anchor="end"><tspan class="value">${value}</tspan> ${rest}</text>`;
  return markup`${words}<line class="track" x1="${start}" x2="${end}" y1="${y}" y2="${y}"/>${interval(row, x, y)}`;
};

const interval = (row: IntervalRow, x: (value: number) => number, y: number): Markup => {
  const line = markup`<line class="interval ${row.value === null ? "unknown" : row.mark}" x1="${x(row.low)}" x2="${x(row.high)}" y1="${y}" y2="${y}"/>`;
  if (row.value === null) return line;
  const at = x(row.value);
  const mark =
    row.mark === "accent"
      ? markup`<path class="mark accent" d="M${at} ${y - 5.5}L${at + 5.5} ${y}L${at} ${y + 5.5}L${at - 5.5} ${y}Z"/>`
      : markup`<circle class="mark ${row.mark}" cx="${at}" cy="${y}" r="4.25"/>`;
  return markup`${line}${mark}`;
};
