/**
 * A study of biases told: the report of its run, and for each model what words, wording and order do to its answers,
 * and how consistent they are.
 */
import type { BiasReport, Estimate, PairedDifference } from "#scores";
import { type Markup, blank, markup } from "./markup.ts";
import { differenceText, pValue, shareText } from "./numbers.ts";
import { clipped } from "./printable.ts";
import type { StudyReport } from "./summary.ts";
import { aligned, cell, emphasised } from "./formats/aligned.ts";
import { renderHtml } from "./formats/html.ts";
import { column, numbers, shareCell, table as htmlTable } from "./formats/html/tables.ts";
import { reportJson, type ReportDocument } from "./formats/json.ts";
import { plain, renderMarkdown, table } from "./formats/markdown.ts";
import { renderTerminal, type TerminalOptions } from "./formats/terminal.ts";

export type BiasStudy = {
  readonly report: StudyReport;
  /** In the order of the report's models. */
  readonly biases: readonly { readonly model: string; readonly report: BiasReport }[];
};

type Told = readonly [what: string, ...numbers: readonly string[]];

const gap = (difference: PairedDifference): string =>
  difference.value === null
    ? "– n 0"
    : `${differenceText(difference, [difference.n])} ${pValue(difference.p)}`;

const effectHead = ["effect", "accuracy, points", "said yes, points"] as const;
const effectRows = ({ effects }: BiasReport): readonly Told[] =>
  effects.map(({ name, from, to, accuracy, yesRate }) => [
    `${name}: ${to} − ${from}`,
    gap(accuracy),
    gap(yesRate),
  ]);

const wayHead = ["way", "accuracy", "balanced accuracy", "said yes"] as const;
const wayRows = ({ ways }: BiasReport): readonly (readonly [string, Estimate, Estimate, Estimate])[] =>
  ways.map(({ way, accuracy, balancedAccuracy, yesRate }) => [way, accuracy, balancedAccuracy, yesRate]);

const consistencyHead = ["questions that belong together", "steady", "all right"] as const;
const consistencyRows = ({ consistency }: BiasReport): readonly (readonly [string, Estimate, Estimate])[] =>
  consistency.map(({ name, steady, allRight }) => [name, steady, allRight]);

const twinRows = ({ twins }: BiasReport): readonly (readonly [string, Estimate])[] => [
  ["twins, both right", twins.bothRight],
  ["twins, the same answer to both", twins.answeredAlike],
];

/** The study as JSON. */
export const biasesJson = ({
  report,
  biases,
}: BiasStudy): ReportDocument & { readonly study: "biases"; readonly biases: BiasStudy["biases"] } => ({
  study: "biases",
  ...reportJson(report),
  biases,
});

/** The study for a terminal. */
export const biasesTerminal = ({ report, biases }: BiasStudy, options: TerminalOptions): string => {
  const { color } = options;
  const rows = (lines: readonly (readonly string[])[]): readonly string[] =>
    aligned(
      lines.map((line) => line.map((text) => cell(text))),
      color,
    );
  const sections = biases.map(({ model, report: one }) =>
    [
      emphasised(`What form does to ${clipped(model, 40)}`, "strong", color),
      ...rows([wayHead, ...wayRows(one).map(([way, ...shares]) => [way, ...shares.map(shareText)])]),
      "",
      ...rows([effectHead, ...effectRows(one)]),
      "",
      ...rows([
        consistencyHead,
        ...consistencyRows(one).map(([name, ...shares]) => [name, ...shares.map(shareText)]),
      ]),
      ...rows(twinRows(one).map(([name, share]) => [name, shareText(share)])),
    ].join("\n"),
  );
  return [renderTerminal(report, options), ...sections].join("\n\n");
};

/** The study as Markdown. */
export const biasesMarkdown = ({ report, biases }: BiasStudy): string => {
  const blocks = biases.flatMap(({ model, report: one }) => [
    `## What form does to ${plain(model)}`,
    table(
      wayHead,
      wayRows(one).map(([way, ...shares]) => [plain(way), ...shares.map(shareText)]),
    ),
    table(
      effectHead,
      effectRows(one).map((row) => row.map(plain)),
    ),
    table(
      consistencyHead,
      consistencyRows(one).map(([name, ...shares]) => [plain(name), ...shares.map(shareText)]),
    ),
    table(
      ["twins", "share"],
      twinRows(one).map(([name, share]) => [name, shareText(share)]),
    ),
  ]);
  return `${renderMarkdown(report).trimEnd()}\n\n${blocks.join("\n\n")}\n`;
};

/** The study as one self-contained HTML page. */
export const biasesHtml = ({ report, biases }: BiasStudy): string =>
  renderHtml(report, [
    {
      behind: report.models.length === 0 ? "models" : "overall",
      id: "form",
      heading: "What form does",
      before: markup`<p>The same arguments in other words, another wording, another order. Differences are in points, on the same arguments; p is McNemar’s.</p>`,
      after: markup`${biases.map(drawn)}`,
    },
  ]);

const drawn = ({ model, report: one }: BiasStudy["biases"][number]): Markup => {
  const heads = (names: readonly string[]) =>
    names.map((name, i) => (i === 0 ? column(name) : numbers(name)));
  const text = (words: string): Markup => markup`${words}`;
  return markup`<h3>${model}</h3>
${htmlTable(
  `Ways of asking ${model}`,
  blank,
  heads(wayHead),
  wayRows(one).map(([way, ...shares]) => [text(way), ...shares.map(shareCell)]),
)}
${htmlTable(
  `Effects on ${model}`,
  blank,
  heads(effectHead),
  effectRows(one).map((row) => row.map(text)),
)}
${htmlTable(
  `Consistency of ${model}`,
  blank,
  heads(consistencyHead),
  consistencyRows(one).map(([name, ...shares]) => [text(name), ...shares.map(shareCell)]),
)}
${htmlTable(
  `Twins, ${model}`,
  blank,
  heads(["twins", "share"]),
  twinRows(one).map(([name, share]) => [text(name), shareCell(share)]),
)}`;
};
