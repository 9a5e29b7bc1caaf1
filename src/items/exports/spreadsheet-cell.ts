/**
 * Keeps cells of a table from being formulas to a spreadsheet (= + - @, also in full width, tab, carriage return): an apostrophe goes in
 * front, and in front of a leading apostrophe. Control characters and marks of direction are written as \uXXXX, so that a table that
 * is printed moves no cursor. Every text comes back as it was.
 */
import { safeText } from "#logic/safe-text";

/** How a text begins that is written with an apostrophe in front. */
const formulaStart = /^['=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The text as a cell that no spreadsheet takes for a formula, and no terminal for a command. */
export const escapeCell = (text: string): string => {
  const safe = safeText(text.replaceAll(/\\(?=u[0-9a-f]{4})/g, String.raw`\u005c`));
  return formulaStart.test(safe) ? `'${safe}` : safe;
};

/** The text that was escaped; what a person typed behind a single apostrophe stays as it is. */
export const unescapeCell = (cell: string): string => {
  const safe = cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
  return safe.replaceAll(/\\u([0-9a-f]{4})/g, (escaped, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return character === "\\" || safeText(`${character}x`) !== `${character}x` ? character : escaped;
  });
};
