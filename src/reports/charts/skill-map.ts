/**
 * The whole rule tree at a glance: one row per base rule, one block of columns per extension (none, universal,
 * existential), one cell per skill, its tint its accuracy. In profile `paper` that is 208 cells for each model.
 *
 * Low accuracy is the strong colour, since it is what the reader looks for. Tints are one hue in five steps,
 * ordered by lightness, so they survive colour blindness and a black and white printer; one model alone has its numbers in them. Up to three models
 * stand side by side; on a phone the extensions stand below one another.
 */
import { type Markup, blank, markup } from "../render/markup.ts";
import { percent, points, shareText } from "../numbers.ts";
import { clip, clipInside } from "../printable.ts";
import type { MappedSkill, MapScale } from "../document.ts";
import { inPapersOrder, skillName } from "../skills.ts";
import { pageWidth, toPicture, type Picture } from "./picture.ts";

type SkillMap = {
  readonly id: string;
  readonly scale?: MapScale | undefined;
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly models: readonly { readonly name: string; readonly skills: readonly MappedSkill[] }[];
};

type Tint = { readonly name: string; readonly below: number; readonly label: string };

/** The five tints of a scale and what they stand for, in ascending order; of shares the last is full marks only. */
export const tints: Readonly<Record<MapScale, readonly Tint[]>> = {
  share: [
    { name: "tint-0", below: 0.25, label: "under 25 %" },
    { name: "tint-1", below: 0.5, label: "25 to under 50 %" },
    { name: "tint-2", below: 0.75, label: "50 to under 75 %" },
    { name: "tint-3", below: 1, label: "75 to under 100 %" },
    { name: "tint-4", below: Infinity, label: "100 %" },
  ],
  difference: [
    { name: "loss-1", below: -0.2, label: "more than 20 points lost" },
    { name: "loss-0", below: -0.05, label: "5 to 20 points lost" },
    { name: "tint-4", below: 0.05, label: "under 5 points" },
    { name: "gain-0", below: 0.2, label: "5 to under 20 points gained" },
    { name: "gain-1", below: Infinity, label: "20 points or more gained" },
  ],
};

/** The style class for a value; a skill without a reply is hollow. */
export const pickTint = (value: number | null, scale: MapScale = "share"): string =>
  value === null ? "tint-none" : (tints[scale].find((tint) => value < tint.below)?.name ?? "tint-4");

type Row = { readonly category: string; readonly base: string };
type Column = { readonly extension: string; readonly kind: string; readonly x: number };
type Grid = {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly cell: number;
  readonly width: number;
};

/** A block is too narrow for the word: the quantifier that the extension puts in front says it. */
const extensionSigns: Readonly<Record<string, string>> = { none: "plain", universal: "∀", existential: "∃" };
const rowHeight = 16;
const blockGap = 6;
const modelGap = 22;
const headerHeight = 34;
const categoryHeight = 26;

/** The width of the rules' names. */
const labels = 176;

/** The map: a picture for every three models, or on a phone for every model and extension. */
export const skillMap = ({ models, ...map }: SkillMap): readonly Picture[] => {
  const isNarrow = map.width < pageWidth;
  // One model alone has room for a number in each cell.
  const block = models.length === 1 || isNarrow ? 138 : 46.8;
  const grid = buildGrid(
    models.flatMap((model) => model.skills),
    block,
  );
  const parts = isNarrow
    ? models.flatMap(({ name, skills }) =>
        inPapersOrder(skills.map((skill) => skill.extension)).map((own) => [
          { name, skills: skills.filter(({ extension }) => extension === own) },
        ]),
      )
    : Array.from({ length: Math.ceil(models.length / 3) }, (_, i) => models.slice(i * 3, i * 3 + 3));
  return parts.map((some, i) =>
    drawMap(
      { ...map, id: `${map.id}-${i + 1}`, models: some },
      isNarrow ? buildGrid(some[0]?.skills ?? [], block) : grid,
    ),
  );
};

/** The narrowest cell that a number stands in. */
const numberedCell = 30;

const buildGrid = (skills: readonly MappedSkill[], blockWidth: number): Grid => {
  const extensions = inPapersOrder(skills.map((skill) => skill.extension));
  const found = inPapersOrder(skills.map((skill) => skill.kind));
  const kinds = found.toSorted((a, b) => Number(a === "fallacy") - Number(b === "fallacy"));
  const cell = blockWidth / Math.max(3, kinds.length);
  const block = kinds.length * cell + blockGap;
  return {
    rows: inPapersOrder(skills.map((skill) => skill.category)).flatMap((category) =>
      listRows(
        category,
        skills.filter((skill) => skill.category === category),
      ),
    ),
    columns: extensions.flatMap((extension, i) =>
      kinds.map((kind, k) => ({ extension, kind, x: i * block + k * cell })),
    ),
    cell,
    width: extensions.length * block - blockGap,
  };
};

/** The base rules of a category: first those with extensions, so that full rows stand together; then by letter. */
const listRows = (category: string, skills: readonly MappedSkill[]): readonly Row[] => {
  const countExtensions = (base: string): number =>
    new Set(skills.filter((skill) => skill.base === base).map((skill) => skill.extension)).size;
  return [...new Set(skills.map((skill) => skill.base))]
    .map((base) => ({ base, letters: base.toLowerCase(), extensions: countExtensions(base) }))
    .toSorted((a, b) => b.extensions - a.extensions || (a.letters < b.letters ? -1 : 1))
    .map(({ base }) => ({ category, base }));
};

const drawMap = (map: SkillMap, grid: Grid): Picture => {
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
${rowsAt.map((placed) => markup`<text class="rule" x="${labels - 10}" y="${placed.y + 12}" text-anchor="end">${clip(placed.row.base, 28)}</text>`)}
${map.models.map((model, i) => cells(model.skills, grid, rowsAt, { left: offsets[i] ?? 0, scale: map.scale ?? "share" }))}`;
  const title = `${map.title}: ${map.models.map((model) => model.name).join(", ")}`;
  return toPicture({ ...map, title }, y + 6, body, map.width);
};

/** The headings of the cells of a kind, in the room of one cell; a narrow one gets the first letter. */
const kindHeadings: Readonly<Record<string, string>> = { contradiction: "contra.", unrelated: "unrel." };

const header = (name: string, grid: Grid, left: number): Markup => {
  const extensions = [...new Set(grid.columns.map((column) => column.extension))];
  return markup`<text class="group" x="${left}" y="13">${clipInside(name, Math.floor(grid.width / 8))}</text>
${extensions.map((extension) => {
  const x = grid.columns.find((column) => column.extension === extension)?.x ?? 0;
  return markup`<text class="small" x="${left + x}" y="30">${extensionSigns[extension] ?? extension.slice(0, 7)}</text>`;
})}${grid.columns.map(({ kind, x }) => markup`<text class="small" x="${left + x + grid.cell / 2}" y="44" text-anchor="middle">${grid.cell < numberedCell ? kind.slice(0, 1) : (kindHeadings[kind] ?? kind.slice(0, 7))}</text>`)}`;
};

const cells = (
  skills: readonly MappedSkill[],
  grid: Grid,
  rows: readonly { readonly row: Row; readonly y: number }[],
  { left, scale }: { readonly left: number; readonly scale: MapScale },
): Markup => ({
  markup: skills
    .map((skill) => {
      const placed = rows.find(({ row }) => row.base === skill.base && row.category === skill.category);
      const column = grid.columns.find(
        ({ extension, kind }) => extension === skill.extension && kind === skill.kind,
      );
      if (placed === undefined || column === undefined) return "";
      const { value, n } = skill.accuracy;
      const tint = pickTint(value, scale);
      const told =
        scale === "share"
          ? shareText(skill.accuracy)
          : `${value === null ? "unknown" : points(value)} points, n = ${n}`;
      const shown = scale === "share" ? percent : points;
      return markup`<rect class="cell ${tint}" data-skill="${`${skill.rule}/${skill.kind}`}" x="${left + column.x + 0.75}" y="${placed.y + 0.75}" width="${grid.cell - 1.5}" height="${rowHeight - 1.5}" rx="2"><title>${`${skillName(skill)}: ${told}`}</title></rect>${
        grid.cell < numberedCell || value === null
          ? blank
          : markup`<text class="on cell-number ${tint}" x="${left + column.x + grid.cell / 2}" y="${placed.y + 12}" text-anchor="middle">${shown(value).replace(/\.\d$/, "")}</text>`
      }`.markup;
    })
    .join("\n"),
});
