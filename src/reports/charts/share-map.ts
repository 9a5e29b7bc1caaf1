/**
 * Accuracy over two parameters at once: a cell for each pair of settings, its tint the accuracy as in the map of skills, its
 * number printed in it, and a line where accuracy is one half, or what was fitted says so, between the cells on either side.
 */
import type { Estimate } from "#scoring/estimate";
import { blank, type Markup, markup } from "../render/markup.ts";
import { percent, shareText } from "../numbers.ts";
import { clip } from "../printable.ts";
import { tintOf } from "./skill-map.ts";
import { pageWidth, toPicture, type Picture } from "./picture.ts";

type ShareMap = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly x: string;
  readonly y: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** One a column; undefined where nothing was asked. */
    readonly cells: readonly (Estimate | undefined)[];
  }[];
  /** The line where this accuracy is expected; else where the cells cross one half. */
  readonly contour?: { readonly at: number; readonly expected: readonly (readonly number[])[] };
};

const labels = 150;
const [head, rowHeight, foot] = [40, 30, 12];

export const shareMap = (map: ShareMap): Picture => {
  const cell = Math.min(72, (pageWidth - labels) / Math.max(1, map.columns.length));
  const body = markup`<text class="small" x="${labels - 10}" y="14" text-anchor="end">${`${map.y} ↓`}</text><text class="small" x="${labels}" y="14">${`${map.x} →`}</text>
${map.columns.map((name, i) => markup`<text class="small" x="${labels + cell * (i + 0.5)}" y="32" text-anchor="middle">${clip(name, Math.max(3, Math.floor(cell / 6.5)))}</text>`)}
${map.rows.map((row, r) => markup`<text class="rule" x="${labels - 10}" y="${head + r * rowHeight + 20}" text-anchor="end">${clip(row.name, 22)}</text>`)}
${cellsOf(map).map(({ estimate, r, c }) => tile(estimate, labels + c * cell, head + r * rowHeight, cell))}
${contour(map, cell)}
${cellsOf(map).map(({ estimate, r, c }) => numberIn(estimate, labels + c * cell, head + r * rowHeight, cell))}`;
  return toPicture(map, head + map.rows.length * rowHeight + foot, body);
};

const cellsOf = ({ rows }: ShareMap) =>
  rows.flatMap(({ cells }, r) =>
    cells.flatMap((estimate, c) => (estimate === undefined ? [] : [{ estimate, r, c }])),
  );

const tile = (estimate: Estimate, x: number, y: number, size: number): Markup =>
  markup`<rect class="cell ${tintOf(estimate.value)}" x="${x + 0.75}" y="${y + 0.75}" width="${size - 1.5}" height="${rowHeight - 1.5}" rx="2"><title>${shareText(estimate)}</title></rect>`;

/** Numbers stand above the line on a piece of their cell, so that it crosses none out. */
const numberIn = (estimate: Estimate, x: number, y: number, size: number): Markup => {
  if (size < 26) return blank;
  const whole = percent(estimate.value);
  const number = size < 40 ? whole.replace(/\.\d$/, "") : whole;
  const [tint, middle, width] = [tintOf(estimate.value), x + size / 2, number.length * 7 + 4];
  const piece = markup`<rect class="${tint}" x="${middle - width / 2}" y="${y + 7}" width="${width}" height="16"/>`;
  return markup`${estimate.value === null ? blank : piece}<text class="on ${tint}" x="${middle}" y="${y + 20}" text-anchor="middle">${number}</text>`;
};

/** Where accuracy is at the contour's height, on straight lines between the middles of cells: marching squares. */
const contour = ({ rows, contour: fitted }: ShareMap, cell: number): Markup => {
  const height = fitted?.at ?? 0.5;
  const valueAt = (r: number, c: number): number | null =>
    (fitted === undefined ? rows[r]?.cells[c]?.value : fitted.expected[r]?.[c]) ?? null;
  const pieces: string[] = [];
  for (let r = 0; r + 1 < rows.length; r++)
    for (let c = 0; c + 1 < (rows[r]?.cells.length ?? 0); c++) {
      const corners = [
        [r, c],
        [r, c + 1],
        [r + 1, c + 1],
        [r + 1, c],
      ] as const;
      const crossings: string[] = [];
      for (const [i, [r1, c1]] of corners.entries()) {
        const [r2, c2] = corners[(i + 1) % 4]!;
        const [a, b] = [valueAt(r1, c1), valueAt(r2, c2)];
        if (a === null || b === null || a >= height === b >= height) continue;
        const share = (a - height) / (a - b);
        const x = labels + cell * (c1 + share * (c2 - c1) + 0.5);
        const y = head + rowHeight * (r1 + share * (r2 - r1) + 0.5);
        crossings.push(`${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`);
      }
      for (let i = 0; i + 1 < crossings.length; i += 2) pieces.push(`M${crossings[i]}L${crossings[i + 1]}`);
    }
  return pieces.length === 0 ? blank : markup`<path class="contour" d="${pieces.join("")}"/>`;
};
