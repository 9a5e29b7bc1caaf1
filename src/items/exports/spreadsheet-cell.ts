/**
 * Keeps cells of a table from being formulas to a spreadsheet (= + - @, also in full width, tab, carriage return): an apostrophe goes in
 * front, and in front of a leading apostrophe, so that every text comes back as it was.
 */

/** How a text begins that is written with an apostrophe in front. */
const formulaStart = /^['=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The text as a cell that no spreadsheet takes for a formula. */
export const escapeCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** The text that was escaped; what a person typed behind a single apostrophe stays as it is. */
export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
