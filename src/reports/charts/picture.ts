/** A drawn chart: what stands inside its SVG, and how large it is. */
import { type Markup, markup } from "../render/markup.ts";

export type Picture = {
  /** Unique in the page; title and description take their ids from it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** In pixels of the page's style. */
  readonly width: number;
  readonly height: number;
  readonly body: Markup;
};

/** The width of a page's column of text, and of a phone's. */
export const [pageWidth, phoneWidth] = [720, 358] as const;

export const toPicture = (
  { id, title, description }: Pick<Picture, "id" | "title" | "description">,
  height: number,
  body: Markup,
  width: number = pageWidth,
): Picture => ({ id: `${id}-picture`, title, description, width, height, body });

/** The picture as an SVG element, so many pixels down where it stands inside another. */
export const drawPicture = (
  { id, title, description, width, height, body }: Picture,
  y?: number,
): Markup => markup`<svg${
  y === undefined ? markup`` : markup` y="${y}" width="${width}" height="${height}"`
} viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-title ${id}-description" xmlns="http://www.w3.org/2000/svg">
<title id="${id}-title">${title}</title>
<desc id="${id}-description">${description}</desc>
${body}
</svg>`;

export type Tick = { readonly at: number; readonly label: string };

/** The map from [from, to] of the data to [start, end] of the page, in pixels; what lies outside is held at the edge. */
export const linear =
  (domain: readonly [from: number, to: number], range: readonly [start: number, end: number]) =>
  (value: number): number => {
    const [from, to] = domain;
    const held = Math.min(to, Math.max(from, value));
    return range[0] + ((held - from) / (to - from)) * (range[1] - range[0]);
  };

export const percentTicks: readonly Tick[] = [0, 0.25, 0.5, 0.75, 1].map((at) => ({
  at,
  label: at === 1 ? "100 %" : String(at * 100),
}));

/** The half-widths, in shares, that an axis of differences may have. */
const halfWidths = [0.05, 0.1, 0.2, 0.4, 0.6, 1];

/** The smallest symmetric axis around zero that holds every bound: differences are compared to zero, so zero stays in the middle. */
export const differenceAxis = (
  bounds: readonly number[],
): { readonly domain: readonly [number, number]; readonly ticks: readonly Tick[] } => {
  const furthest = Math.max(0, ...bounds.map(Math.abs));
  const half = halfWidths.find((width) => width >= furthest) ?? 1;
  const ticks = [-1, -0.5, 0, 0.5, 1].map((share) => {
    const at = share * half;
    const label = String(Math.round(Math.abs(at) * 1000) / 10);
    return { at, label: at === 0 ? "0" : `${at < 0 ? "−" : "+"}${label}` };
  });
  return { domain: [-half, half], ticks };
};
