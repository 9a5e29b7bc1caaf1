/**
 * A study's sheet as one self-contained HTML page, for people who would rather click than fill in a table. The page requests
 * nothing; its one small script keeps the answers in the browser and saves them as the CSV of `peopleSheet`.
 */
import { formulaStart } from "#items/exports/tables";
import { count } from "../numbers.ts";
import { htmlPage } from "../render/html.ts";
import { type Markup, markup } from "../render/markup.ts";
import { getCells, getHeadings, getId, type Field, type Part, type Thing } from "./sheet.ts";

type PageOptions = {
  readonly title: string;
  /** What to do, behind the number of things. */
  readonly lead: string;
  /** Tells one study's answers from another's in the browser's memory. */
  readonly memory: string;
};

export const peoplePage = (part: Part, things: readonly Thing[], { title, lead, memory }: PageOptions) => {
  const required = part.fields.flatMap(({ name, options }) => (options.length > 0 ? [name] : []));
  return `${
    htmlPage(
      title,
      markup`<header>
<p class="kicker">Organon</p>
<h1>${title}</h1>
<p class="facts">${count(things.length)} questions. ${lead}</p>
</header>
<form data-study="${memory}" data-headings="${JSON.stringify(getHeadings(part))}" data-fields="${JSON.stringify(part.fields.map(({ name }) => name))}" data-required="${JSON.stringify(required)}">
<ol>
${things.map((thing, i) => judgedThing(part, thing, i))}
</ol>
<p class="bar"><output>0 of ${count(things.length)} done</output> <button type="submit">Save as CSV</button></p>
</form>`,
      { style: ownStyle, script },
    ).markup
  }\n`;
};

const judgedThing = (part: Part, thing: Thing, i: number): Markup => {
  const { text, target } = part.shown(thing);
  return markup`<li data-id="${getId(part, thing)}" data-cells="${JSON.stringify(getCells(part, thing, i))}">
<p class="question">${text}</p>
${target === undefined ? "" : markup`<p class="facts">Target answer: <b>${target}</b></p>`}
${part.fields.map((field) => askedField(field, i + 1))}
</li>`;
};

const askedField = ({ name, text, options }: Field, place: number): Markup =>
  options.length === 0
    ? markup`<label class="note">${text} <input type="text" name="${`${name}-${place}`}" /></label>`
    : markup`<fieldset>
<legend>${text}</legend>
${options.map(
  (option) =>
    markup`<label><input type="radio" name="${`${name}-${place}`}" value="${option}" /> ${option}</label>`,
)}
</fieldset>`;

const ownStyle = `
ol { padding: 0 0 0 2.5rem; margin: 0; }
li[data-id] { padding: 1.4rem 0 1.5rem .4rem; border-top: 1px solid var(--line); }
li::marker { font: .875rem var(--sans); color: var(--soft); }
.question { margin: 0 0 .4rem; }
fieldset { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: .5rem 0 0; padding: 0; border: 0;
  font: .9375rem/1.5 var(--sans); }
legend { float: left; width: 100%; padding: 0; }
label { display: inline-flex; align-items: center; gap: .4rem; min-height: 1.75rem; }
.note { margin-top: .6rem; font: .9375rem/1.5 var(--sans); color: var(--soft); width: 100%; }
.note input { flex: 1; font: inherit; padding: .2rem .5rem; color: var(--ink); background: var(--paper);
  border: 1px solid var(--line); border-radius: 3px; }
.bar { position: sticky; bottom: 0; display: flex; justify-content: space-between; align-items: center;
  max-width: none; margin: 0; padding: .9rem 0; background: var(--paper); border-top: 1px solid var(--ink);
  font: .9375rem/1.5 var(--sans); }
button { font: 600 .9375rem/1.5 var(--sans); padding: .4rem 1rem; color: var(--paper); background: var(--accent);
  border: 0; border-radius: 4px; cursor: pointer; }
input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media print { .bar { display: none; } li[data-id] { break-inside: avoid; } }
`;

/** Written without the characters that markup would read. */
const script = `
"use strict";
{
  const form = document.querySelector("form");
  const memory = "organon " + form.dataset.study;
  const rows = Array.from(form.querySelectorAll("li"));
  const fields = JSON.parse(form.dataset.fields);
  const required = JSON.parse(form.dataset.required);
  const answers = () => Object.fromEntries(new FormData(form));
  const show = () => {
    const given = answers();
    const done = rows.filter((_, i) => required.every((name) => given[name + "-" + (i + 1)]));
    form.querySelector("output").textContent = done.length + " of " + rows.length + " done";
  };
  try {
    for (const [name, value] of Object.entries(JSON.parse(localStorage.getItem(memory) || "{}"))) {
      const field = form.elements.namedItem(name);
      if (field) field.value = value;
    }
  } catch {}
  form.addEventListener("input", () => {
    show();
    try { localStorage.setItem(memory, JSON.stringify(answers())); } catch {}
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const given = answers();
    const safe = (text) => (/${formulaStart.source}/.test(text) ? "'" + text : text);
    const cell = (text) => '"' + safe(String(text || "")).replaceAll('"', '""') + '"';
    const lines = [JSON.parse(form.dataset.headings)].concat(
      rows.map((row, i) => JSON.parse(row.dataset.cells).concat(fields.map((name) => given[name + "-" + (i + 1)]))),
    );
    const text = lines.map((line) => line.map(cell).join(",") + "\\r\\n").join("");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
    link.download = "annotator.csv";
    link.click();
  });
  show();
}
`;
