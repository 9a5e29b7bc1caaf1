/**
 * The validity study's sheet as one self-contained HTML page, for annotators who would rather click than fill in a
 * table: each question with the papers' questions a, b and c (§4.4), or blind: the target answer is not in the page, and the
 * annotator answers instead of c. The page asks nobody for anything; its one small script keeps the answers in the browser
 * and hands them out as the CSV that `organon sample --read` takes.
 */
import { validityQuestions } from "#scores";
import { type Markup, markup } from "../render/markup.ts";
import { count } from "../numbers.ts";
import { htmlPage } from "../render/html.ts";
import { sheetFields, type JudgedItem, type SheetKind } from "./sheets.ts";

/** The page's text. `name` tells one study's answers from another's in the browser's memory. */
export const validityPage = (items: readonly JudgedItem[], name: string, kind: SheetKind = "told"): string =>
  `${
    htmlPage(
      "Are these questions valid?",
      markup`<header>
<p class="kicker">Organon</p>
<h1>Are these questions valid?</h1>
<p class="facts">${count(items.length)} questions. Judge each by the three questions below it, on your own. “Yes” means that you have nothing to object to. ${kind === "told" ? "The target answer is the one that the question is meant to have." : "Answer first, from what stands there alone."}</p>
</header>
<form data-study="${name}" data-fields="${sheetFields[kind].join(" ")}">
<ol>
${items.map((item, i) => judgedItem(item, i, kind))}
</ol>
<p class="bar"><output>0 of ${count(items.length)} done</output> <button type="submit">Save as CSV</button></p>
</form>`,
      { style: ownStyle, script },
    ).markup
  }\n`;

const judgedItem = (
  { id, question, target, answers }: JudgedItem,
  i: number,
  kind: SheetKind,
): Markup => markup`<li data-id="${id}">
<p class="question">${question}</p>
${kind === "told" ? markup`<p class="facts">Target answer: <b class="target">${target}</b></p>` : ""}
${sheetFields[kind].map((key) => {
  const asked = validityQuestions.find((one) => one.key === key);
  return markup`<fieldset>
<legend>${asked === undefined ? "Your answer" : `${key}) ${asked.text}`}</legend>
${(asked === undefined ? answers : ["yes", "no"]).map(
  (answer) =>
    markup`<label><input type="radio" name="${`${key}-${i + 1}`}" value="${answer}" /> ${answer}</label>`,
)}
</fieldset>`;
})}
<label class="note">Note <input type="text" name="${`note-${i + 1}`}" /></label>
</li>`;

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
  const keys = form.dataset.fields.split(" ");
  const told = form.querySelector(".target") !== null;
  const answers = () => Object.fromEntries(new FormData(form));
  const show = () => {
    const given = answers();
    const done = rows.filter((_, i) => keys.every((key) => given[key + "-" + (i + 1)]));
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
    const safe = (text) => (/^[=+@\\t\\r-]/.test(text) ? "'" + text : text);
    const cell = (text) => '"' + safe(String(text || "")).replaceAll('"', '""') + '"';
    const lines = [["number", "id", "question", ...(told ? ["target answer"] : []), ...keys, "note"]].concat(
      rows.map((row, i) => [
        i + 1,
        row.dataset.id,
        row.querySelector(".question").textContent,
        ...(told ? [row.querySelector(".target").textContent] : []),
        ...keys.map((key) => given[key + "-" + (i + 1)]),
        given["note-" + (i + 1)],
      ]),
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
