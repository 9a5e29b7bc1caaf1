/**
 * A table's lines for a terminal of any width. The layouts are tried from the roomiest to the narrowest: with bars,
 * without, with spare columns dropped, with text wrapped at spaces, with intervals and n below their values, and in
 * the end each cell on a line of its own. The first that fits is taken, so no number is cut and no word is broken.
 */
import stringWidth from "string-width";
import type { Cell, Table } from "../document.ts";
import { cellText, isNumeric, isText, namingColumns } from "./cells.ts";
import {
  alignedNumbers,
  columnOf,
  joinLines,
  lineText,
  lineWidth,
  stackedNumbers,
  textLines,
  widthOf,
  type Column,
  type Line,
} from "./terminal-columns.ts";
import { emphasise, longestWord, wrap } from "./terminal-text.ts";

/** The lines of the heading, and of each of the table's rows. */
type Layout = { readonly heading: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

/** The table's heading and rows, indented by two spaces, with the notes that a terminal shows. */
export const tableLines = (
  table: Table,
  isDrawn: boolean,
  { width, color }: { readonly width: number; readonly color: boolean },
): readonly string[] => {
  const { heading, rows } = firstFitting(layoutsOf(table, isDrawn, width), width);
  const first = table.rows.findIndex(({ note }) => note !== undefined);
  return [
    ...heading.map((line) => lineText(line, color)),
    ...rows.flatMap((lines, row) => {
      const note = table.notes?.shown === "first" && row !== first ? undefined : table.rows[row]?.note;
      const below = note === undefined ? [] : wrap(note, width - 6);
      return [
        ...lines.map((line) => lineText(line, color)),
        ...below.map((line) => emphasise(`      ${line}`, "soft", color)),
      ];
    }),
  ];
};

const firstFitting = (layouts: Iterable<Layout>, width: number): Layout => {
  let last: Layout = { heading: [], rows: [] };
  for (const layout of layouts) {
    if ([...layout.heading, ...layout.rows.flat()].every((line) => lineWidth(line) <= width)) return layout;
    last = layout;
  }
  return last;
};

function* layoutsOf(table: Table, isDrawn: boolean, width: number): Generator<Layout> {
  const all = table.columns.map((_, column) => column);
  if (isDrawn) for (const bars of [14, 10, 6]) yield across(table, all, { bars, isWide: true });
  for (const isWide of [true, false]) yield across(table, all, { isWide });
  if (!isDrawn) {
    const spareness = (column: number): number => table.columns[column]?.spare ?? 0;
    const levels = [...new Set(all.map(spareness))].filter((level) => level > 0);
    const below = (level: number) => all.filter((column) => spareness(column) < level);
    for (const level of levels.toSorted((one, other) => other - one)) yield across(table, below(level));
    const kept = below(1);
    for (const isStacked of [false, true])
      yield across(table, kept, { isStacked, widths: wrappedWidths(table, kept, isStacked, width) });
  }
  for (const bars of isDrawn ? [10, 6, 0] : [0]) yield down(table, bars, width);
  for (const isStacked of [false, true]) yield under(table, isStacked, width);
}

type Form = {
  readonly bars?: number;
  readonly isStacked?: boolean;
  /** Whether a heading that is wider than its cells stands on one line. */
  readonly isWide?: boolean;
  /** How wide text may be, by column of the table. */
  readonly widths?: ReadonlyMap<number, number>;
};

const across = (table: Table, columns: readonly number[], form: Form = {}): Layout => {
  const [heading = [], ...rows] = joinLines(columns.map((column) => columnFrom(table, column, form)));
  return { heading, rows };
};

const columnFrom = (
  table: Table,
  column: number,
  { bars = 0, isStacked = false, isWide = false, widths }: Form,
): Column => {
  const cells = table.rows.map((row) => row.cells[column] ?? "");
  const heading = table.columns[column]?.heading ?? "";
  const numeric = isNumeric(table, column);
  const body = numeric
    ? isStacked
      ? stackedNumbers(cells)
      : alignedNumbers(cells, bars)
    : cells.map((cell) => textLines(cellText(cell), widths?.get(column) ?? Infinity));
  const width = Math.max(columnOf(body).width, isWide ? stringWidth(heading) : longestWord([heading]));
  return columnOf([textLines(heading, width, "soft"), ...body], numeric && bars === 0 ? "right" : "left");
};

/** Columns of text made narrower, the widest first, until all fit; none narrower than its longest word. */
const wrappedWidths = (table: Table, columns: readonly number[], isStacked: boolean, room: number) => {
  const laid = columns.map((column) => ({ column, ...columnFrom(table, column, { isStacked }) }));
  const texts = laid
    .filter(({ column }) => !isNumeric(table, column))
    .map(({ column, width }) => ({
      column,
      width,
      least: longestWord(table.rows.map(({ cells }) => cellText(cells[column] ?? ""))),
    }));
  for (let over = widthOf(laid) - room; over > 0; over--) {
    const widest = texts
      .filter(({ width, least }) => width > least)
      .toSorted((one, other) => other.width - one.width)[0];
    if (widest === undefined) break;
    widest.width -= 1;
  }
  return new Map(texts.map(({ column, width }) => [column, width]));
};

/** A cell of a row with what it is. */
type Entry = { readonly row: number; readonly heading: string; readonly cell: Cell };

const entriesOf = (table: Table): readonly Entry[] =>
  table.rows.flatMap(({ cells }, row) =>
    table.columns.flatMap(({ heading }, column) => {
      const cell = cells[column] ?? "";
      return column < namingColumns(table) || cell === "" ? [] : [{ row, heading, cell }];
    }),
  );

const nameOf = (table: Table, row: number): string =>
  (table.rows[row]?.cells ?? [])
    .slice(0, namingColumns(table))
    .map(cellText)
    .filter((text) => text !== "")
    .join(", ");

const headingsOf = (entries: readonly Entry[], max: number): Column =>
  columnOf(entries.map(({ heading }) => textLines(heading, max, "soft")));

const valuesOf = (entries: readonly Entry[], room: number, bars: number, isStacked: boolean): Column => {
  const numbers = entries.map(({ cell }) => (isText(cell) ? "" : cell));
  const lines = isStacked ? stackedNumbers(numbers) : alignedNumbers(numbers, bars);
  return columnOf(
    entries.map(({ cell }, i) => (isText(cell) ? textLines(cellText(cell), room) : (lines[i] ?? []))),
  );
};

const byRow = (table: Table, entries: readonly Entry[], lines: readonly (readonly Line[])[]) =>
  table.rows.map((_, row) => lines.filter((__, i) => entries[i]?.row === row).flat());

/** Each cell on a line of its own, behind the name of its row. */
const down = (table: Table, bars: number, width: number): Layout => {
  const entries = entriesOf(table);
  const names = columnOf(
    entries.map(({ row }, i) => (entries[i - 1]?.row === row ? [] : textLines(nameOf(table, row), Infinity))),
  );
  const columns = [names, headingsOf(entries, Infinity)];
  const room = Math.max(20, width - widthOf(columns) - 2);
  const values = valuesOf(entries, room, bars, false);
  return { heading: [], rows: byRow(table, entries, joinLines([...columns, values])) };
};

/** Each cell on a line of its own, below the name of its row. */
const under = (table: Table, isStacked: boolean, width: number): Layout => {
  const entries = entriesOf(table);
  const indent = columnOf(entries.map(() => []));
  const columns = [indent, headingsOf(entries, Math.floor(width / 2))];
  const values = valuesOf(entries, width - widthOf(columns) - 2, 0, isStacked);
  const rows = byRow(table, entries, joinLines([...columns, values]));
  const names = table.rows.map(
    (_, row) => joinLines([columnOf([textLines(nameOf(table, row), width - 2)])])[0] ?? [],
  );
  return { heading: [], rows: rows.map((lines, row) => [...(names[row] ?? []), ...lines]) };
};
