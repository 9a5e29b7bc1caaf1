/**
 * The text of tables that people fill in, and of a report's numbers: comma-separated values whose cells no spreadsheet takes
 * for formulas. It runs in browsers, too.
 */
import { escapeCell } from "#items/exports/spreadsheet-cell";

/** The rows as a sheet. Any line end and any separator that a spreadsheet may take for one stands in quotes. */
export const writeSheet = (rows: readonly (readonly string[])[], lineEnd: "\r\n" | "\n" = "\r\n"): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(escapeCell(cell))).join(",")}${lineEnd}`).join("");

const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
