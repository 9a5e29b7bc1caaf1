/**
 * Dots with intervals, in groups: the papers' Figures 3, 4 and 5 and Table 6 as one kind of chart.
 *
 * A group is a model, a row one of its numbers. Each row is labelled where it stands and prints its number, so
 * the chart needs no legend and loses nothing in black and white. Colours are classes of the page's style sheet.
 */
import type { Mark } from "../document.ts";
import { type Markup, blank, markup } from "../render/markup.ts";
import { clipInside } from "../printable.ts";
import { linear, pageWidth, toPicture, type Picture, type Tick } from "./picture.ts";

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

type IntervalGroup = { readonly label: string; readonly rows: readonly IntervalRow[] };

type IntervalChart = {
  /** Unique in the page; the SVG's title and description take their ids from it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly domain: readonly [from: number, to: number];
  readonly ticks: readonly Tick[];
  /** A line to compare with: zero, or chance level. */
  readonly reference?: Tick;
  /** The meaning of the two ends of the axis, if it isn't plain. */
  readonly ends?: readonly [left: string, right: string];
  readonly groups: readonly IntervalGroup[];
};

/** The height of a group's label, and the space between groups. */
const [heading, gap] = [22, 10];

/** Where the plot begins and ends, and the height of a row. On a phone an interval stands below its value. */
const layOut = ({ width, groups }: IntervalChart) => {
  if (width < pageWidth) return { width, isNarrow: true, start: 104, end: width - 58, rowHeight: 38 };
  const longest = Math.max(...groups.flatMap(({ rows }) => rows.map(({ text }) => text[1].length)), 0);
  return { width, isNarrow: false, start: 112, end: Math.min(490, 650 - longest * 6.4), rowHeight: 24 };
};

type Layout = ReturnType<typeof layOut>;

export const intervalChart = (chart: IntervalChart): Picture => {
  const layout = layOut(chart);
  const x = linear(chart.domain, [layout.start, layout.end]);
  const top = chart.reference === undefined && chart.ends === undefined ? 8 : 24;
  const { groups, bottom } = placedGroups(chart.groups, top, layout);
  const body = markup`${axis(chart, layout, x, top, bottom)}
${groups.map(({ group, y, rows }, i) => drawGroup(group, layout, x, y, rows, i > 0))}`;
  return toPicture(chart, bottom + 22, body, chart.width);
};

type PlacedGroup = {
  readonly group: IntervalGroup;
  readonly y: number;
  readonly rows: readonly { readonly row: IntervalRow; readonly y: number }[];
};

const placedGroups = (groups: readonly IntervalGroup[], top: number, { rowHeight }: Layout) => {
  const placed: PlacedGroup[] = [];
  let y = top;
  for (const group of groups) {
    const first = y + heading + 16;
    placed.push({ group, y, rows: group.rows.map((row, i) => ({ row, y: first + rowHeight * i })) });
    y += heading + rowHeight * group.rows.length + gap;
  }
  return { groups: placed, bottom: y };
};

const axis = (
  chart: IntervalChart,
  { start, end, width }: Layout,
  x: (value: number) => number,
  top: number,
  bottom: number,
): Markup => {
  const { reference, ends } = chart;
  const middle = (start + end) / 2;
  return markup`<g class="axis">
${chart.ticks.map(
  (tick) =>
    markup`<line class="grid" x1="${x(tick.at)}" x2="${x(tick.at)}" y1="${top}" y2="${bottom}"/><text x="${x(tick.at)}" y="${bottom + 17}" text-anchor="middle">${tick.label}</text>`,
)}
${
  reference === undefined
    ? blank
    : markup`<line class="reference" x1="${x(reference.at)}" x2="${x(reference.at)}" y1="${top - 6}" y2="${bottom}"/>${reference.label === "" ? blank : referenceLabel(reference, width, x(reference.at), top - 11)}`
}
${
  ends === undefined
    ? blank
    : markup`<text x="${middle - 8}" y="${top - 11}" text-anchor="end">${ends[0]}</text><text x="${middle + 8}" y="${top - 11}">${ends[1]}</text>`
}
</g>`;
};

/** The widest that a character of a label is drawn, in pixels. */
const characterWidth = 7.2;

/** A label over its line, moved in where it would stand out at an edge. */
const referenceLabel = ({ label }: Tick, width: number, x: number, y: number): Markup => {
  const half = (label.length * characterWidth) / 2;
  if (x - half < 0) return markup`<text x="0" y="${y}">${label}</text>`;
  if (x + half > width) return markup`<text x="${width}" y="${y}" text-anchor="end">${label}</text>`;
  return markup`<text x="${x}" y="${y}" text-anchor="middle">${label}</text>`;
};

const drawGroup = (
  group: IntervalGroup,
  layout: Layout,
  x: (value: number) => number,
  y: number,
  rows: PlacedGroup["rows"],
  divided: boolean,
): Markup => {
  return markup`<g>
${divided ? markup`<line class="divider" x1="0" x2="${layout.width}" y1="${y - 4}" y2="${y - 4}"/>` : blank}
<text class="group" x="0" y="${y + 20}">${clipInside(group.label, Math.floor(layout.width / 10.2))}</text>
${rows.map((placed) => drawRow(placed.row, layout, x, placed.y))}
</g>`;
};

const drawRow = (
  row: IntervalRow,
  { start, end, width, isNarrow }: Layout,
  x: (value: number) => number,
  y: number,
): Markup => {
  const [value, rest] = row.text;
  const words = markup`<text class="series" x="${start - 12}" y="${y + 4}" text-anchor="end">${row.label}</text><text class="value" x="${isNarrow ? width : end + 62}" y="${y + 4}" text-anchor="end">${value}</text>${isNarrow ? markup`<text class="rest" x="${width}" y="${y + 19}" text-anchor="end">${rest}</text>` : markup`<text class="rest" x="${end + 70}" y="${y + 4}">${rest}</text>`}`;
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
