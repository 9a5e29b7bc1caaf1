/**
 * The style of charts: the palette, light and dark, and what each class of a drawing looks like. Colours are told apart by
 * lightness or by name as well. Tints of the maps: `tint-0` is the lowest accuracy and the strongest colour, in both schemes;
 * `on-0` is what is written on it.
 */
import { once } from "#logic/memoize";

/** Colours on white, as declarations of custom properties. */
export const light = `
  --paper: #ffffff; --ink: #15181c; --soft: #59636e; --line: #d5dae0; --faint: #eceff2; --wash: #f6f7f9;
  --accent: #1b57b5;
  --tint-0: #0b3d8c; --tint-1: #336ec3; --tint-2: #85b0e8; --tint-3: #bfd6f5; --tint-4: #e9eef5;
  --loss-1: #b3401f; --loss-0: #f3c3b0; --gain-1: #00715a; --gain-0: #a9dccd; --on-loss: #ffffff; --on-gain: #ffffff;
  --on-0: #ffffff; --on-1: #ffffff; --on-2: #0d1a2b; --on-3: #0d1a2b; --on-4: #15181c;
  --line-0: #1b57b5; --line-1: #b04a00; --line-2: #00715a; --line-3: #7a3e9d; --line-4: #5c6670; --line-5: #8a6100;`;

/** Colours on a dark page. */
export const dark = `
  --paper: #121519; --ink: #e6e9ed; --soft: #9ba6b2; --line: #343b44; --faint: #232930; --wash: #191e24;
  --accent: #86b5ff;
  --tint-0: #b4d2ff; --tint-1: #6ba2f2; --tint-2: #3b6fbd; --tint-3: #294a7a; --tint-4: #1f2832;
  --loss-1: #ff9f80; --loss-0: #6b3323; --gain-1: #63d3b1; --gain-0: #1d4f41; --on-loss: #2a0e05; --on-gain: #04241b;
  --on-0: #0d1a2b; --on-1: #0d1a2b; --on-2: #ffffff; --on-3: #e6e9ed; --on-4: #e6e9ed;
  --line-0: #86b5ff; --line-1: #f0a35e; --line-2: #4fc3a1; --line-3: #c79be8; --line-4: #a7b1bb; --line-5: #e3c04d;`;

/** The fonts of a page; good ones that systems bring, none fetched. */
export const fonts = `
  --serif: Charter, "Bitstream Charter", "Source Serif 4", "Iowan Old Style", "Noto Serif", Cambria, Georgia, serif;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", "Noto Sans Mono", "DejaVu Sans Mono", Menlo, monospace;`;

/** The styles of the classes of drawings. */
export const marks = `
svg text { font: 12px var(--sans); font-variant-numeric: tabular-nums; fill: var(--ink); }
svg .axis text, svg .small { fill: var(--soft); font-size: 11px; }
svg .group { font-weight: 600; font-size: 13px; }
.thing circle { fill: var(--wash); stroke: var(--ink); stroke-width: 1.5; }
.thing .holds { fill: var(--ink); } .thing .lacks { fill: var(--soft); }
.arrow { fill: none; stroke: var(--accent); stroke-width: 1.5; } .tip { fill: var(--accent); }
.proposition rect { stroke: var(--ink); stroke-width: 1.25; fill: var(--wash); } .proposition.false rect { stroke-dasharray: 3 3; }
svg .group, svg .series, svg .rest { paint-order: stroke; stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; }
svg .heading { font-weight: 600; font-size: 12px; }
svg .series, svg .rest, svg .rule { fill: var(--soft); }
svg .value { fill: var(--ink); font-weight: 600; }
.grid { stroke: var(--faint); stroke-width: 1; }
.reference { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 2 3; }
.divider { stroke: var(--line); stroke-width: 1; }
.track { stroke: none; }
.interval { stroke: var(--ink); stroke-width: 2; stroke-linecap: round; }
.interval.accent { stroke: var(--accent); }
.interval.open { stroke: var(--soft); }
.interval.unknown { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: .1 5; }
.mark { fill: var(--ink); }
.mark.accent { fill: var(--accent); }
.mark.open { fill: var(--paper); stroke: var(--soft); stroke-width: 2; }
.tint-0 { fill: var(--tint-0); background: var(--tint-0); } .tint-1 { fill: var(--tint-1); background: var(--tint-1); }
.tint-2 { fill: var(--tint-2); background: var(--tint-2); } .tint-3 { fill: var(--tint-3); background: var(--tint-3); }
.tint-4 { fill: var(--tint-4); background: var(--tint-4); }
${["loss-0", "loss-1", "gain-0", "gain-1"].map((name) => `.${name} { fill: var(--${name}); background: var(--${name}); } svg text.on.${name} { fill: var(--${name.endsWith("0") ? "ink" : `on-${name.slice(0, 4)}`}); background: none; }`).join("\n")}
${[0, 1, 2, 3, 4].map((i) => `svg text.on.tint-${i} { fill: var(--on-${i}); font-weight: 600; background: none; }`).join(" ")}
svg text.cell-number { font-size: 10px; pointer-events: none; }
svg text.on.tint-none { fill: var(--soft); stroke: none; }
${[0, 1, 2, 3, 4, 5].map((i) => `.curve.line-${i}, .whisker.line-${i}, .span.line-${i}, .half-point.line-${i} { stroke: var(--line-${i}); } .band.line-${i}, .point.line-${i} { fill: var(--line-${i}); } svg text.name.line-${i} { fill: var(--line-${i}); font-weight: 600; }`).join("\n")}
.curve { fill: none; stroke-width: 2; stroke-linejoin: round; } .band { opacity: .12; stroke: none; }
.whisker { stroke-width: 1; opacity: .3; fill: none; } .span { stroke-width: 4; stroke-linecap: round; opacity: .6; fill: none; }
.half-point { fill: var(--paper); stroke-width: 2; }
.curve.line-1 { stroke-dasharray: 7 3; } .curve.line-2 { stroke-dasharray: 2 3; } .curve.line-3 { stroke-dasharray: 9 3 2 3; }
.curve.line-4 { stroke-dasharray: 4 4; } .curve.line-5 { stroke-dasharray: 12 4; }
.tint-none { fill: none; stroke: var(--soft); stroke-dasharray: 2 2; }
`;

const declared = once(
  () =>
    new Map(
      [...`${light}${fonts}`.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    ),
);

/** The style of a picture in a file of its own: on white, and without custom properties, which few drawing programs know. */
export const pictureStyle = once(() =>
  `.paper { fill: var(--paper); }${marks}`
    .replace(/background: [^;]+;/g, "")
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => declared().get(name) ?? "currentColor"),
);
