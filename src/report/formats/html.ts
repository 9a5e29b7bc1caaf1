/**
 * The report as one self-contained HTML page: no script, no request, nothing but this file. A content security
 * policy forbids what the page does not need, and every piece of text from outside is escaped by `markup`.
 *
 * It follows §4 of LogicAsker in order and in its figures: overall, logic, categories, lengths, leaves, weakest
 * skills, demonstrations; then how the numbers are meant and how to get them again.
 */
import { findings } from "../findings.ts";
import { searchInWords } from "../examination.ts";
import { type Markup, blank, markup } from "../markup.ts";
import { count, dateInWords, shareText } from "../numbers.ts";
import { type ModelReport, type StudyReport, groupNames, shownWeaknesses, suiteText } from "../summary.ts";
import {
  type Figure,
  categoryFigure,
  drawnFigure,
  leafFigure,
  lengthFigure,
  logicFigure,
  overallFigure,
  teachingFigure,
} from "./html/figures.ts";
import { style } from "./html/style.ts";
import {
  armCostTable,
  biasTable,
  gainTable,
  modelTable,
  outcomeTable,
  readerTable,
  steadinessTable,
  weaknessTable,
} from "./html/tables.ts";

/**
 * The report as the text of an HTML file. A study that tells more than a run puts sections of its own `behind` those
 * of that id.
 */
export const renderHtml = (report: StudyReport, more: readonly InsertedSection[] = []): string => {
  const own = sectionsOf(report);
  const sections = numbered(
    own.flatMap((section) => [section, ...more.filter(({ behind }) => behind === section.id)]),
  );
  return `${page(report, sections).markup}\n`;
};

/** What only this page may do: show its own style. Icons may be data, so that browsers ask nobody for one. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

export type Section = {
  readonly id: string;
  readonly heading: string;
  readonly before: Markup;
  readonly figure?: Figure;
  readonly after: Markup;
};

/** A section, and the id of the one that it stands behind. */
export type InsertedSection = Section & { readonly behind: string };

type NumberedSection = Section & { readonly number: number };

const sectionsOf = (report: StudyReport): readonly Section[] => {
  const { models } = report;
  if (models.length === 0)
    return [{ id: "models", heading: "Models", before: markup`<p>No model was asked.</p>`, after: blank }];
  const lengths = groupNames(models, (model) => model.byLength);
  const taught = models.filter((model) => model.teaching !== undefined);
  const planted = models.filter((model) => (model.planted ?? []).length > 0);
  const read = models.filter(({ readers }) => readers !== undefined);
  return [
    {
      id: "overall",
      heading: "Overall",
      before: markup`${modelTable(models)}`,
      figure: overallFigure(models),
      after: markup`${outcomeTable(models)}${biasTable(models)}`,
    },
    { id: "logic", heading: "Two logics", before: blank, figure: logicFigure(models), after: blank },
    { id: "category", heading: "Categories", before: blank, figure: categoryFigure(models), after: blank },
    ...(lengths.length > 1
      ? [{ id: "length", heading: "Lengths", before: blank, figure: lengthFigure(models), after: blank }]
      : []),
    {
      id: "leaves",
      heading: "Every skill",
      before: blank,
      figure: leafFigure(models),
      after: blank,
    },
    ...(models.some((model) => model.adaptive !== undefined)
      ? [{ id: "adaptive", heading: "An adaptive run", before: searched(models), after: blank }]
      : []),
    { id: "weakest", heading: "Weakest skills", before: weakest(models), after: blank },
    ...(taught.length > 0
      ? [
          {
            id: "teaching",
            heading: "Demonstrations",
            before: blank,
            figure: teachingFigure(taught),
            after: markup`${gainTable(taught)}${armCostTable(taught)}`,
          },
        ]
      : []),
    ...(planted.length > 0
      ? [{ id: "planted", heading: "Planted and found", before: plantedLists(planted), after: blank }]
      : []),
    ...(models.some(({ steadiness }) => steadiness !== undefined)
      ? [{ id: "steadiness", heading: "Steadiness", before: steadinessTable(models), after: blank }]
      : []),
    ...(read.length > 0
      ? [
          {
            id: "readers",
            heading: "Readers of answers",
            before: markup`<p>The same stored replies read in other ways. Where readers differ, a person should look.</p>${read.map(readerTable)}`,
            after: blank,
          },
        ]
      : []),
    { id: "method", heading: "Method", before: method, after: blank },
    { id: "again", heading: "Reproduce", before: again(report), after: blank },
  ];
};

const numbered = (sections: readonly Section[]): readonly NumberedSection[] => {
  let number = 0;
  return sections.map((section) => ({ ...section, number: section.figure === undefined ? 0 : ++number }));
};

const page = (report: StudyReport, sections: readonly NumberedSection[]): Markup => {
  const told = findings(report);
  const names = report.models.map((model) => model.name);
  return htmlDocument(
    `Logical reasoning of ${inWords(names)}`,
    markup`<header>
<p class="kicker">Organon, a LogicAsker study</p>
<h1>${`How well ${names.length === 1 ? "does" : "do"} ${inWords(names)} reason?`}</h1>
<p class="facts">${suiteText(report, report.file === undefined ? "questions with proved answers" : "questions")}<br>Run ${report.run}, <time datetime="${report.date}">${dateInWords(report.date)}</time></p>
</header>
${
  told.length === 0
    ? blank
    : markup`<div class="abstract"><h2>In brief</h2><ul>${told.map(
        ({ claim, evidence }) =>
          markup`<li>${claim}${evidence === "" ? blank : markup` <span>${evidence}</span>`}</li>`,
      )}</ul></div>`
}
<nav aria-label="Sections">${sections.map((section) => markup`<a href="#${section.id}">${section.heading}</a>`)}</nav>
${sections.map(
  (section) => markup`<section id="${section.id}">
<h2>${section.heading}</h2>
${section.before}
${section.figure === undefined ? blank : drawnFigure(section.figure, section.number)}
${section.after}
</section>`,
)}`,
  );
};

/** A self-contained page: its head with policy and style, and what it says. */
export const htmlDocument = (title: string, body: Markup): Markup => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
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

/** "a", "a and b", "a, b and c"; past four names, how many. */
const inWords = (names: readonly string[]): string => {
  if (names.length === 0) return "nobody";
  if (names.length > 4) return `${count(names.length)} language models`;
  const last = names.at(-1) ?? "";
  return names.length === 1 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
};

const weakest = (
  models: readonly ModelReport[],
): Markup => markup`<p>The leaves of the rule tree with the lowest accuracy, with a question that was answered wrongly. “Correct” asks whether a valid conclusion is recognised, “Incorrect” whether an invalid one is. After LogicAsker, Table 4.</p>
${models.map((model, i) =>
  // The subject's weaknesses are the point of the page; those of the others are one click away.
  i === 0
    ? markup`<h3>${model.name}</h3>
${weaknessTable(model)}`
    : besides(model),
)}`;

const searched = (models: readonly ModelReport[]): Markup =>
  markup`${models.flatMap((model) =>
    model.adaptive === undefined ? [] : [markup`<p><b>${model.name}</b>: ${searchInWords(model)}</p>`],
  )}`;

const besides = (model: ModelReport): Markup => {
  const shown = shownWeaknesses(model);
  const [first] = shown;
  return first === undefined
    ? markup`<h3>${model.name}</h3>
<p>No leaf has a wrong answer.</p>`
    : markup`<h3>${model.name}</h3>
<details class="more"><summary>${`${count(shown.length)} weakest, from ${first.rule} (${first.kind}): ${shareText(first.accuracy)}`}</summary>
${weaknessTable(model)}
</details>`;
};

const plantedLists = (
  models: readonly ModelReport[],
): Markup => markup`<p>A built-in reasoner was made to slip on these rules. Whether the ten weakest leaves name them is a test of the diagnosis.</p>
${models.map(
  (model) => markup`<h3>${model.name}</h3>
<ul class="plants">${(model.planted ?? []).map((plant) =>
    plant.found
      ? markup`<li class="found"><b>found</b>${plant.rule}</li>`
      : markup`<li class="missed"><b>not found</b>${plant.rule}</li>`,
  )}</ul>`,
)}`;

const method = markup`<dl>
<dt>Questions</dt><dd>Each asks whether a conclusion can be inferred from premises, yes or no. A leaf of the rule tree is one rule with one kind of conclusion: its own (valid), the negation of it (contradiction), one that the premises do not bear on (unrelated), or that of a fallacy.</dd>
<dt>Keys</dt><dd>Every key is proved: a derivation where the conclusion or its negation follows, two interpretations where neither does. Questions that could not be decided were left out, not guessed.</dd>
<dt>Response rate</dt><dd>Readable answers over questions asked. A failed call, a refusal, a reply that was cut off or cannot be read is not a wrong answer; it lowers this rate and is counted in the table of outcomes.</dd>
<dt>Accuracy</dt><dd>Correct answers over readable ones.</dd>
<dt>Intervals</dt><dd>95 %. Wilson’s score interval for shares; Newcombe’s, made of two of these, for the difference between the two logics. Demonstrations are compared on the same questions, with Newcombe’s interval for paired shares and McNemar’s exact test, two-sided. n is the number of answers a share rests on. Where n is 0 there is no value, and a dotted line stands in its place.</dd>
<dt>Weakest skills</dt><dd>They are the lowest of many leaves with few questions each, so part of their weakness is bad luck. Only those marked weak are below the model’s own level beyond chance: Fisher’s exact test of the leaf against all others, corrected for looking at every leaf (q). “By the tree” is the accuracy that the whole rule tree suggests, with its 95 % interval. The second iteration asks fresh questions and shows how much of it stays.</dd>
</dl>`;

const again = (report: StudyReport): Markup => markup`<pre><code>${report.command}</code></pre>
<p>${report.file === undefined ? "The same command, seed and version make the same questions, byte for byte." : blank} Answers are stored: the same report without asking anybody again is <code>organon report ${report.run} --html FILE</code>.</p>
<dl>
${report.seed === null ? blank : markup`<dt>Seed</dt><dd>${String(report.seed)}</dd>`}
${Object.entries(report.versions).map(([name, version]) => markup`<dt>${name}</dt><dd>${version}</dd>`)}
</dl>`;
