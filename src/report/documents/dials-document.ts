/** Accuracy over two dials at once, as CogniLoad and QMFOL turn theirs: a map with the line at which half the answers are right. */
import type { Estimate } from "#scores/estimate";
import { share, table } from "../blocks.ts";
import type { Document } from "../document.ts";

export type Crossed = {
  /** The tags that can be dials, those of numbers first. */
  readonly tags: readonly string[];
  readonly x: string;
  readonly y: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** One row of estimates a row; a pair that was not asked has n = 0. */
  readonly cells: readonly (readonly Estimate[])[];
};

/** The map and its numbers; an empty document where the questions differ in fewer than two ways. */
export const dialsDocument = ({ x, y, columns, rows, cells }: Crossed): Document => ({
  title: `Accuracy by ${x} and ${y}`,
  facts: [],
  sections:
    x === "" || y === ""
      ? []
      : [
          {
            id: "dials",
            blocks: [
              {
                kind: "chart",
                id: "dials",
                title: `Accuracy by ${x} and ${y}`,
                caption: "An empty place was not asked.",
                drawing: {
                  form: "map",
                  key: "A cell is a pair of settings and its accuracy in per cent; the line is where half the answers are right.",
                  x,
                  y,
                },
                table: table(
                  [y, ...columns],
                  rows.map((name, r) => [
                    name,
                    ...columns.map((_, c) => {
                      const cell = cells[r]?.[c];
                      return cell === undefined || cell.n === 0 ? "" : share(cell);
                    }),
                  ]),
                ),
              },
            ],
          },
        ],
});
