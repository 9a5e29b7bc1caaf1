/**
 * Columns of a terminal: cells become lines of pieces, lines are padded to their column and joined. Pieces are padded
 * before they are coloured, so escapes never count as width. Numbers stand with value, interval and n each below its like.
 */
import stringWidth from "string-width";
import type { Cell } from "../document.ts";
import { listParts } from "./cells.ts";
import { bar, emphasise, wrap, type Emphasis } from "./terminal-text.ts";

type Piece = { readonly text: string; readonly emphasis: Emphasis };
export type Line = readonly Piece[];

/** A column: for each row the lines of its cell. */
export type Column = {
  readonly width: number;
  readonly side: "left" | "right";
  readonly cells: readonly (readonly Line[])[];
};

const gap = 2;

export const createColumn = (cells: Column["cells"], side: Column["side"] = "left"): Column => ({
  width: Math.max(0, ...cells.flat().map(lineWidth)),
  side,
  cells,
});

export const lineWidth = (line: Line): number => line.reduce((sum, { text }) => sum + stringWidth(text), 0);

/** How wide the columns are beside each other, with a gap in front of each. */
export const computeWidth = (columns: readonly Column[]): number =>
  columns.reduce((sum, { width }) => sum + gap + width, 0);

/** Text in lines of at most `width`. */
export const textLines = (text: string, width: number, emphasis: Emphasis = "none"): readonly Line[] =>
  wrap(text, width).map((line) => [{ text: line, emphasis }]);

/** Numbers aligned part by part, a bar in front of each share where `bars` columns are free for it. */
export const alignedNumbers = (cells: readonly Cell[], bars = 0): Column["cells"] => {
  const parts = cells.map((cell) => (cell === "" ? [] : listParts(cell)));
  const max = Math.max(0, ...parts.map(({ length }) => length));
  // What has no value has no interval: its n stands with the others' n.
  const rows = parts.map((row) => (row[0] === "–" && row.length < max ? ["–", "", row[1] ?? ""] : row));
  const widths = Array.from({ length: max }, (_, part) =>
    Math.max(0, ...rows.map((row) => stringWidth(row[part] ?? ""))),
  );
  return rows.map((row, i) => {
    if (row.length === 0) return [];
    const pieces = widths.map((width, part) => ({
      text: (part === 0 ? "" : " ") + padded(row[part] ?? "", width, "right"),
      emphasis: buildEmphasis(part),
    }));
    return [[...drawBar(cells[i], bars), ...pieces]];
  });
};

const buildEmphasis = (part: number): Emphasis => (part === 0 ? "none" : "soft");

const drawBar = (cell: Cell | undefined, width: number): Line =>
  width === 0 || cell === undefined || typeof cell === "string" || cell.kind !== "share"
    ? []
    : [
        { text: bar(cell.value, width), emphasis: "accent" },
        { text: "  ", emphasis: "none" },
      ];

const padded = (text: string, width: number, side: Column["side"]): string => {
  const space = " ".repeat(Math.max(0, width - stringWidth(text)));
  return side === "right" ? space + text : text + space;
};

/** The rows of the columns as lines, each cell padded to its column. */
export const joinLines = (columns: readonly Column[]): readonly (readonly Line[])[] =>
  Array.from({ length: Math.max(0, ...columns.map(({ cells }) => cells.length)) }, (_, row) =>
    Array.from({ length: Math.max(0, ...columns.map(({ cells }) => cells[row]?.length ?? 0)) }, (__, i) =>
      columns.flatMap(({ width, side, cells }): Line => {
        const line = cells[row]?.[i] ?? [];
        const space = { text: " ".repeat(Math.max(0, width - lineWidth(line))), emphasis: "none" } as const;
        const indent = { text: " ".repeat(gap), emphasis: "none" } as const;
        return side === "right" ? [indent, space, ...line] : [indent, ...line, space];
      }),
    ),
  );

export const lineText = (line: Line, color: boolean): string => {
  const end = line.findLastIndex(({ text }) => text.trim() !== "");
  return line
    .slice(0, end + 1)
    .map(({ text, emphasis }, i) => emphasise(i === end ? text.trimEnd() : text, emphasis, color))
    .join("");
};
