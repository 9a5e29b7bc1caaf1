/**
 * A document's charts as SVG: a table's rows become the groups of an interval chart, its marked columns their lines.
 */
import { intervalChart, type IntervalRow } from "../charts/interval-chart.ts";
import { leafMap, tints } from "../charts/leaf-map.ts";
import { differenceAxis, percentTicks } from "../charts/scale.ts";
import type { Chart, Drawing, Row, Table } from "../document.ts";
import { cellText, namingColumns, partsOf } from "./cells.ts";
import { markup, type Markup } from "./markup.ts";

/** The chart, wide for a page and narrow for a telephone. */
export const drawnChart = ({ id, title, drawing, table }: Chart): Markup => {
  const named = { id, title, description: drawing.key };
  if (drawing.form === "intervals")
    return intervalChart({
      ...named,
      ...axisOf(drawing, table),
      groups: table.rows.map((row) => groupOf(row, table)),
    });
  return markup`<ul class="legend">${tints.map((tint) => markup`<li><i class="${tint.name}"></i>${tint.label}</li>`)}<li><i class="tint-none"></i>no readable answer</li></ul>
${leafMap({ ...named, models: drawing.models })}`;
};

type Intervals = Extract<Drawing, { readonly form: "intervals" }>;

const axisOf = ({ scale, reference, ends }: Intervals, table: Table) => {
  if (scale === "share")
    return {
      domain: [0, 1],
      ticks: percentTicks,
      ...(reference === undefined ? {} : { reference }),
    } as const;
  // An empty side has the whole of [-1, 1] as interval; it must not flatten everybody else's axis.
  const bounds = table.rows
    .flatMap((row) => rowsOf(row, table))
    .flatMap(({ value, low, high }) => (value === null ? [] : [low, high]));
  return {
    ...differenceAxis(bounds),
    reference: { at: 0, label: "" },
    ...(ends === undefined ? {} : { ends }),
  };
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
