/**
 * The page's tables: the models (LogicAsker, Table 2), what became of every call, the weakest skills with an
 * example each (Table 4), the paired differences of the demonstrations (Table 6), and the data behind figures.
 */
import type { Estimate } from "#scores";
import { type Markup, blank, markup } from "../../markup.ts";
import {
  costText,
  count,
  differenceText,
  measureText,
  pValue,
  percent,
  percentInterval,
  tokensText,
} from "../../numbers.ts";
import { examinedInWords } from "../../examination.ts";
import { clipped } from "../../printable.ts";
import { type ModelReport, type Weakness, shownWeaknesses, typeOfKind } from "../../summary.ts";

/** A column's heading, and whether it holds numbers. */
export type Column = { readonly heading: string; readonly number?: boolean };

export const column = (heading: string): Column => ({ heading });
export const numbers = (heading: string): Column => ({ heading, number: true });

/** A share as a table cell's content: value in ink, interval and n softer. */
export const shareCell = (estimate: Estimate | undefined): Markup => {
  if (estimate === undefined) return blank;
  return estimate.value === null
    ? markup`– <span>n 0</span>`
    : markup`${percent(estimate.value)} % <span>${percentInterval(estimate)} n ${count(estimate.n)}</span>`;
};

/**
 * A table that scrolls sideways where it must; `label` names it to a screen reader. Its caption stands outside,
 * so that it does not scroll along.
 */
export const table = (
  label: string,
  caption: Markup,
  columns: readonly Column[],
  rows: readonly (readonly Markup[])[],
): Markup => markup`${caption.markup === "" ? blank : markup`<p class="caption">${caption}</p>`}
<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${columns.map((head) => markup`<th scope="col"${numberClass(head)}>${head.heading}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (cells) =>
    markup`<tr>${cells.map((content, i) =>
      i === 0
        ? markup`<th scope="row"${numberClass(columns[i])}>${content}</th>`
        : markup`<td${numberClass(columns[i])}>${content}</td>`,
    )}</tr>`,
)}
</tbody></table></div>`;

const numberClass = (head: Column | undefined): Markup =>
  head?.number === true ? markup` class="number"` : blank;

const text = (words: string): Markup => markup`${words}`;

/** Table 2 of the paper: who was asked, and below each under which name. */
export const modelTable = (
  models: readonly ModelReport[],
): Markup => markup`<p class="caption"><b>The models.</b> After LogicAsker, Table 2.</p>
<div class="scroll" role="region" aria-label="Models" tabindex="0"><table class="models">
<thead><tr><th scope="col">Name</th><th scope="col">Organisation</th><th scope="col">Launch date</th></tr></thead>
<tbody>
${models.map(
  (
    model,
  ) => markup`<tr><th scope="row">${model.name}</th><td>${model.organisation}</td><td>${model.launched}</td></tr>
<tr class="example"><td colspan="3"><code>${model.id}</code></td></tr>`,
)}
</tbody></table></div>`;

/** What became of every call, and what it cost. */
export const outcomeTable = (models: readonly ModelReport[]): Markup =>
  table(
    "Outcomes",
    markup`<b>What became of every call.</b> Unreadable and unanswered calls lower the response rate, never the accuracy.`,
    [
      column("Model"),
      numbers("Correct"),
      numbers("Incorrect"),
      numbers("Unreadable"),
      numbers("Unanswered"),
      numbers("Correct of asked"),
      numbers("Said yes"),
      numbers("Cost"),
    ],
    models.map((model) => [
      text(model.name),
      text(count(model.outcomes.correct)),
      text(count(model.outcomes.incorrect)),
      text(count(model.outcomes.unreadable)),
      text(count(model.outcomes.unanswered)),
      shareCell(model.accuracyOfAsked),
      shareCell(model.yesRate),
      text(costText(model.cost)),
    ]),
  );

/** How each model leans; nothing where no report has it. */
export const biasTable = (models: readonly ModelReport[]): Markup => {
  const leaning = models.flatMap(({ name, biases }) => (biases === undefined ? [] : [{ name, biases }]));
  return leaning.length === 0
    ? blank
    : table(
        "Leaning",
        markup`<b>Leaning.</b> Yes-bias: how many points more often yes is said than it is the key. Balanced accuracy: one half for who does not look at the question. d′ tells the keys apart, a criterion below 0 leans to yes.`,
        [
          column("Model"),
          numbers("Yes-bias"),
          numbers("p"),
          numbers("Balanced accuracy"),
          numbers("d′"),
          numbers("Criterion"),
        ],
        leaning.map(({ name, biases: { yesBias, balancedAccuracy, sensitivity, criterion } }) => [
          text(name),
          text(differenceText(yesBias, [yesBias.n])),
          text(pValue(yesBias.p).replace(/^p (= )?/, "")),
          shareCell(balancedAccuracy),
          text(measureText(sensitivity)),
          text(measureText(criterion)),
        ]),
      );
};

/** Table 4 of the paper for one model: rule, type, accuracy, and below each an example. */
export const weaknessTable = (model: ModelReport): Markup => {
  const shown = shownWeaknesses(model);
  if (shown.length === 0) return markup`<p>No leaf has a wrong answer.</p>`;
  return markup`<div class="scroll" role="region" aria-label="${`Weakest skills of ${model.name}`}" tabindex="0"><table class="weakest">
<thead><tr><th scope="col">Rule</th><th scope="col">Type</th><th scope="col" class="number">Accuracy</th><th scope="col" class="number">By the tree</th><th scope="col" class="number">q</th><th scope="col">Mark</th></tr></thead>
<tbody>
${shown.map(weaknessRows)}
</tbody></table></div>
<p class="caption">${examinedInWords(model)}</p>`;
};

const weaknessRows = (weakness: Weakness): Markup =>
  exampleRows(weakness, [
    markup`<td>${typeOfKind(weakness.kind)}${weakness.kind === "valid" ? blank : markup` (${weakness.kind})`}</td>`,
    markup`<td class="number">${shareCell(weakness.accuracy)}</td>`,
    markup`<td class="number">${percent(weakness.shrunk.value)} % <span>${percentInterval(weakness.shrunk)}</span></td>`,
    markup`<td class="number">${weakness.q < 0.001 ? "< 0.001" : weakness.q.toFixed(3)}</td>`,
    markup`<td>${weakness.mark}</td>`,
  ]);

/** Table 4 of the paper with its own rows: an atomic rule, its type, its accuracy, an example below each. */
export const ruleTypeTable = (label: string, rules: readonly RuleRow[]): Markup =>
  rules.length === 0
    ? markup`<p>No rule has a wrong answer.</p>`
    : markup`<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table class="weakest">
<thead><tr><th scope="col">Rule</th><th scope="col">Type</th><th scope="col" class="number">Accuracy</th></tr></thead>
<tbody>
${rules.map((rule) =>
  exampleRows(rule, [
    markup`<td>${rule.type}</td>`,
    markup`<td class="number">${shareCell(rule.accuracy)}</td>`,
  ]),
)}
</tbody></table></div>`;

type RuleRow = Pick<Weakness, "rule" | "accuracy" | "example"> & { readonly type: string };

/** A rule with its cells and, where there is one, a row with an example below. */
const exampleRows = (
  { rule, example }: Pick<Weakness, "rule" | "example">,
  cells: readonly Markup[],
): Markup => {
  const row = markup`<tr><th scope="row">${rule}</th>${cells.reduce((all, one) => markup`${all}${one}`, blank)}</tr>`;
  if (example === undefined) return row;
  return markup`${row}
<tr class="example"><td colspan="${cells.length + 1}">${example.premisesText.join(" ")} <em>Therefore:</em> ${example.conclusionText}
<span class="answer">Right: ${example.label}. Answered: ${clipped(example.answer, 120)}</span></td></tr>`;
};

/** The paired differences under Table 6. */
export const gainTable = (models: readonly ModelReport[]): Markup =>
  table(
    "Differences between demonstrations",
    markup`<b>Differences on the same questions,</b> in points, with a two-sided p-value.`,
    [column("Model"), column("Compared"), numbers("Difference"), numbers("p")],
    models.flatMap((model) =>
      (model.teaching?.differences ?? []).map((gain) => [
        text(model.name),
        text(`${gain.to} − ${gain.from}`),
        text(differenceText(gain, [gain.n])),
        text(pValue(gain.p).replace(/^p (= )?/, "")),
      ]),
    ),
  );

/** What a question costs in each way of asking. */
export const armCostTable = (models: readonly ModelReport[]): Markup => {
  const rows = models.flatMap((model) =>
    (model.teaching?.cost ?? []).map((cost) => [text(model.name), text(cost.arm), text(tokensText(cost))]),
  );
  return rows.length === 0
    ? blank
    : table(
        "The cost of the longer prompt",
        markup`<b>The cost of the longer prompt.</b> Tokens sent with each question.`,
        [column("Model"), column("Way"), numbers("Sent")],
        rows,
      );
};

/** How often answers to one question differed. */
export const steadinessTable = (models: readonly ModelReport[]): Markup =>
  table(
    "Flip rate",
    markup`<b>Flip rate.</b> Questions with answers of both kinds, of those answered readably more than once.`,
    [column("Model"), numbers("Epochs"), numbers("Questions"), numbers("Flipped"), numbers("Flip rate")],
    models.flatMap(({ name, steadiness }) =>
      steadiness === undefined
        ? []
        : [
            [
              text(name),
              text(count(steadiness.epochs)),
              text(count(steadiness.items)),
              text(count(steadiness.flipped)),
              shareCell(steadiness.rate),
            ],
          ],
    ),
  );

/** Readers of answers side by side, for one model. */
export const readerTable = ({ name, readers = [] }: ModelReport): Markup =>
  table(
    `Readers of the answers of ${name}`,
    markup`<b>${name}.</b> Agreement is with ${readers[0]?.name ?? ""}, by which this report goes, over the replies that came.`,
    [
      column("Reader"),
      numbers("Accuracy"),
      numbers("Correct of asked"),
      numbers("Response rate"),
      numbers("Agreement"),
      numbers("Differs"),
    ],
    readers.map((reader) => [
      text(reader.name),
      shareCell(reader.accuracy),
      shareCell(reader.accuracyOfAsked),
      shareCell(reader.responseRate),
      shareCell(reader.agreement),
      text(count(reader.differs)),
    ]),
  );

/** The numbers behind a figure, folded away below it. */
export const dataTable = (
  label: string,
  heads: readonly string[],
  rows: readonly { readonly name: string; readonly cells: readonly Markup[] }[],
): Markup => markup`<details><summary>The numbers as a table</summary>
${table(
  label,
  blank,
  heads.map((head, i) => (i === 0 ? column(head) : numbers(head))),
  rows.map((row) => [text(row.name), ...row.cells]),
)}
</details>`;
