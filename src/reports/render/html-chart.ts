/**
 * A document's charts as SVG: a table's rows become the groups of an interval chart and its marked columns their lines, or
 * its rows the curves over its marked columns. Page, file and picture all draw by this one function.
 */
import { type Curve, curveChart } from "../charts/curve-chart.ts";
import { intervalChart, type IntervalRow } from "../charts/interval-chart.ts";
import { skillMap, tints } from "../charts/skill-map.ts";
import { differenceAxis, drawPicture, pageWidth, percentTicks, type Picture } from "../charts/picture.ts";
import type { Estimate } from "#scoring/estimate";
import type { Cell, Chart, Drawing, Row, Table } from "../document.ts";
import { cellText, namingColumns, listParts } from "./cells.ts";
import { markup, type Markup } from "./markup.ts";

/** The chart with its legend, for a page or a phone of a width. */
export const drawChart = (chart: Chart, width: number = pageWidth): Markup => {
  const pictures = markup`<div class="drawing" role="region" aria-label="${chart.title}" tabindex="0">${listPictures(chart, width).map((picture) => drawPicture(picture))}</div>`;
  const { drawing } = chart;
  return drawing.form === "skill-map"
    ? markup`<ul class="legend">${tints[drawing.scale ?? "share"].map((tint) => markup`<li><i class="${tint.name}"></i>${tint.label}</li>`)}<li><i class="tint-none"></i>no answer</li></ul>
${pictures}`
    : pictures;
};

export const listPictures = (
  { id, title, drawing, table }: Chart,
  width: number = pageWidth,
): readonly Picture[] => {
  const named = { id, title, description: drawing.key, width };
  switch (drawing.form) {
    case "intervals":
      return [
        intervalChart({
          ...named,
          ...getAxis(drawing, table),
          groups: table.rows.map((row) => ({ label: getName(row, table), rows: listRows(row, table) })),
        }),
      ];
    case "curves":
      return [
        curveChart({
          ...named,
          ...drawing,
          curves: table.rows.map((row, i) => ({
            ...buildCurve(row, table, drawing.at),
            fit: drawing.fits?.[i] ?? undefined,
          })),
        }),
      ];
    case "skill-map":
      return skillMap({ ...named, ...drawing });
    default:
      return drawing satisfies never;
  }
};

const getName = ({ cells }: Row, table: Table): string =>
  cells.slice(0, namingColumns(table)).map(cellText).join(", ");

const buildEstimate = (cell: Cell): Estimate | undefined => {
  if (typeof cell === "string" || cell.kind !== "share") return undefined;
  const { value, low, high, n } = cell;
  return { value, low, high, n: n[0] ?? 0 };
};

const buildCurve = (row: Row, table: Table, settings: readonly number[]): Curve => {
  const shares = table.columns.flatMap(({ mark }, column) =>
    mark === undefined ? [] : [buildEstimate(row.cells[column] ?? "")],
  );
  const points = settings.flatMap((at, i) => {
    const accuracy = shares[i];
    return accuracy === undefined ? [] : [{ at, accuracy }];
  });
  return { label: getName(row, table), points };
};

type Intervals = Extract<Drawing, { readonly form: "intervals" }>;

const getAxis = ({ scale, reference, ends }: Intervals, table: Table) => {
  if (scale === "share") return { domain: [0, 1], ticks: percentTicks, reference } as const;
  // An empty side has the whole of [-1, 1] as interval; it must not flatten everybody else's axis.
  const bounds = table.rows
    .flatMap((row) => listRows(row, table))
    .flatMap(({ value, low, high }) => (value === null ? [] : [low, high]));
  return { ...differenceAxis(bounds), reference: { at: 0, label: "" }, ends };
};

const listRows = ({ cells }: Row, table: Table): readonly IntervalRow[] =>
  table.columns.flatMap(({ heading, mark }, column) => {
    const cell = cells[column] ?? "";
    if (mark === undefined || typeof cell === "string" || !("low" in cell)) return [];
    const { value, low, high } = cell;
    const [shown = "", ...rest] = listParts(cell);
    return [{ label: heading, mark, value, low, high, text: [shown, rest.join(" ")] as const }];
  });
