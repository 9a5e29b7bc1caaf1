/**
 * The text of tables that people fill in, and of a report's numbers: comma-separated values whose cells no spreadsheet takes
 * for formulas, and their rows read back with every cell as it was.
 */
import { readCsv, type Row } from "#items/datasets/records";
import { escapeCell, unescapeCell } from "#items/exports/tables";

/** The rows as a sheet. Any line end and any separator that a spreadsheet may take for one stands in quotes. */
export const writeSheet = (rows: readonly (readonly string[])[], lineEnd: "\r\n" | "\n" = "\r\n"): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(escapeCell(cell))).join(",")}${lineEnd}`).join("");

const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The rows of a filled sheet, its heading first. Throws misuse as `readCsv` does. */
export const readSheet = (text: string): readonly Row[] =>
  readCsv(text).map(({ line, cells }) => ({ line, cells: cells.map(unescapeCell) }));
