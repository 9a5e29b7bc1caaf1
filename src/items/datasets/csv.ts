/**
 * Comma-separated values after RFC 4180, read and written: quoted cells may hold commas, quotes (doubled) and line
 * ends. Spreadsheets write other separators and a byte-order mark; both are read. Pure text in, pure text out.
 */
import { OrganonError } from "#logic";

/** A record: its cells, and the line of the text on which it begins, from 1. */
export type Row = { readonly line: number; readonly cells: readonly string[] };

/**
 * The records of a text. The separator is the comma, semicolon or tab that the first line has most of. Blank lines
 * are passed over. A quote that never ends, or text behind one that has ended, is misuse that names the line.
 */
export const readCsv = (text: string): readonly Row[] => {
  const source = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const separator = separatorOf(source);
  const rows: Row[] = [];
  let cells: string[] = [];
  let [line, begin, at] = [1, 1, 0];
  const endRow = (): void => {
    if (cells.length > 1 || cells[0] !== "") rows.push({ line: begin, cells });
    cells = [];
  };
  while (at < source.length) {
    if (cells.length === 0) begin = line;
    const { cell, end } = source[at] === '"' ? quotedCell(source, at, line) : bareCell(source, at, separator);
    cells.push(cell);
    line += countLines(source.slice(at, end));
    at = end;
    const next = source[at];
    if (next === separator) {
      at++;
      // A separator at the very end has an empty cell behind it.
      if (at === source.length) cells.push("");
      else continue;
    } else if (next !== undefined && next !== "\n" && next !== "\r")
      throw new OrganonError("misuse", `line ${line}: text behind a closing quote`, {
        hint: "a quote inside a quoted cell is written twice",
      });
    endRow();
    if (source.startsWith("\r\n", at)) at += 2;
    else if (at < source.length) at++;
    line++;
  }
  return rows;
};

/** The text of records: cells are quoted where they must be, lines end as RFC 4180 has it. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(written).join(",")}\r\n`).join("");

const written = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) || cell === "" ? `"${cell.replaceAll('"', '""')}"` : cell;

const separatorOf = (source: string): string => {
  const first = source.slice(0, /[\r\n]/.exec(source)?.index ?? source.length);
  const uses = (separator: string): number => first.split(separator).length;
  return [",", ";", "\t"].reduce((best, one) => (uses(one) > uses(best) ? one : best));
};

const bareCell = (source: string, start: number, separator: string) => {
  let end = start;
  while (end < source.length && source[end] !== separator && source[end] !== "\n" && source[end] !== "\r")
    end++;
  return { cell: source.slice(start, end), end };
};

const quotedCell = (source: string, start: number, line: number) => {
  for (let at = start + 1; ; at += 2) {
    at = source.indexOf('"', at);
    if (at < 0) throw new OrganonError("misuse", `line ${line}: a quote that never ends`);
    if (source[at + 1] !== '"')
      return { cell: source.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
  }
};

const countLines = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;
