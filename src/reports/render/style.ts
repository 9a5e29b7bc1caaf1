/**
 * The page's style: one text column, one accent colour, tabular numerals; light and dark by the reader's
 * preference, white on paper. No font is fetched: good serifs that systems bring come first.
 *
 * Below 780 px charts scroll sideways; 360 px is the narrowest supported.
 */

import { dark, fonts, light, marks } from "./chart-style.ts";

export const style = `
:root { color-scheme: light dark; ${light} ${fonts} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 var(--serif);
  font-variant-numeric: tabular-nums; overflow-wrap: break-word; }
main { max-width: 45rem; margin: 0 auto; padding: 4.5rem 0 6rem; }
header { margin-bottom: 3rem; }
.kicker { margin: 0 0 .9rem; font: 600 .8125rem/1.4 var(--sans); color: var(--accent); letter-spacing: .02em; }
h1 { margin: 0 0 1.1rem; font-size: 2.5rem; line-height: 1.14; font-weight: 600; letter-spacing: -.012em;
  text-wrap: balance; }
.facts { margin: 0; font: .875rem/1.6 var(--sans); color: var(--soft); }
.abstract { margin: 0; padding: 1.35rem 1.6rem 1.45rem; background: var(--wash); border-top: 2px solid var(--accent); }
section + section.abstract { margin-top: 2.75rem; } .abstract h2 { margin: 0 0 .45rem; font: 600 .875rem/1.4 var(--sans); }
.abstract ul { margin: 0; padding: 0; list-style: none; }
.abstract li { padding: .3rem 0; text-wrap: pretty; line-height: 1.45; }
.abstract span { display: block; font: .8125rem/1.5 var(--sans); color: var(--soft); }
nav { margin: 1.5rem 0 0; font: .875rem/1.9 var(--sans); }
nav a { margin-right: 1.1rem; display: inline-block; line-height: 1.3; }
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: .2em; }
section { margin-top: 3.75rem; }
h2 { margin: 0 0 .6rem; font-size: 1.5rem; line-height: 1.25; font-weight: 600; letter-spacing: -.006em; }
h3 { margin: 2.25rem 0 .4rem; font-size: 1.125rem; line-height: 1.35; font-weight: 600; }
p { margin: 0 0 1rem; max-width: 41rem; text-wrap: pretty; hanging-punctuation: first; }
figure { margin: 1.75rem 0 0; }
figcaption { margin-top: .9rem; max-width: 41rem; font: .875rem/1.55 var(--sans); color: var(--soft); }
figcaption b, .caption b { color: var(--ink); font-weight: 600; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg + svg { margin-top: 2rem; }
${marks.trim()}
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1.25rem; margin: 0 0 1.25rem; padding: 0; list-style: none;
  font: .8125rem/1.5 var(--sans); color: var(--soft); }
.legend i { display: inline-block; width: 1rem; height: .8rem; margin-right: .45rem; border-radius: 2px;
  vertical-align: -.05rem; border: 1px solid var(--line); }
.legend .tint-none { border: 1px dashed var(--soft); }
.scroll { overflow-x: auto; margin: 1.25rem 0 0; }
table { width: 100%; border-collapse: collapse; font: .875rem/1.45 var(--sans); border-bottom: 1.5px solid var(--ink); }
.caption { margin: 1.75rem 0 0; font: .875rem/1.5 var(--sans); color: var(--soft); }
.caption + .scroll { margin-top: .6rem; }
/* What needs more room than the text column takes it from the margins. */
@media screen and (min-width: 781px) {
  .scroll { width: fit-content; min-width: 100%; max-width: calc(100vw - 3rem); position: relative; left: 50%;
    transform: translateX(-50%); }
}
thead th { white-space: nowrap; }
table.dense thead th { white-space: normal; }
table.dense td.number { white-space: normal; }
table.dense td.number:not(:has(span)) { white-space: nowrap; }
table.dense td.number span { font-size: .8125rem; }
table.dense td.number span:first-of-type::before { content: "\\a"; white-space: pre; }
tbody th:first-child { min-width: 5.5rem; }
.note { color: var(--soft); font: .9375rem/1.55 var(--sans); } .scroll + p { margin-top: .9rem; }
h2 + .note::first-letter { text-transform: uppercase; }
.verdict { font-weight: 600; }
section li span { color: var(--soft); font: .8125rem/1.5 var(--sans); }
td:has(code) { min-width: 9rem; }
.scroll + .note { margin-top: .9rem; }
thead { border-top: 1.5px solid var(--ink); border-bottom: 1px solid var(--ink); }
th, td { padding: .42rem 1rem .42rem 0; text-align: left; vertical-align: baseline; }
th:last-child, td:last-child { padding-right: 0; }
th { font-weight: 600; }
tbody th { font-weight: 400; }
tbody tr + tr { border-top: 1px solid var(--faint); }
td.number, th.number { text-align: right; white-space: nowrap; }
td.number span { color: var(--soft); white-space: nowrap; }
tr.example { border-top: 0 !important; }
tr.example td { padding: 0 0 .85rem; font: .9375rem/1.5 var(--serif); }
code { font-family: var(--mono); font-size: .86em; overflow-wrap: anywhere; }
td code { color: var(--soft); }
pre { margin: 1rem 0; padding: .9rem 1.1rem; background: var(--wash); font: .8125rem/1.6 var(--mono);
  white-space: pre-wrap; overflow-wrap: anywhere; }
pre code { font-size: 1em; }
details { margin-top: .75rem; font-family: var(--sans); }
summary { display: inline-block; padding: .3rem 0; font-size: .875rem; color: var(--accent); cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "+"; display: inline-block; width: 1.1em; }
details[open] > summary::before { content: "−"; }
a:focus-visible, summary:focus-visible, .scroll:focus-visible, .drawing:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
dl { margin: 0; display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .5rem 1.5rem; }
dt { font: 600 .875rem/1.7 var(--sans); }
dd { margin: 0; }
@media screen and (max-width: 780px) {
  main { padding: 2.25rem 1.125rem 4rem; }
  .drawing { overflow-x: auto; } .drawing svg { width: 720px; }
  h1 { font-size: 1.875rem; } h2 { font-size: 1.3125rem; } section { margin-top: 3rem; }
  .abstract { margin: 0 -1.125rem; padding: 1.1rem 1.125rem 1.2rem; }
  dl { display: block; } dd { margin-bottom: .8rem; }
  th, td { padding-right: .8rem; }
  td.number { white-space: normal; } td.number span { font-size: .8125rem; }
  table.stack, table.stack tbody, table.stack tr, table.stack th, table.stack td { display: block; }
  table.stack thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table.stack { border-top: 1.5px solid var(--ink); }
  table.stack tr { padding: .5rem 0; } table.stack tr.example { padding: 0; }
  table.stack th[scope="row"] { padding: 0 0 .15rem; text-align: left; font-weight: 600; }
  table.stack td { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0 .5rem; padding: .1rem 0;
    text-align: right; }
  table.stack td:empty, table.stack tr.example td { display: none; }
  table.stack tr.example td { display: block; text-align: left; }
  table.stack td[data-label]::before { content: attr(data-label); flex: 1 0 8rem; text-align: left;
    color: var(--soft); font-size: .8125rem; }
  table.stack.dense td.number span:first-of-type::before { content: none; }
}
@page { margin: 16mm 14mm; }
@media print {
  :root { color-scheme: light; ${light} }
  body { font-size: 10pt; } .note { font-size: 9.5pt; } main { max-width: none; padding: 0; } nav, figure details:not([open]) { display: none; }
  .drawing svg { max-height: 130mm; }
  /* Paper does not scroll: what is wide becomes small and breaks its lines. */
  .scroll { overflow: visible; } table { font-size: 8.5pt; } th, td { padding-right: .6rem; }
  thead th, td.number, th.number { white-space: normal; } td.number span, tr.example td { font-size: inherit !important; }
  figure, tr, .abstract li { break-inside: avoid; } h2, h3, h2 + p, p.verdict, .caption, tr:has(+ .example) { break-after: avoid; } h2 + p { break-inside: avoid; }
  .cell, .legend i, .abstract, pre { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
