/** Accuracy over two tags at once, as CogniLoad and QMFOL show theirs: a map with the line at which half the answers are right. */
import type { Estimate } from "#scoring/estimate";
import { share, table } from "../blocks.ts";
import type { Chart, Document, Table } from "../document.ts";

export type Crossed = {
  /** The tags that can be crossed, those of numbers first. */
  readonly tags: readonly string[];
  readonly x: string;
  readonly y: string;
  readonly columns: readonly (string | number)[];
  readonly rows: readonly (string | number)[];
  /** One row of estimates a row; a pair that was not asked has n = 0. */
  readonly cells: readonly (readonly Estimate[])[];
};

/** The map and its numbers; an empty document where the questions differ in fewer than two ways. */
export const crossDocument = (crossed: Crossed): Document => {
  const { x, y } = crossed;
  const title = `Accuracy by ${x} and ${y}`;
  const chart: Chart = {
    kind: "chart",
    id: "dials",
    title,
    caption: "An empty place was not asked.",
    drawing: {
      form: "map",
      key: "A cell is a pair of settings and its accuracy in per cent; the line is where half the answers are right.",
      x,
      y,
    },
    table: crossTable(crossed),
  };
  return { title, facts: [], sections: x === "" || y === "" ? [] : [{ id: "dials", blocks: [chart] }] };
};

/** Pairs of settings; one that was not asked is empty. */
export const crossTable = (
  { y, columns, rows, cells }: Omit<Crossed, "tags" | "x">,
  more: Pick<Table, "title"> = {},
): Table =>
  table(
    [y, ...columns.map(String)],
    rows.map((row, r) => [
      String(row),
      ...columns.map((_, c) => {
        const cell = cells[r]?.[c];
        return cell === undefined || cell.n === 0 ? "" : share(cell);
      }),
    ]),
    more,
  );
