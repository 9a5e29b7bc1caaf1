/**
 * A document as one self-contained HTML page: no script, no request, nothing but this file. A content security policy
 * forbids what the page does not need, and every piece of text from outside is escaped by `markup`.
 */
import type {
  Block,
  Chart,
  Code,
  Column,
  Document,
  List,
  Row,
  Section,
  Table,
  Text,
  TextBlock,
} from "../document.ts";
import { listParts, isNumeric, writePieces } from "./cells.ts";
import { drawChart } from "./html-chart.ts";
import { type Markup, blank, escapeText, markup } from "./markup.ts";
import { style } from "./style.ts";

export const renderHtml = (document: Document): string => {
  const { sections } = document;
  const front = 1 + sections.findLastIndex(({ role }) => role === "summary");
  const figures = sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === "chart");
  const links = sections.slice(front).filter(({ title }) => title !== undefined);
  const { markup: text } = htmlPage(
    document.title,
    markup`<header>
<p class="kicker">Organon</p>
<h1>${document.title}</h1>
<p class="facts">${{ markup: document.facts.map((fact) => inline(fact).markup).join("<br>") }}</p>
</header>
${sections.slice(0, front).map((section) => drawSection(section, figures))}
${links.length < 2 ? blank : markup`<nav aria-label="Sections">${links.map(({ id, title = "" }) => markup`<a href="#${id}">${title}</a>`)}</nav>`}
${sections.slice(front).map((section) => drawSection(section, figures))}`,
  );
  return `${text}\n`;
};

/** The page's policy: it may show its own style. Icons may be data, so that browsers ask nobody for one. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

const htmlPage = (title: string, body: Markup): Markup => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="Organon">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${{ markup: style }}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;

const inline = (text: Text): Markup => ({
  markup: writePieces(text, spaced, (code) => `<code>${escapeText(code)}</code>`),
});

const spaced = (text: string): string =>
  `${/^\s/.test(text) ? " " : ""}${escapeText(text)}${/\S\s+$/.test(text) ? " " : ""}`;

const drawSection = (
  { id, title, note, blocks, role }: Section,
  figures: readonly Block[],
): Markup => markup`<section id="${id}"${role === "summary" ? markup` class="abstract"` : blank}>
${title === undefined ? blank : markup`<h2>${title}</h2>`}
${note === undefined ? blank : markup`<p class="note">${note}</p>`}
${blocks.map((block) => drawBlock(block, figures))}
</section>`;

const drawBlock = (block: Block, figures: readonly Block[]): Markup => {
  switch (block.kind) {
    case "text":
      return drawText(block);
    case "list":
      return drawList(block);
    case "code":
      return drawCode(block);
    case "table":
      return drawTable(block);
    case "chart":
      return drawFigure(block, figures.indexOf(block) + 1);
    default:
      return block satisfies never;
  }
};

const drawText = ({ text, tone }: TextBlock): Markup =>
  tone === undefined ? markup`<p>${inline(text)}</p>` : markup`<p class="${tone}">${inline(text)}</p>`;

const drawList = ({ items }: List): Markup =>
  markup`<ul>${items.map(({ text, note }) => markup`<li>${inline(text)}${note === undefined ? blank : markup` <span>${note}</span>`}</li>`)}</ul>`;

const drawCode = ({ code }: Code): Markup => markup`<pre><code>${code}</code></pre>`;

/** The drawing with its number, and its table folded away below. */
const drawFigure = (chart: Chart, number: number): Markup => markup`<figure id="figure-${chart.id}">
${drawChart(chart)}
<figcaption><b>${`Figure ${number}. ${chart.title}.`}</b> ${chart.drawing.key} ${chart.caption}</figcaption>
<details><summary>The numbers as a table</summary>
${grid(chart.table, chart.title)}
</details>
</figure>`;

const drawTable = (table: Table): Markup => {
  const { title, caption } = table;
  const words = markup`${title === undefined ? blank : markup`<b>${title}.</b>`}${caption === undefined ? blank : markup` ${caption}`}`;
  const above = words.markup === "" ? blank : markup`<p class="caption">${words}</p>`;
  return markup`${above}
${grid(table, title ?? caption ?? "Table")}`;
};

/** True if a page has no room for a table's intervals beside the values. */
export const isDense = ({ columns, rows }: Table): boolean => {
  const intervals = columns.filter((_, column) =>
    rows.some(({ cells }) => listParts(cells[column] ?? "").length > 1),
  );
  return intervals.length > (columns.length > 4 ? 1 : 2);
};

const grid = (table: Table, label: string): Markup => {
  const classes = [
    ...(isDense(table) ? ["dense"] : []),
    ...(table.columns.length > maxAcross ? ["stack"] : []),
  ].join(" ");
  return markup`<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table${classes === "" ? blank : markup` class="${classes}"`}>
${drawRows(table)}</table></div>`;
};

export const drawRows = (table: Table): Markup => {
  const numeric = table.columns.map((_, column) => isNumeric(table, column));
  return markup`<thead><tr>${table.columns.map(({ heading }, i) => markup`<th scope="col"${buildClass(numeric[i])}>${heading}</th>`)}</tr></thead>
<tbody>
${table.rows.map((row) => drawRow(row, numeric, table.columns))}
</tbody>`;
};

/** A table with more columns stacks its cells where the page is narrow. */
const maxAcross = 2;

const buildClass = (isNumber: boolean | undefined): Markup =>
  isNumber === true ? markup` class="number"` : blank;

const drawRow = ({ cells, note }: Row, numeric: readonly boolean[], columns: readonly Column[]): Markup => {
  const row = markup`<tr>${cells.map((cell, i) => {
    const [value = "", ...rest] = listParts(cell);
    const content =
      typeof cell !== "string" && cell.kind === "code"
        ? markup`<code>${cell.code}</code>`
        : markup`${value}${rest.map((part) => markup` <span>${part}</span>`)}`;
    return i === 0
      ? markup`<th scope="row"${buildClass(numeric[i])}>${content}</th>`
      : markup`<td${buildClass(numeric[i])} data-label="${columns[i]?.heading ?? ""}">${content}</td>`;
  })}</tr>`;
  return note === undefined
    ? row
    : markup`${row}
<tr class="example"><td colspan="${cells.length}">${note}</td></tr>`;
};
