/**
 * A document's charts as SVG: a table's rows become the groups of an interval chart and its marked columns their lines, or
 * its rows the curves over its marked columns. Page, file and picture all draw by this one function.
 */
import { type Curve, curveChart, halfPointOf } from "../charts/curve-chart.ts";
import { dialMap } from "../charts/dial-map.ts";
import { intervalChart, type IntervalRow } from "../charts/interval-chart.ts";
import { skillMap, tints } from "../charts/skill-map.ts";
import { differenceAxis, drawnPicture, percentTicks, type Picture } from "../charts/picture.ts";
import type { Estimate } from "#scoring/estimate";
import type { Cell, Chart, Drawing, Row, Table } from "../document.ts";
import { cellText, namingColumns, partsOf } from "./cells.ts";
import { markup, type Markup } from "./markup.ts";

/** The chart with its legend, wide for a page and narrow for a telephone. */
export const drawnChart = (chart: Chart): Markup => {
  const pictures = markup`${picturesOf(chart).map((picture) => drawnPicture(picture))}`;
  return isTinted(chart.drawing)
    ? markup`<ul class="legend">${tints.map((tint) => markup`<li><i class="${tint.name}"></i>${tint.label}</li>`)}<li><i class="tint-none"></i>no answer</li></ul>
${pictures}`
    : pictures;
};

/** Whether the colours of its cells need a legend. */
const isTinted = ({ form }: Drawing): boolean => form === "skill-map" || form === "map";

export const picturesOf = ({ id, title, drawing, table }: Chart): readonly Picture[] => {
  const named = { id, title, description: drawing.key };
  switch (drawing.form) {
    case "intervals":
      return intervalChart({
        ...named,
        ...axisOf(drawing, table),
        groups: table.rows.map((row) => groupOf(row, table)),
      });
    case "curves":
      return curveChart({
        ...named,
        x: drawing.x,
        reference: drawing.reference,
        isLogarithmic: drawing.isLogarithmic === true,
        curves: table.rows.map((row, i) => {
          const { half, ...curve } = curveOf(row, table, drawing.at);
          const fit = drawing.fits?.[i];
          if (drawing.fits !== undefined) return fit ? { ...curve, fit } : curve;
          return half === undefined ? curve : { ...curve, half };
        }),
      });
    case "map":
      return dialMap({
        ...named,
        x: drawing.x,
        y: drawing.y,
        contour: drawing.contour,
        columns: table.columns.slice(1).map(({ heading }) => heading),
        rows: table.rows.map(({ cells: [name = "", ...cells] }) => ({
          name: cellText(name),
          cells: cells.map(estimateOf),
        })),
      });
    case "skill-map":
      return skillMap({ ...named, models: drawing.models });
    default:
      return drawing satisfies never;
  }
};

/** A share as an estimate; undefined where there is none. */
const estimateOf = (cell: Cell): Estimate | undefined => {
  if (typeof cell === "string" || cell.kind !== "share") return undefined;
  const { value, low, high, n } = cell;
  return { value, low, high, n: n[0] ?? 0 };
};

/** A row's shares over the settings of its dial. */
const curveOf = (row: Row, table: Table, settings: readonly number[]): Curve => {
  const shares = table.columns.flatMap(({ mark }, column) =>
    mark === undefined ? [] : [estimateOf(row.cells[column] ?? "")],
  );
  const points = settings.flatMap((at, i) => {
    const accuracy = shares[i];
    return accuracy === undefined ? [] : [{ at, accuracy }];
  });
  const half = halfPointOf(points);
  return { label: row.cells.slice(0, namingColumns(table)).map(cellText).join(", "), points, half };
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

const groupOf = (row: Row, table: Table) => ({
  label: row.cells.slice(0, namingColumns(table)).map(cellText).join(", "),
  rows: rowsOf(row, table),
});

const rowsOf = ({ cells }: Row, table: Table): readonly IntervalRow[] =>
  table.columns.flatMap(({ heading, mark }, column) => {
    const cell = cells[column] ?? "";
    if (mark === undefined || typeof cell === "string" || !("low" in cell)) return [];
    const { value, low, high } = cell;
    const [shown = "", ...rest] = partsOf(cell);
    return [{ label: heading, mark, value, low, high, text: [shown, rest.join(" ")] as const }];
  });
