/**
 * A choice run for a terminal: the metrics of every model, whole and by question type, then by place. Percent
 * throughout, every share with its 95 % interval and n.
 */
import type { ChoiceMetrics, Estimate } from "#scores";
import { aligned, cell, emphasised, widthOf, type Cell } from "../formats/aligned.ts";
import type { TerminalOptions } from "../formats/terminal.ts";
import { costText, count, dateInWords, percent, percentInterval } from "../numbers.ts";
import { clipped, printable } from "../printable.ts";
import { extentText, type ChoiceModelReport, type ChoiceReport } from "./choice-report.ts";

/** The report as lines of text, without a final newline. */
export const renderChoiceTerminal = (report: ChoiceReport, { width, color }: TerminalOptions): string => {
  const head = [
    emphasised(
      `Organon · run ${printable(report.run)} · ${printable(dateInWords(report.date))}`,
      "strong",
      color,
    ),
    emphasised(`DivLogicEval: ${extentText(report)}. Percent [95 % interval] n.`, "soft", color),
  ];
  const sections = [head.join("\n"), ...report.models.map((model) => ofModel(model, width, color))];
  return sections.join("\n\n");
};

const ofModel = (model: ChoiceModelReport, width: number, color: boolean): string =>
  [
    emphasised(clipped(model.name, 40), "strong", color),
    ...fitting((shown) => [heads, ...rowsOf(model, shown)], width, color),
    "",
    ...fitting((shown) => placeRows(model, shown), width, color),
    ...variation(model, color),
    ...remarks(model, color),
  ].join("\n");

type Shown = (share: Estimate) => string;

/** Shares with interval and n side by side where the terminal is wide enough, or else one under the other. */
const fitting = (
  rowsFor: (shown: Shown) => readonly (readonly Cell[])[],
  width: number,
  color: boolean,
): readonly string[] => {
  const wide = rowsFor(shareOf);
  if (widthOf(wide) <= width) return aligned(wide, color);
  const [values, intervals, counts] = [rowsFor(alone), rowsFor(intervalOf), rowsFor(countOf)];
  // The first row has the heads; a row's name stands once.
  const unnamed = (row: readonly Cell[] = []): readonly Cell[] =>
    row.map(({ text }, i) => soft(i === 0 ? "" : text));
  const stacked = values.flatMap((row, i) =>
    i === 0 ? [row] : [row, unnamed(intervals[i]), unnamed(counts[i])],
  );
  return widthOf(stacked) <= width ? aligned(stacked, color) : listed(wide, color);
};

/** Each share on a line of its own, for the narrowest terminals. */
const listed = ([names = [], ...rows]: readonly (readonly Cell[])[], color: boolean): readonly string[] =>
  rows.flatMap(([name, ...shares]) => [
    `  ${name?.text ?? ""}`,
    ...aligned(
      shares.map(({ text }, i) => [cell("", { gap: 2 }), names[i + 1] ?? soft(""), cell(text)]),
      color,
    ),
  ]);

const soft = (text: string): Cell => cell(text, { emphasis: "soft" });
const heads: readonly Cell[] = [
  soft(""),
  soft("Accuracy"),
  soft("over rotations"),
  soft("Circular"),
  soft("PartialCircular"),
];

const rowsOf = (model: ChoiceModelReport, shown: Shown): readonly (readonly Cell[])[] => [
  row("all", model, shown),
  ...model.byType.map((type) => row(type.name, type, shown)),
];

const row = (name: string, metrics: ChoiceMetrics, shown: Shown): readonly Cell[] => [
  cell(name),
  ...[metrics.accuracy, metrics.rotationAccuracy, metrics.circular, metrics.partialCircular].map((share) =>
    cell(shown(share)),
  ),
];

const shareOf: Shown = (share) =>
  share.value === null ? "–" : `${percent(share.value)} ${percentInterval(share)} n ${count(share.n)}`;

const alone: Shown = ({ value }) => percent(value);

const intervalOf: Shown = (share) => (share.value === null ? "" : percentInterval(share));

const countOf: Shown = ({ value, n }) => (value === null ? "" : `n ${count(n)}`);

const placeRows = (model: ChoiceModelReport, shown: Shown): readonly (readonly Cell[])[] => [
  [soft("right option at"), ...model.byPlace.map(({ place }) => soft(place))],
  [cell("accuracy"), ...model.byPlace.map(({ accuracy }) => cell(shown(accuracy)))],
  [cell("picked"), ...model.byPlace.map(({ picked }) => cell(shown(picked)))],
];

const variation = ({ overEpochs }: ChoiceModelReport, color: boolean): readonly string[] => {
  if (overEpochs.epochs.length < 2) return [];
  const { accuracy, circular, partialCircular } = overEpochs;
  const cv = (value: number | null): string => (value === null ? "–" : `${percent(value)} %`);
  return [
    "",
    emphasised(
      `Coefficient of variation over ${overEpochs.epochs.length} epochs: Accuracy ${cv(accuracy)}, Circular ${cv(circular)}, PartialCircular ${cv(partialCircular)}`,
      "soft",
      color,
    ),
  ];
};

const remarks = (model: ChoiceModelReport, color: boolean): readonly string[] => {
  const { circles, complete, responseRate, cost } = model;
  const incomplete = circles - complete;
  const parts = [
    `response rate ${shareOf(responseRate)}`,
    ...(incomplete > 0
      ? [`${count(incomplete)} of ${count(circles)} circles incomplete, which counts neither for nor against`]
      : []),
    ...(cost.usd === null || cost.usd > 0 ? [`cost ${costText(cost)}`] : []),
  ];
  return ["", emphasised(parts.join("; "), "soft", color)];
};
