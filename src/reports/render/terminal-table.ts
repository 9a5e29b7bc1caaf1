/**
 * A table's lines for a terminal of any width. The layouts are tried from the roomiest to the narrowest: with bars, without, with
 * spare columns dropped, with text wrapped at spaces, and each cell on a line of its own. The first that fits is taken, so no number is cut
 * and no word is broken.
 */
import stringWidth from "string-width";
import type { Cell, Table } from "../document.ts";
import { cellText, isNumeric, isText, namingColumns, listParts } from "./cells.ts";
import {
  alignedNumbers,
  createColumn,
  joinLines,
  lineText,
  lineWidth,
  textLines,
  computeWidth,
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
  const { heading, rows } = firstFitting(buildLayouts(table, isDrawn, width), width);
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

function* buildLayouts(table: Table, isDrawn: boolean, width: number): Generator<Layout> {
  const all = table.columns.map((_, column) => column);
  if (isDrawn) for (const bars of [14, 6]) yield across(table, all, { bars, isWide: true });
  for (const isWide of [true, false]) yield across(table, all, { isWide });
  const spareness = (column: number): number => table.columns[column]?.spare ?? 0;
  const levels = [...new Set(all.map(spareness))].filter((level) => level > 0);
  const below = (level: number) => all.filter((column) => spareness(column) < level);
  for (const level of levels.toSorted((one, other) => other - one)) yield across(table, below(level));
  yield across(table, below(1), { widths: wrappedWidths(table, below(1), width) });
  yield under(table, isDrawn ? 10 : 0, width);
  yield under(table, 0, width);
}

type Form = {
  readonly bars?: number;
  /** True if a heading that is wider than its cells stands on one line. */
  readonly isWide?: boolean;
  /** How wide text may be, by column of the table. */
  readonly widths?: ReadonlyMap<number, number>;
};

const across = (table: Table, columns: readonly number[], form: Form = {}): Layout => {
  const [heading = [], ...rows] = joinLines(columns.map((column) => buildColumn(table, column, form)));
  return { heading, rows };
};

const buildColumn = (table: Table, column: number, { bars = 0, isWide = false, widths }: Form): Column => {
  const cells = table.rows.map((row) => row.cells[column] ?? "");
  const heading = table.columns[column]?.heading ?? "";
  const numeric = isNumeric(table, column);
  const body = numeric
    ? alignedNumbers(cells, bars)
    : cells.map((cell) => textLines(cellText(cell), widths?.get(column) ?? Infinity));
  const width = Math.max(createColumn(body).width, isWide ? stringWidth(heading) : longestWord([heading]));
  return createColumn([textLines(heading, width, "soft"), ...body], numeric && bars === 0 ? "right" : "left");
};

const wrappedWidths = (table: Table, columns: readonly number[], room: number) => {
  const laid = columns.map((column) => ({ column, ...buildColumn(table, column, {}) }));
  const texts = laid
    .filter(({ column }) => !isNumeric(table, column))
    .map(({ column, width }) => ({
      column,
      width,
      least: longestWord(table.rows.map(({ cells }) => cellText(cells[column] ?? ""))),
    }));
  for (let over = computeWidth(laid) - room; over > 0; over--) {
    const [widest] = texts
      .filter(({ width, least }) => width > least)
      .toSorted((one, other) => other.width - one.width);
    if (widest === undefined) break;
    widest.width -= 1;
  }
  return new Map(texts.map(({ column, width }) => [column, width]));
};

const under = (table: Table, bars: number, width: number): Layout => {
  const naming = namingColumns(table);
  const rows = table.rows.map(({ cells }) => {
    const name = cells.slice(0, naming).map(cellText).filter(Boolean).join(", ");
    const shown = table.columns.flatMap(({ heading }, column) => {
      const cell = cells[column] ?? "";
      return column < naming || cell === "" ? [] : [{ heading, cell }];
    });
    const headings = createColumn(
      shown.map(({ heading }) => textLines(heading, Math.floor(width / 2), "soft")),
    );
    const indent = createColumn(shown.map(() => []));
    const room = width - computeWidth([indent, headings]) - 2;
    const numbers = alignedNumbers(
      shown.map(({ cell }) => (isText(cell) ? "" : cell)),
      bars,
    );
    const values = createColumn(
      shown.map(({ cell }, i) =>
        isText(cell) ? textLines(cellText(cell), room) : fittingLines(cell, numbers[i] ?? [], room),
      ),
    );
    return [
      ...textLines(name, width - 2).map((line) => [{ text: "  ", emphasis: "none" } as const, ...line]),
      ...joinLines([indent, headings, values]).flat(),
    ];
  });
  return { heading: [], rows };
};

const fittingLines = (cell: Cell, lines: readonly Line[], room: number): readonly Line[] =>
  lines.every((line) => lineWidth(line) <= room)
    ? lines
    : listParts(cell).map((text) => [{ text, emphasis: "none" as const }]);
