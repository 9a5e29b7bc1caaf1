/**
 * A report's figures as files of their own: each chart as an SVG picture that carries its style, and its numbers
 * as CSV, one number a line with its bounds and n.
 */
import { writeSheet } from "../sheet-text.ts";
import type { Cell, Chart, Document } from "../document.ts";
import { drawPicture } from "../charts/picture.ts";
import { cellText, namingColumns } from "./cells.ts";
import { listPictures } from "./html-chart.ts";
import { markup } from "./markup.ts";
import { pictureStyle } from "./chart-style.ts";

/** A document's charts, in its order. */
export const listCharts = ({ sections }: Document): readonly Chart[] =>
  sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === "chart");

/** Space between pictures that stand below one another, and around them all, in pixels. */
const [gap, margin] = [24, 16];

/** The chart as an SVG file, 720 pixels wide. */
export const renderSvg = (chart: Chart): string => {
  const pictures = listPictures(chart);
  const width = Math.max(0, ...pictures.map((picture) => picture.width));
  let y = 0;
  const drawn = pictures.map((picture) => {
    const placed = drawPicture(picture, y);
    y += picture.height + gap;
    return placed;
  });
  const [all, height] = [width + 2 * margin, y - gap + 2 * margin];
  return `${
    markup`<svg class="picture" xmlns="http://www.w3.org/2000/svg" viewBox="-${margin} -${margin} ${all} ${height}" width="${all}" height="${height}">
<style>${{ markup: pictureStyle() }}</style>
<rect class="paper" x="-${margin}" y="-${margin}" width="${all}" height="${height}"/>
${drawn}
</svg>`.markup
  }\n`;
};

/**
 * The numbers as CSV, one a line: of which model, of which group, value, bounds, n and mark. What a spreadsheet would take for a
 * formula is written with an apostrophe in front.
 */
export const renderCsv = ({ table, model }: Pick<Chart, "table" | "model">): string => {
  const naming = namingColumns(table);
  const isByModel = table.columns[0]?.heading === "model";
  const lines = table.rows.flatMap(({ cells }) => {
    const names = cells.slice(0, naming).map(plainCell);
    return table.columns.slice(naming).flatMap(({ heading, mark = "" }, i) => {
      const cell = cells[naming + i] ?? "";
      if (cell === "") return [];
      const [of, group] = isByModel
        ? [names[0] ?? "", [...names.slice(1), heading]]
        : model === undefined && mark === ""
          ? [heading, names]
          : [model ?? "", [...names, heading]];
      return [[of, group.join(", "), ...valueCells(cell), mark]];
    });
  });
  return writeSheet([["model", "group", "value", "low", "high", "n", "mark"], ...lines], "\n");
};

const isInterval = (cell: Cell | undefined): cell is Extract<Cell, { readonly low: number }> =>
  typeof cell === "object" && "low" in cell;

const valueCells = (cell: Cell): readonly string[] =>
  isInterval(cell)
    ? [cell.value === null ? "" : String(cell.value), String(cell.low), String(cell.high), cell.n.join("+")]
    : [plainCell(cell), "", "", ""];

const plainCell = (cell: Cell = ""): string => {
  if (typeof cell === "string") return cell;
  if (cell.kind === "chance") return String(cell.p);
  if (cell.kind === "count" || cell.kind === "percent") return cell.value === null ? "" : String(cell.value);
  return cell.kind === "cost" && cell.usd !== null ? String(cell.usd) : cellText(cell);
};
