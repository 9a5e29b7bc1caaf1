/**
 * What every renderer needs of a document: its cells in words, and its text without the sorting of pieces. A cell is
 * told in parts that belong together but may stand on lines of their own: value, interval, n.
 */
import type { Cell, Table, Text } from "../document.ts";
import {
  chanceText,
  costText,
  count,
  decimals,
  percent,
  percentInterval,
  points,
  pointsInterval,
} from "../numbers.ts";

/** The cell's parts, the value first; "–" where nothing is known. */
export const listParts = (cell: Cell): readonly string[] => {
  if (typeof cell === "string") return [cell];
  switch (cell.kind) {
    case "code":
      return [cell.code];
    case "share":
      return [...interval(cell, `${percent(cell.value)} %`, percentInterval(cell)), ...listReason(cell)];
    case "difference":
      return interval(cell, points(cell.value), pointsInterval(cell));
    case "measure":
      return interval(cell, decimals(cell.value ?? 0), `[${decimals(cell.low)}, ${decimals(cell.high)}]`);
    case "percent":
      return [cell.value === null ? "–" : `${formatPercent(cell.value, cell.digits)} %`, ...listReason(cell)];
    case "count":
      return [
        count(cell.value),
        ...(cell.of === undefined ? [] : [`(${formatPercent(cell.value / Math.max(1, cell.of), 2)} %)`]),
      ];
    case "chance":
      return [chanceText(cell.p)];
    case "cost":
      return [costText(cell)];
    default:
      return cell satisfies never;
  }
};

const listReason = ({ reason }: { readonly reason?: string }): readonly string[] =>
  reason === undefined ? [] : [`(${reason})`];

const interval = (
  { value, n }: { readonly value: number | null; readonly n: readonly number[] },
  shown: string,
  bounds: string,
): readonly string[] => {
  const counts = n.length === 0 ? [] : [`n ${n.map(count).join("+")}`];
  return value === null ? ["–", ...counts] : [shown, bounds, ...counts];
};

const formatPercent = (share: number, digits: number | undefined): string =>
  digits === undefined ? percent(share) : (share * 100).toFixed(digits);

export const cellText = (cell: Cell): string => listParts(cell).join(" ");

/** True if the cell is text, which may be wrapped; all else is a number. */
export const isText = (cell: Cell): boolean =>
  typeof cell === "string" || cell.kind === "code" || cell.kind === "cost";

/** True if the column holds numbers: a column of text is written from the left. */
export const isNumeric = ({ rows }: Table, column: number): boolean => {
  const cells = rows.map(({ cells: all }) => all[column] ?? "").filter((cell) => cell !== "");
  // A number that a paper printed is text, with its point and sign.
  const isWord = (cell: Cell): boolean => isText(cell) && !/^[−+]?\d+\.\d+$/.test(cellText(cell));
  return cells.length > 0 && !cells.some(isWord);
};

/** How many columns name the row: those of text at its beginning, at least one. What is drawn names nothing, even where it is empty. */
export const namingColumns = (table: Table): number => {
  const first = table.columns.findIndex(({ mark }, column) => mark !== undefined || isNumeric(table, column));
  return first < 0 ? 1 : Math.max(1, first);
};

/** The text's pieces, each by the writer for what it is. */
export const writePieces = (text: Text, plain: (text: string) => string, code: (text: string) => string) =>
  typeof text === "string"
    ? plain(text)
    : text.map((piece) => (typeof piece === "string" ? plain(piece) : code(piece.code))).join("");
