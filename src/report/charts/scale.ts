/**
 * Axes: a linear scale and its ticks. Pure numbers; the charts draw them.
 *
 * The charts of this folder are small functions from data to an SVG string. Observable Plot, which draws the
 * browser's charts, needs a DOM; the report must stay a pure string that one file can hold.
 */

export type Tick = { readonly at: number; readonly label: string };

/** The map from [from, to] of the data to [start, end] of the page, in pixels; what lies outside is held at the edge. */
export const linear =
  (domain: readonly [from: number, to: number], range: readonly [start: number, end: number]) =>
  (value: number): number => {
    const [from, to] = domain;
    const held = Math.min(to, Math.max(from, value));
    return range[0] + ((held - from) / (to - from)) * (range[1] - range[0]);
  };

/** 0 to 100 % by quarters. */
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
