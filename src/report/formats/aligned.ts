/**
 * Aligned columns for a terminal: cells are padded before they are coloured, so escapes never count as width.
 * One character is taken for one column.
 */
import { charactersOf, clipped } from "../printable.ts";

/** How a piece of text stands out, where colour is allowed. */
export type Emphasis = "none" | "strong" | "soft" | "accent";

export type Cell = {
  readonly text: string;
  readonly align: "left" | "right";
  readonly emphasis: Emphasis;
  /** Spaces before the cell. */
  readonly gap: number;
};

const codes: Readonly<Record<Exclude<Emphasis, "none">, readonly [on: number, off: number]>> = {
  strong: [1, 22],
  soft: [2, 22],
  accent: [36, 39],
};

/** The text in ANSI colours, or as it is when `color` is false. */
export const emphasised = (text: string, emphasis: Emphasis, color: boolean): string => {
  if (!color || emphasis === "none" || text === "") return text;
  const [on, off] = codes[emphasis];
  return `\u001b[${on}m${text}\u001b[${off}m`;
};

/** A cell; left-aligned and plain, two spaces after its neighbour, unless told otherwise. */
export const cell = (text: string, options: Partial<Omit<Cell, "text">> = {}): Cell => ({
  text,
  align: options.align ?? "left",
  emphasis: options.emphasis ?? "none",
  gap: options.gap ?? 2,
});

/** The rows as lines, every column as wide as its widest cell. */
export const aligned = (rows: readonly (readonly Cell[])[], color: boolean): readonly string[] => {
  const widths = columnWidths(rows);
  return rows.map((row) =>
    row
      .map((one, i) => {
        const space = " ".repeat(Math.max(0, (widths[i] ?? 0) - charactersOf(one.text).length));
        const padded = one.align === "right" ? space + one.text : one.text + space;
        return " ".repeat(one.gap) + emphasised(padded, one.emphasis, color);
      })
      .join("")
      .trimEnd(),
  );
};

/** How many columns of the terminal the rows take. */
export const widthOf = (rows: readonly (readonly Cell[])[]): number => {
  const gaps = Math.max(0, ...rows.map((row) => row.reduce((sum, one) => sum + one.gap, 0)));
  return columnWidths(rows).reduce((sum, width) => sum + width, gaps);
};

const columnWidths = (rows: readonly (readonly Cell[])[]): readonly number[] => {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, i) =>
    Math.max(0, ...rows.map((row) => charactersOf(row[i]?.text ?? "").length)),
  );
};

/** Words of printable text on lines of at most `width` columns; a longer word stands alone. */
export const wrapped = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of clipped(text, 2000).split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A share as a bar of at most `width` columns, in eighths of one; dots for no value. */
export const bar = (share: number | null, width: number): string => {
  if (share === null) return "·".repeat(width);
  const units = Math.round(Math.min(1, Math.max(0, share)) * width * 8);
  // Something is more than nothing, however little.
  const shown = share > 0 ? Math.max(1, units) : 0;
  return ("█".repeat(Math.floor(shown / 8)) + (eighths[shown % 8] ?? "")).padEnd(width);
};
