/**
 * A drawn chart: what stands inside its SVG, and how large it is. Each chart is drawn wide for a page and narrow for a
 * telephone, and the page's style shows the one that fits; a file of its own takes the wide ones.
 */
import { type Markup, markup } from "../render/markup.ts";

export type Picture = {
  readonly kind: "wide" | "narrow";
  /** Unique in the page; title and description take their ids from it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** In pixels of the page's style. */
  readonly width: number;
  readonly height: number;
  readonly body: Markup;
};

/** The picture as an SVG element, so many pixels down where it stands inside another. */
export const drawnPicture = (
  { kind, id, title, description, width, height, body }: Picture,
  y?: number,
): Markup => markup`<svg class="${kind}"${
  y === undefined ? markup`` : markup` y="${y}" width="${width}" height="${height}"`
} viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-title ${id}-description" xmlns="http://www.w3.org/2000/svg">
<title id="${id}-title">${title}</title>
<desc id="${id}-description">${description}</desc>
${body}
</svg>`;
