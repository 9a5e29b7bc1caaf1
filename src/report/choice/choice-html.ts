/**
 * A choice run as one self-contained HTML page: the metrics drawn by question type, as in DivLogicEval's Figure 2, and
 * its tables. No script, no request; every piece of text from outside is escaped.
 */
import type { ChoiceMetrics, Estimate } from "#scores";
import { intervalChart } from "../charts/interval-chart.ts";
import { percentTicks } from "../charts/scale.ts";
import { htmlDocument } from "../formats/html.ts";
import { drawnFigure, shareRow, type Figure } from "../formats/html/figures.ts";
import { dataTable, shareCell, table } from "../formats/html/tables.ts";
import { blank, markup, type Markup } from "../markup.ts";
import { dateInWords } from "../numbers.ts";
import { choiceMethod } from "./choice-markdown.ts";
import { extentText, type ChoiceModelReport, type ChoiceReport } from "./choice-report.ts";
import { choiceTables, type ChoiceTable } from "./choice-tables.ts";

/** The report as the text of an HTML file. */
export const renderChoiceHtml = (report: ChoiceReport): string => {
  const [metrics, ...others] = choiceTables(report);
  const { markup: text } = htmlDocument(
    "DivLogicEval report",
    markup`<header>
<p class="kicker">Organon, a DivLogicEval study</p>
<h1>Does the answer survive moving the options round?</h1>
<p class="facts">${capital(extentText(report))}, keys proved<br>Run ${report.run}, <time datetime="${report.date}">${dateInWords(report.date)}</time></p>
</header>
<section id="metrics"><h2>Metrics</h2>
${drawnFigure(metricFigure(report, metrics), 1)}
</section>
${others.map(
  (other) => markup`<section id="${other.id}"><h2>${other.title}</h2>
${drawn(other)}
</section>`,
)}
<section id="method"><h2>Method</h2>
<p>${choiceMethod}</p>
</section>
<section id="again"><h2>Reproduce</h2>
<pre><code>${report.command}</code></pre>
<dl>${Object.entries(report.versions).map(([name, version]) => markup`<dt>${name}</dt><dd>${version}</dd>`)}</dl>
</section>`,
  );
  return `${text}\n`;
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const metricFigure = (report: ChoiceReport, numbers: ChoiceTable | undefined): Figure => ({
  id: "metrics",
  title: "Accuracy, Circular and PartialCircular",
  caption:
    "All questions and by question type. A dot is Accuracy in the original order, an open dot Circular, a diamond PartialCircular; lines are 95 % intervals. The dashed line is a guess. After DivLogicEval, Figure 2.",
  drawing: intervalChart({
    id: "metrics",
    title: "Accuracy, Circular and PartialCircular by question type",
    description: "For each model and question type three marks with 95 % intervals.",
    domain: [0, 1],
    ticks: percentTicks,
    reference: { at: 0.25, label: "a guess" },
    groups: report.models.flatMap((model) =>
      [{ ...metricsOf(model), name: "all" }, ...model.byType].map((group) => ({
        label: report.models.length === 1 ? group.name : `${model.name}, ${group.name}`,
        rows: [
          shareRow("Accuracy", group.accuracy, "plain"),
          shareRow("Circular", group.circular, "open"),
          shareRow("PartialCircular", group.partialCircular, "accent"),
        ],
      })),
    ),
  }),
  data:
    numbers === undefined
      ? blank
      : dataTable(
          numbers.title,
          ["Model and metric", ...numbers.heads.slice(2)],
          numbers.rows.map(({ names, cells }) => ({ name: names.join(", "), cells: cells.map(shown) })),
        ),
});

const metricsOf = (
  model: ChoiceModelReport,
): Pick<ChoiceMetrics, "accuracy" | "circular" | "partialCircular"> => model;

const shown = (value: Estimate | string): Markup =>
  typeof value === "string" ? markup`${value}` : shareCell(value);

const drawn = ({ title, caption, heads, rows }: ChoiceTable): Markup =>
  table(
    title,
    markup`${caption}`,
    heads.map((heading, i) => ({ heading, number: i >= (rows[0]?.names.length ?? 1) })),
    rows.map(({ names, cells }) => [...names.map((name) => markup`${name}`), ...cells.map(shown)]),
  );
