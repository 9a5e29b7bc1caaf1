/**
 * The whole rule tree at a glance: one row per base rule, one block of columns per extension (none, universal,
 * existential), one cell per leaf, its tint its accuracy. In profile `paper` that is 208 cells for each model.
 *
 * Low accuracy is the strong colour, since it is what the reader looks for. Tints are one hue in five steps,
 * ordered by lightness, so they survive colour blindness and a black and white printer; one model alone has its numbers in them. Wide: up to three
 * models side by side; narrow: one below the other.
 */
import { type Markup, blank, markup } from "../render/markup.ts";
import { percent, shareText } from "../numbers.ts";
import { clip, clipInside } from "../printable.ts";
import { type LeafGroup, inPapersOrder, skillName } from "../summary.ts";
import type { Picture } from "./picture.ts";

type LeafMap = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly models: readonly { readonly name: string; readonly leaves: readonly LeafGroup[] }[];
};

/** The five tints and the shares they stand for, strongest first; the last is full marks only. */
export const tints: readonly { readonly name: string; readonly below: number; readonly label: string }[] = [
  { name: "tint-0", below: 0.25, label: "under 25 %" },
  { name: "tint-1", below: 0.5, label: "25 to under 50 %" },
  { name: "tint-2", below: 0.75, label: "50 to under 75 %" },
  { name: "tint-3", below: 1, label: "75 to under 100 %" },
  { name: "tint-4", below: Infinity, label: "100 %" },
];

/** The style class for an accuracy; a leaf without a reply is hollow. */
export const tintOf = (accuracy: number | null): string =>
  accuracy === null ? "tint-none" : (tints.find((tint) => accuracy < tint.below)?.name ?? "tint-4");

type Row = { readonly category: string; readonly base: string };
type Column = { readonly extension: string; readonly kind: string; readonly x: number };
type Grid = {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly cell: number;
  readonly width: number;
  /** The other kinds in the categories of fallacies: their columns are taken there. */
  readonly beside: ReadonlySet<string>;
};

/** A block is too narrow for the word: the quantifier that the extension puts in front says it. */
const extensionSigns: Readonly<Record<string, string>> = { none: "plain", universal: "∀", existential: "∃" };
const rowHeight = 16;
const blockGap = 6;
const modelGap = 22;
const headerHeight = 34;
const categoryHeight = 26;

/** The map: wide pictures of up to three models, and a narrow one of each. */
export const leafMap = (map: LeafMap): readonly Picture[] => {
  const grid = (cell: number) =>
    gridOf(
      map.models.flatMap((model) => model.leaves),
      cell,
    );
  const trios = Array.from({ length: Math.ceil(map.models.length / 3) }, (_, i) =>
    map.models.slice(i * 3, i * 3 + 3),
  );
  return [
    ...trios.map((models, i) =>
      drawn({ ...map, id: `${map.id}-wide-${i + 1}`, models }, grid(wideCell(map)), "wide", 720, 176),
    ),
    ...map.models.map((model, i) =>
      drawn({ ...map, id: `${map.id}-narrow-${i + 1}`, models: [model] }, grid(16.4), "narrow", 324, 158),
    ),
  ];
};

/** One model alone has room for a number in each cell. */
const wideCell = ({ models }: LeafMap): number => (models.length === 1 ? 46 : 15.6);

/** The narrowest cell that a number stands in. */
const numberedCell = 30;

const gridOf = (leaves: readonly LeafGroup[], cell: number): Grid => {
  const extensions = inPapersOrder(leaves.map((leaf) => leaf.extension));
  const sound = inPapersOrder(leaves.filter(({ kind }) => kind !== "fallacy").map(({ kind }) => kind));
  const categories = new Set(leaves.flatMap(({ kind, category }) => (kind === "fallacy" ? [category] : [])));
  const beside = new Set(
    leaves.flatMap(({ kind, category }) => (kind !== "fallacy" && categories.has(category) ? [kind] : [])),
  );
  const hasRoom = categories.size === 0 || sound.some((kind) => !beside.has(kind));
  const kinds = hasRoom ? sound : [...sound, "fallacy"];
  const block = kinds.length * cell + blockGap;
  return {
    rows: inPapersOrder(leaves.map((leaf) => leaf.category)).flatMap((category) =>
      rowsOf(
        category,
        leaves.filter((leaf) => leaf.category === category),
      ),
    ),
    columns: extensions.flatMap((extension, i) =>
      kinds.map((kind, k) => ({ extension, kind, x: i * block + k * cell })),
    ),
    cell,
    beside,
    width: extensions.length * block - blockGap,
  };
};

/** The columns of a leaf. A fallacy spans the columns that its category leaves free. */
const columnsOf = ({ kind, extension }: LeafGroup, { columns, beside }: Grid): readonly Column[] => {
  const block = columns.filter((column) => column.extension === extension);
  const own = block.filter((column) => column.kind === kind);
  return own.length > 0 || kind !== "fallacy" ? own : block.filter((column) => !beside.has(column.kind));
};

/** The base rules of a category: first those with extensions, so that full rows stand together; then by letter. */
const rowsOf = (category: string, leaves: readonly LeafGroup[]): readonly Row[] => {
  const extensionsOf = (base: string): number =>
    new Set(leaves.filter((leaf) => leaf.base === base).map((leaf) => leaf.extension)).size;
  return [...new Set(leaves.map((leaf) => leaf.base))]
    .map((base) => ({ base, letters: base.toLowerCase(), extensions: extensionsOf(base) }))
    .toSorted((a, b) => b.extensions - a.extensions || (a.letters < b.letters ? -1 : 1))
    .map(({ base }) => ({ category, base }));
};

const drawn = (map: LeafMap, grid: Grid, kind: "wide" | "narrow", width: number, labels: number): Picture => {
  const offsets = map.models.map((_, i) => labels + i * (grid.width + modelGap));
  const rowsAt: { readonly row: Row; readonly y: number }[] = [];
  const headings: { readonly category: string; readonly y: number }[] = [];
  let y = headerHeight + 14;
  for (const [i, row] of grid.rows.entries()) {
    if (row.category !== grid.rows[i - 1]?.category) {
      headings.push({ category: row.category, y: y + 17 });
      y += categoryHeight;
    }
    rowsAt.push({ row, y });
    y += rowHeight;
  }
  const body = markup`${map.models.map((model, i) => header(model.name, grid, offsets[i] ?? 0))}
${headings.map((heading) => markup`<text class="heading" x="0" y="${heading.y}">${heading.category}</text>`)}
${offsets.flatMap((left) => headings.flatMap((heading) => kindsOver(map, heading, grid, left)))}
${rowsAt.map((placed) => markup`<text class="rule" x="${labels - 10}" y="${placed.y + 12}" text-anchor="end">${clip(placed.row.base, 28)}</text>`)}
${map.models.map((model, i) => cells(model.leaves, grid, rowsAt, offsets[i] ?? 0, kind === "wide"))}`;
  return {
    kind,
    id: map.id,
    title: `${map.title}: ${map.models.map((model) => model.name).join(", ")}`,
    description: map.description,
    width,
    height: y + 6,
    body,
  };
};

/** What stands over the cells of a kind, in the room of one cell; over a narrow one its first letter. */
const kindHeadings: Readonly<Record<string, string>> = { contradiction: "contra.", unrelated: "unrel." };

/** The heading over columns of a kind: in a narrow cell its first letter. */
const kindHeading = (kind: string, x: number, y: number, width: number): Markup =>
  markup`<text class="small" x="${x + width / 2}" y="${y}" text-anchor="middle">${width < numberedCell ? kind.slice(0, 1) : (kindHeadings[kind] ?? kind.slice(0, 7))}</text>`;

const header = (name: string, grid: Grid, left: number): Markup => {
  const extensions = [...new Set(grid.columns.map((column) => column.extension))];
  return markup`<text class="group" x="${left}" y="13">${clipInside(name, Math.floor(grid.width / 8))}</text>
${extensions.map((extension) => {
  const x = grid.columns.find((column) => column.extension === extension)?.x ?? 0;
  return markup`<text class="small" x="${left + x}" y="30">${extensionSigns[extension] ?? extension.slice(0, 7)}</text>`;
})}${grid.columns.map(({ kind, x }) => kindHeading(kind, left + x, 44, grid.cell))}`;
};

/** The headings over a category with fallacies, whose columns are not those at the top; nothing over others. */
const kindsOver = (
  { models }: LeafMap,
  { category, y }: { readonly category: string; readonly y: number },
  grid: Grid,
  left: number,
): readonly Markup[] => {
  const leaves = models.flatMap((model) => model.leaves.filter((leaf) => leaf.category === category));
  if (!leaves.some(({ kind }) => kind === "fallacy")) return [];
  const columns = new Map(leaves.map((leaf) => [`${leaf.extension} ${leaf.kind}`, leaf]));
  return [...columns.values()].flatMap((leaf) => {
    const [first, ...more] = columnsOf(leaf, grid);
    return first === undefined
      ? []
      : [kindHeading(leaf.kind, left + first.x, y, grid.cell * (more.length + 1))];
  });
};

const cells = (
  leaves: readonly LeafGroup[],
  grid: Grid,
  rows: readonly { readonly row: Row; readonly y: number }[],
  left: number,
  titled: boolean,
): Markup => ({
  markup: leaves
    .map((leaf) => {
      const placed = rows.find(({ row }) => row.base === leaf.base && row.category === leaf.category);
      const own = columnsOf(leaf, grid);
      const [column, across] = [own[0], own.length];
      if (placed === undefined || column === undefined) return "";
      return markup`<rect class="cell ${tintOf(leaf.accuracy.value)}" data-leaf="${`${leaf.rule}/${leaf.kind}`}" x="${left + column.x + 0.75}" y="${placed.y + 0.75}" width="${grid.cell * across - 1.5}" height="${rowHeight - 1.5}" rx="2">${
        titled ? markup`<title>${`${skillName(leaf)}: ${shareText(leaf.accuracy)}`}</title>` : blank
      }</rect>${
        grid.cell < numberedCell || leaf.accuracy.value === null
          ? blank
          : markup`<text class="on cell-number ${tintOf(leaf.accuracy.value)}" x="${left + column.x + (grid.cell * across) / 2}" y="${placed.y + 12}" text-anchor="middle">${percent(leaf.accuracy.value).replace(/\.\d$/, "")}</text>`
      }`.markup;
    })
    .join("\n"),
});
