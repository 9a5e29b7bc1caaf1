/**
 * A document's charts as SVG: a table's rows become the groups of an interval chart and its marked columns their lines, or
 * its rows the curves over its marked columns. Page, file and picture all draw by this one function.
 */
import { type Curve, curveChart } from "../charts/curve-chart.ts";
import { intervalChart, type IntervalRow } from "../charts/interval-chart.ts";
import { skillMap, tints } from "../charts/skill-map.ts";
import { differenceAxis, drawnPicture, percentTicks, type Picture } from "../charts/picture.ts";
import type { Estimate } from "#scoring/estimate";
import type { Cell, Chart, Drawing, Row, Table } from "../document.ts";
import { cellText, namingColumns, partsOf } from "./cells.ts";
import { markup, type Markup } from "./markup.ts";

/** The chart with its legend. */
export const drawnChart = (chart: Chart): Markup => {
  const pictures = markup`<div class="drawing" role="region" aria-label="${chart.title}" tabindex="0">${picturesOf(chart).map((picture) => drawnPicture(picture))}</div>`;
  const { drawing } = chart;
  return drawing.form === "skill-map"
    ? markup`<ul class="legend">${tints[drawing.scale ?? "share"].map((tint) => markup`<li><i class="${tint.name}"></i>${tint.label}</li>`)}<li><i class="tint-none"></i>no answer</li></ul>
${pictures}`
    : pictures;
};

export const picturesOf = ({ id, title, drawing, table }: Chart): readonly Picture[] => {
  const named = { id, title, description: drawing.key };
  switch (drawing.form) {
    case "intervals":
      return [
        intervalChart({
          ...named,
          ...axisOf(drawing, table),
          groups: table.rows.map((row) => ({ label: nameOf(row, table), rows: rowsOf(row, table) })),
        }),
      ];
    case "curves":
      return [
        curveChart({
          ...named,
          ...drawing,
          curves: table.rows.map((row, i) => ({
            ...curveOf(row, table, drawing.at),
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

/** The cells that name a row. */
const nameOf = ({ cells }: Row, table: Table): string =>
  cells.slice(0, namingColumns(table)).map(cellText).join(", ");

/** A share as an estimate; undefined where there is none. */
const estimateOf = (cell: Cell): Estimate | undefined => {
  if (typeof cell === "string" || cell.kind !== "share") return undefined;
  const { value, low, high, n } = cell;
  return { value, low, high, n: n[0] ?? 0 };
};

/** A row's shares over the settings of its parameter. */
const curveOf = (row: Row, table: Table, settings: readonly number[]): Curve => {
  const shares = table.columns.flatMap(({ mark }, column) =>
    mark === undefined ? [] : [estimateOf(row.cells[column] ?? "")],
  );
  const points = settings.flatMap((at, i) => {
    const accuracy = shares[i];
    return accuracy === undefined ? [] : [{ at, accuracy }];
  });
  return { label: nameOf(row, table), points };
};

type Intervals = Extract<Drawing, { readonly form: "intervals" }>;

const axisOf = ({ scale, reference, ends }: Intervals, table: Table) => {
  if (scale === "share") return { domain: [0, 1], ticks: percentTicks, reference } as const;
  // An empty side has the whole of [-1, 1] as interval; it must not flatten everybody else's axis.
  const bounds = table.rows
    .flatMap((row) => rowsOf(row, table))
    .flatMap(({ value, low, high }) => (value === null ? [] : [low, high]));
  return { ...differenceAxis(bounds), reference: { at: 0, label: "" }, ends };
};

const rowsOf = ({ cells }: Row, table: Table): readonly IntervalRow[] =>
  table.columns.flatMap(({ heading, mark }, column) => {
    const cell = cells[column] ?? "";
    if (mark === undefined || typeof cell === "string" || !("low" in cell)) return [];
    const { value, low, high } = cell;
    const [shown = "", ...rest] = partsOf(cell);
    return [{ label: heading, mark, value, low, high, text: [shown, rest.join(" ")] as const }];
  });
